import {
  addToHand,
  also,
  andIfYouDo,
  apply,
  as,
  atkBecomes,
  atkOf,
  attributeBecomesThatOf,
  cannotSpecialSummon,
  choose1,
  defBecomes,
  defOf,
  frame,
  ignition,
  inYourDeck,
  monster,
  named,
  not,
  player,
  sendToGy,
  series,
  summoned,
  the,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const sent = the('sent');
const takenOver = [attributeBecomesThatOf(sent), atkBecomes(atkOf(sent)), defBecomes(defOf(sent))];
const anotherHero = [series('Elemental HERO'), monster, not(named('Elemental HERO Blazeman'))];

export const elementalHeroBlazeman = monsterCard(63060238, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(named('Polymerization'), inYourDeck)),
    }),
    ignition({
      limit: useOneOfTheEffectsPerTurn,
      resolve: also(
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(frame('fusion')))),
        andIfYouDo(
          sendToGy(as('sent', choose1(...anotherHero, inYourDeck))),
          apply('end-of-turn', thisCard, ...takenOver),
        ),
      ),
    }),
  ],
});
