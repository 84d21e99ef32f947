/** What applied effects change, read: "gains 500 ATK", "cannot be destroyed by battle", "its effects are negated". */
import {
  type Action,
  type Affected,
  type Amount,
  type Cause,
  type Filter,
  type Modifier,
  type Side,
  ZONES,
} from '@spellspeed/engine/language';
import { gathered } from '../grammar/gather.ts';
import { eitherOf, meaning, NUMBER, QUOTED, type Reader, readOnly, rule, words } from '../grammar/phrase.ts';
import { AMOUNT } from './amount.ts';
import { EFFECTS_OF } from './names.ts';
import { EXCEPTIONS, NOUN, nounsIn, PREFIXES } from './noun.ts';
import { POINTERS } from './reference.ts';
import { A_CARD, ACTION, type Said, say } from './said.ts';
import type { Speech } from './speech.ts';
import { ITS, raised, statChange, UNITS, verbs } from './values.ts';

/** What is changed, and for whom. */
export interface Change {
  readonly affects: Affected;
  readonly modifiers: readonly Modifier[];
}
export type FoundChange = Reader<Change, Speech>;
type ModifierOf<Name extends Modifier['modifies']> = Extract<Modifier, { readonly modifies: Name }>;
type Found = Reader<Modifier, Speech>;
const modifier = <Name extends Modifier['modifies']>(name: Name, constant: Partial<ModifierOf<Name>> = {}) =>
  // Every modifier of this name has it.
  say<ModifierOf<Name>>({ modifies: name, ...constant } as Partial<ModifierOf<Name>>);

const PLURAL: Said<Filter> = readOnly(NOUN);
const EXCEPT_THOSE: Said<Filter> = readOnly(gathered(NOUN, EXCEPTIONS));

// What cards can and cannot do --------------------------------------------------------------------------------------

const attacks: readonly Found[] = [
  modifier('cannot-declare-attacks')`cannot declare an attack`,
  modifier('cannot-attack')`cannot attack`,
  modifier('cannot-attack-directly')`cannot attack directly`,
  modifier('attacks-directly')`can attack directly`,
  modifier('cannot-change-position')`cannot change its battle position`,
  modifier('cannot-change-position')`cannot change their battle positions`,
  modifier('attacks', { times: 2, on: 'any' })`can make a second attack during each Battle Phase`,
  modifier('attacks', { times: 3, on: 'any' })`can make a second and third attack during each Battle Phase`,
  meaning(
    say<{ which: Filter }>({})`can attack ${{ which: nounsIn({ count: 'all' }) }}, once each`,
    ({ which }): Modifier => ({
      modifies: 'attacks-all-monsters',
      use: 'optional',
      which: which.filter(({ test }) => test !== 'in' && test !== 'kind'),
    }),
  ),
  modifier('attacks-directly', {
    damage: 'half',
  })`can attack directly, but when it does so using this effect, the battle damage inflicted to your opponent is halved`,
  modifier(
    'substitutes-fusion-material',
  )`can be used as a substitute for any 1 Fusion Material whose name is listed on the Fusion Monster; the other materials must be correct`,
  modifier(
    'counts-as-tributes',
  )`can be treated as ${{ times: NUMBER }} Tributes for the Tribute Summon of ${{ for: A_CARD }}`,
  ...['any', 'monsters'].flatMap((on): readonly Found[] =>
    [2, 3, 4].map(
      (times) =>
        modifier('attacks', {
          on: on === 'any' ? 'any' : 'monsters',
          times,
        })`can make up to ${`${times}`} attacks${on === 'any' ? '' : ' on monsters'} during each Battle Phase`,
    ),
  ),
  modifier('cannot-be-material', { for: ['synchro'] })`cannot be used as Synchro Material`,
  modifier('cannot-be-material', { for: ['fusion'] })`cannot be used as Fusion Material`,
  modifier('cannot-be-material', { for: ['link'] })`cannot be used as Link Material`,
  modifier('cannot-be-material', { for: ['xyz'] })`cannot be used as material for an Xyz Summon`,
  modifier('attacks', {
    on: 'monsters',
  })`can make up to ${{ times: AMOUNT }} attacks on monsters during each Battle Phase`,
];
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
const protections: readonly Found[] = [
  modifier('not-destroyed-by-battle', { with: [] })`cannot be destroyed by battle`,
  modifier('not-destroyed-by-battle')`cannot be destroyed by battle with ${{ with: A_CARD }}`,
  ...(['any', 'opponent'] as const).flatMap((of): readonly Found[] => [
    modifier('not-destroyed-by-effects', { of })`cannot be destroyed by ${EFFECTS_OF[of]}`,
    modifier('cannot-be-targeted', { by: of })`cannot be targeted by ${EFFECTS_OF[of]}`,
  ]),
  ...['is', 'are'].map(
    (be): Found => modifier('unaffected')`${be} unaffected by the effects of ${{ by: PLURAL }}`,
  ),
  ...['is', 'are'].map(
    (be): Found => modifier('unaffected', { by: THEIRS })`${be} unaffected by your opponent's card effects`,
  ),
  ...['is', 'are'].flatMap((be): readonly Found[] =>
    KINDS.map(
      ([words, tests]) =>
        modifier('unaffected', {
          by: [...tests, ...THEIRS],
        })`${be} unaffected by your opponent's ${words} effects`,
    ),
  ),
  modifier('not-tributed', { by: 'any' })`cannot be Tributed`,
  modifier('not-tributed-for-tribute-summon')`cannot be Tributed for a Tribute Summon`,
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
  ...[...attacks, ...protections].map((one) => meaning(one, (change) => [change])),
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
  say<Change>({
    modifiers: [{ modifies: 'effects', how: 'negated' }],
  })`negate the effects of ${{ affects: one(SUBJECTS) }}`,
  say<Change>({
    modifiers: [{ modifies: 'banished-when-it-leaves' }],
  })`banish ${{ affects: one(SUBJECTS) }} when it leaves the field`,
];

