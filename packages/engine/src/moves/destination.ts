/** Where a moving card goes in truth, and how it lies there. */
import { isStill } from '../state/cards-of.ts';
import type { Former } from '../state/happening.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Face } from '../vocabulary/kinds.ts';
import { type ByZone, isFieldZone, type Zone } from '../vocabulary/zones.ts';
import type { Move } from './moving.ts';

/** Extra Deck monsters that would go to the hand or Deck go to the Extra Deck. (movement.to-hand.extra-deck-monster-returns-to-the-extra-deck) */
export const destinationOf = (table: Table, move: Move, from: Zone): Zone => {
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
  // (faq.gone.destroyed-and-sent)
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

export const faceIn = (zone: Zone, { to, face }: Move): Face => {
  if (zone === 'extra' && to === 'gy') return 'up';
  return face ?? (FACE_UP[zone] ? 'up' : 'down');
};

/**
 * A monster whose Summon, or a card whose activation, was negated comes from neither hand nor field, however it leaves; one that was to be
 * Summoned where it already lay comes from the field (faq.negation.flip-summon.negated-monster-leaves-from-the-field,
 * monsters.gemini.negated-summon-not-from-hand-or-field).
 * (summoning.normal.negated-monster-not-from-hand-or-field, effects.negate.negated-card-not-sent-from-hand-or-field,
 * spells-traps.spell.negated-activation-not-from-hand-or-field, spells-traps.spell.negated-activation-of-a-set-spell-is-the-same,
 * spells-traps.trap.negated-activation-not-from-hand-or-field, summoning.inherent.negated-monster-not-from-hand-field-or-extra-deck)
 */
const isNegatedOnItsWay = (table: Table, card: CardId): boolean =>
  isInNegatedSummon(table, card) ||
  table.state.chain.some(
    (link) =>
      link.activationNegated && link.what === 'card' && link.card.card === card && isStill(table, link.card),
  );
const isInNegatedSummon = (table: Table, card: CardId): boolean => {
  const { summoning } = table.state;
  return (
    summoning?.negated === true &&
    cardOf(table, card).zone !== 'monsters' &&
    summoning.cards.some((bound) => bound.card === card && isStill(table, bound))
  );
};
/** Where it comes from then, and whose it counts as: of that player to whose field it was to be Summoned. (faq.negation.summon.destroyed-counts-for-the-summoned-side) */
export const fromNowhere = (table: Table, card: CardId, former: Former): Former => {
  if (!isNegatedOnItsWay(table, card)) return former;
  const { summoning } = table.state;
  const controller = summoning && isInNegatedSummon(table, card) ? summoning.field : former.controller;
  return { ...former, zone: 'nowhere', controller };
};
