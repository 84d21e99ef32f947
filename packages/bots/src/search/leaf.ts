/** How likely a position is won, told from what lies open at its end. */
import type { Duel, Player, SeenCard, View } from '@spellspeed/engine';

/** What is counted of a position, each as the own less the other's. */
export const featuresOf = (view: View): readonly number[] => {
  const { you, opponent } = view;
  const [own, other] = [sideOf(you), sideOf(opponent)];
  const turn = view.turnPlayer === view.player ? 1 : -1;
  return [...own.map((amount, at) => amount - (other[at] ?? 0)), turn];
};
const atkOf = (card: SeenCard): number => card.known?.atk ?? 0;
const sideOf = ({
  lifePoints,
  hand,
  deckCount,
  monsters,
  spells,
  field,
  gy,
}: View['you']): readonly number[] => {
  const present = monsters.filter((card) => card !== null);
  const attacking = present.filter(({ face }) => face === 'up');
  const behind = [...spells, field].filter((card) => card !== null);
  return [
    Math.min(lifePoints, 12_000) / 1000,
    lifePoints <= 2000 ? -1 : 0,
    hand.length,
    attacking.reduce((sum, card) => sum + atkOf(card), 0) / 1000,
    Math.max(0, ...attacking.map(atkOf)) / 1000,
    present.length,
    present.filter(({ face }) => face === 'down').length,
    behind.filter(({ face }) => face === 'down').length,
    behind.filter(({ face }) => face === 'up').length,
    Math.min(deckCount, 10) / 10,
    Math.min(gy.length, 10) / 10,
  ];
};

/** Fitted to duels of greedy bots on the ten decks: see `packages/bots/README.md`. */
export const WEIGHTS: readonly number[] = [
  0.22, 0.32, 0.08, 0.58, 0.19, -0.61, 0.79, 0.14, -0.18, 3.78, -1.23, 0.22,
];

/** From 0, lost, to 1, won; a draw is in the middle. */
export const chanceToWin = (duel: Duel, player: Player, weights = WEIGHTS): number => {
  const { result } = duel;
  if (result !== null) return result.winner === null ? 0.5 : result.winner === player ? 1 : 0;
  const score = featuresOf(duel.view(player)).reduce((sum, each, at) => sum + each * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
};
