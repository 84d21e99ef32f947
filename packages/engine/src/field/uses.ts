/** How often effects have been used, and what a limit says of that. */
import { oncePerTurn } from '../language/build-limit.ts';
import { isPendulumEffect, type Limit, printedNumber } from '../language/effect.ts';
import { write, writeCard, writeHistory } from '../state/door.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

/** Entries with one printed number are one effect, also for a second copy of the card; what is gained counts by itself. (wording.limit.use-effect-once) */
const numberOf = (table: Table, card: CardId, effect: number): string | number => {
  const { card: printed, own } = definitionOf(table, card);
  const text = printed.effects[effect];
  if (text === undefined || effect >= own) return effect;
  return `${isPendulumEffect(text) ? 'pendulum ' : ''}${printedNumber(printed.effects, effect)}`;
};

/** Limits by name follow the card's own name, whatever it is called now. (cards.name.once-per-turn-by-name-ignores-name-changes) */
const keyOf = (table: Table, card: CardId, effect: number, player: Player, limit: Limit): string => {
  const { name } = definitionOf(table, card).card;
  const what =
    limit.of === 'activation' ? 'activation' : limit.of === 'any-use' ? 'any' : numberOf(table, card, effect);
  // Each battle of a turn counts for itself. (wording.limit.once-per-battle)
  const battle = limit.within === 'battle' ? `/battle ${table.state.history.attackers.length}` : '';
  return `${player}/${name}/${what}${battle}`;
};

/** An effect that it has gained from a card of its own name is the one that it has printed. (faq.copy.copying-effect-once) */
const printedAs = (table: Table, card: CardId, effect: number): number => {
  const { own, paths } = definitionOf(table, card);
  const path = paths[effect];
  return effect < own || path === undefined ? effect : paths.indexOf(path);
};
const copyKey = (table: Table, card: CardId, effect: number, { of, within }: Limit): string => {
  const what = of === 'any-copy' ? 'any' : `${printedAs(table, card, effect)}`;
  if (within === 'battle-phase') return `${what}/battle phase ${table.state.history.battlePhases}`;
  return within === 'battle' ? `${what}/battle ${table.state.history.attackers.length}` : what;
};
/** Does the card itself remember its uses? */
const isByCopy = ({ of }: Limit): boolean => of === 'copy' || of === 'any-copy';

const timesUsed = (table: Table, card: CardId, effect: number, player: Player, limit: Limit): number => {
  const { state } = table;
  if (limit.within === 'chain')
    return state.chain.filter((link) => link.effect === effect && link.card.card === card).length;
  if (isByCopy(limit)) {
    const used = cardOf(table, card).uses[copyKey(table, card, effect, limit)];
    // What the card remembers of its uses ends with its stay face-up on the field. (wording.limit.once-while-face-up)
    return used !== undefined && (limit.within === 'stay' || used.turn === state.turn) ? used.times : 0;
  }
  const uses = limit.within === 'duel' ? state.usesInDuel : state.history.uses;
  return uses[keyOf(table, card, effect, player, limit)] ?? 0;
};

const RULES = {
  copy: 'wording.limit.once-per-turn-soft',
  'any-copy': 'wording.limit.one-of-the-effects',
  use: 'wording.limit.use-effect-once',
  'any-use': 'wording.limit.one-of-the-effects',
  activation: 'wording.limit.activate-card-once',
} as const;

/** A limit is no effect: it holds also while the effect is negated. (effects.text.usage-limit) */
export const obstacleInLimit = (
  table: Table,
  card: CardId,
  effect: number,
  player: Player,
  limit: Limit | undefined,
): Obstacle | undefined => {
  if (!limit || timesUsed(table, card, effect, player, limit) < limit.times) return undefined;
  if (limit.within === 'duel') return obstacle('wording.limit.once-per-duel', card);
  if (limit.within === 'stay') return obstacle('wording.limit.once-while-face-up', card);
  if (limit.within === 'battle') return obstacle('wording.limit.once-per-battle', card);
  return obstacle(limit.within === 'chain' ? 'wording.limit.once-per-chain' : RULES[limit.of], card);
};

/** Counts a use, or with -1 takes it back: a negated card activation does not count. (wording.limit.activate-card-once) */
export const countUse = (
  table: Table,
  card: CardId,
  effect: number,
  player: Player,
  limit: Limit | undefined,
  by: 1 | -1,
): void => {
  if (!limit || limit.within === 'chain') return;
  const times = timesUsed(table, card, effect, player, limit) + by;
  if (isByCopy(limit)) {
    const written = writeCard(table, card);
    written.uses = {
      ...written.uses,
      [copyKey(table, card, effect, limit)]: { turn: table.state.turn, times },
    };
    return;
  }
  const key = keyOf(table, card, effect, player, limit);
  if (limit.within === 'duel') write(table, 'usesInDuel', { ...table.state.usesInDuel, [key]: times });
  else {
    const history = writeHistory(table);
    history.uses = { ...history.uses, [key]: times };
  }
};

/** How often something may be done by a text that applies without being activated. */
export const limitOfApplied = (table: Table, { source, effect }: Scene): Limit | undefined => {
  const text = definitionOf(table, source.card).card.effects[effect];
  return text?.effect === 'continuous' ? text.limit : undefined;
};

/** What an activation has applied counts for itself, apart from how often the effect is used. */
const appliedKey = (table: Table, { source, effect, since }: Scene): string | undefined =>
  definitionOf(table, source.card).card.effects[effect]?.effect === 'continuous'
    ? undefined
    : `applied/${source.card}/${effect}/${since}`;
/** The card for which it counts, where it counts for each: in its present stay. */
const eachKey = (table: Table, scene: Scene, card: CardId): string =>
  `${appliedKey(table, scene) ?? `spared/${scene.source.card}/${scene.source.stay}/${scene.effect}`}/${card}/${cardOf(table, card).stay}`;
/** "The first time … each turn": has the text spared something already this turn? `each`: that card. */
export const hasSpared = (table: Table, scene: Scene, times: number, each?: CardId): boolean => {
  const key = each === undefined ? appliedKey(table, scene) : eachKey(table, scene, each);
  return key === undefined
    ? obstacleInLimit(table, scene.source.card, scene.effect, scene.you, { ...oncePerTurn, times }) !==
        undefined
    : (table.state.history.uses[key] ?? 0) >= times;
};
export const countSparing = (table: Table, scene: Scene, each?: CardId): void => {
  const key = each === undefined ? appliedKey(table, scene) : eachKey(table, scene, each);
  if (key === undefined) countUse(table, scene.source.card, scene.effect, scene.you, oncePerTurn, 1);
  else {
    const history = writeHistory(table);
    history.uses = { ...history.uses, [key]: (history.uses[key] ?? 0) + 1 };
  }
};
