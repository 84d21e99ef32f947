/** Summons with material that an effect makes: "Link Evoca 1 … utilizzando mostri che controlli". */
import type { ActionOf, MaterialsUsed } from '@spellspeed/engine/language';
import { agreed } from './noun.ts';
import { act, ONE, type Speech, youDo } from './speech.ts';
import { listOf } from './terms.ts';

/** "se controlli …, puoi anche utilizzare … nel tuo Cimitero, mischiandoli nel Deck" */
export const sayShuffled = (
  { cards, if: condition }: NonNullable<ActionOf<'ritual-summon'>['shuffled']>,
  speech: Speech,
): string => {
  const when = condition ? `se ${speech.words.condition(condition, speech).yes}, ` : '';
  const also = speech.words.phrase(cards, { count: 'plural' }, speech).text;
  return ` (${when}${youDo(speech, '{può||puoi}')} anche utilizzare ${also}, mischiandoli nel Deck)`;
};

/** "immediatamente dopo che questo effetto si risolve, Link Evoca 1 … utilizzando mostri che controlli, compresa questa carta" */
/** What follows "Synchro Evocare": with which materials. */
export const usedMaterials = (used: MaterialsUsed, speech: Speech): string => {
  if (used.using) {
    const included = speech.words.reference(used.using, 'object', speech);
    return `utilizzando mostri sul tuo Terreno, ${agreed('compres~', included)} ${included.text}`;
  }
  if (used.materials === undefined)
    return `utilizzando solo ${listOf(
      used.usingOnly.map((what) => speech.words.reference(what, 'object', speech).text),
      'e',
    )}`;
  const { text } = speech.words.phrase(used.materials, { count: 'plural' }, speech);
  if (!used.including) return `utilizzando solo ${text}`;
  const one = speech.words.phrase(used.including, { count: 'a' }, speech);
  return `utilizzando ${text} come materiale, ${agreed('compres~', one)} ${one.text}`;
};
export const materialSummon = (
  verb: string,
  { monster, ...used }: ActionOf<'xyz-summon' | 'link-summon'>,
  speech: Speech,
): string => {
  const what = speech.words.phrase(monster, { count: ONE, place: 'from' }, speech).text;
  return `immediatamente dopo che questo effetto si risolve, ${act(speech, verb, `${what} ${usedMaterials(used, speech)}`)}`;
};

/** "1 Mostro Synchro VENTO dal tuo Extra Deck " */
export const synchroMonster = ({ monster }: ActionOf<'synchro-summon'>, speech: Speech): string =>
  monster ? `${speech.words.phrase(monster, { count: ONE, place: 'from' }, speech).text} ` : '';
export const FUSED = { banished: 'bandendo', deck: 'mischiando' } as const;
