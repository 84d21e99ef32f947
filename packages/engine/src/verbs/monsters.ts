/** Verbs that turn monsters, and that change who controls them. */

import { modifiersOn } from '../field/modifiers.ts';
import { obstacleToSecondFaceUp } from '../field/only-one.ts';
import { freeMainMonsterZones, freeZonesPointedToBy, hasFreeMainMonsterZone } from '../field/zones.ts';
import type { ActionOf, NewPosition } from '../language/action.ts';
import type { Reference } from '../language/reference.ts';
import { cardsMatching } from '../meaning/filter.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { canSwapControl } from '../moves/control.ts';
import { turnFaceDown, turnFaceUp, turnTo } from '../moves/position.ts';
import { boundTo, isDoomed, turnPlayersFirst } from '../state/cards-of.ts';
import { tick, write } from '../state/door.ts';
import { frame } from '../state/next.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, monsterOf, type Table } from '../state/table.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { byProcedure, cardVerb, done, verb } from './verb.ts';

/** What a player may do by hand is not asked. (summoning.position-change.effects-are-not-limited) */
const obstacleToNewPosition = (table: Table, card: CardId, to: NewPosition): Obstacle | undefined => {
  const { zone, face, position } = cardOf(table, card);
  const frameOfCard = monsterOf(table, card)?.frame;
  if (zone !== 'monsters') return obstacle('effects.target.inapplicable-monster', card);
  // Neither turned nor turned face-down, nor targeted for it. (stats.turn-face-down.link-monsters-cannot, monsters.link.not-target-for-position-change)
  if (frameOfCard === 'link') return obstacle('monsters.link.battle-position-never-changes', card);
  if (to === 'face-down') {
    // Between Attack and Defense Position it may still change. (damage-step.determined.battle-position-changes)
    if (isDoomed(table, card)) return obstacle('damage-step.determined.not-turned-face-down', card);
    if (frameOfCard === 'token') return obstacle('stats.turn-face-down.tokens-cannot', card);
    return face === 'down' ? obstacle('effects.target.inapplicable-monster', card) : undefined;
  }
  if (to === 'face-up')
    return face === 'up' ? obstacle('effects.target.inapplicable-monster', card) : undefined;
  // In Defense Position it is, though face-down. (summoning.position-change.meaning-of-the-term)
  // (faq.position.turning-face-up-in-defense-is-no-change)
  const isThere = position === to && (face === 'up' || to === 'defense');
  if (isThere || (to === 'face-up-defense' && face === 'up' && position === 'defense'))
    return obstacle('effects.target.inapplicable-monster', card);
  if (face === 'up' && modifiersOn(table, card, 'cannot-change-position').length > 0)
    return obstacle('summoning.position-change.an-effect-can-forbid-it', card);
  return undefined;
};

const turn = (table: Table, card: CardId, { to, flipEffects }: ActionOf<'change-position'>): void => {
  const silently = flipEffects && true;
  const { face, position } = cardOf(table, card);
  if (to === 'face-down') turnFaceDown(table, card);
  else if (to === 'face-up') turnFaceUp(table, card, 'effect', silently);
  // Face-up attack becomes defense, everything else becomes attack. (summoning.position-change.unspecified-attack-becomes-defense,
  // summoning.position-change.unspecified-defense-becomes-attack, summoning.position-change.unspecified-face-down-becomes-attack)
  // (wording.move.change-position)
  else if (to === 'switch')
    turnTo(table, card, face === 'up' && position === 'attack' ? 'defense' : 'attack', 'effect', silently);
  else turnTo(table, card, to === 'face-up-defense' ? 'defense' : to, 'effect', silently);
};

export const changePosition = cardVerb<'change-position'>({
  categories: () => ['changes-position'],
  refuses: (table, { to }, card) => obstacleToNewPosition(table, card, to),
  run: (table, action, { cards }) => {
    const able = cards.filter((card) => obstacleToNewPosition(table, card, action.to) === undefined);
    // Of effects that begin to apply together those of the turn player do so first. (faq.several.turn-players-effect-first-when-they-start-together)
    for (const card of turnPlayersFirst(table, able)) turn(table, card, action);
    return done(able.length > 0);
  },
});

