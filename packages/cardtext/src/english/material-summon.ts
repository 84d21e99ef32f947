/** Synchro, Xyz and Link Summons as a verb: "immediately after this effect resolves, Synchro Summon 1 … using this card you control". */
import type { ActionOf, Filter } from '@spellspeed/engine/language';
import { checked, eitherOf, iso, meaning, readOnly } from '../grammar/phrase.ts';
import { sameZones } from '../meaning/places.ts';
import { NOUN } from './noun.ts';
import { POINTERS } from './reference.ts';
import { type Said, say, saying, YOU } from './said.ts';
import { act, inMood, listOf, type Speech } from './speech.ts';

type MaterialSummon = 'synchro-summon' | 'xyz-summon' | 'link-summon';
const VERBS = {
  'synchro-summon': 'Synchro Summon',
  'xyz-summon': 'Xyz Summon',
  'link-summon': 'Link Summon',
} as const;
/** That such a monster comes from its player's Extra Deck goes without saying. */
const IN_EXTRA: Filter = [{ test: 'in', side: 'you', zones: ['extra'] }];
const isInExtra = (filter: Filter): boolean =>
  filter.some((test) => test.test === 'in' && test.side === 'you' && sameZones(test.zones, ['extra']));

const sayMaterialSummon = (action: ActionOf<MaterialSummon>, speech: Speech): string => {
  const { do: verb, monster } = action;
  const place = monster && isInExtra(monster) ? ('unsaid' as const) : ('from' as const);
  const what = monster
    ? `${speech.words.phrase(monster, { count: { min: 1, max: 1 }, place }, speech)} `
    : '';
  return `immediately after this effect resolves, ${act(speech, VERBS[verb], `${what}${sayHow(action, speech)}`)}`;
};
const sayHow = (action: ActionOf<MaterialSummon>, speech: Speech): string => {
  if (action.using) {
    const card = speech.words.reference(action.using, 'object', speech);
    return action.do === 'synchro-summon' && action.using.ref === 'this'
      ? `using ${card} ${speech.you} control`
      : `using monsters ${speech.you} control, including ${card}`;
  }
  if (action.materials === undefined)
    return `using only ${listOf(
      action.usingOnly.map((what) => speech.words.reference(what, 'object', speech)),
      'and',
    )}`;
  const cards = speech.words.phrase(action.materials, { count: 'plural' }, speech);
  return action.including
    ? `using ${cards} as material, including ${speech.words.phrase(action.including, { count: 'a' }, speech)}`
    : `using only ${cards}`;
};

const MONSTER: Said<Filter> = iso(
  readOnly(NOUN),
  (filter): Filter => [...filter, ...IN_EXTRA],
  () => undefined,
);
const MATERIALS: Said<Filter> = readOnly(NOUN);
/** What is Summoned so, in the words of this verb. */
export const materialSummoned = <V extends MaterialSummon>(verb: V): Said<ActionOf<V>> => {
  const summon = saying(({ mood }) => inMood(mood, VERBS[verb]), VERBS[verb]);
  const which = [...(verb === 'synchro-summon' ? [false] : []), true];
  type Fields = { readonly monster?: Filter; readonly materials?: Filter };
  const forms = which.flatMap((isNamed) => {
    const one = say<Fields>({});
    const only = isNamed
      ? one`immediately after this effect resolves, ${summon} 1 ${{ monster: MONSTER }} using only ${{ materials: MATERIALS }}`
      : one`immediately after this effect resolves, ${summon} using only ${{ materials: MATERIALS }}`;
    return [meaning(only, (fields) => ({ do: verb, ...fields }) as ActionOf<V>)];
  });
  const using = say<Using>({});
  const withOne = [
    ...(verb === 'synchro-summon'
      ? [
          using`immediately after this effect resolves, ${summon} using ${{ using: POINTERS.object }} ${YOU} control`,
          using`immediately after this effect resolves, ${summon} 1 ${{ monster: MONSTER }} using ${{ using: POINTERS.object }} ${YOU} control`,
        ]
      : []),
    using`immediately after this effect resolves, ${summon} 1 ${{ monster: MONSTER }} using monsters ${YOU} control, including ${{ using: POINTERS.object }}`,
  ].map((form) => meaning(form, (fields) => ({ do: verb, ...fields }) as ActionOf<V>));
  return checked(
    (action, speech) => sayMaterialSummon(action, speech),
    eitherOf<ActionOf<V>, Speech>(...forms, ...withOne),
  );
};
interface Using {
  readonly monster?: Filter;
  readonly using: ActionOf<'synchro-summon'>['using'];
}
