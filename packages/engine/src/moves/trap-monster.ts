/** Monsters that are still Traps, where they cannot stay monsters. */
import type { Filter } from '../language/filter.ts';
import { boundTo } from '../state/cards-of.ts';
import { write, writeCard } from '../state/door.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, monsterOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { moveCard } from './move.ts';

/** Is it a monster now, and still a Trap? (monsters.trap-monster.also-a-trap) */
export const isTrapMonsterNow = (table: Table, card: CardId): boolean => {
  const { zone, traits } = cardOf(table, card);
  return zone === 'monsters' && traits !== null && monsterOf(table, card)?.stillTrap === true;
};

/** Does a text that speaks of these cards speak of monsters alone? */
export const isAboutMonsters = (filter: Filter): boolean =>
  filter.some((test) => test.test === 'kind' && test.kind === 'monster');

/**
 * It goes to a Spell & Trap Zone as it lies, face-up or Set, and is no monster any more; what meant it means it still. Without a free zone it goes to
 * the GY, which destroys nothing. (faq.trap-monster.also-trap.face-down-goes-to-the-spell-trap-zone,
 * faq.trap-monster.also-trap.negated-as-a-trap-goes-back, faq.trap-monster.also-trap.no-zone-to-go-back, faq.trap-monster.also-trap.stays-the-target)
 */
export const backToTrap = (table: Table, card: CardId, place: number | undefined): void => {
  const { controller: player, face, arrival } = cardOf(table, card);
  const was = boundTo(table, card);
  if (place === undefined) {
    moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player });
    return;
  }
  moveCard(table, {
    card,
    to: 'spells',
    controller: player,
    place,
    face,
    manner: 'placed',
    by: 'rule',
    player,
  });
  const written = writeCard(table, card);
  // It can be activated from the next turn on.
  written.arrival = face === 'down' ? { turn: table.state.turn, by: player, way: 'set' } : arrival;
  follow(table, was, boundTo(table, card));
};

/** What had the card as its target has it still. (faq.trap-monster.also-trap.stays-the-target) */
export const follow = (table: Table, was: Bound, now: Bound): void => {
  const isMeant = ({ card, stay }: Bound): boolean => card === was.card && stay === was.stay;
  const followed = (bounds: readonly Bound[]): readonly Bound[] =>
    bounds.some(isMeant) ? bounds.map((bound) => (isMeant(bound) ? now : bound)) : bounds;
  const followedIn = (scene: Scene): Scene => ({
    ...scene,
    bound: Object.fromEntries(Object.entries(scene.bound).map(([name, bounds]) => [name, followed(bounds)])),
  });
  const scenes = Object.entries(table.state.scenes).map(([id, scene]) => [id, followedIn(scene)]);
  write(table, 'scenes', Object.fromEntries(scenes));
};
