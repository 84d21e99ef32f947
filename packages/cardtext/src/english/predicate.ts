/** What applied effects change, read: "gains 500 ATK", "cannot be destroyed by battle", "its effects are negated". */
import {
  type Action,
  type Affected,
  type Amount,
  type Cause,
  type Filter,
  type Modifier,
  type Test,
  ZONES,
} from '@spellspeed/engine/language';
import { gathered, maybe, wordsAdd } from '../grammar/gather.ts';
import { eitherOf, meaning, NUMBER, QUOTED, type Reader, readOnly, rule, words } from '../grammar/phrase.ts';
import { AMOUNT } from './amount.ts';
import { ATTACKS } from './attacking.ts';
import { type Change, type FoundChange, type FoundModifier, modifier } from './change.ts';
import { EFFECTS_OF } from './names.ts';
import { NOUN, nounsIn, PREFIXES } from './noun.ts';
import { PLAYER_RULES } from './player-rules.ts';
import { POINTERS } from './reference.ts';
import { ACTION, type Said, say } from './said.ts';
import type { Speech } from './speech.ts';
import { ITS, raised, statChange, UNITS, verbs } from './values.ts';

export type { Change } from './change.ts';

const PLURAL: Said<Filter> = readOnly(NOUN);

// What cards can and cannot do --------------------------------------------------------------------------------------

