/** What applied effects change, read: "gains 500 ATK", "cannot be destroyed by battle", "its effects are negated". */

import type { Affected, Amount, Filter, Modifier, Test } from '@spellspeed/engine/language';
import { gathered, maybe, wordsAdd } from '../grammar/gather.ts';
import { eitherOf, meaning, NUMBER, QUOTED, type Reader, readOnly, rule, words } from '../grammar/phrase.ts';
import { AMOUNT } from './amount.ts';
import { ATTACKS } from './attacking.ts';
import type { Change, FoundChange } from './change.ts';
import { matching, one, PLURAL, POSSESSORS, referenced, SUBJECTS, said, THIS } from './changed-cards.ts';
import { anyOne, firstTimes, instead, itselfInstead } from './instead-predicate.ts';
import { NOUN } from './noun.ts';
import { PLAYER_RULES } from './player-rules.ts';
import { neither, protections } from './protection-predicate.ts';
import { POINTERS } from './reference.ts';
import { say } from './said.ts';
import type { Speech } from './speech.ts';
import { ITS, raised, statChange, UNITS, verbs } from './values.ts';

export type { Change } from './change.ts';

/** After the subject. */
const PREDICATES: Reader<readonly Modifier[], Speech> = eitherOf<readonly Modifier[], Speech>(
  ...raised,
  ...neither,
  ...[...ATTACKS, ...protections].map((one) => meaning(one, (change) => [change])),
);
/** "any other Dragon monsters you control": what somebody's monsters cannot target. */
const UNTOUCHED: Reader<Affected, Speech> = eitherOf<Affected, Speech>(
  meaning(POINTERS.object, referenced),
  meaning({ read: gathered<Test, Speech>(maybe(wordsAdd('any ')), NOUN).read }, matching),
);
const untouched: readonly FoundChange[] = (
  [
    ["your opponent's monsters", 'opponent'],
    ['monsters', 'any'],
  ] as const
).map(
  ([whose, by]) =>
    say<Change>({
      modifiers: [{ modifies: 'cannot-be-attacked', by }],
    })`${whose} cannot target ${{ affects: one(UNTOUCHED) }} for attacks`,
);

const LEAVES = ['it leaves', 'they leave'];
const THIS_AS_MATERIAL: Test = { test: 'has-material', filter: [{ test: 'is', what: { ref: 'this' } }] };
/** "Xyz Monsters on the field that have this card as material gain this effect" */
const ofHosts: readonly FoundChange[] = ['', ' and'].flatMap((and) =>
  ['this effect', 'these effects'].map((what) =>
    meaning(
      say<{ hosts: Filter }>({})`${{ hosts: PLURAL }}${and} that have this card as material gain ${what}`,
      ({ hosts }): Change => ({
        affects: matching([...hosts, THIS_AS_MATERIAL]),
        modifiers: [{ modifies: 'gains-effects', effects: [] }],
      }),
    ),
  ),
);

const LEVELS = [
  ['is increased by', 'raise', 1],
  ['is reduced by', 'raise', -1],
  ['becomes', 'set', 1],
] as const;
const ofCards: readonly FoundChange[] = [
  said`${{ affects: one(SUBJECTS) }} ${{ modifiers: one(PREDICATES) }}`,
  said`${{ affects: one(eitherOf(...POSSESSORS)) }} ${{ modifiers: one(eitherOf(...ITS)) }}`,
  ...UNITS.flatMap(([unit, stat]) =>
    [`the ${unit} of `, `the original ${unit} of `].flatMap((start, index) =>
      verbs('become').map((verb) =>
        meaning(
          say<{ affects: Affected; amount: Amount }>(
            {},
          )`${start}${{ affects: one(SUBJECTS) }} ${verb} ${{ amount: AMOUNT }}`,
          ({ affects, amount }): Change => ({
            affects,
            modifiers: statChange(stat, index === 0 ? 'set' : 'set-original', amount),
          }),
        ),
      ),
    ),
  ),
  ...UNITS.flatMap(([unit, stat]) =>
    (
      [
        ['halve', 0.5],
        ['double', 2],
      ] as const
    ).map(([verb, factor]) =>
      meaning(
        say<{ affects: Affected }>({})`${verb} the ${unit} of ${{ affects: one(SUBJECTS) }}`,
        ({ affects }): Change => ({ affects, modifiers: statChange(stat, 'multiply', factor) }),
      ),
    ),
  ),
  ...LEVELS.map(([change, how, sign]) =>
    meaning(
      say<{ affects: Affected; amount: number }>(
        {},
      )`the Level of ${{ affects: one(SUBJECTS) }} ${change} ${{ amount: NUMBER }}`,
      ({ affects, amount }): Change => ({
        affects,
        modifiers: [{ modifies: 'level', how, amount: sign * amount }],
      }),
    ),
  ),
  say<Change>({
    modifiers: [{ modifies: 'effects', how: 'negated' }],
  })`negate the effects of ${{ affects: one(SUBJECTS) }}`,
  ...LEAVES.map(
    (leaves) =>
      say<Change>({
        modifiers: [{ modifies: 'banished-when-it-leaves' }],
      })`banish ${{ affects: one(SUBJECTS) }} when ${leaves} the field`,
  ),
  ...LEAVES.map(
    (leaves) =>
      say<Change>({
        modifiers: [{ modifies: 'placed-on-bottom-when-it-leaves' }],
      })`place ${{ affects: one(SUBJECTS) }} on the bottom of the Deck when ${leaves} the field`,
  ),
];
const piercing: readonly FoundChange[] = ([1, 2] as const).map(
  (times) =>
    say<Change>({
      modifiers: [{ modifies: 'piercing', times }],
    })`if ${{ affects: anyOne }} attacks a Defense Position monster, inflict ${times === 2 ? 'double ' : ''}piercing battle damage to your opponent`,
);
const SILENCED = (['attacks', 'battles'] as const).map(
  (when) =>
    [
      `${when}, your opponent cannot activate cards or effects until the end of the Damage Step`,
      when,
    ] as const,
);
/** "If this card battles, your opponent cannot activate cards or effects until the end of the Damage Step" */
const silences: readonly FoundChange[] = SILENCED.map(
  ([attacks, when]) =>
    say<Change>({
      modifiers: [{ modifies: 'silences-opponent', when }],
    })`if ${{ affects: anyOne }} ${attacks}`,
);

