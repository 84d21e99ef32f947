/** What of a card is seen: as it lies open now, all of it, or as it was. */

import type { AsItWas, LastValues, Used } from '../state/as-it-was.ts';
import { cardsIn } from '../state/cards-of.ts';
import type { Former } from '../state/happening.ts';
import type { CardState } from '../state/state.ts';
import { cardOf, definitionOf, monsterOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Attribute, CardKind, Frame, Race } from '../vocabulary/kinds.ts';
import { PLAYERS } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';

/**
 * How a card is looked at: `public` sees a face-down card on the field as a face-down card, `all` knows what it is, and a former
 * self is the card as it was before it moved.
 */
export type Sight = 'public' | 'all' | Former | AsItWas;
export type Seen = Pick<
  CardState,
  'controller' | 'zone' | 'place' | 'face' | 'position' | 'stay' | 'host' | 'placedAs'
>;
export const seen = (table: Table, card: CardId, sight: Sight): Seen =>
  typeof sight === 'string' ? cardOf(table, card) : sight;
/**
 * What a card counts as where it is now; elsewhere it is what it was made. (faq.equip.leaves-as-its-original-card,
 * zones.spell-trap-zone.monster-there-is-a-spell-card,
 * zones.pendulum-zone.card-is-a-spell-not-a-monster, spells-traps.pendulum.card-in-pendulum-zone-is-a-spell,
 * spells-traps.pendulum.pendulum-effects-are-spell-effects,
 * stats.equip.effects-of-a-monster-as-equip-card-are-equip-spell-effects)
 * (faq.leaving.an-equipped-monster-card-that-leaves, faq.monster-card.meaning, faq.tribute.no-spells-or-traps)
 */
export const kindOf = (table: Table, card: CardId, sight: Sight = 'all'): CardKind => {
  const { zone, placedAs } = seen(table, card, sight);
  if (zone === 'monsters') return 'monster';
  const printed = definitionOf(table, card).card.kind;
  return printed === 'monster' && isFieldZone(zone) ? (placedAs ?? 'spell') : printed;
};

/** A Trap Monster can be both. (zones.main-monster-zone.still-a-trap-is-both, faq.trap-monster.also-trap.is-one-card, monsters.trap-monster.also-a-trap, faq.trap-monster.not-a-trap.is-only-a-monster) */
export const isStillTrap = (table: Table, card: CardId, sight: Sight): boolean =>
  seen(table, card, sight).zone === 'monsters' && (monsterOf(table, card)?.stillTrap ?? false);
/**
 * What a card that has left a Monster Zone or the GY was there, looked at as it was: what a text waits for is judged by that.
 * (effects.trigger.judged-by-what-it-was, faq.gone.on-the-field-means-face-up, faq.gone.sent-or-banished-as-what-it-is-there)
 * (faq.gone.destroyed-as-what-it-is)
 * (faq.gone.left-as-what-it-is, faq.leaving.face-down-cards-too)
 */
export const lastOf = (table: Table, card: CardId, sight: Sight): LastValues | null => {
  if (typeof sight === 'string') return null;
  if ('values' in sight) return sight.values;
  const { last } = cardOf(table, card);
  return last?.stay === sight.stay ? last : null;
};
export const namesOf = (table: Table, card: CardId, sight: Sight): readonly string[] =>
  (typeof sight === 'string' ? undefined : sight.names) ??
  lastOf(table, card, sight)?.names ??
  table.look.names(table, card);
/** An archetype goes by the name: a card with another name belongs where that name belongs. (cards.name.archetype-follows-the-name) */
export const seriesOf = (table: Table, card: CardId, sight: Sight): readonly string[] => {
  const own = definitionOf(table, card).card;
  if (!table.sorts.mayRename) return own.series;
  const names = namesOf(table, card, sight);
  return names === definitionOf(table, card).names || names.includes(own.name)
    ? own.series
    : gather(names, (name) => table.pool.seriesOf(name) ?? own.series);
};
/** The archetypes to which a text has made it belong besides. */
export const alsoOfSeries = (table: Table, card: CardId, sight: Sight): readonly string[] => {
  const last = lastOf(table, card, sight);
  return last ? (last.alsoOfSeries ?? []) : table.look.alsoOfSeries(table, card);
};
export const raceOf = (table: Table, card: CardId, sight: Sight): Race | null => {
  const last = lastOf(table, card, sight);
  return last ? last.race : table.look.race(table, card);
};
export const attributeOf = (table: Table, card: CardId, sight: Sight): Attribute | null => {
  const last = lastOf(table, card, sight);
  return last ? last.attribute : table.look.attribute(table, card);
};
export const levelOf = (table: Table, card: CardId, sight: Sight, original?: true): number | null => {
  if (original) return monsterOf(table, card)?.level ?? null;
  const last = lastOf(table, card, sight);
  return last ? last.level : table.look.level(table, card);
};
export const statOf = (table: Table, card: CardId, stat: 'atk' | 'def', sight: Sight): number | null => {
  const last = lastOf(table, card, sight);
  return last ? last[stat] : table.look.stat(table, card, stat);
};

/** Normal, Effect, Fusion …: of a card that has moved, what it was before. (monsters.gemini.effect-monster-after-second-summon) */
export const frameOf = (table: Table, card: CardId, sight: Sight): Frame | null =>
  (typeof sight === 'string' ? null : sight.frame) ?? table.look.frame(table, card);
/**
 * A face-down card on the field or among the banished shows no name, Type, Attribute, Level or value.
 * (monsters.position.face-down-ignores-characteristic-changes, movement.banish.face-down-is-unknown)
 */
export const showsItself = (table: Table, card: CardId, sight: Sight): boolean => {
  const { zone, face } = seen(table, card, sight);
  return sight !== 'public' || face === 'up' || !(isFieldZone(zone) || zone === 'banished');
};
/** What lies banished face-down shows not even what kind of card it is. (movement.banish.face-down-is-unknown) */
export const showsItsKind = (table: Table, card: CardId, sight: Sight): boolean =>
  seen(table, card, sight).zone !== 'banished' || showsItself(table, card, sight);

/** The Xyz Materials of a card, or those that it had. */
export const materialsIn = (table: Table, card: CardId, sight: Sight): readonly CardId[] =>
  typeof sight === 'string'
    ? gather(PLAYERS, (player) => cardsIn(table, player, 'material')).filter((material) => {
        const { host } = cardOf(table, material);
        return host?.card === card && host.stay === cardOf(table, card).stay;
      })
    : sight.materials;
/** Those that can have been the Tuner: a Tuner, or if none was one, any that the text lets be treated as one. */
export const tunersAmong = (table: Table, using: readonly Used[]): readonly Used[] => {
  const tuners = using.filter(({ card }) => table.look.hasAbility(table, card, 'tuner'));
  return tuners.length > 0 ? tuners : using;
};
