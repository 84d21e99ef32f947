/** Placing Special Summoned monsters: position and zone of each, then all count as Summoned at once. */

import { definitionPath } from '../../field/active.ts';
import { obstacleToOtherKind } from '../../field/one-kind.ts';
import { countSpecialSummon, isSummonedByItsCard } from '../../field/special-summon.ts';
import { freeMonsterZonesFor } from '../../field/zones.ts';
import { transientScene } from '../../meaning/scene.ts';
import { record } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { swear } from '../../moves/swear.ts';
import { follow, isTrapMonsterNow } from '../../moves/trap-monster.ts';
import { leaveWithoutZone } from '../../moves/without-zone.ts';
import { boundTo, mention } from '../../state/cards-of.ts';
import { writeCard } from '../../state/door.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import { cardOf, definitionOf, monsterOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';

type Within = Variables['special-summon']['within'];
/** To whose field it comes. */
const fieldOf = (table: Table, card: CardId, to: Variables['special-summon']['to']): Player =>
  to === 'owner' ? cardOf(table, card).owner : to;
const freePlaces = (table: Table, player: Player, card: CardId, within: Within): readonly number[] => {
  const free = freeMonsterZonesFor(table, player, card);
  return within ? free.filter((place) => within.includes(place)) : free;
};

/** Is there a place for each of these cards, apart from those already taken? */
const isRoomFor = (
  table: Table,
  player: Player,
  cards: readonly CardId[],
  taken: readonly number[],
): boolean => {
  const [card, ...rest] = cards;
  if (card === undefined) return true;
  return freeMonsterZonesFor(table, player, card).some(
    (place) => !taken.includes(place) && isRoomFor(table, player, rest, [...taken, place]),
  );
};
/** The free places for a monster that leave the other ones a place too, as far as there is one for all. */
const placesLeavingRoom = (
  table: Table,
  player: Player,
  card: CardId,
  others: readonly CardId[],
  within: Within,
): readonly number[] => {
  const free = freePlaces(table, player, card, within);
  const waiting = others.filter((other) => cardOf(table, other).zone === 'extra');
  const roomy =
    waiting.length === 0 ? free : free.filter((place) => isRoomFor(table, player, others, [place]));
  return roomy.length > 0 ? roomy : free;
};

/** Where a limit bars it face-up, what may come face-down comes face-down. (faq.one-kind.others-cannot-come-out-face-up) */
const positionsFor = (
  table: Table,
  card: CardId,
  { positions, placed, to }: Variables['special-summon'],
): Variables['special-summon']['positions'] =>
  positions.includes('face-down') &&
  placed.length === 0 &&
  obstacleToOtherKind(table, fieldOf(table, card, to), card)
    ? ['face-down']
    : positions;

/** Only now were they used for it. What went to a hidden place is not followed. (summoning.material.used-only-if-the-summon-succeeds) */
const recordUse = (table: Table, monster: CardId, { using = [], way }: Variables['special-summon']): void => {
  for (const { card, stay, was } of using) {
    const { zone } = cardOf(table, card);
    if (cardOf(table, card).stay !== stay || zone === 'deck' || zone === 'hand') continue;
    record(table, {
      what: 'used-as-material',
      card: mention(table, card),
      was,
      monster: mention(table, monster),
      way,
    });
  }
};

/** "The turn you Special Summon this card", in whatever way; a Summon that was negated binds nobody. (faq.oath.summon.the-turn-you-summon-this) */
const bindSummoner = (table: Table, player: Player, card: CardId): void => {
  const oath = definitionOf(table, card).monster?.summoning?.oath;
  if (oath)
    swear(
      table,
      oath,
      `${definitionPath(table, card)}/summoning/oath`,
      transientScene(table, card, 0, player),
    );
};

