/** Words for amounts. */
import type { Side } from '../vocabulary/players.ts';
import {
  type Amount,
  type Countable,
  EVENT_BATTLE_DAMAGE,
  EVENT_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  EVENT_MATERIALS,
} from './amount.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

/** "for each …": the number of cards that match. */
export const numberOf = (...filter: Filter): Countable => ({ count: 'cards', filter });
/** "the number of … with different names" */
export const numberOfNames = (...filter: Filter): Countable => ({
  count: 'cards',
  filter,
  different: 'names',
});
/** "each different Attribute among …" */
export const numberOfAttributes = (...filter: Filter): Countable => ({
  count: 'cards',
  filter,
  different: 'attributes',
});
/** "the number of monster card types (Ritual, Fusion, Synchro, Xyz, Pendulum, and Link) on the field" */
export const numberOfMonsterCardTypes = (...filter: Filter): Countable => ({
  count: 'cards',
  filter,
  different: 'monster-card-types',
});
/** How many cards a reference means: "the number of materials used for its Fusion Summon" is `howMany(materialsOf(thisCard))`. */
export const howMany = (what: Reference): Countable => ({ count: 'referenced', what });
/** "for each non-Tuner used to Synchro Summon it" */
export const materialsUsed = (of: Reference, ...filter: Filter): Countable => ({
  count: 'materials',
  filter,
  of,
});
/** "the number of different original Attributes of the … used for its Summon" */
export const originalAttributesUsed = (of: Reference, ...filter: Filter): Countable => ({
  count: 'materials',
  filter,
  of,
  different: 'original-attributes',
});
/** "different names" among the … used for its Summon */
export const namesUsed = (of: Reference, ...filter: Filter): Countable => ({
  count: 'materials',
  filter,
  of,
  different: 'names',
});
export const atkOf = (of: Reference): Countable => ({ count: 'stat', stat: 'atk', of, original: false });
export const defOf = (of: Reference): Countable => ({ count: 'stat', stat: 'def', of, original: false });
export const originalAtkOf = (of: Reference): Countable => ({
  count: 'stat',
  stat: 'atk',
  of,
  original: true,
});
/** "the combined ATK of all …" */
export const totalAtkOf = (...filter: Filter): Countable => ({ count: 'total', stat: 'atk', filter });
/** "the original ATK of any … this card points to" */
export const totalOriginalAtkAmong = (...filter: Filter): Countable => ({
  count: 'total',
  stat: 'atk',
  filter,
  original: true,
});
/** "the highest ATK of …" */
export const highestAtkOf = (...filter: Filter): Countable => ({ count: 'highest', stat: 'atk', filter });
/** "the combined DEF of all …" */
export const totalDefOf = (...filter: Filter): Countable => ({ count: 'total', stat: 'def', filter });
/** "the total Levels of all …" */
export const totalLevelOf = (...filter: Filter): Countable => ({ count: 'total', stat: 'level', filter });
/** "the total original Levels of …" */
export const totalOriginalLevelOf = (...filter: Filter): Countable => ({
  count: 'total',
  stat: 'level',
  filter,
  original: true,
});
/** "the combined Ranks of all …" */
export const totalRankOf = (...filter: Filter): Countable => ({ count: 'total', stat: 'rank', filter });
export const originalDefOf = (of: Reference): Countable => ({
  count: 'stat',
  stat: 'def',
  of,
  original: true,
});
export const rankOf = (of: Reference): Countable => ({ count: 'stat', stat: 'rank', of, original: false });
export const levelOf = (of: Reference): Countable => ({ count: 'stat', stat: 'level', of, original: false });
/** "that monster's original Level" */
export const originalLevelOf = (of: Reference): Countable => ({
  count: 'stat',
  stat: 'level',
  of,
  original: true,
});
export const originalScaleOf = (of: Reference): Countable => ({
  count: 'stat',
  stat: 'scale',
  of,
  original: true,
});
/** "the Chain Link number of this card"; `atLeast(chainLinkNumber, 2)` is "as Chain Link 2 or higher" */
export const chainLinkNumber: Countable = { count: 'chain-link' };
/** "the number of Spell Cards you activated this turn while this card was face-up on your field" */
export const activatedThisTurnBeside = (
  beside: Reference,
  by: 'you' | 'opponent',
  ...card: Filter
): Countable => ({
  count: 'activated-this-turn',
  by,
  card,
  beside,
});
export const linkRatingOf = (of: Reference): Countable => ({ count: 'link-rating', of });
/** "the number of Spell Counters on …" */
export const countersOn = (counter: string, ...filter: Filter): Countable => ({
  count: 'counters',
  counter,
  filter,
});
export const lifePointsOf = (side: Side): Countable => ({ count: 'life-points', side });
/** "the battle damage you would take" */
export const battleDamageTo = (to: Side): Countable => ({ count: 'battle-damage', to });
/** "for every 500 (round up)" */
export const forEvery = (points: number, of: Countable): Countable => ({ count: 'every', points, of });
/** A number noted by an earlier part: `damage('you', n, { as: 'damage' })`, then `noted('damage')`. */
export const noted = (name: string): Countable => ({ count: 'noted', name });
/** "equal damage": as much as the player has just taken */
export const damageTaken: Countable = { count: 'noted', name: EVENT_DAMAGE };
/** The same if it was battle damage, or effect damage; otherwise 0. */
export const battleDamageTaken: Countable = { count: 'noted', name: EVENT_BATTLE_DAMAGE };
export const effectDamageTaken: Countable = { count: 'noted', name: EVENT_EFFECT_DAMAGE };
/** "the number of materials this card had", of a card that was moved */
export const materialsItHad: Countable = { count: 'noted', name: EVENT_MATERIALS };
/** "the combined original ATK of …" */
export const totalOriginalAtkOf = (of: Reference): Countable => ({
  count: 'total-had',
  stat: 'atk',
  of,
  original: true,
});
/** "the combined original Levels of …" */
export const totalOriginalLevelHad = (of: Reference): Countable => ({
  count: 'total-had',
  stat: 'level',
  of,
  original: true,
});
/** "the combined original DEF of …" */
export const totalOriginalDefOf = (of: Reference): Countable => ({
  count: 'total-had',
  stat: 'def',
  of,
  original: true,
});
/** "the total ATK those monsters had while face-up on the field" */
export const totalAtkHad = (of: Reference): Countable => ({ count: 'total-had', stat: 'atk', of });
/** "the total of …" */
export const sumOf = (...of: readonly Amount[]): Countable => ({ count: 'sum', of });
/** "how many more … than …" */
export const excessOf = (of: Amount, over: Amount): Countable => ({ count: 'excess', of, over });
/** "its original ATK or DEF (whichever is higher)" */
export const greaterOf = (of: Countable, or: Countable): Countable => ({ count: 'greater', of, or });
export const times = (factor: number, amount: Countable): Countable => ({ count: 'times', factor, amount });
