/** Moving cards between zones. Each move ends a stay and begins another. */
import type { MaterialUse } from '../language/card.ts';
import { bug } from '../state/bug.ts';
import { boundTo, isStill, knownBy, mention } from '../state/cards-of.ts';
import { tick, write, writeCard, writeList } from '../state/door.ts';
import type { Former } from '../state/happening.ts';
import type { Bound } from '../state/scene.ts';
import { followSilence } from '../state/silence.ts';
import type { AsItWas, Deeds, LastValues, Used } from '../state/state.ts';
import { cardOf, definitionOf, listOf, monsterOf, type Table } from '../state/table.ts';
import { type CardId, NO_CARD, type Stay } from '../vocabulary/ids.ts';
import type { BattlePosition, Face } from '../vocabulary/kinds.ts';
import { PLAYERS, type Player } from '../vocabulary/players.ts';
import type { Cause, Manner } from '../vocabulary/reasons.ts';
import { type ByZone, isFieldZone, PLACES, type Zone } from '../vocabulary/zones.ts';
import { record } from './moment.ts';

/** Nothing done yet: true of every turn, since no turn has the number 0. */
export const NO_DEEDS: Deeds = {
  turn: 0,
  changedPositionByHand: false,
  declaredAttack: false,
  battlePhase: 0,
  attacks: 0,
  attackedDirectly: false,
  attackedAnother: false,
  hasAttacked: false,
  attacked: [],
};
const NONE = {};
const NO_CARDS: readonly CardId[] = [];

export interface Move {
  readonly card: CardId;
  readonly to: Zone;
  /** Who holds the card there; the owner unless it goes to the field. */
  readonly controller?: Player;
  readonly place?: number;
  readonly face?: Face;
  readonly position?: BattlePosition;
  /** Where in a pile: on top unless said otherwise. */
  readonly under?: boolean;
  /** The monster under which it lies from then on as Xyz Material. */
  readonly host?: Bound;
  /** Path of the traits that make it a monster. */
  readonly traits?: string;
  /** Its own Xyz Materials stay with it: only where a Summon puts it on the field over them. */
  readonly keepsMaterials?: true;
  readonly manner: Manner;
  readonly by: Cause;
  /** The player whose action, cost or effect it is. */
  readonly player: Player;
  /** It is an effect of the card itself. */
  readonly byItself?: boolean;
  /** The card whose effect it is, and whether that has excavated the card. */
  readonly source?: CardId;
  readonly excavated?: boolean;
  /** Both players see which card it is. (movement.to-deck.placed-card-is-shown) */
  readonly shown?: boolean;
  /** The Summon for which it is used as material. */
  readonly use?: MaterialUse;
  /** The cards that move at the same time. */
  readonly together?: readonly CardId[];
}

/** The card as it is at this moment. */
export const formerOf = (table: Table, card: CardId): Former => {
  const { controller, zone, place, face, position, stay, host, links, arrival } = cardOf(table, card);
  const negated = isFieldZone(zone) ? table.look.negatedReactive(table) : NO_CARDS;
  const frame = zone === 'monsters' ? table.look.frame(table, card) : null;
  const way = arrival?.way ?? null;
  const materials =
    monsterOf(table, card)?.frame === 'xyz' && zone === 'monsters'
      ? materialsOf(table, { card, stay })
      : NO_CARDS;
  return { controller, zone, place, face, position, stay, way, frame, negated, materials, host, links };
};

/** Uses cards for a Summon, each in its way; what they were is kept. */
export const useForSummon = (
  table: Table,
  cards: readonly CardId[],
  use: (card: CardId) => void,
): readonly Used[] => {
  const were = cards.map((card) => ({ ...formerOf(table, card), names: table.look.names(table, card) }));
  for (const card of cards) use(card);
  return cards.flatMap((card, index) => {
    const was = were[index];
    return was ? [{ card, stay: cardOf(table, card).stay, was }] : [];
  });
};

