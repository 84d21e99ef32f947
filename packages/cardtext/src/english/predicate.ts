/** What applied effects change, read: "gains 500 ATK", "cannot be destroyed by battle", "its effects are negated". */
import type {
  Action,
  Affected,
  Amount,
  Cause,
  Filter,
  Modifier,
  Side,
  StatChange,
} from '@spellspeed/engine/language';
import { gathered } from '../grammar/gather.ts';
import { eitherOf, meaning, type Reader, readOnly, rule, words } from '../grammar/phrase.ts';
import { AMOUNT, quantityOf } from './amount.ts';
import { EFFECTS_OF } from './names.ts';
import { EXCEPTIONS, NOUN, nounsIn } from './noun.ts';
import { POINTERS } from './reference.ts';
import { A_CARD, ACTION, type Said, say } from './said.ts';
import { type Speech, thirdPerson } from './speech.ts';

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
/** The verb of one and of several: "gains", "gain". */
const verbs = (verb: string): readonly string[] => [thirdPerson(verb), verb];

const PLURAL: Said<Filter> = readOnly(NOUN);
const EXCEPT_THOSE: Said<Filter> = readOnly(gathered(NOUN, EXCEPTIONS));

// Values ------------------------------------------------------------------------------------------------------------

type Stat = 'atk' | 'def' | 'atk-def';
const UNITS: readonly (readonly [string, Stat])[] = [
  ['ATK', 'atk'],
  ['DEF', 'def'],
  ['ATK/DEF', 'atk-def'],
];
const statChange = (stat: Stat, how: StatChange, amount: Amount): readonly Modifier[] =>
  stat === 'atk-def' && how !== 'raise' && how !== 'set-original'
    ? [
        { modifies: 'atk', how, amount },
        { modifies: 'def', how, amount },
      ]
    : // "ATK/DEF" is one change where it may be one.
      [{ modifies: stat, how, amount } as Modifier];
const lessened = (amount: Amount): Amount => {
  if (typeof amount === 'number') return -amount;
  return amount.count === 'times'
    ? { ...amount, factor: -amount.factor }
    : { count: 'times', factor: -1, amount };
};
interface ByAmount {
  readonly amount: Amount;
}
const raised: readonly Reader<readonly Modifier[], Speech>[] = UNITS.flatMap(([unit, stat]) => [
  ...verbs('gain').map((verb) =>
    meaning(say<ByAmount>({})`${verb} ${{ amount: quantityOf(unit) }}`, ({ amount }) =>
      statChange(stat, 'raise', amount),
    ),
  ),
  ...verbs('lose').map((verb) =>
    meaning(say<ByAmount>({})`${verb} ${{ amount: quantityOf(unit) }}`, ({ amount }) =>
      statChange(stat, 'raise', lessened(amount)),
    ),
  ),
]);
/** What stands behind "its ATK". */
const becoming: readonly Reader<readonly Modifier[], Speech>[] = UNITS.flatMap(([unit, stat]) =>
  verbs('become').flatMap((verb) => [
    ...(['', 'original '] as const).map((original) =>
      meaning(say<ByAmount>({})`${original}${unit} ${verb} ${{ amount: AMOUNT }}`, ({ amount }) =>
        statChange(stat, original ? 'set-original' : 'set', amount),
      ),
    ),
    words(`${unit} ${verb} halved`, statChange(stat, 'multiply', 0.5)),
    words(`${unit} ${verb} doubled`, statChange(stat, 'multiply', 2)),
    words(`original ${unit} ${verb} halved`, statChange(stat, 'multiply-original', 0.5)),
    words(`original ${unit} ${verb} doubled`, statChange(stat, 'multiply-original', 2)),
    words(`${unit} ${verb} its original ${unit}`, statChange(stat, 'restore', 0)),
  ]),
);
const levels: readonly Found[] = [
  modifier('level', { how: 'set' })`Level becomes ${{ amount: AMOUNT }}`,
  modifier('level', { how: 'raise' })`Level is increased by ${{ amount: AMOUNT }}`,
  meaning(
    say<ByAmount>({})`Level is reduced by ${{ amount: AMOUNT }}`,
    ({ amount }): Modifier => ({ modifies: 'level', how: 'raise', amount: lessened(amount) }),
  ),
];
const ITS: readonly Reader<readonly Modifier[], Speech>[] = [
  ...becoming,
  ...levels.map((one) => meaning(one, (change) => [change])),
  words('effects are negated', [{ modifies: 'effects', how: 'negated' } as const]),
];

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
  modifier('attacks', {
    on: 'monsters',
  })`can make up to ${{ times: AMOUNT }} attacks on monsters during each Battle Phase`,
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
      nouns.read(text, at, speech).filter(({ value }) => value.every(({ test }) => test !== 'is')),
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
    modifiers: [{ modifies: 'piercing', times: 1 }],
  })`if ${{ affects: one(SUBJECTS) }} attacks a Defense Position monster, inflict piercing battle damage`,
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
  ['', []],
  [' by battle', ['battle']],
  [' by card effect', ['effect']],
  [' by battle or card effect', ['battle', 'effect']],
];
const anyOne = one(
  eitherOf<Affected, Speech>(meaning(POINTERS.subject, referenced), meaning(A_CARD, matching)),
);
/** An action without leave to leave it. */
const DONE: Said<Action> = readOnly({
  read: (text, at, speech) => ACTION.read(text, at, speech).filter(({ value }) => value.do !== 'may'),
});
const instead: readonly FoundChange[] = CAUSES.flatMap(([words, by]) =>
  (
    [
      ['', 'mandatory'],
      ['you can ', 'optional'],
    ] as const
  ).map(([can, use]) =>
    meaning(
      say<{ affects: Affected; instead: ModifierOf<'destruction-replaced'>['instead'] }>(
        {},
      )`if ${{ affects: anyOne }} would be destroyed${words}, ${can}${{ instead: DONE }} instead`,
      ({ affects, instead: action }): Change => ({
        affects,
        modifiers: [{ modifies: 'destruction-replaced', by, use, instead: action }],
      }),
    ),
  ),
);

/** Predicates without a subject: a monster's own Continuous Effects. */
export const OWN_CHANGES: FoundChange = eitherOf<Change, Speech>(
  meaning(PREDICATES, (modifiers) => ({ affects: THIS, modifiers })),
);
/** Clauses with their subject. */
export const CHANGES: FoundChange = rule(() => readOnly(eitherOf(...ofCards, ...ofPlayers, ...instead)));

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
