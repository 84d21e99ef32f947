/** Activating a Spell or Trap that stays on the field while another effect is carried out. (effects.activation.by-an-effect) */

import { effectPath } from '../field/active.ts';
import { obstacleInLocks } from '../field/locks.ts';
import { obstacleToSecondFaceUp } from '../field/only-one.ts';
import { countUse, obstacleInLimit } from '../field/uses.ts';
import { placesForSpellTrap } from '../field/zones.ts';
import type { CardActivation } from '../language/effect.ts';
import { holds } from '../meaning/condition.ts';
import { obstacleInOath } from '../meaning/oath.ts';
import { beginScene, endScene, sceneOf, transientScene } from '../meaning/scene.ts';
import { record } from '../moves/moment.ts';
import { moveCard } from '../moves/move.ts';
import { noteActivation } from '../moves/note-activation.ts';
import { replaceFieldSpell } from '../moves/replace-field-spell.ts';
import { swear } from '../moves/swear.ts';
import { boundTo, mention } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { cardVerb, done } from './verb.ts';

interface Text {
  readonly at: number;
  readonly effect: CardActivation;
}
/** The activation of the card itself, if it has one for which nothing is paid or targeted. */
const activationOf = (table: Table, card: CardId): Text | undefined => {
  const { effects } = definitionOf(table, card).card;
  const at = effects.findIndex(({ effect }) => effect === 'card-activation');
  const effect = effects[at];
  if (effect?.effect !== 'card-activation') return undefined;
  const asks = effect.modes.every(({ cost, targets }) => cost !== undefined || targets.length > 0);
  return asks ? undefined : { at, effect };
};

/** Why the player cannot activate it, whatever the time. */
const obstacleTo = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const text = activationOf(table, card);
  if (!text || placesForSpellTrap(table, player, card).places.length === 0)
    return obstacle('effects.activation.by-an-effect', card);
  const { at, effect } = text;
  const scene = transientScene(table, card, at, player);
  if (!holds(table, effect.condition, scene)) return obstacle('effects.condition.must-hold', card);
  return (
    obstacleInLocks(table, player, card, effect) ??
    obstacleInLimit(table, card, at, player, effect.limit) ??
    obstacleInOath(table, effect.oath, scene) ??
    obstacleToSecondFaceUp(table, player, card)
  );
};

const bring = (table: Table, player: Player, card: CardId): boolean => {
  const { zone, places } = placesForSpellTrap(table, player, card);
  const [place] = places;
  if (place === undefined) return false;
  replaceFieldSpell(table, player, zone, place);
  moveCard(table, {
    card,
    to: zone,
    controller: player,
    place,
    face: 'up',
    manner: 'activated',
    by: 'effect',
    player,
  });
  return true;
};

/** It counts as activated, and has resolved. */
const countAsActivated = (table: Table, player: Player, card: CardId, { at, effect }: Text): void => {
  countUse(table, card, at, player, effect.limit, 1);
  const id = beginScene(table, {
    source: boundTo(table, card),
    you: player,
    effect: at,
    bound: {},
    noted: {},
    event: [],
  });
  const scene = sceneOf(table, id);
  endScene(table, id);
  if (effect.oath) swear(table, effect.oath, `${effectPath(table, card, at)}/oath`, scene);
  const { zone } = cardOf(table, card);
  noteActivation(table, { player, card, isPendulumEffect: false, what: 'card', in: zone });
  if (table.sorts.awaitingResolutions.length > 0)
    record(table, {
      what: 'effect-resolved',
      card: { ...mention(table, card), knownBy: 3 },
      player,
      activated: 'card',
      since: scene.since,
    });
};

export const activate = cardVerb<'activate'>({
  refuses: (table, _, card, { you }) => obstacleTo(table, you, card),
  run: (table, _, { cards, scene: { you } }) => {
    const activated = cards.filter((card) => {
      const text = activationOf(table, card);
      if (!text || !bring(table, you, card)) return false;
      countAsActivated(table, you, card, text);
      return true;
    });
    return done(activated.length > 0);
  },
});
