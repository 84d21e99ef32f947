/** What the viewer gains when something begins to apply. */
import type { SeenCard } from '@spellspeed/engine';
import type { Affected, Modifier } from '@spellspeed/engine/language';
import { amountOf } from './amounts.ts';
import { gainOfThisBattle, promiseOfBattle } from './battle.ts';
import { cardsThatFit, isOfViewer, pointedTo, type Scene } from './matches.ts';
import { type Bearing, bearingOf, type Counted, forcesWith } from './modifiers.ts';
import { atkOf, isMine, isYourTurn, monstersOf, strongestFoe } from './sight.ts';
import { NEGATED_LINK, worthAsMonster, worthOf } from './worth.ts';

interface Lasting {
  readonly affects: Affected;
  readonly modifiers: readonly Modifier[];
  /** `long`: beyond this turn. */
  readonly lasts: 'turn' | 'long';
}

export const gainOfLasting = (scene: Scene, { affects, modifiers, lasts }: Lasting): number => {
  if (affects.affects === 'player') {
    const mine = isOfViewer(scene, affects.side);
    return mine === null ? 0 : modifiers.reduce((sum, m) => sum + gainForPlayer(scene, m, mine), 0);
  }
  const cards =
    affects.affects === 'referenced'
      ? (pointedTo(scene, affects.what) ?? [])
      : cardsThatFit(scene, affects.filter);
  const bearings = new Set(modifiers.map(bearingOf));
  const gains = [...bearings].map((bearing) =>
    bearing === 'stat'
      ? gainOfNumbers(scene, cards, modifiers, lasts)
      : cards.reduce((sum, card) => sum + GAINS[bearing](scene, card, lasts), 0),
  );
  return gains.reduce((sum, gain) => sum + gain, 0);
};

const gainForPlayer = ({ sight }: Scene, modifier: Modifier, mine: boolean): number => {
  const bearing = bearingOf(modifier);
  if (modifier.modifies === 'no-battle-phase') return mine ? -promiseOfBattle(sight) : 500;
  if (bearing === 'guard') return mine ? Math.max(0, -gainOfThisBattle(sight)) * 0.4 : -50;
  return bearing === 'bad' ? (mine ? -100 : 100) : 0;
};

const counting =
  (scene: Scene): Counted =>
  (amount) =>
    typeof amount === 'number' ? amount : scene.sight.can('counts') ? amountOf(scene, amount) : undefined;

/** In a battle: what changes in its outcome. Otherwise only what stays counts. */
const gainOfNumbers = (
  scene: Scene,
  cards: readonly SeenCard[],
  modifiers: readonly Modifier[],
  lasts: 'turn' | 'long',
): number => {
  const { sight } = scene;
  const forces = forcesWith(cards, modifiers, counting(scene));
  const now = gainOfThisBattle(sight, forces) - gainOfThisBattle(sight);
  if (lasts === 'turn') return now;
  return cards.reduce(
    (sum, card) => sum + (isMine(sight, card) ? 0.5 : -0.5) * (forces.atk(card) - atkOf(card)),
    now,
  );
};

type CardGain = (scene: Scene, card: SeenCard, lasts: 'turn' | 'long') => number;
const suffers: CardGain = ({ sight }, card, lasts) => {
  if (isMine(sight, card)) return -0.3 * worthOf(sight, card);
  if (lasts === 'turn') return 0;
  const isThreat = atkOf(card) >= Math.max(0, ...monstersOf(sight.yours).map(atkOf));
  return (isThreat ? 0.4 : 0.1) * worthOf(sight, card);
};
/** Does it answer the effect that this card has just activated? */
const isAnswered = ({ sight }: Scene, card: SeenCard): boolean => {
  const link = sight.view.chain.at(-1);
  return (
    sight.can('answers') &&
    link !== undefined &&
    link.player !== sight.me &&
    card.handle !== null &&
    link.card.handle === card.handle
  );
};
const GAINS: { readonly [bearing in Exclude<Bearing, 'stat'>]: CardGain } = {
  good: ({ sight }, card, lasts) => (isMine(sight, card) ? 1 : -1) * (lasts === 'long' ? 200 : 50),
  bad: suffers,
  negated: (scene, card, lasts) => suffers(scene, card, lasts) + (isAnswered(scene, card) ? NEGATED_LINK : 0),
  guard: ({ sight }, card) => {
    const { battle } = sight.view;
    const isInBattle = battle !== null && (battle.attacker === card.handle || battle.target === card.handle);
    return isInBattle && isMine(sight, card) ? Math.max(0, -gainOfThisBattle(sight)) * 0.6 : 0;
  },
  'given-up': ({ sight }, card) => {
    const hasUse = sight.yours.hand.some(({ known }) => (known?.level ?? 0) > 4 && (known?.atk ?? 0) > 1900);
    const standsInTheWay = atkOf(card) === strongestFoe(sight);
    return hasUse && isYourTurn(sight) && !isMine(sight, card)
      ? worthAsMonster(card) * (standsInTheWay ? 1 : 0.5)
      : 0;
  },
  neither: () => 0,
};