// Players -----------------------------------------------------------------------------------------------------------

const PLAYERS: readonly (readonly [string, Side])[] = [
  ['you cannot', 'you'],
  ['your opponent cannot', 'opponent'],
  ['neither player can', 'any'],
];
const ANY_MONSTERS = words('monsters', [] as Filter);
const monstersExcept: Reader<Filter, Speech> = eitherOf<Filter, Speech>(
  ANY_MONSTERS,
  meaning(EXCEPT_THOSE, (filter) => filter.filter(({ test }) => test !== 'kind')),
  PLURAL,
);
const ofPlayers: readonly FoundChange[] = [
  ...PLAYERS.flatMap(([start, side]): readonly FoundChange[] => {
    const affects: Affected = { affects: 'player', side };
    const change = (found: Found): FoundChange => meaning(found, (each) => ({ affects, modifiers: [each] }));
    const card = one(monstersExcept);
    return [
      change(modifier('cannot-special-summon', { way: 'special' })`${start} Special Summon ${{ card }}`),
      change(
        modifier('cannot-normal-summon', { what: 'summon-or-set' })`${start} Normal Summon/Set ${{ card }}`,
      ),
      change(modifier('no-battle-phase')`${start} conduct your Battle Phase`),
      change(modifier('no-battle-phase')`${start} conduct their Battle Phase`),
    ];
  }),
  meaning(modifier('only-one-face-up')`you can only control 1 ${{ card: PLURAL }}`, (each) => ({
    affects: { affects: 'player', side: 'you' },
    modifiers: [each],
  })),
  meaning(modifier('battle-damage', { how: 'none' })`you take no battle damage`, (each) => ({
    affects: { affects: 'player', side: 'you' },
    modifiers: [each],
  })),
];

// Instead -----------------------------------------------------------------------------------------------------------

const CAUSES: readonly (readonly [string, readonly Cause[]])[] = [
  [' by battle', ['battle']],
  [' by card effect', ['effect']],
  [' by battle or card effect', ['battle', 'effect']],
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
/** An action without leave to leave it. */
const DONE: Said<Action> = readOnly({
  read: (text, at, speech) => ACTION.read(text, at, speech).filter(({ value }) => value.do !== 'may'),
});
const piercing: readonly FoundChange[] = ([1, 2] as const).map(
  (times) =>
    say<Change>({
      modifiers: [{ modifies: 'piercing', times }],
    })`if ${{ affects: anyOne }} attacks a Defense Position monster, inflict ${times === 2 ? 'double ' : ''}piercing battle damage`,
);
/** "The first time this card would be destroyed by battle each turn, it is not destroyed" */
const firstTimes: readonly FoundChange[] = CAUSES.map(
  ([words, by]) =>
    say<Change>({
      modifiers: [{ modifies: 'first-destruction-prevented', by, of: [] }],
    })`the first time ${{ affects: anyOne }} would be destroyed${words} each turn, it is not destroyed`,
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
/** A card, or cards of a kind; "monster(s)": done once, it saves all of them. */
const SAVED: Reader<Filter, Speech> = gathered(PREFIXES.a, NOUN);
const USES = [
  ['', 'mandatory'],
  ['you can ', 'optional'],
] as const;
const instead: readonly FoundChange[] = CAUSES.flatMap(([words, by]) =>
  USES.flatMap(([can, use]) => [
    meaning(
      say<{ affects: Affected; instead: Action }>(
        {},
      )`if ${{ affects: anyOne }} would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ affects, instead: action }): Change => ({
        affects,
        modifiers: [{ modifies: 'destruction-replaced', by, use, instead: action }],
      }),
    ),
    meaning(
      say<{ saved: Filter; instead: Action }>(
        {},
      )`if ${{ saved: one(SAVED) }} would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ saved, instead: action }): Change => ({
        affects: matching(saved),
        modifiers: [{ modifies: 'destruction-replaced', by, use, saves: 'all-together', instead: action }],
      }),
    ),
  ]),
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
  meaning(
    say<{ by: Filter }>({})`unaffected by the effects of ${{ by: PLURAL }}`,
    ({ by }): Change => ({ affects: THIS, modifiers: [{ modifies: 'unaffected', by }] }),
  ),
  meaning(PREDICATES, (modifiers) => ({ affects: THIS, modifiers })),
);
/** Clauses with their subject. */
export const CHANGES: FoundChange = rule(() =>
  readOnly(eitherOf(...ofCards, ...ofPlayers, ...piercing, ...firstTimes, ...silences, ...instead)),
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