/** "This card's name becomes "X" while on the field or in the GY": the places are those where the effect works. */
const RENAMED: readonly FoundChange[] = [
  ' while on the field',
  ' while in the hand or on the field',
  ' while on the field or in the GY',
  ' while in the GY',
  ' while in the hand or GY',
].map((where) =>
  meaning(
    say<{ name: string }>({})`this card's name becomes ${{ name: QUOTED }}${where}`,
    ({ name }): Change => ({ affects: THIS, modifiers: [{ modifies: 'name', name }] }),
  ),
);
/** Predicates without a subject: a monster's own Continuous Effects. */
export const OWN_CHANGES: FoundChange = eitherOf<Change, Speech>(
  ...RENAMED,
  ...itselfInstead,
  meaning(
    say<{ by: Filter }>({})`unaffected by the effects of ${{ by: PLURAL }}`,
    ({ by }): Change => ({ affects: THIS, modifiers: [{ modifies: 'unaffected', by }] }),
  ),
  meaning(PREDICATES, (modifiers) => ({ affects: THIS, modifiers })),
  ...(['attack', 'defense'] as const).map((position) =>
    words<Change>(`change this card to ${position === 'attack' ? 'Attack' : 'Defense'} Position`, {
      affects: THIS,
      modifiers: [{ modifies: 'stays-in-position', position }],
    }),
  ),
  words('destroy this card', { affects: THIS, modifiers: [{ modifies: 'destroys-itself' }] }),
  words(
    'if this card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY',
    { affects: THIS, modifiers: [{ modifies: 'kept-as-spell' }] },
  ),
  words('if this face-up card would leave the field, banish it instead', {
    affects: THIS,
    modifiers: [{ modifies: 'banished-when-it-leaves' }],
  }),
);
/** Clauses with their subject. */
export const CHANGES: FoundChange = rule(() =>
  readOnly(
    eitherOf(
      ...ofCards,
      ...ofHosts,
      ...untouched,
      ...PLAYER_RULES,
      ...piercing,
      ...firstTimes,
      ...silences,
      ...instead,
    ),
  ),
);

/** What follows is said of the same cards: "it gains 500 ATK, also it cannot attack". */
const more: Reader<readonly Modifier[], Speech> = eitherOf(
  meaning(
    say<Change>(
      {},
    )`, also ${{ affects: one(eitherOf(meaning(POINTERS.subject, referenced))) }} ${{ modifiers: one(PREDICATES) }}`,
    ({ modifiers }) => modifiers,
  ),
  meaning(
    say<Change>(
      {},
    )`, also ${{ affects: one(eitherOf(meaning(POINTERS.possessive, referenced))) }} ${{ modifiers: one(eitherOf(...ITS)) }}`,
    ({ modifiers }) => modifiers,
  ),
  ...LEAVES.map((leaves) =>
    meaning(
      say<Change>(
        {},
      )`, also banish ${{ affects: one(eitherOf(meaning(POINTERS.object, referenced))) }} when ${leaves} the field`,
      (): readonly Modifier[] => [{ modifies: 'banished-when-it-leaves' }],
    ),
  ),
  // Of the card itself, and of cards of a kind.
  ...['it', 'they'].map((those) =>
    meaning(
      say<Pick<Change, 'modifiers'>>({})`, also ${those} ${{ modifiers: one(PREDICATES) }}`,
      ({ modifiers }) => modifiers,
    ),
  ),
  ...['its', 'their'].map((theirs) =>
    meaning(
      say<Pick<Change, 'modifiers'>>({})`, also ${theirs} ${{ modifiers: one(eitherOf(...ITS)) }}`,
      ({ modifiers }) => modifiers,
    ),
  ),
  ...['it attacks', 'they attack'].flatMap((attacks) =>
    ([1, 2] as const).map((times) =>
      words<readonly Modifier[]>(
        `, also if ${attacks} a Defense Position monster, inflict ${times === 2 ? 'double ' : ''}piercing battle damage to your opponent`,
        [{ modifies: 'piercing', times }],
      ),
    ),
  ),
  ...SILENCED.map(([attacks, when]) =>
    meaning(
      say<Pick<Change, 'affects'>>(
        {},
      )`, also if ${{ affects: one(eitherOf(meaning(POINTERS.subject, referenced))) }} ${attacks}`,
      (): readonly Modifier[] => [{ modifies: 'silences-opponent', when }],
    ),
  ),
);
/** One clause or two about the same cards. */
export const withMore = (first: FoundChange): FoundChange => ({
  read: (text, at, speech) =>
    first.read(text, at, speech).flatMap((change) => [
      change,
      ...more.read(text, change.to, { ...speech, memory: change.memory }).map((next) => ({
        ...next,
        value: { ...change.value, modifiers: [...change.value.modifiers, ...next.value] },
      })),
    ]),
});
