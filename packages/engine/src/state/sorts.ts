/**
 * The cards of a duel sorted by what their texts could ever do, so that nothing is asked in vain. `SPARING` sorts them; `EVERYTHING` puts
 * every card into every sort and defines what `SPARING` may leave out: a duel played on either asks the same questions
 * (`packages/proof/src/laws/spared.test.ts`).
 */
import { isOfPhase } from '../language/event.ts';
import type { ModifierName } from '../language/modifier.ts';
import { once, onceForKey } from '../language/once.ts';
import { readsValues } from '../language/reads-values.ts';
import { GIVING, isGiving, isSettledAtSummon } from '../language/value-change.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { type Events, eventsOf } from './awaited.ts';
import { LOOKED_AT, type LooksAt } from './looked-at.ts';
import type { PoolCard } from './pool-card.ts';
import type { Memory } from './remembered.ts';
import { STANDS_ON } from './stands-on.ts';

export interface Sorts {
  /** Does any card of the duel give effects to what is Summoned with it? */
  readonly isGranting: boolean;
  /** Has any card of the duel ever gained an effect? */
  readonly hasGained: boolean;
  /** Cards with Trigger Effects or unclassified effects. */
  readonly reactive: readonly CardId[];
  /** Of these the ones that wait for one of these events. */
  readonly reactiveTo: (events: Events) => readonly CardId[];
  /** Cards with Continuous Effects that apply only while a value is such and such. */
  readonly hangingOnValues: readonly CardId[];
  /** Cards with Continuous Effects. */
  readonly applied: readonly CardId[];
  /** Of these the ones that give effects. */
  readonly giving: readonly CardId[];
  /** The same by card. */
  readonly isApplied: readonly boolean[];
  /** Cards with Trigger Effects that wait for a phase. */
  readonly phaseTriggered: readonly CardId[];
  /** Cards whose text decides the duel. */
  readonly victorious: readonly CardId[];
  readonly activatable: readonly CardId[];
  /** Cards with Quick Effects that must answer an activation. */
  readonly forced: readonly CardId[];
  /** Cards with an effect that could be Spell Speed 2 or higher. */
  readonly fast: readonly CardId[];
  /** Could any text give a card another name? */
  readonly mayRename: boolean;
  /** The sorts of modifiers that the texts of the duel's cards can make. */
  readonly modifiers: Pick<ReadonlySet<ModifierName>, 'has'>;
  /** What the texts of the duel's cards may ask for later. */
  readonly memories: Pick<ReadonlySet<Memory>, 'has'>;
  /** Cards that can be Special Summoned by their own text. */
  readonly selfSummoning: readonly CardId[];
  /** Cards whose texts wait for effects to resolve. */
  readonly awaitingResolutions: readonly CardId[];
  /** Cards with values that are settled when they are Summoned. */
  readonly settled: readonly CardId[];
  /** Cards with unclassified effects that wait for being targeted. */
  readonly awaitingTargeting: readonly CardId[];
  /** Could any card gain effects? */
  readonly mayGain: boolean;
  /** Cards whose texts place counters on themselves. */
  readonly selfCounting: readonly CardId[];
  /** Traps that can be monsters and still Traps. */
  readonly trapMonsters: readonly CardId[];
}

/** What a table spares itself. */
export interface Sorting {
  /** Sorts the cards of a duel, given by their definitions in the order of their ids. */
  readonly sortsOf: (definitions: readonly PoolCard[]) => Sorts;
  /** What was derived is kept until one of these parts changes. */
  readonly looksAt: LooksAt;
  /** Which texts stand is kept, where nothing else decides that, until one of these parts changes. */
  readonly standsOn: LooksAt;
  /** Is each card asked for itself, also where another is just the same? */
  readonly asksEach: boolean;
}

const RESOLUTIONS = eventsOf([{ event: 'effect-resolved' }]);
const TARGETING = eventsOf([{ event: 'was-targeted' }]);
const RENAMING: readonly ModifierName[] = ['name', 'name-of'];

