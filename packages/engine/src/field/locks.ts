/** Texts in force that keep a player, or a card, from activating. */

import type { ActivatedEffect } from '../language/effect.ts';
import { amountOf } from '../meaning/amount.ts';
import { matches } from '../meaning/filter.ts';
import type { Sight } from '../meaning/seen.ts';
import { boundTo, isStill } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { silenceOf } from '../state/silence.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSummonedAs, type SummonWay } from '../vocabulary/kinds.ts';
import { isSide, opponentOf, type Player } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import type { Active } from './active.ts';
import { appliesTo, inForce } from './applied.ts';
import { forbidding, isAnyInForce, modifiersFor } from './modifiers.ts';
import { obstacleToUse } from './use.ts';

/** The monster of this player that attacks now, or that takes part in the battle. */
const battlingFor = (table: Table, player: Player, when: 'attacks' | 'battles'): CardId | null => {
  const { battle } = table.state;
  if (battle === null || (when === 'attacks' && battle.player !== player)) return null;
  const bound = battle.player === player ? battle.attacker : battle.target;
  return bound !== null && isStill(table, bound) ? bound.card : null;
};

/** Texts in force that keep the player, or the card, from activating. (effects.prohibition.wins) */
export const obstacleInLocks = (
  table: Table,
  player: Player,
  card: CardId,
  effect: ActivatedEffect,
): Obstacle | undefined => {
  if (silenceOf(table, boundTo(table, card)) === 'cannot-be-activated')
    return obstacle('damage-step.calculation.negation-of-battle-destroyed-monsters-lasts-into-the-gy', card);
  const all = inForce(table);
  if (all.length === 0) return undefined;
  const unusable = obstacleToUse(table, player, card);
  if (unusable) return unusable;
  for (const active of all) {
    const { modifier, scene } = active;
    if (modifier.modifies === 'cannot-be-activated') {
      // Jinzo means what lies on the field; a ban on cards leaves their effects. (faq.activation.card-ban-does-not-stop-effects)
      const concerns = modifier.what === 'card-or-effect' || effect.effect !== 'card-activation';
      // A Set card is known to its own rules even while nobody sees it.
      const reached =
        appliesTo(table, active, card) ||
        (active.affects.affects === 'matching' && matches(table, active.affects.filter, card, scene, 'all'));
      if (concerns && reached) return obstacle('effects.prohibition.wins', scene.source.card);
    }
    if (modifier.modifies === 'silences-opponent') {
      const silencing = battlingFor(table, opponentOf(player), modifier.when);
      if (silencing !== null && appliesTo(table, active, silencing))
        return obstacle('effects.prohibition.wins', silencing);
    }
    if (modifier.modifies === 'silences-when-summoned') {
      const silenced = isSide(modifier.side, scene.you, player);
      if (silenced && wasJustSummoned(table, active, modifier.ways))
        return obstacle('effects.prohibition.wins', scene.source.card);
    }
  }
  const isCard = effect.effect === 'card-activation';
  const texts = modifiersFor(table, player, 'cannot-activate').filter(
    ({ modifier }) => modifier.what === 'card-or-effect' || isCard,
  );
  const text = forbidding(table, card, texts, isCard ? activatedAs(table, card) : 'all');
  if (text) return obstacle('effects.prohibition.wins', text.scene.source.card);
  const often = obstacleInTimes(table, player, card, isCard);
  if (often) return often;
  return isCard ? obstacleToUnset(table, player, card) : undefined;
};

/** Has the player activated as often as a text in force allows? What was negated counts as well. (effects.prohibition.activations-counted-while-in-force) */
const obstacleInTimes = (
  table: Table,
  player: Player,
  card: CardId,
  isCard: boolean,
): Obstacle | undefined => {
  if (!isAnyInForce(table, 'activation-times')) return undefined;
  const { activations } = table.state.history;
  const text = modifiersFor(table, player, 'activation-times').find(({ modifier, scene, since, amount }) => {
    const isMeant = (each: CardId, asCard: boolean, sight: Sight): boolean =>
      (asCard || modifier.what === 'card-or-effect') && matches(table, modifier.card, each, scene, sight);
    if (!isMeant(card, isCard, isCard ? activatedAs(table, card) : 'all')) return false;
    const times = activations.filter(
      (each) => each.player === player && each.at > since && isMeant(each.card, each.what === 'card', 'all'),
    ).length;
    return times >= (amount ?? amountOf(table, modifier.times, scene));
  });
  return text && obstacle('effects.prohibition.activations-counted-while-in-force', text.scene.source.card);
};

/** Where cards must be Set first: a card of the hand, or one that was not Set yet when the latest turn of its player began. (wording.restriction.set-first) */
const obstacleToUnset = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  if (!isAnyInForce(table, 'activates-only-set')) return undefined;
  const texts = modifiersFor(table, player, 'activates-only-set');
  const text = forbidding(table, card, texts, activatedAs(table, card));
  if (!text) return undefined;
  const { zone, arrival } = cardOf(table, card);
  const { turn, turnPlayer } = table.state;
  const ownTurn = turnPlayer === player ? turn : turn - 1;
  const waits = !isFieldZone(zone) || (arrival !== null && arrival.turn >= ownTurn);
  return waits ? obstacle('wording.restriction.set-first', text.scene.source.card) : undefined;
};

/** A Pendulum Monster is activated as a Spell Card. (monsters.pendulum.placing-counts-as-spell-activation) */
const activatedAs = (table: Table, card: CardId): Sight =>
  definitionOf(table, card).monster === null
    ? 'all'
    : {
        ...cardOf(table, card),
        zone: 'pendulum',
        face: 'up',
        way: 'activated',
        frame: null,
        negated: [],
        materials: [],
      };

/** Is this the time at which a monster that it affects has been Summoned so? */
const wasJustSummoned = (table: Table, active: Active, ways: readonly SummonWay[]): boolean =>
  table.state.moments.some(({ happenings }) =>
    happenings.some(
      (happening) =>
        happening.what === 'summoned' &&
        ways.some((way) => isSummonedAs(happening.way, way)) &&
        appliesTo(table, active, happening.card.card),
    ),
  );
