/** What Pendulum Scales and Pendulum Summons bring. */
import type { SeenCard } from '@spellspeed/engine';
import { type ActivatedEffect, isPendulumEffect } from '@spellspeed/engine/language';
import { monstersOf, type Sight } from './sight.ts';
import { worthAsMonster } from './worth.ts';

/** What a monster on the field is worth beyond what it is in the hand. */
const ON_FIELD = 0.6;
/** (zones.main-monster-zone.five-per-player) */
const MOST = 5;

/** Is it the activation of a Pendulum Monster as a Spell? (monsters.pendulum.placing-counts-as-spell-activation) */
export const isPlacing = (sight: Sight, card: SeenCard, effect: ActivatedEffect): boolean =>
  effect.effect === 'card-activation' && sight.printed(card)?.kind === 'monster' && !isPendulumEffect(effect);

const scaleOf = (card: SeenCard | null): number | null => card?.known?.scale ?? null;
const present = (cards: readonly (SeenCard | null)[]): SeenCard[] => cards.filter((card) => card !== null);

/** The gain by a Pendulum Summon between these Scales, without these cards. (summoning.pendulum.levels-between-the-scales) */
const gainBetween = (sight: Sight, scales: readonly number[], without: readonly SeenCard[]): number => {
  const [low, high] = [Math.min(...scales), Math.max(...scales)];
  const { hand, extraDeck } = sight.yours;
  const room = MOST - monstersOf(sight.yours).length;
  return [...hand, ...extraDeck.filter(({ face }) => face === 'up')]
    .filter((card) => !without.includes(card) && sight.printed(card)?.kind === 'monster')
    .filter(({ known }) => (known?.level ?? 0) > low && (known?.level ?? 0) < high)
    .map((card) => ON_FIELD * worthAsMonster(card))
    .toSorted((a, b) => b - a)
    .slice(0, Math.max(0, room))
    .reduce((sum, gain) => sum + gain, 0);
};

export const gainOfPendulumSummon = (sight: Sight): number => {
  const scales = present(sight.yours.pendulum).flatMap((card) => scaleOf(card) ?? []);
  return scales.length < 2 ? 0 : gainBetween(sight, scales, []);
};

/** Placed as a Scale, beside one that lies there or one that the hand still has. */
export const gainOfScale = (sight: Sight, card: SeenCard): number => {
  const own = scaleOf(card);
  if (own === null) return 0;
  const placed = present(sight.yours.pendulum);
  const partners = placed.length > 0 ? placed : sight.yours.hand.filter((each) => each !== card);
  const gains = partners.flatMap((partner) => {
    const other = scaleOf(partner);
    return other === null ? [] : [gainBetween(sight, [own, other], [card, partner])];
  });
  return Math.max(0, ...gains);
};