const lastValuesOf = (table: Table, card: CardId): LastValues => {
  const { look } = table;
  const { stay, face, made } = cardOf(table, card);
  return {
    stay,
    atk: look.stat(table, card, 'atk'),
    def: look.stat(table, card, 'def'),
    originalAtk: look.originalStat(table, card, 'atk'),
    originalDef: look.originalStat(table, card, 'def'),
    level: look.level(table, card),
    face,
    attribute: look.attribute(table, card),
    race: look.race(table, card),
    names: look.names(table, card),
    made,
  };
};

/** The card with its values, for a text that will look back at it. */
export const asItIs = (table: Table, card: CardId): AsItWas => ({
  ...formerOf(table, card),
  values: lastValuesOf(table, card),
  counters: cardOf(table, card).counters,
});

const takeOut = (table: Table, card: CardId): void => {
  const { controller, owner, zone, place } = cardOf(table, card);
  const holder = isFieldZone(zone) ? controller : owner;
  const list = writeList(table, holder, zone);
  if (PLACES[zone] > 0) {
    if (list[place] !== card) bug(`card ${card} is not in place ${place} of ${zone}`);
    list[place] = NO_CARD;
    return;
  }
  // Cards mostly leave piles from the top, which is the end of the list.
  const at = list.at(-1) === card ? list.length - 1 : list.lastIndexOf(card);
  if (at < 0) bug(`card ${card} is not in the ${zone} of player ${holder}`);
  list.splice(at, 1);
};

const putIn = (
  table: Table,
  card: CardId,
  holder: Player,
  zone: Zone,
  place: number,
  under: boolean,
): void => {
  const list = writeList(table, holder, zone);
  if (PLACES[zone] > 0) {
    if (list[place] !== NO_CARD) bug(`place ${place} of ${zone} is not free for card ${card}`);
    list[place] = card;
    // What lies in a pile keeps its order. (zones.graveyard.order-must-not-be-changed)
  } else if (under) list.unshift(card);
  else list.push(card);
};

/** The first free place of a numbered zone, -1 if there is none. */
export const freePlace = (table: Table, player: Player, zone: Zone, places: readonly number[]): number =>
  places.find((place) => listOf(table, player, zone)[place] === NO_CARD) ?? -1;

/** The Xyz Materials under a monster. */
export const materialsOf = (table: Table, { card, stay }: Bound): CardId[] =>
  PLAYERS.flatMap((player) => {
    const all = listOf(table, player, 'material');
    if (all.length === 0) return all;
    return all.filter((material) => {
      const { host } = cardOf(table, material);
      return host?.card === card && host.stay === stay;
    });
  });

/** Extra Deck monsters that would go to the hand or Deck go to the Extra Deck. (movement.to-hand.extra-deck-monster-returns-to-the-extra-deck) */
const destinationOf = (table: Table, move: Move, from: Zone): Zone => {
  const { card, use, together = [card] } = move;
  const { monster, inExtraDeck } = definitionOf(table, card);
  const to = table.look.destination(table, card, {
    from,
    to: move.to,
    together,
    ...(use && { use }),
  });
  // However it leaves: Tributed, destroyed by battle or used as material. (monsters.token.vanishes-when-it-leaves-the-field,
  // monsters.token.synchro-material-vanishes, monsters.token.link-material-vanishes)
  if (monster?.frame === 'token') return to === 'monsters' || to === 'spells' ? to : 'nowhere';
  if ((to === 'hand' || to === 'deck') && inExtraDeck) return 'extra';
  // From the field only: neither what is Xyz Material, nor what was negated on its way. (monsters.pendulum.from-the-field-to-the-extra-deck, monsters.pendulum.from-elsewhere-goes-to-gy, monsters.pendulum.negated-activation-goes-to-gy)
  return to === 'gy' && isFieldZone(from) && monster?.scale !== undefined ? 'extra' : to;
};

