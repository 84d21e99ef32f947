/** Alternatives that share a place of the phrase: "Magia/Trappola", "Drago o Guerriero", "sul Terreno o nel tuo Cimitero". */
import { type Draft, SLOTS, withTrait } from './draft.ts';
import { alternatives } from './noun.ts';
import { listOf } from './terms.ts';

/** Alternatives that all fill the same place of the phrase share it. */
export const merged = (drafts: readonly Draft[], draft: Draft): Draft | undefined => {
  const heads = drafts.flatMap(({ head }) => head ?? []);
  if (heads.length === drafts.length)
    return { ...draft, head: alternatives(heads, (forms) => forms.join('/')) };
  const places = drafts.flatMap((one) => one.places);
  if (places.length === drafts.length) return { ...draft, places: [...draft.places, ...places] };
  const names = drafts.flatMap((one) => one.names ?? []);
  if (names.length === drafts.length)
    return { ...draft, names: listOf(names, 'o'), namesMonsters: drafts.every((one) => one.namesMonsters) };
  const slots = new Set(drafts.flatMap(({ traits }) => SLOTS.filter((slot) => traits[slot] !== undefined)));
  const [slot] = slots;
  if (slots.size !== 1 || slot === undefined) return undefined;
  return withTrait(
    draft,
    slot,
    listOf(
      drafts.map(({ traits }) => traits[slot] ?? ''),
      'o',
    ),
  );
};