/** Cards of the opponent, wherever they are. */
const THEIRS: Filter = [{ test: 'in', side: 'opponent', zones: ZONES }];
const KINDS: readonly (readonly [string, Filter])[] = [
  ['monster', [{ test: 'kind', kind: 'monster' }]],
  ['Spell', [{ test: 'kind', kind: 'spell' }]],
  ['Trap', [{ test: 'kind', kind: 'trap' }]],
  [
    'Spell/Trap',
    [{ test: 'either', filters: [[{ test: 'kind', kind: 'spell' }], [{ test: 'kind', kind: 'trap' }]] }],
  ],
];
const protections: readonly FoundModifier[] = [
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
const neither: readonly Reader<readonly Modifier[], Speech>[] = (['any', 'opponent'] as const).map((of) =>
  words<readonly Modifier[]>(`cannot be destroyed by battle or ${EFFECTS_OF[of]}`, [
    { modifies: 'not-destroyed-by-battle', with: [] },
    { modifies: 'not-destroyed-by-effects', of },
  ]),
);
/** After the subject. */
const PREDICATES: Reader<readonly Modifier[], Speech> = eitherOf<readonly Modifier[], Speech>(
  ...raised,
  ...neither,
  ...[...ATTACKS, ...protections].map((one) => meaning(one, (change) => [change])),
);

// Subjects ----------------------------------------------------------------------------------------------------------

const matching = (filter: Filter): Affected => ({ affects: 'matching', filter });
const matchingNow = (filter: Filter): Affected => ({ affects: 'matching-now', filter });
const referenced = (what: Extract<Affected, { affects: 'referenced' }>['what']): Affected => ({
  affects: 'referenced',
  what,
});
const THIS: Affected = { affects: 'referenced', what: { ref: 'this' } };
const POSSESSORS = [meaning(POINTERS.possessive, referenced), words("this card's", THIS)];
/** Cards that are not pointed to. */
function ofAKind(find: () => Said<Filter>): Reader<Filter, Speech> {
  const nouns = rule<Filter, Speech>(find);
  return {
    read: (text, at, speech) =>
      nouns.read(text, at, speech).filter(({ value }) => !(value.length === 1 && value[0]?.test === 'is')),
  };
}
/** "it", "monsters you control", "all monsters you control" */
export const SUBJECTS: Reader<Affected, Speech> = eitherOf<Affected, Speech>(
  meaning(POINTERS.subject, referenced),
  meaning(POINTERS.object, referenced),
  meaning(
    ofAKind(() => nounsIn({ count: 'plural' })),
    matching,
  ),
  meaning(
    ofAKind(() => nounsIn({ count: 'all' })),
    matchingNow,
  ),
);
const said = say<Change>({});
const one = <Inner>(reader: Reader<Inner, Speech>): Said<Inner> => readOnly(reader);
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

// Instead -----------------------------------------------------------------------------------------------------------

const CAUSES: readonly (readonly [string, readonly Cause[], Filter?])[] = [
  [' by battle', ['battle']],
  [' by card effect', ['effect']],
  [' by battle or card effect', ['battle', 'effect']],
  [" by your opponent's card effect", ['effect'], THEIRS],
  [" by battle or your opponent's card effect", ['battle', 'effect'], THEIRS],
  ...KINDS.map(([kind, of]) => [` by a ${kind} effect`, ['effect'], of] as const),
];
const anyOne = one(
  eitherOf<Affected, Speech>(
    meaning(POINTERS.subject, referenced),
    meaning(
      ofAKind(() => nounsIn({ count: 'a' })),
      matching,
    ),
  ),
);
/** "each Dragon monster you control" */
const eachOne = one(meaning({ read: gathered<Test, Speech>(wordsAdd('each '), NOUN).read }, matching));
/** An action without leave to leave it. */
const DONE: Said<Action> = readOnly({
  read: (text, at, speech) => ACTION.read(text, at, speech).filter(({ value }) => value.do !== 'may'),
});
const piercing: readonly FoundChange[] = ([1, 2] as const).map(
  (times) =>
    say<Change>({
      modifiers: [{ modifies: 'piercing', times }],
    })`if ${{ affects: anyOne }} attacks a Defense Position monster, inflict ${times === 2 ? 'double ' : ''}piercing battle damage to your opponent`,
);
/** "The first time this card would be destroyed by battle each turn, it is not destroyed" */
const firstTimes: readonly FoundChange[] = CAUSES.flatMap(([words, by, of = []]) => [
  say<Change>({
    modifiers: [{ modifies: 'first-destruction-prevented', by, of }],
  })`the first time ${{ affects: anyOne }} would be destroyed${words} each turn, it is not destroyed`,
  say<Change>({
    modifiers: [{ modifies: 'first-destruction-prevented', by, of, times: 2 }],
  })`the first 2 times ${{ affects: anyOne }} would be destroyed${words} each turn, it is not destroyed`,
  say<Change>({
    modifiers: [{ modifies: 'first-destruction-prevented', by, of, for: 'each' }],
  })`the first time ${{ affects: eachOne }} would be destroyed${words} each turn, it is not destroyed`,
]);
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
/** A card, or cards of a kind; "monster(s)": done once, it saves all of them. */
const SAVED: Reader<Filter, Speech> = gathered(PREFIXES.a, NOUN);
const USES = [
  ['', 'mandatory'],
  ['you can ', 'optional'],
] as const;
const instead: readonly FoundChange[] = CAUSES.flatMap(([words, by, of]) =>
  USES.flatMap(([can, use]) => [
    meaning(
      say<{ affects: Affected; instead: Action }>(
        {},
      )`if ${{ affects: anyOne }} would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ affects, instead: action }): Change => ({
        affects,
        modifiers: [{ modifies: 'destruction-replaced', by, ...(of && { of }), use, instead: action }],
      }),
    ),
    meaning(
      say<{ saved: Filter; instead: Action }>(
        {},
      )`if exactly 1 ${{ saved: PLURAL }} (and no other cards) would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ saved, instead: action }): Change => ({
        affects: matching(saved),
        modifiers: [
          {
            modifies: 'destruction-replaced',
            by,
            ...(of && { of }),
            use,
            saves: 'one-alone',
            instead: action,
          },
        ],
      }),
    ),
    meaning(
      say<{ saved: Filter; instead: Action }>(
        {},
      )`if ${{ saved: one(SAVED) }} would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ saved, instead: action }): Change => ({
        affects: matching(saved),
        modifiers: [
          {
            modifies: 'destruction-replaced',
            by,
            ...(of && { of }),
            use,
            saves: 'all-together',
            instead: action,
          },
        ],
      }),
    ),
  ]),
);

/** "If this card would be destroyed by battle, you can detach 1 material from this card instead": the card itself is not spoken of as "it". */
const itselfInstead: readonly FoundChange[] = CAUSES.flatMap(([words, by, of]) =>
  USES.map(([can, use]) =>
    meaning(
      say<{ instead: Action }>(
        {},
      )`if this card would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ instead: action }): Change => ({
        affects: THIS,
        modifiers: [{ modifies: 'destruction-replaced', by, ...(of && { of }), use, instead: action }],
      }),
    ),
  ),
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