/** Would the card come to the GY if it were sent there now, and nowhere else? (effects.cost.send-to-gy-needs-gy) */
export const comesToGy = (table: Table, card: CardId): boolean =>
  destinationOf(
    table,
    { card, to: 'gy', manner: 'sent', by: 'cost', player: cardOf(table, card).owner },
    cardOf(table, card).zone,
  ) === 'gy';

const FACE_UP: ByZone<boolean> = {
  deck: false,
  hand: false,
  monsters: true,
  spells: true,
  field: true,
  pendulum: true,
  gy: true,
  banished: true,
  extra: false,
  material: true,
  nowhere: true,
};
const faceIn = (zone: Zone, { to, face }: Move): Face => {
  if (zone === 'extra' && to === 'gy') return 'up';
  return face ?? (FACE_UP[zone] ? 'up' : 'down');
};

/**
 * A monster whose Summon, or a card whose activation, was negated comes from neither hand nor field, however it leaves.
 * (summoning.normal.negated-monster-not-from-hand-or-field, monsters.gemini.negated-summon-not-from-hand-or-field, effects.negate.negated-card-not-sent-from-hand-or-field,
 * spells-traps.spell.negated-activation-not-from-hand-or-field, spells-traps.spell.negated-activation-of-a-set-spell-is-the-same,
 * spells-traps.trap.negated-activation-not-from-hand-or-field, summoning.inherent.negated-monster-not-from-hand-field-or-extra-deck)
 */
const isNegatedOnItsWay = (table: Table, card: CardId): boolean => {
  const { summoning, chain } = table.state;
  if (summoning?.negated && summoning.cards.some((bound) => bound.card === card && isStill(table, bound)))
    return true;
  return chain.some(
    (link) =>
      link.activationNegated && link.what === 'card' && link.card.card === card && isStill(table, link.card),
  );
};

const KNOWN_TO_BOTH = 3;
/** Of a card in the hand that was shown nobody can say that it is the one that now goes to a hidden place. */
const knownToAll = (table: Table, card: CardId): number => {
  const { zone, face, owner } = cardOf(table, card);
  return zone === 'hand' && face === 'up' ? 1 << owner : knownBy(table, card);
};
/** The cards of a hand that were shown can no longer be told apart from the others. (movement.to-hand.searched-card-is-shown) */
export const hideHand = (table: Table, player: Player): void => {
  for (const card of listOf(table, player, 'hand'))
    if (cardOf(table, card).face === 'up') writeCard(table, card).face = 'down';
};

