/** One way of activation: its condition, cost, targets and what it does. */

import { isInMainZoneOf } from '../../field/zones.ts';
import type { Action, Verb } from '../../language/action.ts';
import type { Condition } from '../../language/condition.ts';
import { type ActivatedEffect, isActivated, isMandatory, type Mode } from '../../language/effect.ts';
import { holds } from '../../meaning/condition.ts';
import { transientScene, withForeseen, withTold } from '../../meaning/scene.ts';
import { isIn } from '../../moves/matched.ts';
import { type Obstacle, obstacle } from '../../state/obstacle.ts';
import type { Scene } from '../../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import { obstacleToCarryOut } from '../../verbs/carry-out.ts';
import { zonesFilledBy } from '../../verbs/later-part.ts';
import type { Category } from '../../verbs/verb.ts';
import { allActions, cardsFor, categoriesOf, verbOf } from '../../verbs/verbs.ts';
import { gather } from '../../vocabulary/gather.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';
import { isBattleOnly } from '../derived.ts';
import { obstacleToBattlePhase } from '../phase.ts';
import { obstacleToSummonWithin } from '../same-moment.ts';
import { obstacleInTargets, obstacleToTarget } from '../target.ts';
import { becomesNothing } from './becoming.ts';
import { eventFor } from './event.ts';
import { leavesNothing, paysTwiceWithOne, surelyTaken } from './payment.ts';

/** One way of activation. (effects.cost.unpayable, effects.condition.must-be-processable) */
export const obstacleInMode = (
  table: Table,
  card: CardId,
  effect: ActivatedEffect,
  mode: Mode,
  scene: Scene,
): Obstacle | undefined => {
  if (mode.from && !isIn(table, card, mode.from)) return obstacle('effects.ignition.zones', card);
  if (!holds(table, mode.condition, scene)) return obstacle('effects.condition.must-hold', card);
  const sure = surelyTaken(mode, scene);
  const known = sure.length > 0 ? withForeseen(scene, { gone: sure }) : scene;
  const cost = mode.cost && obstacleToCarryOut(table, mode.cost, known, 'cost');
  if (cost) return cost;
  if (paysTwiceWithOne(table, mode, known)) return obstacle('effects.cost.unpayable', card);
  if (becomesNothing(table, mode, scene)) return obstacle('effects.condition.must-be-processable', card);
  const after = afterCost(table, card, mode, known);
  const paid = mode.cost ? withForeseen(after, { filled: zonesFilledBy(categoriesOf(mode.cost)) }) : after;
  const resolve = resolveNeeded(table, card, effect, mode);
  const within = obstacleToSummonWithin(table, resolve, paid);
  if (within) return within;
  // What must be activated is activated without a legal target too. (faq.mandatory.activates-without-a-target)
  const target = isMandatory(effect) ? undefined : obstacleInTargets(table, effect, mode, paid);
  if (target) return target;
  // What needs no Battle Phase stays legal. (battle.phase.non-battle-effects-stay-legal)
  if (isBattleOnly(mode) && table.state.phase !== 'battle') {
    const noBattle = obstacleToBattlePhase(table);
    if (noBattle) return obstacle('battle.phase.battle-only-effects-need-a-battle-phase', card);
  }
  const then = onceDeclared(mode, onceOnField(table, card, effect, paid));
  const impossible = resolve && obstacleToCarryOut(table, resolve, then, 'effect');
  if (impossible) return impossible;
  return leavesNothing(table, { effect, mode, resolve }, then)
    ? obstacle('effects.cost.leaves-what-the-effect-needs', card)
    : undefined;
};
/** As much of what it does as must be possible for its activation. */
export const resolveNeeded = (
  table: Table,
  card: CardId,
  effect: ActivatedEffect,
  { resolve }: Mode,
): Action | undefined => (resolve && mayDoNothing(table, card, effect, resolve) ? undefined : resolve);

/** A Spell or Trap that is activated from the hand lies on the field when its effect is carried out. (effects.condition.activated-card-lies-on-the-field) */
const onceOnField = (table: Table, card: CardId, effect: ActivatedEffect, scene: Scene): Scene =>
  effect.effect === 'card-activation' && cardOf(table, card).zone === 'hand'
    ? withForeseen(scene, { onField: true })
    : scene;

