import {
  activation,
  addToHand,
  also,
  andIfYouDo,
  apply,
  as,
  atk,
  attribute,
  choose1,
  type Filter,
  ignition,
  inYourDeck,
  inYourHand,
  level,
  levelBecomes,
  monster,
  noBattleDamage,
  player,
  race,
  sendToGy,
  specialSummon,
  summoned,
  the,
  trigger,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

const machine: Filter = [race('Machine'), attribute('EARTH'), monster];
const level10: Filter = [level({ min: 10, max: 10 }), ...machine];
const fromDeck = choose1(level({ min: 4, max: 4 }), ...machine, atk({ min: 1800 }), inYourDeck);

export const revolvingSwitchyard = spellCard(76136345, {
  effects: [
    activation(),
    trigger({
      number: 1,
      from: ['field'],
      on: summoned([...level10, youControl], ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOneOfTheEffectsPerTurn,
      resolve: also(
        apply('end-of-turn', player('opponent'), noBattleDamage),
        andIfYouDo(
          specialSummon(as('summoned', fromDeck)),
          apply('while-it-stays', the('summoned'), levelBecomes(10)),
        ),
      ),
    }),
    ignition({
      number: 2,
      from: ['field'],
      limit: useOneOfTheEffectsPerTurn,
      cost: sendToGy(choose1(inYourHand)),
      resolve: addToHand(choose1(...level10, inYourDeck)),
    }),
  ],
});
