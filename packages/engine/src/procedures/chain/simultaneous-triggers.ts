/** Effects that met their condition at the same timing go on one Chain in the order of the rules. (chains.rule.several-activations-at-once, chains.simultaneous.situation, faq.trigger.order.condition-before-the-chain) */
import type { TriggerEffect } from '../../language/effect.ts';
import { isAboutItself } from '../../language/event.ts';
import { obstacleToHeldBack, obstacleToTrigger } from '../../legality/activate.ts';
import { summonsItselfFromHand } from '../../legality/derived.ts';
import { isMetFor } from '../../moves/collect-triggers.ts';
import { isStill, knownBy } from '../../state/cards-of.ts';
import type { Choice } from '../../state/decision.ts';
import { write } from '../../state/door.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, end, goTo, type NextIn, type Procedure } from '../../state/next.ts';
import { oneOf, respondOrPass } from '../../state/questions.ts';
import type { PendingTrigger } from '../../state/state.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import { gather } from '../../vocabulary/gather.ts';
import { TIMINGS } from '../../vocabulary/phases.ts';
import { opponentOf, type Player } from '../../vocabulary/players.ts';
import { isFieldZone } from '../../vocabulary/zones.ts';
import { activation } from './activate.ts';

type Vars = Variables['simultaneous-triggers'];

/** Some wait for a later timing of the battle. (damage-step.after-calculation.activations) */
export const isTriggerReady = (table: Table, { notBefore, heldBackAt, elsewhere }: PendingTrigger): boolean =>
  heldBackAt === null &&
  !elsewhere &&
  (notBefore === null ||
    table.state.battle === null ||
    TIMINGS.indexOf(table.state.timing) >= TIMINGS.indexOf(notBefore) ||
    table.state.battle.stage === 'over');

const textOf = (table: Table, { card, effect }: PendingTrigger): TriggerEffect | null => {
  const text = definitionOf(table, card.card).card.effects[effect];
  return text?.effect === 'trigger' ? text : null;
};
const isMandatory = (table: Table, pending: PendingTrigger): boolean =>
  textOf(table, pending)?.use === 'mandatory';
/** Would it Special Summon its own card from the hand, where it lies? */
const isOwnSummonFromHand = (table: Table, pending: PendingTrigger): boolean => {
  const text = textOf(table, pending);
  return text !== null && cardOf(table, pending.card.card).zone === 'hand' && summonsItselfFromHand(text);
};
/**
 * Mandatory, then optional of cards that both players know, then optional of hidden cards. (chains.simultaneous.precedence-1-mandatory,
 * chains.simultaneous.precedence-2-optional-public, chains.simultaneous.precedence-3-optional-hidden,
 * chains.simultaneous.revealed-hand-card)
 * (faq.trigger.hand.ranks-as-fast-effect-unless-revealed)
 */
const precedenceOf = (table: Table, pending: PendingTrigger): 1 | 2 | 3 => {
  if (isMandatory(table, pending)) return 1;
  if (hasLeftTheField(table, pending)) return 2;
  return knownBy(table, pending.card.card) === 3 ? 2 : 3;
};

/** It has left the field, though it has come to the hand. (faq.trigger.order.left-the-field-to-the-hand) */
const hasLeftTheField = (table: Table, pending: PendingTrigger): boolean =>
  textOf(table, pending)?.on.some(
    (pattern) =>
      pattern.event === 'moved' && isAboutItself(pattern.card) && pattern.from?.every(isFieldZone) === true,
  ) ?? false;

interface Group {
  readonly precedence: 1 | 2 | 3;
  readonly player: Player;
  readonly triggers: readonly PendingTrigger[];
}
/** The first effects to go on the Chain: within one precedence the turn player's come first. (chains.simultaneous.turn-player-first) */
const firstGroup = (table: Table, able: readonly PendingTrigger[]): Group | null => {
  const first = table.state.turnPlayer;
  for (const precedence of [1, 2, 3] as const)
    for (const player of [first, opponentOf(first)]) {
      const triggers = able.filter(
        (each) => each.player === player && precedenceOf(table, each) === precedence,
      );
      if (triggers.length > 0) return { precedence, player, triggers };
    }
  return null;
};

const choiceOf = ({ card, effect }: PendingTrigger): Choice => ({ do: 'activate', card: card.card, effect });
const isSame = (pending: PendingTrigger, choice: Choice): boolean =>
  choice.do === 'activate' && pending.card.card === choice.card && pending.effect === choice.effect;
const unequal = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(
    (choice, at) =>
      choices.findIndex(
        (other) =>
          other.do === 'activate' &&
          choice.do === 'activate' &&
          other.card === choice.card &&
          other.effect === choice.effect,
      ) === at,
  );
const drop = (table: Table, dropped: readonly PendingTrigger[]): void =>
  write(
    table,
    'pending',
    table.state.pending.filter((pending) => !dropped.includes(pending)),
  );

/** The player's other cards in hand that would Special Summon themselves at this timing. (chains.simultaneous.self-summon-from-hand-once) */
const ownSummonsBeside = (table: Table, pending: PendingTrigger, upTo: number): readonly PendingTrigger[] =>
  isOwnSummonFromHand(table, pending)
    ? takeAble(table, upTo).filter(
        (other) => other.player === pending.player && isOwnSummonFromHand(table, other),
      )
    : [];

