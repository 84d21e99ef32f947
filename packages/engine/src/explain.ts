/** What a player could do with a card, and why not: the same obstacle functions that make the lists of choices. */
import type { RuleId } from '@spellspeed/rulebook';
import { modifiersOn } from './field/modifiers.ts';
import { obstacleToNormalSummon, obstacleToSetMonster } from './field/normal-summon.ts';
import { isActivated } from './language/effect.ts';
import { obstacleAtAnyTime, obstacleToActivate, obstacleToTrigger } from './legality/activate.ts';
import { obstacleToTargeting } from './legality/activation/mode.ts';
import type { Setting } from './legality/activation/place.ts';
import { obstacleToAttack, obstacleToAttackTarget } from './legality/attack.ts';
import { waitsForSummon } from './legality/derived.ts';
import { obstacleToOwnSummon, ownWays } from './legality/own-summon.ts';
import { obstacleToPendulumSummon, obstacleToPendulumSummonOf } from './legality/pendulum.ts';
import { obstacleToBattlePhase } from './legality/phase.ts';
import { obstacleToChangePosition, obstacleToFlipSummon } from './legality/position.ts';
import { obstacleToSetCard } from './legality/set.ts';
import { isSleeping } from './state/cards-of.ts';
import type { Choice } from './state/decision.ts';
import { type Obstacle, obstacle } from './state/obstacle.ts';
import { cardOf, definitionOf, type Table } from './state/table.ts';
import type { CardId } from './vocabulary/ids.ts';
import type { Player } from './vocabulary/players.ts';
import { isFieldZone } from './vocabulary/zones.ts';

/** Something that a player may want to do. */
export type Intention = Extract<
  Choice,
  {
    do:
      | 'normal-summon'
      | 'set-monster'
      | 'set-card'
      | 'special-summon'
      | 'pendulum-summon'
      | 'flip-summon'
      | 'change-position'
      | 'activate'
      | 'attack'
      | 'enter-phase';
  }
>;

/** Clauses that ask for what a monster lists: their obstacles name the monsters whose materials, or Tributes, are missing. */
export const MATERIAL_RULES: readonly RuleId[] = [
  'summoning.fusion.uses-the-listed-materials',
  'summoning.synchro.levels-add-up',
  'summoning.xyz.materials-of-its-rank',
  'summoning.xyz.over-another-xyz-monster',
  'summoning.link.materials-reach-the-link-rating',
  'summoning.ritual.tributes-reach-the-level',
];

const isFreeToAct = (table: Table, player: Player): boolean => {
  const { decision, phase } = table.state;
  return decision?.player === player && decision.kind === 'act' && (phase === 'main1' || phase === 'main2');
};
/** The actions of the Main Phase need the right to act. (turn.main-phase.actions-need-priority-and-nothing-pending) */
const obstacleToMainPhaseAction = (table: Table, player: Player): Obstacle | undefined =>
  isFreeToAct(table, player)
    ? undefined
    : obstacle('turn.main-phase.actions-need-priority-and-nothing-pending');

/** An attack is declared while the turn player is free to act in the Battle Step. (battle.battle-step.attack-or-finish) */
const obstacleToBattleStepAction = (table: Table, player: Player): Obstacle | undefined => {
  const { decision } = table.state;
  return decision?.player === player && decision.kind === 'act'
    ? undefined
    : obstacle('battle.battle-step.attack-or-finish');
};

/** Does the player get to activate anything at all now? What has met its condition comes first. (chains.build.simultaneous-triggers-first) */
const obstacleToFastEffects = (table: Table, player: Player): Obstacle | undefined => {
  const { decision } = table.state;
  if (decision?.player === player && decision.why.for === 'simultaneous-triggers')
    return obstacle('chains.build.simultaneous-triggers-first');
  const asked = decision?.player === player && (decision.kind === 'act' || decision.kind === 'respond');
  return asked ? undefined : obstacle('turn.priority.to-activate.passes-on-pass-or-activation');
};

const settingFor = (table: Table, player: Player): Setting => {
  if (isFreeToAct(table, player)) return 'open';
  const top = table.state.frames.at(-1);
  return top?.procedure === 'window' && top.vars.rule === 'further' ? 'event' : 'fast';
};

/** While a Summon is being performed only what negates it can be activated. (wording.timing.summon-would-be) */
const obstacleInSummonWindow = (
  table: Table,
  { card, effect }: Extract<Intention, { do: 'activate' }>,
): Obstacle | undefined => {
  const text = definitionOf(table, card).card.effects[effect];
  const isPerformed = table.state.frames.at(-1)?.procedure === 'summon-window';
  return isPerformed && text && !waitsForSummon(text)
    ? obstacle('wording.timing.summon-would-be', card)
    : undefined;
};

/** A Trigger Effect whose condition has been met is asked about in its turn. (chains.simultaneous.turn-player-first) */
const obstacleToPending = (
  table: Table,
  player: Player,
  { card, effect }: Extract<Intention, { do: 'activate' }>,
): Obstacle | undefined => {
  const pending = table.state.pending.find(
    (each) => each.player === player && each.card.card === card && each.effect === effect,
  );
  return (
    pending &&
    (obstacleToTrigger(table, pending) ?? obstacle('turn.priority.to-activate.passes-on-pass-or-activation'))
  );
};

/**
 * What the card itself lacks, a cost, a condition, a target, is told before what only says that the time is another one: it stays
 * true when the time has come. (turn.priority.to-activate.what-the-holder-may-activate)
 */
