/** Activating a card or effect: it is shown, its cost is paid, its targets are chosen, and it becomes a link of the Chain. */

import { effectPath } from '../../field/active.ts';
import { countUse } from '../../field/uses.ts';
import { placesForSpellTrap } from '../../field/zones.ts';
import type { ActivatedEffect, Mode } from '../../language/effect.ts';
import { isActivated, isPendulumEffect } from '../../language/effect.ts';
import { spellSpeedNow } from '../../legality/activation/as-quick.ts';
import { becomingOf, beforeCost, wayOf } from '../../legality/activation/becoming.ts';
import { eventFor } from '../../legality/activation/event.ts';
import { eventOfTrigger, joinedWith } from '../../legality/activation/joined.ts';
import { obstacleInMode } from '../../legality/activation/mode.ts';
import { rangeOfTargets, targetCandidates } from '../../legality/target.ts';
import { type Event, placeOfActivation } from '../../meaning/event.ts';
import { WAS_EQUIPPED } from '../../meaning/reference.ts';
import { beginScene, bind, sceneOf, transientScene } from '../../meaning/scene.ts';
import { targetsWith } from '../../meaning/targets-asked.ts';
import { asItIs } from '../../moves/former.ts';
import { closeMoment, record, restoreMoments } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { noteActivation } from '../../moves/note-activation.ts';
import { turnFaceUp } from '../../moves/position.ts';
import { replaceFieldSpell } from '../../moves/replace-field-spell.ts';
import { swear } from '../../moves/swear.ts';
import { bug, present } from '../../state/bug.ts';
import { boundTo, isStill, mention, stillThere } from '../../state/cards-of.ts';
import type { ChainLink } from '../../state/chain-link.ts';
import { write } from '../../state/door.ts';
import type { Frame, Variables } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type Procedure, returnedCards } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import type { Bound, Scene } from '../../state/scene.ts';
import { silenceOf } from '../../state/silence.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import { gather } from '../../vocabulary/gather.ts';
import { type CardId, NO_SCENE } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';
import { isFieldZone } from '../../vocabulary/zones.ts';
import { compared } from '../effect/select.ts';
import { mayFollow } from '../effect/settle.ts';

type Vars = Variables['activate'];

/** The activation of an effect; `event` is what it reacts to and `noted` what that tells in numbers, if it is already known. */
export const activation = (
  table: Table,
  player: Player,
  card: CardId,
  effect: number,
  event: readonly Bound[],
  noted: Scene['noted'] = {},
): Frame =>
  frame('activate', {
    card,
    effect,
    player,
    event,
    noted,
    scene: NO_SCENE,
    mode: 0,
    becomes: null,
    target: 0,
    from: cardOf(table, card).zone,
    was: null,
    answerable: table.state.moments,
  });

const effectOf = (table: Table, { card, effect }: Vars): ActivatedEffect => {
  const text = definitionOf(table, card).card.effects[effect];
  return text && isActivated(text) ? text : bug(`effect ${effect} of card ${card} cannot be activated`);
};
const modeOf = (table: Table, vars: Vars): Mode =>
  present(effectOf(table, vars).modes[vars.mode], 'the mode');
const modePath = (table: Table, vars: Vars): string =>
  `${effectPath(table, vars.card, vars.effect)}/modes/${vars.mode}`;

/** An oath binds from the activation on. (wording.restriction.turn-you-activate) */
const swearIt = (table: Table, vars: Vars): void => {
  const { oath } = effectOf(table, vars);
  if (oath)
    swear(table, oath, `${effectPath(table, vars.card, vars.effect)}/oath`, sceneOf(table, vars.scene));
};

/** A limit on activating the card counts it, too. (wording.limit.activate-card-once) */
const countCard = (table: Table, { card, player, with: at }: Vars): void => {
  const activation = at === undefined ? undefined : definitionOf(table, card).card.effects[at];
  if (at !== undefined && activation?.effect === 'card-activation')
    countUse(table, card, at, player, activation.limit, 1);
};

/** Is the card activated, perhaps with an effect of it, or the effect alone? (faq.activation.warning-needs-the-effect-in-the-same-link) */
const whatIsActivated = ({ effect }: ActivatedEffect, vars: Vars): 'card' | 'effect' =>
  effect === 'card-activation' || vars.with !== undefined ? 'card' : 'effect';

const remember = (table: Table, vars: Vars): void => {
  const { card, player, from } = vars;
  const effect = effectOf(table, vars);
  noteActivation(table, {
    player,
    card,
    isPendulumEffect: isPendulumEffect(effect),
    what: whatIsActivated(effect, vars),
    in: from,
  });
};

