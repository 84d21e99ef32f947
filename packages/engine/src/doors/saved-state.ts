/**
 * The shape of a saved duel. Each table is total over the part of the state that it checks: what the state gains must be checked too.
 * What procedures keep for themselves is checked to be plain JSON; that nothing of it has changed is for the checksum to tell.
 */
import { stepsOf } from '../procedures/procedures.ts';
import { DECISION_KINDS } from '../state/decision.ts';
import type { ProcedureName } from '../state/frame.ts';
import { END_REASONS } from '../state/happening.ts';
import type { CardState, DuelState } from '../state/state.ts';
import type { TurnHistory } from '../state/turn-history.ts';
import { FORMATS } from '../vocabulary/formats.ts';
import { BATTLE_POSITIONS } from '../vocabulary/kinds.ts';
import { PHASES, SKIPPABLE_PHASES, TIMINGS } from '../vocabulary/phases.ts';
import { ZONES } from '../vocabulary/zones.ts';
import {
  anyBoolean,
  type Check,
  isPlainObject,
  json,
  listOf,
  mapOf,
  mistake,
  oneOf,
  orNull,
  record,
  text,
  whole,
} from './check.ts';
import { aPasscode, aPlayerNumber } from './shared.ts';

/** Members of a state that any duel stays far below. */
const MOST = { cards: 10_000, list: 10_000, deep: 40, values: 2_000_000, text: 1_000 } as const;
const aNumber = whole(0, Number.MAX_SAFE_INTEGER);
/** Four bytes, with a sign or without. */
const aWord = whole(-(2 ** 31), 2 ** 32 - 1);
const aCard = whole(0, MOST.cards);
const aPlace = whole(-1, MOST.cards);
const someText = text(MOST.text);
const plain = json(MOST.deep, MOST.values);
const plainList = listOf(plain, MOST.list);
const counts = mapOf(whole(-MOST.list, Number.MAX_SAFE_INTEGER), MOST.list);
const pairOf = (member: Check): Check => listOf(member, 2, 2);
const aBound = record({ card: aCard, stay: aNumber });
const bounds = listOf(aBound, MOST.cards);

const CARD: { readonly [K in keyof Required<CardState>]: Check } = {
  passcode: aPasscode,
  owner: aPlayerNumber,
  controller: aPlayerNumber,
  zone: oneOf(ZONES),
  place: whole(0, 6),
  face: oneOf(['up', 'down']),
  position: oneOf(BATTLE_POSITIONS),
  stay: aNumber,
  since: aNumber,
  faceUpSince: aNumber,
  arrival: orNull(plain),
  properly: anyBoolean,
  host: orNull(aBound),
  last: orNull(plain),
  traits: orNull(someText),
  placedAs: orNull(oneOf(['trap'])),
  again: anyBoolean,
  counters: counts,
  gained: listOf(someText, MOST.list),
  declared: orNull(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  links: mapOf(bounds, MOST.list),
  made: orNull(plain),
  deeds: plain,
  uses: plain,
  tallies: counts,
};
const HISTORY: { readonly [K in keyof Required<TurnHistory>]: Check } = {
  normalSummons: pairOf(plainList),
  pendulumSummons: pairOf(aNumber),
  battlePhases: aNumber,
  atBattlePhaseStart: plainList,
  normalDraw: anyBoolean,
  attackers: plainList,
  battled: plainList,
  flipped: plainList,
  destroyed: plainList,
  sent: plainList,
  specialSummons: plainList,
  drawnByEffect: plainList,
  activations: plainList,
  summons: plainList,
  summonsOfLastTurn: plainList,
  applied: plainList,
  uses: counts,
};
const lists = record(Object.fromEntries(ZONES.map((zone) => [zone, listOf(aPlace, MOST.cards)])));

/** A procedure that there is, at one of its steps. */
const aFrame: Check = (value, path) => {
  const wrong = record({ procedure: someText, step: someText, vars: plain })(value, path);
  if (wrong || !isPlainObject(value)) return wrong;
  const { procedure, step } = value as { procedure: ProcedureName; step: string };
  return stepsOf(procedure)?.get(step) === undefined
    ? mistake(`${path}.step`, `${procedure}/${step}`, 'a step of a procedure of this engine')
    : undefined;
};
/** What choices name besides what is done. */
const CHOICE: { readonly [key: string]: Check } = {
  card: aCard,
  by: someText,
  to: someText,
  effect: aNumber,
  task: aNumber,
  phase: someText,
  player: aPlayerNumber,
  zone: someText,
  place: aPlace,
  position: someText,
  option: aNumber,
  what: plain,
  value: aNumber,
  word: someText,
};
const aDecision = record({
  player: aPlayerNumber,
  kind: oneOf(DECISION_KINDS),
  why: plain,
  choices: listOf(record({ do: someText }, CHOICE), MOST.list, 1),
  min: aNumber,
  max: aNumber,
  constraints: plainList,
});

const STATE: { readonly [K in keyof Required<DuelState>]: Check } = {
  format: oneOf(Object.keys(FORMATS)),
  askEveryWindow: anyBoolean,
  random: listOf(aWord, 4, 4),
  turn: aNumber,
  turnPlayer: aPlayerNumber,
  phase: oneOf(PHASES),
  timing: oneOf(TIMINGS),
  lifePoints: pairOf(aNumber),
  lists: pairOf(lists),
  cards: listOf(record(CARD), MOST.cards),
  battle: orNull(plain),
  chain: plainList,
  scenes: mapOf(plain, MOST.list),
  lingering: plainList,
  tasks: plainList,
  moments: plainList,
  momentOpen: anyBoolean,
  momentSeen: aNumber,
  nextMoment: aNumber,
  pending: plainList,
  reactions: plainList,
  held: plainList,
  admitted: plainList,
  silenced: plainList,
  usedInPhase: listOf(someText, MOST.list),
  skipTo: oneOf(['battle-end', 'end', null]),
  skippedPhases: listOf(record({ phase: oneOf(SKIPPABLE_PHASES), turn: aNumber }), MOST.list),
  summoning: orNull(plain),
  history: record(HISTORY),
  usesInDuel: counts,
  trail: listOf(someText, MOST.list),
  frames: listOf(aFrame, MOST.cards),
  decision: orNull(aDecision),
  result: orNull(record({ winner: orNull(aPlayerNumber), reason: oneOf(END_REASONS) })),
  timeLimit: orNull(plain),
  nextStay: aNumber,
  clock: aNumber,
};

/** A saved duel as `snapshot` gives it and JSON keeps it. */
export const savedDuel: Check = record(
  {
    spellspeed: oneOf([1]),
    pool: someText,
    cards: mapOf(someText, MOST.cards),
    checksum: text(8),
    state: record(STATE),
  },
  { engine: someText },
);