/** (zones.main-monster-zone.no-moving-by-choice) */
export const moveToOtherZone = cardVerb<'move-to-other-zone'>({
  refuses: (table, _, card) => {
    const { zone, controller } = cardOf(table, card);
    if (zone !== 'monsters') return obstacle('effects.target.inapplicable-monster', card);
    return hasFreeMainMonsterZone(table, controller)
      ? undefined
      : obstacle('zones.main-monster-zone.five-per-player', card);
  },
  run: (_, __, { cards, scene }) => {
    const [card] = cards;
    return card === undefined
      ? done(false)
      : byProcedure(frame('move-to-other-zone', { card, player: scene.you }));
  },
});

const pointerOf = (table: Table, pointedToBy: Reference, scene: Scene): CardId =>
  cardsMeantBy(table, pointedToBy, scene)[0] ?? NO_CARD;

/** The free Main Monster Zones for monsters of which control is taken, with those that the cost frees. */
const zonesForControl = (table: Table, { you, foreseen }: Scene): number =>
  freeMainMonsterZones(table, you).length + (foreseen?.monsterZones ?? 0);
export const takeControl = cardVerb<'take-control'>({
  categories: () => ['changes-control'],
  most: (table, _, scene) => zonesForControl(table, scene),
  // All of them are taken, so all of them need a zone. (movement.control.activation-needs-a-free-zone)
  obstacle: (table, { what }, scene) => {
    if (what.cards !== 'all') return undefined;
    const theirs = cardsMatching(table, what.filter, scene).filter(
      (card) => cardOf(table, card).controller !== scene.you,
    );
    return theirs.length > zonesForControl(table, scene)
      ? obstacle('movement.control.activation-needs-a-free-zone')
      : undefined;
  },
  // (movement.control.activation-needs-a-free-zone, faq.control.no-zone-no-activation)
  refuses: (table, { pointedToBy }, card, scene) => {
    if (cardOf(table, card).controller === scene.you)
      return obstacle('effects.target.inapplicable-monster', card);
    if (pointedToBy)
      return freeZonesPointedToBy(table, pointerOf(table, pointedToBy, scene), scene.you).length > 0
        ? undefined
        : obstacle('movement.control.activation-needs-a-free-zone');
    // A Tribute paid for it frees a zone. (movement.control.activation-needs-a-free-zone)
    return zonesForControl(table, scene) > 0
      ? obstacleToSecondFaceUp(table, scene.you, card)
      : obstacle('movement.control.activation-needs-a-free-zone');
  },
  run: (table, { until, pointedToBy }, { cards, scene }) => {
    const able = cards.filter(
      (card) => cardOf(table, card).zone === 'monsters' && cardOf(table, card).controller !== scene.you,
    );
    const pointer = pointedToBy ? pointerOf(table, pointedToBy, scene) : null;
    if (pointer !== null && freeZonesPointedToBy(table, pointer, scene.you).length === 0) return done(false);
    if (until && able.length > 0)
      write(table, 'tasks', [
        ...table.state.tasks,
        {
          id: tick(table) as number,
          at: until,
          turn: table.state.turn,
          player: scene.you,
          source: scene.source.card,
          task: 'return-control',
          cards: able.map((card) => boundTo(table, card)),
        },
      ]);
    return byProcedure(
      frame('take-control', { cards: able, to: scene.you, player: scene.you, moved: [], pointer }),
    );
  },
});

export const switchControl = verb<'switch-control'>({
  categories: () => ['changes-control'],
  run: (table, { first, second }, { scene }) => {
    const cards = [...cardsMeantBy(table, first, scene), ...cardsMeantBy(table, second, scene)];
    const [one, other] = cards;
    if (
      one === undefined ||
      other === undefined ||
      cardOf(table, one).controller === cardOf(table, other).controller
    )
      return done(false);
    // Without a zone for both, or with one of them unaffected, nothing is switched.
    // (movement.control.activation-needs-a-free-zone, wording.restriction.unaffected, faq.must.plain-choice-of-an-unaffected-monster-fails)
    const isUnaffected = cards.some((card) =>
      table.look.isUnaffected(table, card, scene.source.card, 'activated', scene),
    );
    if (isUnaffected || !canSwapControl(table, one, other)) return done(false);
    return byProcedure(
      frame('exchange-control', { first: one, second: other, player: scene.you, places: [] }),
    );
  },
});