/** What paid for its own effect while that was negated has left so. (effects.negate.left-while-negated-stays-negated) */
const leftNegated = (table: Table, vars: Vars): boolean =>
  vars.negated === true &&
  effectOf(table, vars).notNegated === undefined &&
  !isStill(table, sceneOf(table, vars.scene).source);

const linkOf = (table: Table, vars: Vars): ChainLink => {
  const effect = effectOf(table, vars);
  return {
    scene: vars.scene,
    card: boundTo(table, vars.card),
    player: vars.player,
    effect: vars.effect,
    mode: vars.mode,
    becomes: vars.becomes,
    what: whatIsActivated(effect, vars),
    spellSpeed: spellSpeedNow(table, vars.card, effect),
    // Where the card was before it paid with itself. (faq.cost.self-as-cost.activated-where-it-was)
    from: vars.from,
    was: vars.was,
    activationNegated: false,
    // What was negated where it was activated stays negated wherever it goes. (effects.negate.battle-destroyed-activated-in-gy)
    effectNegated: silenceOf(table, sceneOf(table, vars.scene).source) !== null || leftNegated(table, vars),
  };
};

/** Could a text ask, when it resolves, what the card was when it was activated? */
const mayBeAskedFor = (table: Table, card: CardId): boolean => {
  const { zone } = cardOf(table, card);
  return (
    table.sorts.modifiers.has('activated-effects') ||
    (table.sorts.modifiers.has('effects') && isFieldZone(zone) && zone !== 'monsters')
  );
};

