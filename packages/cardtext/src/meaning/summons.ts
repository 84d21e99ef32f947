/** Which of the ways to Summon a text names. */
import type { EventPattern, Filter, SummonWay, Zone } from '@spellspeed/engine/language';

/** A Tribute Summon is a Normal Summon. */
export const namedWays = (ways: readonly SummonWay[]): readonly SummonWay[] =>
  ways.filter((way) => way !== 'tribute' || !ways.includes('normal'));
const MAIN: readonly SummonWay[] = ['normal', 'flip', 'special'];
/** Is it any Summon? */
export const isAnySummon = (ways: readonly SummonWay[]): boolean => MAIN.every((way) => ways.includes(way));
/** Of the many Special Summons none is named beside "Special Summoned" itself. */
export const summonedWays = (ways: readonly SummonWay[]): readonly SummonWay[] =>
  namedWays(ways).filter((way) => !ways.includes('special') || MAIN.includes(way) || way === 'tribute');

/** "from your GY": whose zone it is, where that is said, and the cards without it. */
export const summonedFrom = ({
  card,
  owner,
}: Pick<Extract<EventPattern, { event: 'summoned' }>, 'card' | 'owner'>): {
  readonly rest: Filter;
  readonly zone?: Zone;
} => {
  const from = card.find((test) => test.test === 'special-summoned-from');
  return owner === undefined || from?.test !== 'special-summoned-from'
    ? { rest: card }
    : { rest: card.filter((test) => test !== from), zone: from.zone };
};
