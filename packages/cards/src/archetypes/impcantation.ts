/** What "Impcantation" cards have in common. */
import {
  addToHand,
  and,
  at,
  cannotSpecialSummon,
  choose1,
  continuous,
  type Effect,
  type Filter,
  ignition,
  inYourDeck,
  inYourHand,
  monster,
  named,
  not,
  player,
  reveal,
  series,
  specialSummon,
  specialSummonedFrom,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';

/** Impcantation: shows such a card of the hand, and comes with another one from the Deck; from the Deck it adds such a card. */
export const impcantation = (name: string, ...kind: Filter): readonly Effect[] => [
  ignition({
    from: ['hand'],
    limit: useOneOfTheEffectsPerTurn,
    cost: reveal(choose1(...kind, inYourHand)),
    resolve: and(
      specialSummon(thisCard),
      specialSummon(choose1(series('Impcantation'), monster, not(named(name)), inYourDeck)),
    ),
  }),
  trigger({
    on: summoned([...thisOne, specialSummonedFrom('deck')], ['special']),
    use: 'if-you-can',
    limit: useOneOfTheEffectsPerTurn,
    resolve: addToHand(choose1(...kind, inYourDeck)),
  }),
  continuous({
    from: ['monsters'],
    affects: player('you'),
    modifiers: [cannotSpecialSummon(at('any', 'extra'))],
  }),
];