const obstacleToActivation = (
  table: Table,
  player: Player,
  intention: Extract<Intention, { do: 'activate' }>,
): Obstacle | undefined => {
  const { card, effect } = intention;
  const inTime =
    obstacleToPending(table, player, intention) ??
    obstacleToActivate(table, player, card, effect, settingFor(table, player)) ??
    obstacleInSummonWindow(table, intention) ??
    obstacleToFastEffects(table, player);
  return inTime && (obstacleAtAnyTime(table, player, card, effect) ?? inTime);
};

/** Does the open question offer this to the player, or ask what it is directed at? */
const isAskedAbout = (table: Table, player: Player, intention: Intention): boolean => {
  const { decision } = table.state;
  if (decision?.player !== player) return false;
  const { why, choices } = decision;
  if (intention.do === 'attack' && decision.kind === 'attack-target')
    return 'card' in why && why.card === intention.card;
  return (
    intention.do === 'activate' &&
    choices.some(
      (choice) =>
        choice.do === 'activate' && choice.card === intention.card && choice.effect === intention.effect,
    )
  );
};

/** Why the player cannot do this now; undefined if it can be done. The card's own reason comes before the time. */
export const obstacleTo = (table: Table, player: Player, intention: Intention): Obstacle | undefined =>
  isAskedAbout(table, player, intention) ? undefined : obstacleToUnasked(table, player, intention);

const obstacleToUnasked = (table: Table, player: Player, intention: Intention): Obstacle | undefined => {
  switch (intention.do) {
    case 'activate':
      return obstacleToActivation(table, player, intention);
    case 'attack':
      return obstacleToAttack(table, player, intention.card) ?? obstacleToBattleStepAction(table, player);
    case 'enter-phase':
      return (
        obstacleToMainPhaseAction(table, player) ??
        (intention.phase === 'battle' ? obstacleToBattlePhase(table) : undefined)
      );
    case 'normal-summon':
      return (
        obstacleToNormalSummon(table, player, intention.card) ?? obstacleToMainPhaseAction(table, player)
      );
    case 'set-monster':
      return obstacleToSetMonster(table, player, intention.card) ?? obstacleToMainPhaseAction(table, player);
    case 'set-card':
      return obstacleToSetCard(table, player, intention.card) ?? obstacleToMainPhaseAction(table, player);
    case 'special-summon':
      return (
        obstacleToOwnSummon(table, player, intention.card, intention.by) ??
        obstacleToMainPhaseAction(table, player)
      );
    case 'pendulum-summon':
      return obstacleToPendulumSummon(table, player) ?? obstacleToMainPhaseAction(table, player);
    case 'flip-summon':
      return obstacleToFlipSummon(table, player, intention.card) ?? obstacleToMainPhaseAction(table, player);
    case 'change-position':
      return (
        obstacleToChangePosition(table, player, intention.card) ?? obstacleToMainPhaseAction(table, player)
      );
  }
};

/** Why the player cannot attack this monster with that one; with null, why not directly. In a replay the attack was declared already. */
export const obstacleToAttackWith = (
  table: Table,
  player: Player,
  card: CardId,
  target: CardId | null,
): Obstacle | undefined => {
  const isReplay = table.state.decision?.why.for === 'replay' && table.state.decision.player === player;
  const declaring = isReplay ? undefined : obstacleTo(table, player, { do: 'attack', card });
  return declaring ?? obstacleToAttackTarget(table, player, card, target);
};
/** Why the player cannot activate the effect with this target. */
export const obstacleToTargetWith = (
  table: Table,
  player: Player,
  { card, effect, target }: { readonly card: CardId; readonly effect: number; readonly target: CardId },
): Obstacle | undefined =>
  obstacleTo(table, player, { do: 'activate', card, effect }) ??
  obstacleToTargeting(table, player, card, effect, target);

/** Why the player cannot Pendulum Summon this card now. */
export const obstacleToPendulumSummonWith = (
  table: Table,
  player: Player,
  card: CardId,
): Obstacle | undefined =>
  obstacleToPendulumSummonOf(table, player, card) ?? obstacleToMainPhaseAction(table, player);

const effectIntentions = (table: Table, card: CardId): Intention[] =>
  definitionOf(table, card).card.effects.flatMap((effect, index): Intention[] =>
    isActivated(effect) ? [{ do: 'activate', card, effect: index }] : [],
  );
const monsterIntentions = (table: Table, card: CardId): Intention[] => {
  const { zone, face, position } = cardOf(table, card);
  if (zone === 'hand')
    return [
      { do: 'normal-summon', card },
      { do: 'set-monster', card },
    ];
  if (zone !== 'monsters') return [];
  const again: Intention[] = isSleeping(table, card) ? [{ do: 'normal-summon', card }] : [];
  if (face === 'down') return [...again, { do: 'flip-summon', card }];
  return [
    ...again,
    { do: 'attack', card },
    { do: 'change-position', card, to: position === 'attack' ? 'defense' : 'attack' },
  ];
};

/** Everything that a player might want to do with a card where it is. */
export const intentionsWith = (table: Table, card: CardId): Intention[] => {
  const { zone } = cardOf(table, card);
  const { monster } = definitionOf(table, card);
  const intentions = effectIntentions(table, card);
  // A Trap Monster too. (zones.main-monster-zone.spell-or-trap-there-is-a-monster-card)
  if (zone === 'monsters' || (monster && !isFieldZone(zone)))
    intentions.push(...monsterIntentions(table, card));
  if (!isFieldZone(zone))
    for (const by of ownWays(table, card)) intentions.push({ do: 'special-summon', card, by });
  if (zone === 'hand' && (!monster || modifiersOn(table, card, 'set-as-spell').length > 0))
    intentions.push({ do: 'set-card', card });
  return intentions;
};