/** Moves one card, records it in the present moment, and gives the card a new stay. */
export const moveCard = (table: Table, move: Move): void => {
  const { card, manner, by, player, byItself } = move;
  // Named before it moves itself.
  const source = move.source === undefined ? undefined : mention(table, move.source);
  const former = formerOf(table, card);
  const before: Former = isNegatedOnItsWay(table, card) ? { ...former, zone: 'nowhere' } : former;
  const knownBefore = knownToAll(table, card);
  const to = destinationOf(table, move, before.zone);
  const { owner } = cardOf(table, card);
  // Off the field a card is always its owner's. (zones.graveyard.card-goes-to-owners-graveyard, movement.to-gy.goes-to-the-original-owners-gy,
  // movement.banish.kept-outside-the-field-per-owner, movement.banish.belongs-to-the-original-owner, movement.to-hand.goes-to-the-owners-hand-or-deck)
  const controller = isFieldZone(to) ? (move.controller ?? former.controller) : owner;
  const last = former.zone === 'monsters' || former.zone === 'gy' ? lastValuesOf(table, card) : null;
  takeOut(table, card);
  const stay = table.state.nextStay;
  write(table, 'nextStay', (stay + 1) as Stay);
  const stamp = tick(table);
  const written = writeCard(table, card);
  written.controller = controller;
  written.zone = to;
  written.place = move.place ?? 0;
  written.face = faceIn(to, move);
  written.position = move.position ?? 'attack';
  written.stay = stay;
  written.since = stamp;
  written.faceUpSince = stamp;
  written.arrival =
    isFieldZone(to) || to === 'gy' || to === 'banished'
      ? { turn: table.state.turn, by: player, way: 'moved' }
      : null;
  written.host = move.host ?? null;
  written.traits = move.traits ?? null;
  // (monsters.gemini.status-lost-when-leaving-field)
  written.again = false;
  written.counters = NONE;
  written.declared = null;
  written.links = NONE;
  // (summoning.synchro.materials-are-forgotten-when-the-synchro-monster-moves, summoning.link.materials-are-forgotten-when-the-link-monster-moves)
  written.made = null;
  written.deeds = NO_DEEDS;
  // A limit by copy goes on while the card stays on the field, wherever there.
  if (!(isFieldZone(former.zone) && isFieldZone(to))) written.uses = NONE;
  if (last) written.last = last;
  written.tallies = NONE;
  // In a hidden place a card forgets that it was properly Summoned. (summoning.proper.status-lost-in-hand-or-deck)
  if (to === 'hand' || to === 'deck' || to === 'extra') written.properly = false;
  putIn(table, card, controller, to, written.place, move.under ?? false);
  if (former.zone === 'hand' && knownBy(table, card) !== KNOWN_TO_BOTH) hideHand(table, owner);
  // A Trap Monster is a Trap there. (monsters.trap-monster.trap-card-in-gy)
  followSilence(
    table,
    { card, stay: former.stay },
    to === 'gy' && definitionOf(table, card).monster !== null,
  );
  record(table, {
    what: 'moved',
    card: {
      card,
      stay,
      passcode: written.passcode,
      knownBy: move.shown ? KNOWN_TO_BOTH : knownBefore | knownBy(table, card),
    },
    owner,
    before,
    to,
    controller,
    place: written.place,
    face: written.face,
    position: written.position,
    manner,
    by,
    player,
    ...(byItself && { byItself }),
    ...(source && { source }),
    ...(move.excavated && { excavated: true as const }),
  });
  if (former.zone === 'hand' && to === 'monsters') followIntoPlay(table, former.stay, { card, stay });
  if (former.zone === 'monsters') noteMonsterCount(table, former.controller);
  if (to === 'monsters') noteMonsterCount(table, controller);
  const under = materialsOf(table, { card, stay: former.stay });
  if (move.keepsMaterials) attachTo(table, under, { card, stay });
  else dropMaterials(table, under, player);
};

/** What applies to a card of the hand "even after it is Summoned/Set" goes on applying to it. */
const followIntoPlay = (table: Table, was: Stay, now: Bound): void => {
  const { lingering } = table.state;
  const isMeant = ({ card, stay }: Bound): boolean => card === now.card && stay === was;
  if (!lingering.some(({ follows, fixed }) => follows && fixed?.some(isMeant))) return;
  write(
    table,
    'lingering',
    lingering.map((each) =>
      each.follows && each.fixed?.some(isMeant) ? { ...each, fixed: [...each.fixed, now] } : each,
    ),
  );
};

/** Makes a card material of an Xyz Monster that is Summoned over it; an Xyz Monster takes its own materials along. (summoning.xyz.over-another-xyz-monster) */
export const overlay = (
  table: Table,
  card: CardId,
  host: Bound,
  cause: { readonly by: Cause; readonly player: Player },
): void => {
  attachTo(table, materialsOf(table, boundTo(table, card)), host);
  moveCard(table, { card, to: 'material', host, manner: 'attached', ...cause });
};

/** Gives Xyz Materials to another monster, or to the same one in a new stay. */
export const attachTo = (table: Table, materials: readonly CardId[], host: Bound): void => {
  for (const material of materials) writeCard(table, material).host = host;
};
/**
 * Materials leave with their monster, also with one whose Summon was negated; they were no cards on the field.
 * (summoning.xyz.material-leaves-with-the-monster, summoning.xyz.detached-material-is-not-sent-from-the-field,
 * summoning.xyz.negated-summon-sends-the-materials-to-gy, summoning.xyz.negated-summons-materials-are-not-sent-from-the-field)
 */
