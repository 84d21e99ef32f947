/** Changes of control. (movement.control.card-counts-as-the-current-controllers) */
import { freeMainMonsterZones, freeZonesPointedToBy } from '../../field/zones.ts';
import { moveControl, placesInsteadOf, swapControl } from '../../moves/control.ts';
import { moveCard } from '../../moves/move.ts';
import { callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { cardOf } from '../../state/table.ts';

export const takeControl: Procedure<'take-control'> = {
  // Always to a Main Monster Zone. (movement.control.extra-monster-zone-monster-goes-to-a-main-zone,
  // movement.control.extra-monster-zone-monster-returns-to-a-main-zone)
  zone: (table, vars) => {
    const [card] = vars.cards;
    if (card === undefined) return end(vars.moved);
    const { to, pointer } = vars;
    const places =
      pointer === null ? freeMainMonsterZones(table, to) : freeZonesPointedToBy(table, pointer, to);
    return callThen(frame('choose-place', { card, player: vars.to, zone: 'monsters', places }), 'move', vars);
  },
  move: (table, vars, input) => {
    const [card, ...cards] = vars.cards;
    if (card === undefined) return end(vars.moved);
    const place = typeof input.returned === 'number' ? input.returned : -1;
    // Without a free zone it is destroyed, though not by an effect. (movement.control.no-zone-at-resolution-destroys-the-monster,
    // movement.control.no-zone-destruction-is-not-by-an-effect, movement.control.returning-monster-without-a-free-zone-is-destroyed)
    // (faq.control.possessed-dark-soul-zones)
    if (place < 0) moveCard(table, { card, to: 'gy', manner: 'destroyed', by: 'rule', player: vars.player });
    else moveControl(table, card, vars.to, place, 'effect', vars.player);
    return goTo('zone', { ...vars, cards, moved: place < 0 ? vars.moved : [...vars.moved, card] });
  },
};

/** A monster goes to another zone of the same side; the stay goes on. (zones.main-monster-zone.no-moving-by-choice) */
export const moveToOtherZone: Procedure<'move-to-other-zone'> = {
  zone: (table, vars) => {
    const { card, player } = vars;
    const places = freeMainMonsterZones(table, cardOf(table, card).controller);
    return callThen(frame('choose-place', { card, player, zone: 'monsters', places }), 'move', vars);
  },
  move: (table, { card, player }, input) => {
    const place = typeof input.returned === 'number' ? input.returned : -1;
    if (place < 0) return end(false);
    moveControl(table, card, cardOf(table, card).controller, place, 'effect', player);
    return end(true);
  },
};

/** Two monsters change sides at once. The player of the effect chooses where both are placed. (faq.control.who-chooses-the-zone) */
export const exchangeControl: Procedure<'exchange-control'> = {
  zones: (table, vars) => {
    const { first, second, player } = vars;
    const [card, leaving] = vars.places.length === 0 ? [first, second] : [second, first];
    const side = cardOf(table, leaving).controller;
    const places = placesInsteadOf(table, leaving);
    return callThen(frame('choose-place', { card, player, side, zone: 'monsters', places }), 'chosen', vars);
  },
  chosen: (_, vars, input) => {
    const place = typeof input.returned === 'number' ? input.returned : -1;
    const places = [...vars.places, place];
    return goTo(places.length < 2 ? 'zones' : 'exchange', { ...vars, places });
  },
  exchange: (table, { first, second, player, places: [ofFirst, ofSecond] }) => {
    if (ofFirst === undefined || ofSecond === undefined) return end(false);
    swapControl(table, { card: first, place: ofFirst }, { card: second, place: ofSecond }, player);
    return end([first, second]);
  },
};
