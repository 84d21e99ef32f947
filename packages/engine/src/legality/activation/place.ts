/** Where a card must be to be activated, and whether a Spell or Trap may be used from there now. */

import { modifiersOn } from '../../field/modifiers.ts';
import { obstacleToSecondFaceUp } from '../../field/only-one.ts';
import { placesForSpellTrap } from '../../field/zones.ts';
import type { Condition } from '../../language/condition.ts';
import type { ActivatedEffect } from '../../language/effect.ts';
import { holds } from '../../meaning/condition.ts';
import { speakerOf, transientScene } from '../../meaning/scene.ts';
import { isIn } from '../../moves/matched.ts';
import { type Obstacle, obstacle } from '../../state/obstacle.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';
import { isFieldZone } from '../../vocabulary/zones.ts';
import { isActivatedAsQuick } from './as-quick.ts';

/**
 * `open`: the turn player is free to act in a Main Phase · `fast`: only what can answer · `event`: of that, only what waits for something
 * that has just happened · `trigger`: its condition has been met. (turn.priority.to-activate.what-the-holder-may-activate)
 */
export type Setting = 'open' | 'fast' | 'event' | 'trigger';

/** What a card does not do in the link of its own activation it does not do later on that Chain. (faq.activation.continuous-trap-effect-only-with-the-card-in-that-chain) */
const isBeingActivated = ({ state: { chain } }: Table, card: CardId): boolean =>
  chain.some((link) => link.what === 'card' && link.card.card === card && !link.activationNegated);

/** Where the card must be, and whether a Spell or Trap may be used from there now. */
export const obstacleInPlace = (
  table: Table,
  player: Player,
  card: CardId,
  effect: ActivatedEffect,
  setting: Setting,
): Obstacle | undefined => {
  if (speakerOf(table, card) !== player) return obstacle('effects.activation.only-by-its-controller', card);
  if (effect.effect !== 'card-activation') {
    if (!isIn(table, card, effect.from)) return obstacle('effects.ignition.zones', card);
    if (table.state.chain.length > 0 && effect.effect !== 'trigger' && isBeingActivated(table, card))
      return obstacle('faq.activation.continuous-trap-effect-only-with-the-card-in-that-chain', card);
    // (spells-traps.continuous-spell.effect-cannot-be-chained, faq.speed.spell-speed-1.own-main-phase-only)
    if (effect.effect === 'ignition' && setting !== 'open' && !isActivatedAsQuick(table, card, effect))
      return obstacle('effects.ignition.window');
    // A Quick Effect asks for no turn. (effects.quick.either-turn, faq.trigger.on-the-opponents-turn-too, wording.timing.quick-effect)
    return undefined;
  }
  const { zone, face, arrival } = cardOf(table, card);
  const printed = definitionOf(table, card).card;
  if (!effect.from.includes(zone)) return obstacle('effects.activation.card-activation', card);
  // It is activated by being turned face-up; what stays face-up has effects that are activated instead.
  if (isFieldZone(zone) && face === 'up')
    return printed.kind !== 'monster' && printed.property === 'Continuous'
      ? obstacle('effects.activation.effect-of-face-up-continuous-spell', card)
      : obstacle('effects.activation.card-activation', card);
  const setThisTurn =
    isFieldZone(zone) &&
    arrival?.turn === table.state.turn &&
    !allows(table, player, card, effect.turnItWasSet) &&
    modifiersOn(table, card, 'activated-the-turn-it-was-set').length === 0;
  if (printed.kind === 'trap') {
    if (zone === 'hand' && !allows(table, player, card, effect.fromHand))
      return obstacle('spells-traps.trap.set-before-it-is-activated', card);
    return setThisTurn ? obstacle('spells-traps.trap.not-on-the-turn-it-was-set', card) : undefined;
  }
  // Set, it waits for neither an own turn nor an open Main Phase. (spells-traps.quick-play.set-card-in-either-turn)
  if (printed.kind === 'spell' && printed.property === 'Quick-Play') {
    if (zone === 'hand' && table.state.turnPlayer !== player)
      return obstacle('spells-traps.quick-play.from-the-hand-only-in-your-turn', card);
    if (setThisTurn) return obstacle('spells-traps.quick-play.not-on-the-turn-it-was-set', card);
    // Set or from the hand: other Spells need no turn in between. (spells-traps.set-spell.can-be-activated-the-same-turn)
  } else if (setting !== 'open') return obstacle('spells-traps.spell.when-it-can-be-activated', card);
  return undefined;
};

/**
 * A text that lets the card be activated from the hand, or in the turn in which it was Set. (effects.text-overrides-rules,
 * wording.style.activate-from-hand, wording.style.turn-it-was-set)
 */
const allows = (table: Table, player: Player, card: CardId, text: Condition | undefined): boolean =>
  text !== undefined && holds(table, text, transientScene(table, card, 0, player));

const obstacleInFreeZone = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  !isFieldZone(cardOf(table, card).zone) && placesForSpellTrap(table, player, card).places.length === 0
    ? obstacle('spells-traps.activation.from-hand-needs-a-free-zone', card)
    : undefined;

/** A card that is activated comes face-up to the field. */
export const obstacleInArrival = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  obstacleInFreeZone(table, player, card) ?? obstacleToSecondFaceUp(table, player, card);

/** Before the normal draw only what says so starts a Chain; such a Chain can be answered. (turn.draw-phase.nothing-activated-before-the-draw, faq.normal-draw.one-chain-before-it) */
export const obstacleBeforeDraw = ({ state }: Table): Obstacle | undefined =>
  state.timing === 'before-draw' && state.chain.length === 0
    ? obstacle('turn.draw-phase.nothing-activated-before-the-draw')
    : undefined;
