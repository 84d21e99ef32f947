/** Whether what an effect waits for has happened. */
import { type ActivatedEffect, isActivated, isMandatory, type Mode } from '../../language/effect.ts';
import type { Deed, EventPattern } from '../../language/event.ts';
import { answers, type Event, happenedFor } from '../../meaning/event.ts';
import { sceneOf } from '../../meaning/scene.ts';
import { kindOf } from '../../meaning/seen.ts';
import { stillThere } from '../../state/cards-of.ts';
import type { ChainLink } from '../../state/chain-link.ts';
import { type Obstacle, obstacle } from '../../state/obstacle.ts';
import type { Scene } from '../../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { type Activated, includesDeed } from '../deed.ts';
import { countSurelyDone } from '../deed-count.ts';

/** It waits for nothing. */
export const NO_EVENT: Event = { cards: [], noted: {} };
/** Has what the card waits for happened? Gives the cards that it happened to, and what it tells in numbers. */
export const eventFor = (table: Table, effect: ActivatedEffect, scene: Scene): Event | null => {
  if (effect.effect === 'ignition' || !effect.on || effect.effect === 'trigger') return NO_EVENT;
  const others: EventPattern[] = [];
  for (const pattern of effect.on) {
    if (pattern.event !== 'activated') others.push(pattern);
    else if (includesOneOf(table, pattern.including, scene)) {
      const answered = answers(table, pattern, scene, isMandatory(effect));
      if (answered) return { cards: answered, noted: {} };
    }
  }
  const reach = effect.use === 'if-you-can' ? 'any-moment' : 'last-moment';
  return others.length === 0 ? null : happenedFor(table, others, scene, reach);
};

/** Does it wait for something to happen that is no activation? */
export const waitsForEvent = (effect: ActivatedEffect): boolean =>
  effect.effect !== 'ignition' && (effect.on ?? []).some(({ event }) => event !== 'activated');

/** Would the last link of the Chain do one of these? */
const includesOneOf = (table: Table, deeds: readonly Deed[] | undefined, scene: Scene): boolean => {
  const link = table.state.chain.at(-1);
  if (!deeds || !link) return true;
  const effect = definitionOf(table, link.card.card).card.effects[link.effect];
  if (!effect || !isActivated(effect)) return false;
  const mode = effect.modes[link.mode];
  if (mode === undefined) return false;
  const { player, from } = link;
  const activated = {
    mode,
    player,
    from,
    answersOnField: answersOnField(table),
    targets: zonesOfTargets(table, link, mode),
  };
  return deeds.some(
    (deed) =>
      includesDeed(activated, deed, scene.you) &&
      (deed.toAtLeast === undefined ||
        countSurelyDone(table, mode, deed, sceneOf(table, link.scene), scene) >= deed.toAtLeast.count),
  );
};

/** A card that is activated, or a monster that is being Summoned from elsewhere, is negated on its way to the field; an effect leaves its card where it is. */
const answersOnField = (table: Table): boolean => {
  const { chain, summoning } = table.state;
  const answered = chain.at(-2);
  if (answered !== undefined) return answered.what === 'effect';
  return summoning === null || summoning.cards.some(({ card }) => cardOf(table, card).zone === 'monsters');
};

const zonesOfTargets = (table: Table, link: ChainLink, { targets }: Mode): Activated['targets'] => {
  const { bound } = sceneOf(table, link.scene);
  return Object.fromEntries(
    targets.map(({ as }) => [as, stillThere(table, bound[as] ?? []).map((card) => cardOf(table, card).zone)]),
  );
};

/** What it waits for has not happened just now. (effects.quick.either-turn, effects.timing.when-optional-spell-trap) */
export const obstacleWithoutEvent = (table: Table, card: CardId): Obstacle =>
  obstacle(
    kindOf(table, card) === 'monster'
      ? 'effects.quick.either-turn'
      : 'effects.timing.when-optional-spell-trap',
    card,
  );
