import {
  addToHand,
  choose1,
  inYourDeck,
  monster,
  moved,
  named,
  not,
  property,
  series,
  spell,
  summoned,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroShadowMist = monsterCard(50720316, {
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Change'), spell, property('Quick-Play'), inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(
        choose1(series('HERO'), monster, not(named('Elemental HERO Shadow Mist')), inYourDeck),
      ),
    }),
  ],
});