export const activate: Procedure<'activate'> = {
  // A Spell or Trap is turned face-up, from the hand in a free zone. (effects.activation.card-activation, spells-traps.spell.activated-spell-is-face-up-on-the-field)
  // (faq.activation.from-hand-happens-on-the-field)
  // (faq.activation.order-card-up-cost-target)
  show: (table, vars) => {
    const effect = effectOf(table, vars);
    const scene = transientScene(table, vars.card, vars.effect, vars.player);
    const joined = joinedWith(table, vars.card, vars.effect);
    const answered = (): Event | null =>
      joined && effect.effect === 'trigger'
        ? eventOfTrigger(table, effect, scene)
        : eventFor(table, effect, scene);
    const told = vars.event.length > 0 ? null : answered();
    const known: Vars = {
      ...vars,
      ...(told && { event: told.cards, noted: { ...vars.noted, ...told.noted } }),
      ...(joined && { with: joined.at }),
    };
    if (effect.effect !== 'card-activation' && !joined) return goTo('begin', known);
    if (isFieldZone(vars.from)) {
      turnFaceUp(table, vars.card, 'rule');
      return goTo('begin', known);
    }
    const { zone, places } = placesForSpellTrap(table, vars.player, vars.card);
    return callThen(
      frame('choose-place', { card: vars.card, player: vars.player, zone, places }),
      'place',
      known,
    );
  },
  place: (table, vars, input) => {
    const { card, player } = vars;
    const { zone } = placesForSpellTrap(table, player, card);
    const place = typeof input.returned === 'number' ? input.returned : 0;
    replaceFieldSpell(table, player, zone, place);
    moveCard(table, {
      card,
      to: zone,
      controller: player,
      place,
      face: 'up',
      manner: 'activated',
      by: 'rule',
      player,
    });
    return goTo('begin', vars);
  },
  begin: (table, vars) => {
    const { card, player, effect, event, noted } = vars;
    const { host } = cardOf(table, card);
    const scene = beginScene(table, {
      source: boundTo(table, card),
      you: player,
      effect,
      bound: host === null ? {} : { [WAS_EQUIPPED]: [host] },
      noted,
      event,
    });
    const was = mayBeAskedFor(table, card) ? asItIs(table, card) : null;
    const isNegated = cardOf(table, card).zone === 'monsters' && table.look.wasNegated(table, card);
    return goTo('mode', { ...vars, scene, was, ...(isNegated && { negated: true as const }) });
  },
  // "Activate 1 of these effects": chosen at activation. (wording.punctuation.bullets)
  mode: (table, vars) => {
    const effect = effectOf(table, vars);
    const scene = sceneOf(table, vars.scene);
    const modes = gather(effect.modes, (mode, index) =>
      obstacleInMode(table, vars.card, effect, mode, scene) === undefined ? [index] : [],
    );
    const [first] = modes;
    if (modes.length <= 1) return goTo('cost', { ...vars, mode: first ?? 0 });
    return askThen(
      oneOf(
        vars.player,
        'option',
        { for: 'mode', card: vars.card, effect: vars.effect },
        modes.map((option) => ({ do: 'option', option })),
      ),
      'chosen-mode',
      vars,
    );
  },
  'chosen-mode': (_, vars, input) => {
    const [choice] = input.chosen;
    return goTo('cost', { ...vars, mode: choice?.do === 'option' ? choice.option : 0 });
  },
  // Paid before the opponent can answer, and never given back. (effects.cost.paid-at-activation, wording.punctuation.semicolon,
  // effects.cost.not-refunded)
  // It is done as a cost, not as an effect. (effects.cost.not-an-effect, faq.cost.one-cost-for-one-effect)
  cost: (table, vars) => {
    if (!modeOf(table, vars).cost) return goTo('become', vars);
    const path = `${modePath(table, vars)}/cost`;
    return callThen(
      frame('run', { path, scene: vars.scene, cause: 'cost', cards: [], live: [] }),
      'become',
      vars,
    );
  },
  // What it becomes may ask for targets. (wording.gain.this-effect-becomes)
  become: (table, vars) => {
    const scene = sceneOf(table, vars.scene);
    const way = wayOf(beforeCost(table), becomingOf(modeOf(table, vars)), scene);
    if (!way) return goTo('target', vars);
    write(table, 'scenes', { ...table.state.scenes, [scene.id]: { ...scene, event: way.event } });
    return goTo('target', { ...vars, becomes: way.path });
  },
  // (effects.target.chosen-at-activation, wording.target.target)
  target: (table, vars) => {
    const mode = modeOf(table, vars);
    const target = targetsWith(table, mode, vars.becomes)[vars.target];
    if (!target) return goTo('link', vars);
    const scene = sceneOf(table, vars.scene);
    const effect = effectOf(table, vars);
    const cards = targetCandidates(table, effect, mode, target, scene);
    const { min, max } = rangeOfTargets(table, { effect, mode, target, scene }, cards.length);
    return callThen(
      frame('select', {
        player: vars.player,
        cards,
        min,
        max,
        why: { for: 'target', card: vars.card, effect: vars.effect },
        constraints: compared(table, target, cards),
      }),
      'targeted',
      vars,
    );
  },
  targeted: (table, vars, input) => {
    const asked = targetsWith(table, modeOf(table, vars), vars.becomes);
    const target = present(asked[vars.target], 'the target');
    bind(
      table,
      vars.scene,
      target.as,
      returnedCards(input).map((card) => boundTo(table, card)),
    );
    return goTo('target', { ...vars, target: vars.target + 1 });
  },
  // It becomes the next link of the Chain, whatever kind it is. (chains.build.first-activation-is-link-1,
  // effects.ignition.forms-chain, effects.trigger.forms-chain, effects.quick.forms-chain, spells-traps.trap.activation-uses-the-chain,
  // summoning.by-effect.self-summon-wording-is-an-activated-effect, summoning.by-effect.summoning-other-cards-uses-the-chain)
  // (wording.punctuation.colon)
  link: (table, vars) => {
    const { card, effect, player } = vars;
    const mode = modeOf(table, vars);
    const scene = sceneOf(table, vars.scene);
    const asked = targetsWith(table, mode, vars.becomes);
    const targets = gather(asked, ({ as }) => stillThere(table, scene.bound[as] ?? []));
    const link = linkOf(table, vars);
    write(table, 'chain', [...table.state.chain, link]);
    // Counted from now on, whatever becomes of the effect. (effects.usage-limit.counts-when-effect-negated)
    // (faq.activation.once-per-duel-counts-however-it-ends)
    countUse(table, card, effect, player, effectOf(table, vars).limit, 1);
    countUse(table, card, effect, player, effectOf(table, vars).alsoLimit, 1);
    countCard(table, vars);
    swearIt(table, vars);
    remember(table, vars);
    record(table, {
      what: 'activated',
      card: { ...mention(table, card), knownBy: 3 },
      effect,
      mode: vars.mode,
      player,
      link: table.state.chain.length,
      in: placeOfActivation(link),
      ...(vars.with !== undefined && { asCard: true as const }),
      targets: targets.map((target) => mention(table, target)),
    });
    return goTo('over', vars);
  },
  // What applies by itself because of what was paid applies before anything is chained. (faq.continuous.applies-while-a-cost-is-paid)
  // What could be answered before can still be answered on this Chain.
  // (battle.attack-declaration.when-declared-cards-only-in-that-window, wording.timing.attack-declaration, faq.timing.the-whole-chain-build-is-one-timing)
  over: (table, vars) => {
    closeMoment(table);
    return mayFollow(table)
      ? callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'answerable', vars)
      : goTo('answerable', vars);
  },
  answerable: (table, vars) => {
    restoreMoments(table, vars.answerable);
    return end(true);
  },
};
