/** Verbs for cards in the Spell & Trap Zones: equipping and Setting. */
import { fitsEquip } from '../field/equip.ts';
import { obstacleBesideFirst, obstacleToSecondFaceUp } from '../field/only-one.ts';
import {
  freePendulumZones,
  freeSpellTrapZones,
  hasFreeMainMonsterZone,
  placesForSpellTrap,
} from '../field/zones.ts';
import type { ActionOf } from '../language/action.ts';
import type { Reference } from '../language/reference.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { kindOf } from '../meaning/seen.ts';
import { record } from '../moves/moment.ts';
import { moveCard } from '../moves/move.ts';
import { replaceFieldSpell } from '../moves/replace-field-spell.ts';
import { leaveWithoutZone } from '../moves/without-zone.ts';
import { boundTo, mention } from '../state/cards-of.ts';
import { writeCard } from '../state/door.ts';
import { frame } from '../state/next.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { PLAYERS, type Player } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { isFieldZone, type Zone } from '../vocabulary/zones.ts';
import { byProcedure, cardVerb, done } from './verb.ts';

/** Does the card's own Continuous Effect take control of the monster that it is equipped to? */
const takesControl = (table: Table, card: CardId): boolean =>
  definitionOf(table, card).continuous.some(
    ({ effect }) =>
      effect.affects.affects === 'referenced' &&
      effect.affects.what.ref === 'equipped' &&
      effect.modifiers.some(({ modifies }) => modifies === 'controlled'),
  );

/** The own text of a monster that comes to a Spell & Trap Zone does not apply there. (faq.only-one.cards-in-the-spell-and-trap-zone) */
const obstacleOnArrival = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  definitionOf(table, card).monster === null
    ? obstacleToSecondFaceUp(table, player, card)
    : obstacleBesideFirst(table, player, card);