export const specialSummon: Procedure<'special-summon'> = {
  // The player who Summons chooses the position. (summoning.special.position-is-chosen)
  position: (table, vars) => {
    const [card] = vars.cards;
    if (card === undefined) return goTo('summoned', vars);
    // What finds no zone any more is not Summoned; the others are, where "those" are meant. (summoning.special.needs-a-free-monster-zone, faq.no-zone.those-as-many-as-possible)
    if (freePlaces(table, fieldOf(table, card, vars.to), card, vars.within).length === 0) {
      if (vars.arePointedTo) leaveWithoutZone(table, card, vars.player);
      return goTo('position', { ...vars, cards: vars.cards.slice(1) });
    }
    const isLink = monsterOf(table, card)?.frame === 'link';
    const positions = isLink ? (['attack'] as const) : positionsFor(table, card, vars);
    const [only] = positions;
    if (positions.length <= 1) return goTo('zone', { ...vars, position: only ?? 'attack' });
    return askThen(
      oneOf(
        vars.player,
        'position',
        { for: 'battle-position', card },
        positions.map((position) => ({ do: 'position', position })),
      ),
      'positioned',
      vars,
    );
  },
  positioned: (_, vars, input) => {
    const [choice] = input.chosen;
    return goTo('zone', { ...vars, position: choice?.do === 'position' ? choice.position : 'attack' });
  },
  zone: (table, vars) => {
    const [card] = vars.cards;
    if (card === undefined) return goTo('summoned', vars);
    const to = fieldOf(table, card, vars.to);
    const others = vars.cards.slice(1).filter((other) => fieldOf(table, other, vars.to) === to);
    const places = placesLeavingRoom(table, to, card, others, vars.within);
    return callThen(frame('choose-place', { card, player: to, zone: 'monsters', places }), 'place', vars);
  },
  place: (table, vars, input) => {
    const [card, ...cards] = vars.cards;
    if (card === undefined || typeof input.returned !== 'number' || input.returned < 0)
      return goTo('summoned', vars);
    countSpecialSummon(table, vars.player, card);
    bindSummoner(table, vars.player, card);
    const { zone: from } = cardOf(table, card);
    const faceDown = vars.position === 'face-down';
    const was = boundTo(table, card);
    moveCard(table, {
      card,
      to: 'monsters',
      controller: fieldOf(table, card, vars.to),
      place: input.returned,
      face: faceDown ? 'down' : 'up',
      position: vars.position === 'attack' ? 'attack' : 'defense',
      manner: 'summoned',
      ...(vars.traits === undefined ? {} : { traits: vars.traits }),
      ...(vars.way === 'xyz' ? { keepsMaterials: true } : {}),
      by: vars.by,
      player: vars.player,
    });
    if (from === 'spells' && isTrapMonsterNow(table, card)) follow(table, was, boundTo(table, card));
    const written = writeCard(table, card);
    const { player: by, way, byProcedure, source } = vars;
    written.arrival = {
      turn: table.state.turn,
      by,
      way,
      from,
      ...(byProcedure && { own: byProcedure }),
      ...(source !== undefined && { source: boundTo(table, source) }),
    };
    // (summoning.proper.needs-a-first-proper-summon)
    // (faq.proper.negated-summon-is-not-proper, faq.proper.treated-as-that-summon, faq.proper.ignoring-conditions-is-not-proper, faq.negation.summon.not-properly-summoned-after-negation)
    if (vars.properly || isSummonedByItsCard(table, card, vars.source)) written.properly = true;
    if (vars.using && vars.using.length > 0) written.made = { way: vars.way, using: vars.using };
    return goTo('position', { ...vars, cards, placed: [...vars.placed, card] });
  },
  // (summoning.special.success-window, faq.simultaneous.several-summons-count-as-one)
  summoned: (table, vars) => {
    for (const card of vars.placed)
      record(table, {
        what: 'summoned',
        card: mention(table, card),
        way: vars.way,
        player: vars.player,
        ...(vars.own && { own: vars.own }),
        ...(vars.source !== undefined && { source: mention(table, vars.source) }),
      });
    for (const monster of vars.placed) recordUse(table, monster, vars);
    return end(vars.placed);
  },
};
