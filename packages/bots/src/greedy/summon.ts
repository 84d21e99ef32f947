/** Which monster to Summon, and how. */
import type { SeenCard } from '@spellspeed/engine';
import type { Effect } from '@spellspeed/engine/language';
import { bestAttack, VICTORY } from './battle.ts';
import { gainOfActivation } from './effects.ts';
import { atkOf, defOf, isYourTurn, monstersOf, type Sight, strongestFoe } from './sight.ts';
import { isPartOfVictory, worthAsMonster, worthOf } from './worth.ts';

/** (summoning.tribute.one-for-level-5-or-6, summoning.tribute.two-for-level-7-or-higher) */
const tributesFor = (level: number): number => (level >= 7 ? 2 : level >= 5 ? 1 : 0);

/** What is lost by Tributing the weakest. */
const costInTributes = (sight: Sight, card: SeenCard): number =>
  monstersOf(sight.yours)
    .map(worthAsMonster)
    .sort((a, b) => a - b)
    .slice(0, tributesFor(card.known?.level ?? 0))
    .reduce((sum, worth) => sum + worth, 0);

/** Would it stand in Attack Position without being run over, or strike a blow at once? */
export const isSafeInAttack = (sight: Sight, card: SeenCard): boolean =>
  atkOf(card) > 0 &&
  (atkOf(card) >= strongestFoe(sight) || (mayAttackThisTurn(sight) && bestAttack(sight, card) > 0));
const mayAttackThisTurn = (sight: Sight): boolean =>
  isYourTurn(sight) && sight.view.turn > 1 && sight.view.phase === 'main1';

/** The best that its Flip effect does; 0 without one. */
export const gainByFlip = (sight: Sight, card: SeenCard): number => {
  const effects = sight.printed(card)?.effects ?? [];
  const gains = effects.flatMap((effect, index) =>
    effect.effect === 'trigger' && effect.on.some(({ event }) => event === 'flipped')
      ? [gainOfActivation(sight, card, index)]
      : [],
  );
  return Math.max(0, ...gains);
};
const isFlipMonster = (sight: Sight, card: SeenCard): boolean => {
  const printed = sight.printed(card);
  return printed?.kind === 'monster' && printed.abilities.includes('flip');
};

const AT_ATTACKS: readonly string[] = ['attack-declared', 'attack-involves', 'targeted-for-attack'];
/** Does it work from the hand in the opponent's turn? */
const worksFromHand = (effect: Effect): boolean =>
  effect.from.includes('hand') &&
  (effect.effect === 'quick' ||
    (effect.effect === 'trigger' && effect.on.some(({ event }) => AT_ATTACKS.includes(event))));
/** Would the opponent's monsters win by attacking directly? */
const isLostWithoutMonster = ({ yours, theirs }: Sight): boolean =>
  monstersOf(yours).length === 0 &&
  monstersOf(theirs).reduce((sum, card) => sum + (card.face === 'up' ? atkOf(card) : 0), 0) >=
    yours.lifePoints;
const isBetterHeld = (sight: Sight, card: SeenCard): boolean =>
  (sight.can('holds') && (sight.printed(card)?.effects ?? []).some(worksFromHand)) ||
  (sight.can('collects') && isPartOfVictory(sight, card));
/** More than any monster is worth. */
const HELD = 10_000;
/** What is given up by not holding it. */
export const costOfNotHolding = (sight: Sight, card: SeenCard): number =>
  isBetterHeld(sight, card) &&
  !isLostWithoutMonster(sight) &&
  !(mayAttackThisTurn(sight) && bestAttack(sight, card) >= VICTORY)
    ? HELD
    : 0;

export const gainOfNormalSummon = (sight: Sight, card: SeenCard): number => {
  const attack = isSafeInAttack(sight, card) ? 100 : -400;
  const flip = isFlipMonster(sight, card) ? -500 : 0;
  return worthAsMonster(card) - costInTributes(sight, card) - costOfNotHolding(sight, card) + attack + flip;
};
/** A Set monster is judged by its DEF, and never worth a Tribute of what stands better. */
export const gainOfSetMonster = (sight: Sight, card: SeenCard): number => {
  const wall = 200 + Math.max(defOf(card), atkOf(card) * 0.4) * 0.8;
  return (
    wall -
    costInTributes(sight, card) -
    costOfNotHolding(sight, card) +
    (isFlipMonster(sight, card) ? 600 : 0)
  );
};

export const gainOfFlipSummon = (sight: Sight, card: SeenCard): number =>
  gainByFlip(sight, card) + (isSafeInAttack(sight, card) ? Math.max(0, bestAttack(sight, card)) : -300);

/** A Special Summon by the card's own text: a beginner trusts that a boss is worth its materials. */
export const gainOfSpecialSummon = (sight: Sight, card: SeenCard): number => {
  const printed = sight.printed(card);
  const materials = printed?.kind === 'monster' ? (printed.summoning?.materials ?? []) : [];
  const used = materials.reduce((sum, { count }) => sum + count, 0);
  const cost = monstersOf(sight.yours)
    .map((monster) => worthOf(sight, monster))
    .sort((a, b) => a - b)
    .slice(0, used)
    .reduce((sum, worth) => sum + worth * 0.6, 0);
  return worthAsMonster(card) - cost;
};

/** To Attack Position in order to attack, to Defense Position in order to last. */
export const gainOfChangingPosition = (sight: Sight, card: SeenCard, to: 'attack' | 'defense'): number => {
  const foe = strongestFoe(sight);
  if (to === 'attack') return mayAttackThisTurn(sight) ? bestAttack(sight, card) : -1;
  if (mayAttackThisTurn(sight) && bestAttack(sight, card) > 0) return -1;
  if (atkOf(card) >= foe) return -1;
  return defOf(card) >= foe ? 500 : (foe - atkOf(card)) * 0.4;
};