/** The sorts that are lists of cards, and which definition belongs to each. */
const SORTS = {
  reactive: ({ triggers, unclassified }) => triggers.length + unclassified.length > 0,
  hangingOnValues: ({ continuous }) =>
    continuous.some(({ effect }) => effect.while !== undefined && readsValues(effect.while)),
  applied: ({ continuous }) => continuous.length > 0,
  giving: ({ continuous }) => continuous.some(({ effect }) => effect.modifiers.some(isGiving)),
  phaseTriggered: ({ triggers }) => triggers.some(({ effect }) => effect.on.some(isOfPhase)),
  victorious: ({ card }) => card.victory !== undefined,
  activatable: ({ activated }) => activated.length > 0,
  forced: ({ activated }) =>
    activated.some(({ effect }) => effect.effect === 'quick' && effect.use === 'mandatory'),
  fast: ({ isFast }) => isFast,
  selfSummoning: ({ ways }) => ways.length > 0,
  awaitingResolutions: ({ awaits }) => (awaits & RESOLUTIONS) !== 0,
  settled: ({ continuous }) => continuous.some(({ effect }) => effect.modifiers.some(isSettledAtSummon)),
  awaitingTargeting: ({ awaits }) => (awaits & TARGETING) !== 0,
  selfCounting: ({ ownCounters }) => ownCounters.length > 0,
  trapMonsters: ({ isTrapMonster }) => isTrapMonster,
} as const satisfies { readonly [name: string]: (definition: PoolCard) => boolean };
type Sort = keyof typeof SORTS;
const sortsOfDefinition = once((definition: PoolCard): readonly Sort[] =>
  // The record has the same keys.
  (Object.keys(SORTS) as Sort[]).filter((sort) => SORTS[sort](definition)),
);
const noLists = (): Record<Sort, CardId[]> => ({
  reactive: [],
  hangingOnValues: [],
  applied: [],
  giving: [],
  phaseTriggered: [],
  victorious: [],
  activatable: [],
  forced: [],
  fast: [],
  selfSummoning: [],
  awaitingResolutions: [],
  settled: [],
  awaitingTargeting: [],
  selfCounting: [],
  trapMonsters: [],
});
const sortsOf: Sorting['sortsOf'] = (definitions) => {
  const lists = noLists();
  const modifiers = new Set<ModifierName>();
  const memories = new Set<Memory>();
  let isGranting = false;
  let hasGained = false;
  for (let card = 0; card < definitions.length; card++) {
    const definition = definitions[card] as PoolCard;
    for (const sort of sortsOfDefinition(definition)) lists[sort].push(card as CardId);
    for (const modifier of definition.modifiers) modifiers.add(modifier);
    for (const memory of definition.memories) memories.add(memory);
    isGranting ||= definition.isGranting;
    hasGained ||= definition.paths.length > definition.own;
  }
  return {
    ...lists,
    reactiveTo: onceForKey((events: Events) =>
      lists.reactive.filter((card) => ((definitions[card]?.awaits ?? 0) & events) !== 0),
    ),
    isApplied: definitions.map(({ continuous }) => continuous.length > 0),
    isGranting,
    mayGain: isGranting || GIVING.some((name) => modifiers.has(name)),
    hasGained,
    mayRename: RENAMING.some((name) => modifiers.has(name)),
    modifiers,
    memories,
  };
};

/** Only what could matter is asked, and what was derived is kept as long as it holds. */
export const SPARING: Sorting = { sortsOf, looksAt: LOOKED_AT, standsOn: STANDS_ON, asksEach: false };

const ANY = { has: () => true };
const everySort: Sorting['sortsOf'] = (definitions) => {
  const all = definitions.map((_, index) => index as CardId);
  return {
    reactive: all,
    reactiveTo: () => all,
    hangingOnValues: all,
    phaseTriggered: all,
    isGranting: true,
    mayGain: true,
    hasGained: true,
    mayRename: true,
    victorious: all,
    applied: all,
    giving: all,
    isApplied: definitions.map(() => true),
    activatable: all,
    forced: all,
    fast: all,
    modifiers: ANY,
    memories: ANY,
    selfSummoning: all,
    selfCounting: all,
    trapMonsters: all,
    settled: all,
    awaitingTargeting: all,
    awaitingResolutions: all,
  };
};
// The record has the same keys.
const EVERY_PART = Object.fromEntries(
  Object.keys(LOOKED_AT).map((part) => [part, true]),
) as unknown as LooksAt;
/** Nothing is spared: every card is asked everything, everything is remembered, nothing derived is kept. Slow; for the laws. */
export const EVERYTHING: Sorting = {
  sortsOf: everySort,
  looksAt: EVERY_PART,
  standsOn: EVERY_PART,
  asksEach: true,
};
