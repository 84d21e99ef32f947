/** What "Nekroz" cards have in common. */
import {
  addToHand,
  apply,
  choose1,
  discard,
  type Effect,
  type Filter,
  ignition,
  inYourDeck,
  type Modifier,
  monster,
  property,
  quick,
  type Summoning,
  series,
  spell,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';

/** Nekroz: Ritual Summoned with a Nekroz Ritual Spell alone, and for some without such monsters. */
export const nekrozSummoning = (...without: Filter): Summoning => ({
  ritualSpell: [series('Nekroz'), property('Ritual'), spell],
  only: ['ritual'],
  ...(without.length > 0 && { ritualWithout: without }),
});

/** Nekroz: it is discarded for what it does from the hand. */
const FROM_HAND = { from: ['hand'], limit: useOncePerTurn, cost: discard(thisCard) } as const;
/** … such a card is added from the Deck. */
export const nekrozAdds = (...kind: Filter): Effect =>
  ignition({ ...FROM_HAND, resolve: addToHand(choose1(series('Nekroz'), ...kind, inYourDeck)) });
/** … at any time, a Nekroz monster of yours is changed until the end of the turn. */
export const nekrozChanges = (...changes: readonly Modifier[]): Effect =>
  quick({
    ...FROM_HAND,
    targets: [target1(series('Nekroz'), monster, youControl)],
    resolve: apply('end-of-turn', target, ...changes),
  });