/** Equips cards to a face-up monster; a monster becomes an Equip Spell. (stats.equip.monster-used-as-equip-card-is-an-equip-spell) Nothing is activated by that. (faq.equip.by-effect-is-no-activation) */
export const equip = cardVerb<'equip'>({
  categories: () => ['equips'],
  refuses: (table, _, card, scene) => {
    // What it applies itself needs the zone that taking control by an effect needs. (movement.control.activation-needs-a-free-zone)
    if (takesControl(table, card) && !hasFreeMainMonsterZone(table, scene.you))
      return obstacle('movement.control.activation-needs-a-free-zone');
    if (cardOf(table, card).zone === 'spells') return undefined;
    return freeSpellTrapZones(table, scene.you).length === 0
      ? obstacle('zones.spell-trap-zone.five-per-player', card)
      : obstacleOnArrival(table, scene.you, card);
  },
  // Nothing is chosen for a monster that is gone. (faq.equip.monster-gone)
  isInVain: (table, { to }, scene) => hostIn(table, to, scene) === undefined,
  run: (table, { what, to }, { cards, scene, cause }) => {
    const host = hostIn(table, to, scene);
    // What the monster does not fit goes to the GY without being destroyed. (faq.equip.correct-target)
    const equipped = cards.filter(
      (card) =>
        host !== undefined &&
        fitsEquip(table, card, host, 'equipped') &&
        equipTo(table, card, host, scene.you, cause),
    );
    // (faq.equip.monster-gone, faq.equip.no-free-zone, faq.equip.monster-changed-sides-before)
    if (what.cards === 'referenced')
      for (const card of cards) if (!equipped.includes(card)) leaveWithoutZone(table, card, scene.you);
    return done(equipped.length > 0);
  },
});
/** The monster, if it is still face-up in a Monster Zone. (stats.equip.needs-a-face-up-monster) */
const hostIn = (table: Table, to: Reference, scene: Scene): CardId | undefined => {
  const [host] = cardsMeantBy(table, to, scene);
  if (host === undefined) return undefined;
  const { zone, face } = cardOf(table, host);
  return zone === 'monsters' && face === 'up' ? host : undefined;
};
/** What lies face-down on the field stays so. (faq.equip.face-down-equip-card) */
const equipTo = (table: Table, card: CardId, host: CardId, you: Player, cause: Cause): boolean => {
  const { zone, face } = cardOf(table, card);
  if (zone !== 'spells') {
    const [place] = freeSpellTrapZones(table, you);
    if (place === undefined) return false;
    const lies = isFieldZone(zone) && face === 'down' ? 'down' : 'up';
    moveCard(table, {
      card,
      to: 'spells',
      controller: you,
      place,
      face: lies,
      manner: 'placed',
      by: cause,
      player: you,
    });
  }
  writeCard(table, card).host = boundTo(table, host);
  record(table, { what: 'equipped', card: mention(table, card), to: mention(table, host) });
  return true;
};
/** Placed is not activated: it starts no Chain. A monster becomes a Continuous Spell there, or a Continuous Trap where the text says so. (zones.spell-trap-zone.monster-there-is-a-spell-card) */
export const place = cardVerb<'place'>({
  most: (table, { to, whose }, { you, foreseen }) =>
    (whose ? PLAYERS : [you]).reduce<number>((sum, player) => sum + placesFor(table, player, to).length, 0) +
    (foreseen?.spellTrapZones ?? 0),
  refuses: (table, action, card, scene) => {
    const player = placedFor(table, action, card, scene);
    return placesFor(table, player, action.to).length + (scene.foreseen?.spellTrapZones ?? 0) === 0
      ? obstacle('zones.spell-trap-zone.five-per-player', card)
      : obstacleOnArrival(table, player, card);
  },
  run: (table, action, { cards, scene, cause }) => {
    const { to, placedAs } = action;
    const placed = cards.map((card) => {
      const controller = placedFor(table, action, card, scene);
      const [free] = placesFor(table, controller, to);
      if (free === undefined) return false;
      const zone = ZONE_OF[to];
      // (spells-traps.field-spell.own-field-spell-can-be-replaced)
      replaceFieldSpell(table, controller, zone, free);
      moveCard(table, {
        card,
        to: zone,
        controller,
        place: free,
        face: 'up',
        ...(placedAs && { placedAs }),
        manner: 'placed',
        by: cause,
        player: scene.you,
      });
      return true;
    });
    return done(placed.includes(true));
  },
});
/** On whose side it is placed. */
const placedFor = (table: Table, { whose }: ActionOf<'place'>, card: CardId, { you }: Scene): Player =>
  whose === 'owner' ? cardOf(table, card).owner : you;
type PlacedTo = ActionOf<'place'>['to'];
const ZONE_OF = {
  'spell-trap-zone': 'spells',
  'pendulum-zone': 'pendulum',
  'field-zone': 'field',
} as const satisfies { readonly [to in PlacedTo]: Zone };
const FREE_PLACES: { readonly [to in PlacedTo]: (table: Table, player: Player) => readonly number[] } = {
  'spell-trap-zone': freeSpellTrapZones,
  'pendulum-zone': freePendulumZones,
  // A card that is there is replaced. (spells-traps.field-spell.own-field-spell-can-be-replaced)
  'field-zone': () => [0],
};
const placesFor = (table: Table, player: Player, to: PlacedTo): readonly number[] =>
  FREE_PLACES[to](table, player);

/** Sets Spells/Traps, or monsters face-down, by an effect. */
export const set = cardVerb<'set'>({
  categories: () => ['sets'],
  refuses: (table, _, card, scene) => {
    if (kindOf(table, card) === 'monster') return obstacle('effects.target.inapplicable-monster', card);
    return placesForSpellTrap(table, scene.you, card).places.length === 0
      ? obstacle('spells-traps.set.needs-a-free-zone', card)
      : undefined;
  },
  run: (_, __, { cards, scene }) => {
    const [card] = cards;
    return card === undefined ? done(false) : byProcedure(frame('set-card', { card, player: scene.you }));
  },
});
