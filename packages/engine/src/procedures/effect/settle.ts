/** What follows by itself from what has happened, without a Chain, until nothing follows any more. */

import { effectPath } from '../../field/active.ts';
import { fitsEquip } from '../../field/equip.ts';
import { isAnyInForce, isNegated, modifiersOn } from '../../field/modifiers.ts';
import { admit, excessOfKinds } from '../../field/one-kind.ts';
import { isSurplus } from '../../field/only-one.ts';
import { freeSpellTrapZones } from '../../field/zones.ts';
import type { ModifierName } from '../../language/modifier.ts';
import { holds } from '../../meaning/condition.ts';
import { beginScene, endScene, transientScene } from '../../meaning/scene.ts';
import { changeCounters, countersOn } from '../../moves/counters.ts';
import { checkLifePoints, endDuel } from '../../moves/life-points.ts';
import { hasLinkedLeft, isLinkedDestruction } from '../../moves/linked.ts';
import { closeMoment, record, reopenMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { turnTo } from '../../moves/position.ts';
import { backToTrap, isAboutMonsters, isTrapMonsterNow } from '../../moves/trap-monster.ts';
import { bug } from '../../state/bug.ts';
import { boundTo, cardsOnField, isStill, mention, monstersOf } from '../../state/cards-of.ts';
import { write, writeCard } from '../../state/door.ts';
import type { Input, Variables } from '../../state/frame.ts';
import { callThen, end, frame, goTo, type NextIn, type Procedure, returnedCards } from '../../state/next.ts';
import type { OwnCounter } from '../../state/pool-card.ts';
import type { Held, PendingReaction } from '../../state/state.ts';
import { cardOf, definitionOf, listOf, monsterOf, type Table } from '../../state/table.ts';
import { gather } from '../../vocabulary/gather.ts';
import { type CardId, NO_CARD, NO_SCENE } from '../../vocabulary/ids.ts';
import { isDamageStep } from '../../vocabulary/phases.ts';
import { PLAYERS, type Player } from '../../vocabulary/players.ts';
import { isFieldZone } from '../../vocabulary/zones.ts';

type Vars = Variables['settle'];
/** More rounds than any true consequence needs. */
const MOST_ROUNDS = 1000;

/** Is this the Equip Card that the effect of its monster equipped, and goes on speaking of? */
const isEquippedByItsMonster = (table: Table, card: CardId, host: CardId): boolean =>
  Object.values(cardOf(table, host).links).some((bounds) =>
    bounds.some((bound) => bound.card === card && isStill(table, bound)),
  );

/**
 * Equip Cards whose monster has left or is face-down; that they are negated changes nothing, but with the effect of the monster goes
 * what it has equipped to itself. (stats.equip.destroyed-without-its-monster, stats.equip.negated-equip-card-stays-equipped,
 * stats.equip.equipped-by-a-monster-effect-is-destroyed-when-that-monster-is-negated)
 */
const isLoose = (table: Table, card: CardId): boolean => {
  const { host } = cardOf(table, card);
  if (host === null) return false;
  if (!isStill(table, host) || cardOf(table, host.card).face === 'down') return true;
  // (stats.equip.destroyed-without-its-monster)
  if (!fitsEquip(table, card, host.card, 'equipped')) return true;
  return isEquippedByItsMonster(table, card, host.card) && isNegated(table, host.card);
};
const hasLostItsMonster = (table: Table, card: CardId): boolean => {
  const { host } = cardOf(table, card);
  return host !== null && !isStill(table, host);
};
/** Has a card left since the last moment was closed, with which others go at once? (faq.lasting-target.destroyed-at-the-same-moment) */
export const goesWithWhatLeft = (table: Table): boolean =>
  table.state.momentOpen &&
  (looseEquips(table, hasLostItsMonster).length > 0 || hasLinkedLeft(table, table.state.momentSeen));
/** A monster that the Equip Spell no longer fits is no longer the one of which its text speaks. (faq.equip.correct-target) */
const forgetUnfitting = (table: Table, card: CardId): void => {
  const { host } = cardOf(table, card);
  if (host === null || !isStill(table, host) || fitsEquip(table, card, host.card, 'equipped')) return;
  const written = writeCard(table, card);
  written.host = null;
  written.links = {};
};
const looseEquips = (table: Table, are: (table: Table, card: CardId) => boolean = isLoose): CardId[] => {
  const loose: CardId[] = [];
  for (const player of PLAYERS)
    for (const card of listOf(table, player, 'spells'))
      if (card !== NO_CARD && are(table, card)) loose.push(card);
  return loose;
};

/**
 * Monsters that react to being targeted, and that an Equip Card targets: its effect does so the whole time.
 * (stats.equip.always-targets-the-equipped-monster)
 */
const targetedByEquips = (table: Table): CardId[] =>
  table.sorts.awaitingTargeting.filter(
    (card) =>
      definitionOf(table, card).unclassified.some(({ effect }) => effect.on.event === 'was-targeted') &&
      isEquipped(table, card) &&
      !isNegated(table, card),
  );
const isEquipped = (table: Table, card: CardId): boolean =>
  PLAYERS.some((player) =>
    listOf(table, player, 'spells').some((equip) => {
      const host = equip === NO_CARD ? null : cardOf(table, equip).host;
      return host?.card === card && isStill(table, host);
    }),
  );

/**
 * Kinds of counters that a card can only place on itself, where its effects are negated or the effect that it had gained has ended; counters that
 * other cards place stay. (stats.counter.restricted-counter-is-removed-when-the-cards-effects-are-negated,
 * stats.counter.placed-by-another-card-stays-when-effects-are-negated, faq.copy.counters-of-a-gained-effect)
 */
const looseCounters = (table: Table): readonly { card: CardId; counter: string }[] =>
  gather(table.sorts.selfCounting, (card) => {
    if (!isFieldZone(cardOf(table, card).zone)) return [];
    const { ownCounters } = definitionOf(table, card);
    const held = ownCounters.filter(({ counter }) => countersOn(table, card, counter) > 0);
    if (held.length === 0) return [];
    const isLost = isNegated(table, card);
    const allows = ({ effect }: OwnCounter): boolean => !isLost && table.look.hasEffect(table, card, effect);
    const kept = held.filter(allows).map(({ counter }) => counter);
    return held.flatMap(({ counter }) => (kept.includes(counter) ? [] : [{ card, counter }]));
  });

/** A winning condition counts when the resolution has finished and it still holds. (duel.win.condition-must-hold-when-the-effect-ends, duel.win.condition-met-mid-chain, faq.win.met-while-paying-a-cost, faq.win.prohibition-does-not-stop-it) */
const checkVictory = (table: Table): void => {
  const winners = PLAYERS.filter((player) =>
    table.sorts.victorious.some((card) => {
      const { victory } = definitionOf(table, card).card;
      const scene = transientScene(table, card, 0);
      return scene.you === player && victory !== undefined && holds(table, victory, scene);
    }),
  );
  const [winner] = winners;
  // (duel.draw.both-lose-at-the-same-time)
  if (winner !== undefined) endDuel(table, winners.length > 1 ? null : winner, 'effect');
};

/** Continuous texts that keep monsters in a position; Link Monsters have but one. (monsters.link.battle-position-never-changes) */
const turnForced = (table: Table): boolean => {
  if (!isAnyInForce(table, 'stays-in-position')) return false;
  let turned = false;
  for (const player of PLAYERS)
    for (const card of monstersOf(table, player)) {
      const [forced] = modifiersOn(table, card, 'stays-in-position');
      if (forced && cardOf(table, card).face === 'up' && monsterOf(table, card)?.frame !== 'link')
        turned = turnTo(table, card, forced.modifier.position, 'effect') || turned;
    }
  return turned;
};

/** Until damage is calculated monsters wait. (faq.one-kind.flipped-by-battle) */
const awaitsCalculation = ({ state: { timing } }: Table): boolean =>
  isDamageStep(timing) && timing !== 'after-damage-calculation' && timing !== 'damage-step-end';
/**
 * Cards that destroy themselves now: monsters in the Damage Step wait until damage is calculated, and one determined to be destroyed
 * by battle is not destroyed this way. (damage-step.after-calculation.self-destruction,
 * damage-step.before-calculation.self-destruction-waits, damage-step.after-calculation.no-self-destruction-if-destroyed-by-battle)
 */
const selfDestroying = (table: Table): CardId[] => {
  const several = isAnyInForce(table, 'only-one-face-up');
  if (!several && !isAnyInForce(table, 'destroys-itself')) return [];
  const { battle } = table.state;
  const waits = awaitsCalculation(table);
  return cardsOnField(table).filter((card) => {
    const isSecond = several && isSurplus(table, card);
    if (!isSecond && modifiersOn(table, card, 'destroys-itself').length === 0) return false;
    if (waits && cardOf(table, card).zone === 'monsters') return false;
    // The battle destroys no monster that could not stay. (damage-step.after-calculation.second-copy-is-not-destroyed-by-battle)
    return isSecond || !(battle?.doomed.some((bound) => bound.card === card) ?? false);
  });
};

/**
 * A monster that a text in force brings to its player, or one that goes back because the text applies no longer. What has been brought
 * once is not brought again: another effect may have taken it since.
 */
const changeOfControl = (table: Table): { readonly card: CardId; readonly to: Player } | null => {
  const { held } = table.state;
  if (held.length === 0 && !isAnyInForce(table, 'controlled')) return null;
  const isHeld = ({ card }: Held): boolean =>
    isStill(table, card) && modifiersOn(table, card.card, 'controlled').length > 0;
  const released = held.find((each) => !isHeld(each));
  if (released) {
    write(
      table,
      'held',
      held.filter((each) => each !== released),
    );
    const { card, from, to } = released;
    if (!isStill(table, card) || cardOf(table, card.card).controller !== to) return changeOfControl(table);
    return { card: card.card, to: from };
  }
  for (const card of gather(PLAYERS, (player) => monstersOf(table, player))) {
    const to = modifiersOn(table, card, 'controlled').at(-1)?.scene.you;
    const { controller } = cardOf(table, card);
    if (to === undefined || to === controller || held.some((each) => each.card.card === card)) continue;
    write(table, 'held', [...held, { card: boundTo(table, card), from: controller, to }]);
    return { card, to };
  }
  return null;
};

/**
 * A monster that is still a Trap and was turned face-down, or whose effects as a Trap are negated; what negates monsters alone leaves it.
 * (faq.trap-monster.also-trap.face-down-goes-to-the-spell-trap-zone, faq.trap-monster.also-trap.negated-as-a-trap-goes-back)
 */
const lostTrapMonster = (table: Table): CardId | undefined =>
  table.sorts.trapMonsters.find(
    (card) =>
      isTrapMonsterNow(table, card) &&
      (cardOf(table, card).face === 'down' ||
        modifiersOn(table, card, 'effects').some(
          ({ affects, fixed }) =>
            affects.affects === 'matching' && fixed === null && !isAboutMonsters(affects.filter),
        )),
  );

/** The sorts of modifiers from which something follows. */
const FOLLOWED: readonly ModifierName[] = [
  'destroys-itself',
  'only-one-face-up',
  'limits-kinds',
  'stays-in-position',
  'controlled',
];
/** Could anything follow at all? Then the procedure finds out what. */
export const mayFollow = (table: Table): boolean =>
  FOLLOWED.some((name) => isAnyInForce(table, name)) ||
  (table.sorts.trapMonsters.length > 0 && lostTrapMonster(table) !== undefined) ||
  table.state.held.length > 0 ||
  table.state.admitted.length > 0 ||
  table.sorts.victorious.length > 0 ||
  table.state.reactions.length > 0 ||
  looseEquips(table).length > 0 ||
  targetedByEquips(table).length > 0 ||
  looseCounters(table).length > 0;

/** Is it what keeps its card on the field, and no effect? (effects.text.maintenance) */
export const isText = (table: Table, { card, effect }: Pick<PendingReaction, 'card' | 'effect'>): boolean => {
  const text = definitionOf(table, card.card).card.effects[effect];
  return text?.effect === 'unclassified' && text.isText === true;
};
/** Nothing else is settled in the middle of an effect than what goes with a card that has left. (faq.lasting-target.destroyed-at-the-same-moment) */
const dueNow = (table: Table, { inside }: Vars): PendingReaction | undefined =>
  inside ? table.state.reactions.find((each) => isLinkedDestruction(table, each)) : table.state.reactions[0];

/** The first reaction that is due. A card that is negated on the field does not react. (effects.unclassified.is-monster-effect) */
const react = (table: Table, vars: Vars): NextIn<'settle'> => {
  const reaction = dueNow(table, vars);
  if (!reaction) return goTo(vars.inside ? 'equips' : 'counters', vars);
  write(
    table,
    'reactions',
    table.state.reactions.filter((each) => each !== reaction),
  );
  const { card } = reaction.card;
  const isOnField = isStill(table, reaction.card) && isFieldZone(cardOf(table, card).zone);
  // (effects.text.maintenance)
  if (isOnField && reaction.path === undefined && !isText(table, reaction) && isNegated(table, card))
    return goTo('begin', vars);
  reopenMoment(table);
  const { effect, player: you, event, noted, links } = reaction;
  const scene = beginScene(table, { source: reaction.card, you, effect, bound: links, noted, event });
  const path = reaction.path ?? `${effectPath(table, card, effect)}/does`;
  // What is not paid for is not destroyed by an effect. (faq.resist.not-by-effect-is-not-prevented)
  const cause = isText(table, reaction) ? 'rule' : 'effect';
  return callThen(frame('run', { path, scene, cause, cards: [], live: [] }), 'reacted', {
    ...vars,
    scene,
  });
};

/** A player with too many kinds of monsters says what is kept. (faq.one-kind.several-may-appear-together) */
const keepKinds = (table: Table, vars: Vars): NextIn<'settle'> => {
  if (awaitsCalculation(table)) return goTo('trap-monsters', vars);
  const excess = excessOfKinds(table);
  if (excess === null) {
    admit(table);
    return goTo('trap-monsters', vars);
  }
  const { player, candidates: cards, source } = excess;
  const count = Math.min(1, cards.length);
  const why = { for: 'kept-kind', card: source } as const;
  return callThen(
    frame('select', { player, cards, min: count, max: count, why, constraints: [] }),
    'kind-kept',
    vars,
  );
};
/** Sent by the rule, not by the effect, and not destroyed: immunity does not help. (faq.one-kind.sent-by-no-effect) */
const sendOtherKinds = (table: Table, vars: Vars, input: Input): NextIn<'settle'> => {
  const excess = excessOfKinds(table);
  const together = excess?.goes(returnedCards(input)[0] ?? null) ?? [];
  reopenMoment(table);
  if (excess)
    for (const card of together)
      moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player: excess.player, together });
  return goTo('begin', vars);
};