const beginOf = (table: Table, pending: PendingTrigger, beside: readonly PendingTrigger[]) => {
  drop(table, [pending, ...beside]);
  const { player, card, effect, event, noted } = pending;
  return activation(table, player, card.card, effect, event, noted);
};
const activate = (table: Table, pending: PendingTrigger, vars: Vars): NextIn<'simultaneous-triggers'> => {
  const frame = beginOf(table, pending, ownSummonsBeside(table, pending, vars.upTo));
  return { next: 'call', frame, step: 'next', vars: { ...vars, added: true } };
};

/** What the player did not use while it came first may answer what was activated since. (chains.simultaneous.hidden-may-answer-later) */
const holdBack = (table: Table, held: readonly PendingTrigger[]): void =>
  write(
    table,
    'pending',
    table.state.pending.map((pending) =>
      held.includes(pending) ? { ...pending, heldBackAt: table.state.chain.length } : pending,
    ),
  );
const ableHeldBack = (table: Table, player: Player): readonly PendingTrigger[] =>
  table.state.pending.filter(
    (pending) =>
      pending.player === player &&
      pending.heldBackAt !== null &&
      !pending.elsewhere &&
      pending.heldBackAt < table.state.chain.length &&
      obstacleToHeldBack(table, pending) === undefined,
  );
/** With these the player may answer the last activation. */
export const heldBackChoices = (table: Table, player: Player): readonly Choice[] =>
  table.state.pending.length === 0 ? NONE : ableHeldBack(table, player).map(choiceOf);
/** The activation that was chosen, if it is one of these. */
export const activationOfHeldBack = (table: Table, player: Player, choice: Choice) => {
  const able = ableHeldBack(table, player);
  const pending = able.find((each) => isSame(each, choice));
  if (pending === undefined) return undefined;
  const beside = isOwnSummonFromHand(table, pending)
    ? able.filter((other) => other !== pending && isOwnSummonFromHand(table, other))
    : [];
  return beginOf(table, pending, beside);
};
const NONE: readonly Choice[] = [];
/** What waits for its card to come to the hand may answer what is activated at this timing, and begins no Chain of its own any more. */
export const holdBackElsewhere = (table: Table): void => {
  if (table.state.pending.some(({ elsewhere, heldBackAt }) => elsewhere && heldBackAt === null))
    write(
      table,
      'pending',
      table.state.pending.map((each) => (each.elsewhere ? { ...each, heldBackAt: 0 } : each)),
    );
};
/** The Chain of this timing is complete, or there will be none. */
export const dropHeldBack = (table: Table): void => {
  const held = table.state.pending.filter(({ heldBackAt }) => heldBackAt !== null);
  if (held.length > 0) drop(table, held);
};

/**
 * Whose card has come under another's control since activates its effect, if what happened is what the text waits for from that side too. (faq.trigger.control.new-controller-activates)
 * (faq.trigger.control.you-and-opponent-from-both-sides)
 */
const passToControllers = (table: Table): void => {
  const { pending } = table.state;
  if (!pending.some((each) => controllerNow(table, each) !== each.player)) return;
  const passed = gather(pending, (each) => {
    const player = controllerNow(table, each);
    if (player === each.player) return [each];
    return isMetFor(table, each) ? [{ ...each, player }] : [];
  });
  write(table, 'pending', passed);
};
const controllerNow = (table: Table, { card, player }: PendingTrigger): Player => {
  const { zone, controller } = cardOf(table, card.card);
  return isStill(table, card) && isFieldZone(zone) ? controller : player;
};

/**
 * Those at hand: what cannot be activated any more is forgotten. (effects.timing.when-optional-misses,
 * chains.window.specific-timing-not-again, wording.timing.damage-step-points)
 * (faq.trigger.timing.not-missed-by-what-has-no-chain)
 */
const takeAble = (table: Table, upTo: number): readonly PendingTrigger[] => {
  if (table.state.pending.length > 0) passToControllers(table);
  const ready = table.state.pending.filter(
    (pending) => pending.moment < upTo && isTriggerReady(table, pending),
  );
  const able = ready.filter((pending) => obstacleToTrigger(table, pending) === undefined);
  if (able.length < ready.length)
    drop(
      table,
      ready.filter((pending) => !able.includes(pending)),
    );
  return able;
};

export const simultaneousTriggers: Procedure<'simultaneous-triggers'> = {
  next: (table, vars) => {
    const group = firstGroup(table, takeAble(table, vars.upTo));
    if (group === null) return end(vars.added);
    // The same effect twice needs no order.
    const choices = unequal(group.triggers.map(choiceOf));
    const [only] = group.triggers;
    if (group.precedence === 1 && choices.length === 1 && only) return activate(table, only, vars);
    // A player orders their own as they like and may decline what is optional, nothing else. (chains.simultaneous.own-order-free,
    // effects.timing.optional-player-decides, effects.timing.mandatory-must) (wording.activate.must)
    const why = 'simultaneous-triggers';
    const question =
      group.precedence === 1
        ? oneOf(group.player, 'order-triggers', { for: why }, choices)
        : respondOrPass(group.player, why, choices);
    return askThen(question, 'chosen', vars);
  },
  chosen: (table, vars, input) => {
    const group = firstGroup(table, takeAble(table, vars.upTo));
    const [choice] = input.chosen;
    if (group === null || choice === undefined) return goTo('next', vars);
    const chosen = group.triggers.find((pending) => isSame(pending, choice));
    if (chosen) return activate(table, chosen, vars);
    if (group.precedence === 3) holdBack(table, group.triggers);
    else drop(table, group.triggers);
    return goTo('next', vars);
  },
};
