/** Whether an effect can be chained to what is on the Chain. */
import { modifiersFor } from '../../field/modifiers.ts';
import { type ActivatedEffect, isActivated, type Lock } from '../../language/effect.ts';
import { matches } from '../../meaning/filter.ts';
import { sceneOf } from '../../meaning/scene.ts';
import type { ChainLink } from '../../state/chain-link.ts';
import { type Obstacle, obstacle } from '../../state/obstacle.ts';
import { definitionOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';
import { spellSpeedNow } from './as-quick.ts';
import type { Setting } from './place.ts';

/**
 * Can it be chained to what is on the Chain? (chains.spell-speed-1.cannot-chain, chains.spell-speed-2.not-to-speed-3,
 * chains.spell-speed-3.chains-to-everything)
 */
export const obstacleInSpellSpeed = (
  table: Table,
  card: CardId,
  effect: ActivatedEffect,
  setting: Setting,
): Obstacle | undefined => {
  const speed = spellSpeedNow(table, card, effect);
  const last = table.state.chain.at(-1);
  // Effects that met their condition at the same moment share a Chain whatever their speed. (effects.trigger.spell-speed-1, chains.spell-speed-1.simultaneous-exception)
  if (setting === 'trigger' || (setting === 'open' && !last)) return undefined;
  if (speed === 1) return obstacle('chains.spell-speed-1.cannot-chain', card);
  // The others may also begin a Chain. (chains.spell-speed-2.with-priority, chains.spell-speed-3.with-priority)
  return last?.spellSpeed === 3 && speed < 3
    ? obstacle('chains.spell-speed-2.not-to-speed-3', last.card.card)
    : undefined;
};

/**
 * The last activation may forbid its opponent, or both players, to answer it; so may other texts. (wording.negate.lock-response)
 * (faq.resist.opponent-cannot-activate-does-not-affect-monsters)
 */
export const obstacleToAnswering = (
  table: Table,
  player: Player,
  card: CardId,
  effect: ActivatedEffect,
): Obstacle | undefined => {
  const link = table.state.chain.at(-1);
  if (!link) return undefined;
  const answered = definitionOf(table, link.card.card).card.effects[link.effect];
  const locked = answered && isActivated(answered) ? answered.locksResponses : undefined;
  const isOwn = link.player === player;
  const unanswered = isOwn ? undefined : textAgainstAnswering(table, link, card);
  if (unanswered !== undefined) return obstacle('wording.negate.lock-response', unanswered);
  if (!locked) return undefined;
  const lock = lockOf(locked);
  const isLocked =
    (lock.by === 'any' || !isOwn) &&
    (lock.what === 'card-or-effect' || effect.effect === 'card-activation') &&
    matches(table, lock.card, card, sceneOf(table, link.scene), 'all');
  return isLocked ? obstacle('wording.negate.lock-response', link.card.card) : undefined;
};
const lockOf = (locked: NonNullable<ActivatedEffect['locksResponses']>): Lock => {
  if (locked === 'opponent') return { by: 'opponent', what: 'card-or-effect', card: [] };
  if (locked === 'both') return { by: 'any', what: 'card-or-effect', card: [] };
  return 'by' in locked ? locked : { by: 'opponent', what: 'card-or-effect', card: locked };
};
/** The card that keeps the opponent from answering this activation. */
const textAgainstAnswering = (table: Table, link: ChainLink, answer: CardId): CardId | undefined =>
  modifiersFor(table, link.player, 'not-answered').find(
    ({ modifier, scene }) =>
      (modifier.what === 'card-or-effect' || link.what === 'card') &&
      matches(table, modifier.with ?? [], answer, scene, 'all') &&
      matches(table, modifier.card, link.card.card, scene, 'all'),
  )?.scene.source.card;