export const settle: Procedure<'settle'> = {
  begin: (table, vars) => {
    if (vars.rounds > MOST_ROUNDS)
      return bug('effects without a Chain never come to an end; two cards probably undo each other');
    closeMoment(table);
    if (!vars.inside) {
      checkLifePoints(table);
      checkVictory(table);
    }
    return goTo('reactions', { ...vars, rounds: vars.rounds + 1 });
  },
  // (effects.unclassified.applies-immediately)
  reactions: react,
  reacted: (table, vars) => {
    endScene(table, vars.scene);
    return goTo('begin', { ...vars, scene: NO_SCENE });
  },
  counters: (table, vars) => {
    const loose = looseCounters(table);
    if (loose.length === 0) return goTo('equips', vars);
    reopenMoment(table);
    for (const { card, counter } of loose)
      changeCounters(table, card, counter, -countersOn(table, card, counter));
    return goTo('begin', vars);
  },
  equips: (table, vars) => {
    const loose = vars.inside ? looseEquips(table, hasLostItsMonster) : looseEquips(table);
    const [first] = loose;
    if (first === undefined) return vars.inside ? end() : goTo('targeted-by-equips', vars);
    reopenMoment(table);
    for (const card of loose) forgetUnfitting(table, card);
    const player = cardOf(table, first).controller;
    return callThen(
      frame('destroy', {
        left: loose,
        doomed: [],
        into: 'gy',
        by: 'rule',
        player,
        source: null,
        scene: NO_SCENE,
      }),
      'begin',
      vars,
    );
  },
  // Told once: what then stays, stays.
  'targeted-by-equips': (table, vars) => {
    const cards = vars.toldTargets ? [] : targetedByEquips(table);
    if (cards.length === 0) return goTo('self-destruction', vars);
    reopenMoment(table);
    for (const card of cards) record(table, { what: 'was-targeted', card: mention(table, card) });
    return goTo('begin', { ...vars, toldTargets: true });
  },
  'self-destruction': (table, vars) => {
    const all = selfDestroying(table);
    // What may not stay beside another is not destroyed by an effect. (faq.unclassified.only-one-destruction-is-not-by-effect)
    const surplus = isAnyInForce(table, 'only-one-face-up')
      ? all.filter((card) => isSurplus(table, card))
      : [];
    const left = surplus.length > 0 ? surplus : all;
    const by = surplus.length > 0 ? 'rule' : 'effect';
    const [first] = left;
    if (first === undefined) return goTo('kinds', vars);
    reopenMoment(table);
    const player = cardOf(table, first).controller;
    return callThen(
      frame('destroy', { left, doomed: [], into: 'gy', by, player, source: null, scene: NO_SCENE }),
      'self-destroyed',
      vars,
    );
  },
  // What could not be destroyed stays.
  'self-destroyed': (_, vars, input) => goTo(returnedCards(input).length > 0 ? 'begin' : 'kinds', vars),
  kinds: keepKinds,
  'kind-kept': sendOtherKinds,
  // One after the other. Nobody is asked for the zone.
  'trap-monsters': (table, vars) => {
    const card = lostTrapMonster(table);
    if (card === undefined) return goTo('positions', vars);
    reopenMoment(table);
    backToTrap(table, card, freeSpellTrapZones(table, cardOf(table, card).controller)[0]);
    return goTo('begin', vars);
  },
  positions: (table, vars) => {
    if (table.sorts.applied.length > 0) {
      reopenMoment(table);
      if (turnForced(table)) return goTo('begin', vars);
      closeMoment(table);
    }
    return goTo('control', vars);
  },
  control: (table, vars) => {
    const change = changeOfControl(table);
    if (change === null) return end();
    const { card, to } = change;
    reopenMoment(table);
    return callThen(
      frame('take-control', { cards: [card], to, player: to, moved: [], pointer: null }),
      'begin',
      vars,
    );
  },
};
