/** "Each player can only Special Summon monster(s) once per turn": how often a player still can. */
import type { Action } from '../language/action.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { DuelState } from '../state/state.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId, Stamp } from '../vocabulary/ids.ts';
import { isSpecialSummon, type SummonWay } from '../vocabulary/kinds.ts';
import type { Player } from '../vocabulary/players.ts';
import { isAnyInForce, modifiersFor } from './modifiers.ts';

/**
 * How often the player has Special Summoned since that card is face-up, even while it was negated; several monsters at the same time are one
 * Special Summon, a negated one is none, and one that is declared counts already. (faq.face-down.counting,
 * faq.simultaneous.several-summons-count-as-one, faq.rules2020.turn-restriction-ignores-negated-summons)
 */
const timesSince = ({ state }: Table, player: Player, card: CardId, since: number): number => {
  const { summoning } = state;
  const summons = state.history.specialSummons.filter(({ at }) => (at as number) > since);
  // What comes together with that card, or belongs to the present moment, is none more.
  const apart = new Set(summons.flatMap((summon) => (summon.card === card ? [summon.at] : [])));
  const now = ofThisMoment(state, state.history.specialSummons, isSpecialSummon);
  if (now !== undefined) apart.add(now);
  const times = new Set(
    summons.flatMap((summon) => (summon.player === player && !apart.has(summon.at) ? [summon.at] : [])),
  );
  const isDeclared =
    summoning !== null && !summoning.negated && summoning.player === player && isSpecialSummon(summoning.way);
  return times.size + (isDeclared ? 1 : 0);
};

/** The stamp of the Summons that belong to the present moment. */
const ofThisMoment = (
  { momentOpen, moments }: DuelState,
  summons: readonly { readonly at: Stamp }[],
  isMeant: (way: SummonWay) => boolean,
): Stamp | undefined =>
  momentOpen && moments.at(-1)?.happenings.some((each) => each.what === 'summoned' && isMeant(each.way))
    ? summons.at(-1)?.at
    : undefined;

/** How often the player has Summoned in this turn, in whatever way; one that is declared counts already. */
const timesInTurn = ({ state }: Table, player: Player): number => {
  const { summoning, history } = state;
  const now = ofThisMoment(state, history.summons, () => true);
  const times = new Set(
    history.summons.flatMap((summon) => (summon.player === player && summon.at !== now ? [summon.at] : [])),
  );
  const isDeclared = summoning !== null && !summoning.negated && summoning.player === player;
  return times.size + (isDeclared ? 1 : 0);
};
/** A text that lets the player Summon no more in this turn. (faq.oath.count.special-summons-limited-to-one) */
export const obstacleToSummons = (table: Table, player: Player, times: number): Obstacle | undefined => {
  if (!isAnyInForce(table, 'summon-times')) return undefined;
  const text = modifiersFor(table, player, 'summon-times').find(
    ({ modifier }) => timesInTurn(table, player) + times > modifier.times,
  );
  return text && obstacle('faq.oath.count.special-summons-limited-to-one', text.scene.source.card);
};

/** A text that does not let the player Special Summon so many times more in this turn. (faq.oath.count.special-summons-limited-to-one) */
export const obstacleToTimes = (table: Table, player: Player, times: number): Obstacle | undefined =>
  times === 0
    ? undefined
    : (obstacleToSummons(table, player, times) ?? obstacleToSpecialSummons(table, player, times));
const obstacleToSpecialSummons = (table: Table, player: Player, times: number): Obstacle | undefined => {
  if (!isAnyInForce(table, 'special-summon-times')) return undefined;
  const text = modifiersFor(table, player, 'special-summon-times').find(({ modifier, scene }) => {
    const { card } = scene.source;
    const since = cardOf(table, card).faceUpSince as number;
    return timesSince(table, player, card, since) + times > modifier.times;
  });
  return text && obstacle('faq.oath.count.special-summons-limited-to-one', text.scene.source.card);
};

/** In how many moments a part of a text has its player Special Summon, whatever is decided. (faq.oath.count.special-summons-limited-to-one) */
export const timesItSummons = (action: Action): number => {
  if (action.do === 'sequence') {
    const parts = action.parts.map(timesItSummons);
    const apart = action.joint === 'then' || action.joint === 'also-after-that';
    return apart ? parts.reduce((sum, each) => sum + each, 0) : Math.max(0, ...parts);
  }
  return SUMMONS.includes(action.do) ? 1 : 0;
};
const SUMMONS: readonly Action['do'][] = [
  'special-summon',
  'special-summon-tokens',
  'ritual-summon',
  'fusion-summon',
  'xyz-summon-over',
  'synchro-summon',
  'xyz-summon',
  'link-summon',
];
