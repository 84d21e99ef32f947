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
  exactLevel,
  type Filter,
  ignition,
  inYourDeck,
  inYourHand,
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
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const machine: Filter = [race('Machine'), attribute('EARTH'), monster];
const level10: Filter = [exactLevel(10), ...machine];
const fromDeck = choose1(exactLevel(4), ...machine, atk({ min: 1800 }), inYourDeck);

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
      cost: sendToGy(choose1(inYourHand)),
      resolve: addToHand(choose1(...level10, inYourDeck)),
    }),
  ],
});
