/** The lists of what a player can do: made by asking the obstacle functions, so that a list and an explanation never disagree. */

import { isAnyInForce } from '../field/modifiers.ts';
import {
  obstacleInSetting,
  obstacleInSummoning,
  obstacleToNormalSummon,
  obstacleToNormalSummonOrSet,
} from '../field/normal-summon.ts';
import type { OwnWay } from '../language/card.ts';
import { isMandatory } from '../language/effect.ts';
import { type Events, eventsIn } from '../state/awaited.ts';
import { isSleeping, monstersOf } from '../state/cards-of.ts';
import type { Choice } from '../state/decision.ts';
import type { Activatable } from '../state/pool-card.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { FIELD_ZONES, zonesIn } from '../vocabulary/zones.ts';
import { obstacleToActivate } from './activate.ts';
import type { Setting } from './activation/place.ts';
import { mustStillAttack, obstacleToAttack } from './attack.ts';
import { mayBeOwnSummoned, obstacleToOwnSummon, ownWays } from './own-summon.ts';
import { obstacleToPendulumSummon } from './pendulum.ts';
import { obstacleToBattlePhase } from './phase.ts';
import { obstacleToChangePosition, obstacleToFlipSummon } from './position.ts';
import { obstacleToSetCard } from './set.ts';
import { areTwins } from './twins.ts';

const ACTIVATION_ZONES = (['hand', ...FIELD_ZONES, 'gy', 'banished'] as const).map((zone) => ({
  zone,
  bit: zonesIn([zone]),
}));

/** Everything that the player could activate now. */
export const activations = (table: Table, player: Player, setting: Setting): Choice[] => {
  const choices: Choice[] = [];
  // Where a text makes Quick Effects of others, none is spared.
  const isFast = (setting === 'fast' || setting === 'event') && !isAnyInForce(table, 'activates-as-quick');
  if ((isFast ? table.sorts.fast : table.sorts.activatable).length === 0) return choices;
  const happened = eventsNow(table);
  for (const { zone, bit } of ACTIVATION_ZONES)
    for (const card of listOf(table, player, zone)) {
      if (card === NO_CARD) continue;
      const { activated, activeIn, isFast: isAnyFast, joined } = definitionOf(table, card);
      if ((activeIn & bit) === 0 || (isFast && !isAnyFast)) continue;
      for (const effect of activated)
        if (
          (effect.from & bit) !== 0 &&
          mayBeActivated(table, effect, isFast, happened) &&
          obstacleToActivate(table, player, card, effect.index, setting) === undefined
        )
          choices.push({ do: 'activate', card, effect: effect.index });
      if (joined.length > 0 && zone === 'spells') choices.push(...withTriggers(table, player, card, setting));
    }
  return choices;
};
/** A Set Continuous Trap together with an effect that answers what has happened. (faq.trigger.trap.effect-with-its-own-activation-is-optional) */
const withTriggers = (table: Table, player: Player, card: CardId, setting: Setting): Choice[] => {
  const { joined } = definitionOf(table, card);
  if (joined.length === 0 || cardOf(table, card).face === 'up') return NO_CHOICES;
  return gather(joined, ({ effect, index }): Choice[] =>
    effect.effect === 'trigger' && obstacleToActivate(table, player, card, index, setting) === undefined
      ? [{ do: 'activate', card, effect: index }]
      : [],
  );
};
const NO_CHOICES: Choice[] = [];
/** What can be waited for now. */
const eventsNow = ({ state: { moments } }: Table): Events =>
  moments.reduce((events, { happenings }) => events | eventsIn(happenings), 0);
/** What no activation can do without, beside where the card lies. It only spares `obstacleToActivate`, which decides, the others. */
const mayBeActivated = (
  table: Table,
  { isFast, awaits }: Activatable,
  onlyFast: boolean,
  happened: Events,
): boolean =>
  (!onlyFast || isFast) &&
  (awaits.nothing || (awaits.activation && table.state.chain.length > 0) || (awaits.events & happened) !== 0);