/** What the cost declares is not known yet. */
const onceDeclared = (mode: Mode, scene: Scene): Scene =>
  mode.cost && allActions(mode.cost).some((action) => action.do === 'declare')
    ? withForeseen(scene, { declared: true })
    : scene;

/** Why the effect cannot target this card now, as far as the card goes. */
export const obstacleToTargeting = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
  target: CardId,
): Obstacle | undefined => {
  const effect = definitionOf(table, card).card.effects[index];
  // (wording.punctuation.no-colon-no-semicolon)
  if (!effect || !isActivated(effect)) return obstacle('effects.continuous.applies-without-activation', card);
  const plain = transientScene(table, card, index, player);
  const event = eventFor(table, effect, plain);
  const scene = event && event.cards.length > 0 ? withTold(plain, event) : plain;
  const targetings = gather(effect.modes, (mode) =>
    mode.targets.map((each) => ({ effect, mode, target: each, scene: afterCost(table, card, mode, scene) })),
  );
  const refusals = targetings.map((targeting) => obstacleToTarget(table, targeting, target));
  if (refusals.includes(undefined)) return undefined;
  // What protects the card says more than what the text looks for.
  const fits = refusals.find((refusal) => refusal?.rule !== 'effects.target.must-fit-the-text');
  return fits ?? obstacle('effects.target.must-fit-the-text', target);
};

/**
 * The scene as it will be when the cost is paid: a monster of the player that leaves for it frees its zone, and what it takes from the top of the
 * Deck cannot be drawn. (summoning.special.zone-freed-by-the-procedure-counts, effects.condition.draw-several-needs-that-many)
 */
const afterCost = (table: Table, card: CardId, { cost }: Mode, scene: Scene): Scene => {
  const what = cost && verbOf(cost).what(cost);
  if (!what) return scene;
  const leaving =
    what.cards === 'referenced' && what.what.ref === 'this'
      ? [card]
      : cardsFor(table, cost, what, scene, 'cost');
  if (
    what.cards === 'top' &&
    what.side === 'you' &&
    TAKES_AWAY.some((each) => categoriesOf(cost).includes(each))
  )
    return withForeseen(scene, { takenFromDeck: leaving.length });
  const isFreed = (each: CardId): boolean => isInMainZoneOf(table, each, scene.you);
  // Of single cards only those are paid that free a zone where one is needed.
  const isOne = what.cards === 'chosen' && what.max === 1;
  const frees = leaving.length > 0 && (isOne ? leaving.some(isFreed) : leaving.every(isFreed));
  return frees ? withForeseen(scene, { monsterZones: 1 }) : scene;
};

/** What is revealed alone stays in the Deck. */
const TAKES_AWAY: readonly Category[] = ['banishes', 'sends-to-gy', 'adds-to-hand'];

/** Does the card say what happens in a turn in which this effect was activated? (effects.condition.activation-with-a-consequence) */
const isAskedAbout = (table: Table, card: CardId, effect: ActivatedEffect): boolean => {
  const { effects } = definitionOf(table, card).card;
  return effects.some(
    (other) =>
      other.effect === 'unclassified' &&
      conditionsIn(other.condition).some(
        (condition) => condition.if === 'activated-this-turn' && effects[condition.effect] === effect,
      ),
  );
};

export const conditionsIn = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : condition.if === 'all' ? gather(condition.of, conditionsIn) : [condition];

/** What the player decides about, and the mere note of what is there. */
const CAN_BE_LEFT: readonly Verb[] = ['may', 'link'];

/** Mandatory effects are activated whatever they can do, if their cost can be paid (effects.timing.mandatory-unpayable-cost); a card that stays on the field may be activated for itself, where its player may leave the rest. */
const mayDoNothing = (table: Table, card: CardId, effect: ActivatedEffect, resolve: Action): boolean => {
  if (isMandatory(effect) || isAskedAbout(table, card, effect)) return true;
  if (effect.effect !== 'card-activation' || !CAN_BE_LEFT.includes(resolve.do)) return false;
  const printed = definitionOf(table, card).card;
  if (printed.kind === 'monster') return true;
  return printed.remains || printed.property === 'Continuous' || printed.property === 'Field';
};
