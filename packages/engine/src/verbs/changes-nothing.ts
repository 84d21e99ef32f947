/**
 * What would change nothing is no effect: it is neither activated for that alone, nor is a card chosen for it. (effects.condition.what-changes-nothing)
 * A 0 can be halved or doubled. (faq.stats.halve.zero-may-be-halved, faq.values.half-of-0-can-be-applied)
 * (faq.stats.lower.zero-may-be-lowered, faq.values.lower-by-more-than-there-is, faq.values.more-then-lower-by-more-than-there-is)
 */
import { isNegated, modifiersFor } from '../field/modifiers.ts';
import { hasMadeAdditional } from '../field/normal-summon.ts';
import type { Amount } from '../language/amount.ts';
import type { Modifier, StatChange } from '../language/modifier.ts';
import { amountOf, isKnownNow } from '../meaning/amount.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { isFaceDownOnField } from './face-down.ts';

export const WHAT_CHANGES_NOTHING = 'effects.condition.what-changes-nothing';

/** Is the number known already? What only the cost, a target, a roll or an event will tell is not. */
export const isTold = (table: Table, amount: Amount, scene: Scene): boolean => {
  if (typeof amount === 'number') return true;
  switch (amount.count) {
    case 'times':
      return isTold(table, amount.amount, scene);
    case 'sum':
      return amount.of.every((each) => isTold(table, each, scene));
    // What pays while it lies face-down shows its value only then.
    case 'stat':
      return areAll(cardsMeantBy(table, amount.of, scene), (card) => !isFaceDownOnField(table, card));
    default:
      return false;
  }
};
const areAll = (cards: readonly CardId[], isSo: (card: CardId) => boolean): boolean =>
  cards.length > 0 && cards.every(isSo);
/** Is it known that nothing is gained, lost or inflicted? Also where none of what is counted is there. */
const isNothing = (table: Table, amount: Amount, scene: Scene): boolean =>
  (isTold(table, amount, scene) || isKnownNow(amount, scene)) && amountOf(table, amount, scene) === 0;
/** Why there is nothing to gain or to inflict: none of what is counted, or an amount of 0. (effects.condition.must-be-processable) */
export const obstacleInAmount = (table: Table, amount: Amount, scene: Scene): Obstacle | undefined =>
  isNothing(table, amount, scene)
    ? obstacle(isKnownNow(amount, scene) ? 'effects.condition.must-be-processable' : WHAT_CHANGES_NOTHING)
    : undefined;

const STATS_OF = { atk: ['atk'], def: ['def'], 'atk-def': ['atk', 'def'] } as const;
type Change = Extract<Modifier, { modifies: keyof typeof STATS_OF }>;

/** What is 0 is not lowered. */
const keepsStat = (table: Table, { how, amount }: Change, now: number, scene: Scene): boolean => {
  const change: StatChange = how;
  if (change === 'raise') return isNothing(table, amount, scene) || (now === 0 && isLoss(amount));
  return change === 'set' && isTold(table, amount, scene) && amountOf(table, amount, scene) === now;
};
/** "loses …" */
const isLoss = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : amount.count === 'times' && amount.factor < 0;
const keepsStats = (table: Table, change: Change, card: CardId, scene: Scene): boolean =>
  STATS_OF[change.modifies].every((stat) => {
    const now = table.look.stat(table, card, stat);
    return now !== null && keepsStat(table, change, now, scene);
  });
/** A monster that has no effects, or whose effects are negated already. */
const hasNothingToNegate = (table: Table, card: CardId): boolean =>
  isNegated(table, card) ||
  (cardOf(table, card).zone === 'monsters' && definitionOf(table, card).card.effects.length === 0);

/** Would the modifier leave this card as it is? */
export const changesNothing = (table: Table, modifier: Modifier, card: CardId, scene: Scene): boolean => {
  if (cardOf(table, card).zone !== 'monsters' || cardOf(table, card).face === 'down') return false;
  switch (modifier.modifies) {
    case 'atk':
    case 'def':
    case 'atk-def':
      return keepsStats(table, modifier, card, scene);
    case 'level':
      return keepsLevel(table, modifier, card, scene);
    case 'race':
      return modifier.race !== 'declared' && table.look.race(table, card) === modifier.race;
    case 'attribute':
      return (
        typeof modifier.attribute === 'string' && table.look.attribute(table, card) === modifier.attribute
      );
    case 'also-attribute':
      return (
        table.look.attribute(table, card) === modifier.attribute ||
        table.look.isAlso(table, card, modifier.attribute)
      );
    case 'ability':
      return table.look.hasAbility(table, card, modifier.ability);
    case 'name':
      return table.look.names(table, card).includes(modifier.name);
    case 'effects':
      return hasNothingToNegate(table, card);
    default:
      return false;
  }
};
/** A Level of 1 is not lowered. (faq.stats.lower.not-when-an-exact-loss-is-the-condition) */
const keepsLevel = (
  table: Table,
  { how, amount }: Extract<Modifier, { modifies: 'level' }>,
  card: CardId,
  scene: Scene,
): boolean => {
  const now = table.look.level(table, card);
  if (how === 'raise') return isNothing(table, amount, scene) || (now === 1 && isLoss(amount));
  return isTold(table, amount, scene) && amountOf(table, amount, scene) === now;
};

/** During damage calculation it is known what battle damage there is to prevent. */
export const hasNoBattleDamage = (table: Table, player: Player): boolean =>
  table.state.timing === 'damage-calculation' &&
  table.look.battleDamage(table).every((damage) => damage.player !== player || damage.amount === 0);

/**
 * An additional Normal Summon is gained once, also before it is made, and in the own turn only; more Normal Summons than a text allows
 * already are none. (faq.extra-normal-summon.only-once-wording-not-twice, faq.extra-normal-summon.used-means-no-further-effect)
 */
export const addsNoNormalSummon = (table: Table, modifiers: readonly Modifier[], you: Player): boolean =>
  modifiers.every((modifier) => {
    if (modifier.modifies !== 'extra-normal-summon' && modifier.modifies !== 'normal-summons') return false;
    if (table.state.turnPlayer !== you) return true;
    return modifier.modifies === 'extra-normal-summon'
      ? hasMadeAdditional(table, you) ||
          modifiersFor(table, you, 'extra-normal-summon').some(({ activated }) => activated)
      : modifiersFor(table, you, 'normal-summons').some((other) => other.modifier.count >= modifier.count);
  });
