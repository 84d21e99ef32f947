/** What cards can and cannot do, read: "cannot be destroyed by battle", "is unaffected by other cards' effects". */
import { type Filter, type Modifier, ZONES } from '@spellspeed/engine/language';
import { type Reader, words } from '../grammar/phrase.ts';
import { type FoundModifier, modifier } from './change.ts';
import { PLURAL } from './changed-cards.ts';
import { EFFECTS_OF } from './names.ts';
import { nounsIn } from './noun.ts';
import type { Speech } from './speech.ts';

/** Cards of the opponent, wherever they are. */
export const THEIRS: Filter = [{ test: 'in', side: 'opponent', zones: ZONES }];
export const KINDS: readonly (readonly [string, Filter])[] = [
  ['monster', [{ test: 'kind', kind: 'monster' }]],
  ['Spell', [{ test: 'kind', kind: 'spell' }]],
  ['Trap', [{ test: 'kind', kind: 'trap' }]],
  [
    'Spell/Trap',
    [{ test: 'either', filters: [[{ test: 'kind', kind: 'spell' }], [{ test: 'kind', kind: 'trap' }]] }],
  ],
];
export const protections: readonly FoundModifier[] = [
  // Which they are stands behind the sentence.
  ...['gains this effect', 'gain this effect', 'gains these effects', 'gain these effects'].map((gains) =>
    words<Modifier>(gains, { modifies: 'gains-effects', effects: [] }),
  ),
  modifier('not-destroyed-by-battle', { with: [] })`cannot be destroyed by battle`,
  modifier(
    'not-destroyed-by-battle',
  )`cannot be destroyed by battle with ${{ with: nounsIn({ count: 'a', having: 'that has' }) }}`,
  ...(['any', 'opponent'] as const).flatMap((of): readonly FoundModifier[] => [
    modifier('not-destroyed-by-effects', { of })`cannot be destroyed by ${EFFECTS_OF[of]}`,
    modifier('cannot-be-targeted', { by: of })`cannot be targeted by ${EFFECTS_OF[of]}`,
  ]),
  modifier('not-destroyed-by-effects', {
    of: 'any',
  })`cannot be destroyed by the effects of ${{ by: PLURAL }}`,
  ...KINDS.map(
    ([words, tests]) =>
      modifier('not-destroyed-by-effects', {
        of: 'any',
        by: [...tests, ...THEIRS],
      })`cannot be destroyed by your opponent's ${words} effects`,
  ),
  ...['is', 'are'].map(
    (be): FoundModifier => modifier('unaffected')`${be} unaffected by the effects of ${{ by: PLURAL }}`,
  ),
  ...['is', 'are'].map(
    (be): FoundModifier =>
      modifier('unaffected', { by: THEIRS })`${be} unaffected by your opponent's card effects`,
  ),
  ...['is ', 'are ', ''].flatMap((be) =>
    ([['card', []], ...KINDS] as const).flatMap(([kind, tests]): readonly FoundModifier[] => {
      const by: Filter = [...tests, ...THEIRS];
      const words = `${be}unaffected by your opponent's activated ${kind} effects`;
      return [
        modifier('unaffected', { by, only: 'activated' })`${words}`,
        ...['it', 'them', 'this card'].map(
          (what) =>
            modifier('unaffected', {
              by,
              only: 'activated',
              unless: 'targeting',
            })`${words}, unless they target ${what}`,
        ),
      ];
    }),
  ),
  ...['is', 'are'].flatMap((be): readonly FoundModifier[] =>
    KINDS.map(
      ([words, tests]) =>
        modifier('unaffected', {
          by: [...tests, ...THEIRS],
        })`${be} unaffected by your opponent's ${words} effects`,
    ),
  ),
  ...KINDS.flatMap(([kind, tests]): readonly FoundModifier[] => [
    modifier('cannot-be-targeted', { by: 'any', of: tests })`cannot be targeted by ${kind} effects`,
    modifier('cannot-be-targeted', {
      by: 'any',
      of: [...tests, ...THEIRS],
    })`cannot be targeted by your opponent's ${kind} effects`,
  ]),
  modifier('not-tributed', { by: 'any' })`cannot be Tributed`,
  modifier('not-tributed-for-tribute-summon')`cannot be Tributed for a Tribute Summon`,
  modifier('activated-the-turn-it-was-set')`can be activated the turn it was Set`,
  modifier('cannot-be-activated', { what: 'effect' })`cannot activate its effects`,
  modifier('cannot-be-activated', { what: 'effect' })`cannot activate their effects`,
];
/** "by battle or card effects": both. */
export const neither: readonly Reader<readonly Modifier[], Speech>[] = (['any', 'opponent'] as const).map(
  (of) =>
    words<readonly Modifier[]>(`cannot be destroyed by battle or ${EFFECTS_OF[of]}`, [
      { modifies: 'not-destroyed-by-battle', with: [] },
      { modifies: 'not-destroyed-by-effects', of },
    ]),
);
