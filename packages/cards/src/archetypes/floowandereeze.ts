/** What "Floowandereeze" cards have in common. */
import {
  type Action,
  addToHand,
  andThen,
  banishedWhenItLeaves,
  cannotSpecialSummon,
  choose1,
  continuous,
  type Effect,
  type Filter,
  inYourDeck,
  inYourHand,
  itself,
  monster,
  normalSummon,
  oath,
  player,
  race,
  summoned,
  type Target,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';

/** Floowandereeze: what leaves is banished; something, then a Winged Beast is Normal Summoned; it comes back to the hand from banishment. */
export const floowandereezeThat = (does: {
  readonly targets?: readonly Target[];
  readonly first: Action;
}): readonly Effect[] => [
  continuous({
    unclassified: true,
    from: ['monsters'],
    affects: itself(thisCard),
    modifiers: [banishedWhenItLeaves],
  }),
  trigger({
    on: summoned(thisOne, ['normal', 'tribute']),
    use: 'if-you-can',
    limit: useOncePerTurn,
    oath: oath(player('you'), cannotSpecialSummon()),
    ...(does.targets && { targets: does.targets }),
    resolve: andThen(does.first, youCan(normalSummon(choose1(race('Winged Beast'), monster, inYourHand)))),
  }),
  trigger({
    from: ['banished'],
    on: summoned([race('Winged Beast'), monster, youControl], ['normal', 'tribute']),
    use: 'if-you-can',
    limit: useOncePerTurn,
    oath: oath(player('you'), cannotSpecialSummon()),
    resolve: addToHand(thisCard),
  }),
];

/** … where what comes first is that a Winged Beast is added. */
export const floowandereeze = (...added: Filter): readonly Effect[] =>
  floowandereezeThat({ first: addToHand(choose1(...added, race('Winged Beast'), monster, inYourDeck)) });