const dropMaterials = (table: Table, materials: readonly CardId[], player: Player): void => {
  for (const card of materials) moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player });
};

/**
 * The number of a side's monsters has changed, if only for a moment: that means a replay, if it is the attacked side and the Damage Step
 * has not begun. (battle.replay.monster-count-changes, battle.replay.leave-and-summon-is-a-change,
 * battle.replay.attackers-own-count-is-irrelevant, battle.replay.never-in-the-damage-step)
 */
const noteMonsterCount = (table: Table, side: Player): void => {
  const { battle } = table.state;
  if (battle === null || battle.stage !== 'declared' || battle.player === side || battle.replay) return;
  write(table, 'battle', { ...battle, replay: true });
};

const recordControl = (
  table: Table,
  card: CardId,
  before: Former,
  known: number,
  by: Cause,
  player: Player,
): void => {
  const { owner, controller, place, face, position, passcode, stay } = cardOf(table, card);
  record(table, {
    what: 'moved',
    card: { card, stay, passcode, knownBy: known | knownBy(table, card) },
    owner,
    before,
    to: 'monsters',
    controller,
    place,
    face,
    position,
    manner: 'control',
    by,
    player,
  });
  noteMonsterCount(table, before.controller);
  noteMonsterCount(table, controller);
};

/** The control of a monster passes to the other player. The stay goes on. (movement.control.card-counts-as-the-current-controllers) */
export const moveControl = (
  table: Table,
  card: CardId,
  to: Player,
  place: number,
  by: Cause,
  player: Player,
): void => {
  const before = formerOf(table, card);
  const known = knownBy(table, card);
  takeOut(table, card);
  const written = writeCard(table, card);
  written.controller = to;
  written.place = place;
  putIn(table, card, to, 'monsters', place, false);
  recordControl(table, card, before, known, by, player);
};

const MAIN_PLACES = [0, 1, 2, 3, 4] as const;
/** Where a monster goes that takes the place of `leaving`: there, if that is a Main Monster Zone, otherwise to a free one. */
const placeInsteadOf = (table: Table, leaving: CardId): number => {
  const { controller, place } = cardOf(table, leaving);
  return place < MAIN_PLACES.length ? place : freePlace(table, controller, 'monsters', MAIN_PLACES);
};
/** Would both monsters find a Main Monster Zone on the other side? (movement.control.extra-monster-zone-monster-goes-to-a-main-zone) */
export const canSwapControl = (table: Table, first: CardId, second: CardId): boolean =>
  placeInsteadOf(table, first) >= 0 && placeInsteadOf(table, second) >= 0;

/** Two monsters change sides at once; `canSwapControl` must hold. */
export const swapControl = (table: Table, first: CardId, second: CardId, player: Player): void => {
  const pair = [first, second].map((card) => ({
    card,
    before: formerOf(table, card),
    known: knownBy(table, card),
    place: placeInsteadOf(table, card),
  }));
  for (const { card } of pair) takeOut(table, card);
  pair.forEach(({ card, before, known }, index) => {
    const other = pair[1 - index] ?? bug('two monsters are needed to switch control');
    const written = writeCard(table, card);
    written.controller = other.before.controller;
    written.place = other.place;
    putIn(table, card, other.before.controller, 'monsters', other.place, false);
    recordControl(table, card, before, known, 'effect', player);
  });
};

/** Shuffles a pile. The stays of cards in it are shown to nobody, so none can be followed through it. */
export const shuffle = (table: Table, player: Player, zone: Zone, draw: (limit: number) => number): void => {
  const list = writeList(table, player, zone);
  for (let last = list.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    const card = list[last] ?? NO_CARD;
    list[last] = list[other] ?? NO_CARD;
    list[other] = card;
  }
  record(table, { what: 'shuffled', player, zone });
};