/** The mandatory Quick Effects with which the player has to answer the last activation. (effects.timing.mandatory-must) */
export const forcedAnswers = (table: Table, player: Player): Choice[] =>
  gather(table.sorts.forced, (card) =>
    gather(definitionOf(table, card).activated, ({ effect, index }): Choice[] =>
      effect.effect === 'quick' &&
      isMandatory(effect) &&
      obstacleToActivate(table, player, card, index, 'fast') === undefined
        ? [{ do: 'activate', card, effect: index }]
        : [],
    ),
  );

const handChoices = (table: Table, player: Player): Choice[] => {
  const choices: Choice[] = [];
  const asSpells = isAnyInForce(table, 'set-as-spell');
  for (const card of listOf(table, player, 'hand')) {
    if (asSpells && definitionOf(table, card).monster && !obstacleToSetCard(table, player, card))
      choices.push({ do: 'set-card', card });
    if (definitionOf(table, card).monster) {
      if (obstacleToNormalSummonOrSet(table, player, card)) continue;
      if (obstacleInSummoning(table, player, card) === undefined) choices.push({ do: 'normal-summon', card });
      if (obstacleInSetting(table, player, card) === undefined) choices.push({ do: 'set-monster', card });
    } else if (obstacleToSetCard(table, player, card) === undefined) choices.push({ do: 'set-card', card });
  }
  return choices;
};
const ownSummonChoices = (table: Table, player: Player): Choice[] => {
  const choices: Choice[] = [];
  let before: CardId | undefined;
  let ways: readonly OwnWay[] = NO_WAYS;
  for (const card of table.sorts.selfSummoning) {
    if (cardOf(table, card).owner !== player) continue;
    if (before === undefined || !areTwins(table, card, before)) ways = openWays(table, player, card);
    for (const by of ways) choices.push({ do: 'special-summon', card, by });
    before = card;
  }
  return choices;
};
const NO_WAYS: readonly OwnWay[] = [];
const openWays = (table: Table, player: Player, card: CardId): readonly OwnWay[] => {
  let open: OwnWay[] | undefined;
  for (const by of ownWays(table, card))
    if (mayBeOwnSummoned(table, player, card, by) && !obstacleToOwnSummon(table, player, card, by)) {
      open ??= [];
      open.push(by);
    }
  return open ?? NO_WAYS;
};
const turnings = (table: Table, player: Player, card: CardId): Choice[] => {
  const { face, position } = cardOf(table, card);
  if (face === 'down') return obstacleToFlipSummon(table, player, card) ? [] : [{ do: 'flip-summon', card }];
  if (obstacleToChangePosition(table, player, card)) return [];
  return [{ do: 'change-position', card, to: position === 'attack' ? 'defense' : 'attack' }];
};
const positionChoices = (table: Table, player: Player): Choice[] =>
  gather(monstersOf(table, player), (card): Choice[] =>
    isSleeping(table, card) && obstacleToNormalSummon(table, player, card) === undefined
      ? [{ do: 'normal-summon', card }, ...turnings(table, player, card)]
      : turnings(table, player, card),
  );

/**
 * The actions of a Main Phase, and where the turn can go on. Moving a monster to another zone is none of them.
 * (turn.main-phase.list-of-actions, zones.main-monster-zone.no-moving-by-choice)
 */
export const mainPhaseChoices = (table: Table, player: Player): Choice[] => {
  const choices: Choice[] = [
    ...handChoices(table, player),
    ...ownSummonChoices(table, player),
    ...positionChoices(table, player),
    ...activations(table, player, 'open'),
  ];
  if (obstacleToPendulumSummon(table, player) === undefined) choices.push({ do: 'pendulum-summon' });
  if (table.state.phase === 'main1' && obstacleToBattlePhase(table) === undefined)
    choices.push({ do: 'enter-phase', phase: 'battle' });
  choices.push({ do: 'enter-phase', phase: 'end' });
  return choices;
};

/** In a Battle Step: attack, activate, or make no (further) attack. (battle.battle-step.attack-or-finish) */
export const battleStepChoices = (table: Table, player: Player): Choice[] => {
  const attackers = monstersOf(table, player).filter(
    (card) => obstacleToAttack(table, player, card) === undefined,
  );
  const choices: Choice[] = attackers.map((card: CardId) => ({ do: 'attack', card }));
  choices.push(...activations(table, player, 'fast'));
  if (mustStillAttack(table, player).length === 0) choices.push({ do: 'end-battle' });
  return choices;
};
