import {
  choose1,
  either,
  faceDown,
  ignition,
  inYourDeck,
  inYourHand,
  level,
  monster,
  named,
  not,
  property,
  race,
  sendToGy,
  specialSummon,
  trap,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { labrynthServant } from '../../archetypes/labrynth.ts';
import { monsterCard } from '../../card.ts';

export const arianeTheLabrynthServant = monsterCard(75730490, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: sendToGy(
        choose1(
          either([property('Normal'), trap, inYourHand], [faceDown, property('Normal'), trap, youControl]),
        ),
      ),
      resolve: specialSummon(
        choose1(
          level({ max: 4 }),
          race('Fiend'),
          monster,
          inYourDeck,
          not(named('Ariane the Labrynth Servant')),
        ),
        { positions: ['defense'] },
      ),
    }),
    labrynthServant(useOncePerTurn),
  ],
});
