/** Where a card goes that leaves its place: what is in force may banish it, or place it on the bottom of the Deck, instead. */
import { matches } from '../meaning/filter.ts';
import { cardOf, type Going, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSide } from '../vocabulary/players.ts';
import { isFieldZone, type Zone } from '../vocabulary/zones.ts';
import type { Active } from './active.ts';
import { appliesTo, inForce, inForceWithout } from './applied.ts';
import { obstacleToBanishing } from './banishing.ts';

/** (effects.unclassified.banish-when-it-leaves, wording.duration.when-it-leaves, faq.banish-when-leaving.who-made-it-leave) */
const isPlacedBelow = (table: Table, active: Active, card: CardId, { from }: Going): boolean =>
  active.modifier.modifies === 'placed-on-bottom-when-it-leaves' &&
  isFieldZone(from) &&
  appliesTo(table, active, card);

/** Do its own text, or what was said of it, banish it wherever it goes? */
const banishesAsItGoes = (table: Table, active: Active, card: CardId, { from, use }: Going): boolean => {
  const { modifier } = active;
  // (effects.unclassified.banish-when-it-leaves, wording.duration.when-it-leaves)
  if (modifier.modifies === 'banished-when-it-leaves')
    return isFieldZone(from) && appliesTo(table, active, card);
  return (
    modifier.modifies === 'banished-as-material' &&
    use !== undefined &&
    modifier.for.includes(use) &&
    appliesTo(table, active, card)
  );
};

const banishesInsteadOfGy = (table: Table, active: Active, card: CardId, from: Zone): boolean => {
  const { modifier, affects, scene } = active;
  if (modifier.modifies !== 'banished-instead-of-gy') return false;
  // A material is no monster. (movement.to-gy.detached-material-is-no-monster)
  if (from === 'material' && modifier.card.some((test) => test.test === 'kind')) return false;
  // (movement.to-gy.replaced-by-banishing, movement.destroy.replaced-by-banishing, movement.discard.replaced-by-banishing,
  // effects.cost.tribute.with-banish-replacement, effects.cost.discard.plain-still-payable)
  return (
    affects.affects === 'player' &&
    isSide(affects.side, scene.you, cardOf(table, card).owner) &&
    matches(table, modifier.card, card, scene, 'all')
  );
};
/**
 * Is it banished on its way to the GY? That is asked when the cards have left, so what leaves together is no longer under the Continuous
 * Effects of the others. (effects.continuous.destroyed-together, faq.leaving.banished-instead-step-by-step)
 */
const banishingOnItsWay = (table: Table, card: CardId, { from, to, together }: Going): readonly Active[] =>
  to === 'gy' && table.sorts.modifiers.has('banished-instead-of-gy')
    ? inForceWithout(table, together).filter((active) => banishesInsteadOfGy(table, active, card, from))
    : [];

/**
 * What nobody can banish goes where it would go otherwise, and so does what the player of the text that banishes cannot banish.
 * (faq.several.cannot-wins, faq.leaving.banished-instead-step-by-step)
 */
const isKeptFrom = (table: Table, card: CardId, { scene: { you } }: Active): boolean =>
  obstacleToBanishing(table, card, you) !== undefined;

/** The zone to which a card really goes. */
export const destinationNow = (table: Table, card: CardId, going: Going): Zone => {
  const { from, to } = going;
  const leavesField = isFieldZone(from) && !isFieldZone(to) && to !== 'material';
  if (to !== 'gy' && !leavesField) return to;
  const texts = inForce(table);
  // Where it goes when it leaves is settled before what would become of it on its way to the GY.
  if (leavesField && texts.some((active) => isPlacedBelow(table, active, card, going))) return 'deck';
  const banishing = [
    ...texts.filter((active) => banishesAsItGoes(table, active, card, going)),
    ...banishingOnItsWay(table, card, going),
  ];
  return banishing.some((active) => !isKeptFrom(table, card, active)) ? 'banished' : to;
};
