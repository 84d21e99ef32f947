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

const effect = { from: ['field'], limit: useOneOfTheEffectsPerTurn } as const;
const becomesLevel10 = apply('while-it-stays', the('summoned'), levelBecomes(10));

export const revolvingSwitchyard = spellCard(76136345, {
  effects: [
    activation(),
    trigger({
      ...effect,
      number: 1,
      on: summoned([...level10, youControl], ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      resolve: also(
        andIfYouDo(specialSummon(as('summoned', fromDeck)), becomesLevel10),
        apply('end-of-turn', player('opponent'), noBattleDamage),
      ),
    }),
    ignition({
      ...effect,
      number: 2,
      cost: sendToGy(choose1(inYourHand)),
      resolve: addToHand(choose1(...level10, inYourDeck)),
    }),
  ],
});
