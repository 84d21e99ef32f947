import {
  addToHand,
  applyOneOf,
  cardActivated,
  choose1,
  continuous,
  either,
  type Filter,
  inYourDeck,
  itself,
  monster,
  named,
  not,
  property,
  series,
  specialSummon,
  thisCard,
  trap,
  trigger,
  unaffectedBy,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const HOLE: Filter = [either([series('Hole')], [series('Trap Hole')]), property('Normal'), trap];
const WANTED: Filter = [series('Traptrix'), monster, inYourDeck, not(named('Traptrix Nepenthes'))];

export const traptrixNepenthes = monsterCard(28201945, {
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [unaffectedBy(...HOLE)] }),
    trigger({
      on: cardActivated('you', ...HOLE),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: applyOneOf(addToHand(choose1(...WANTED)), specialSummon(choose1(...WANTED))),
    }),
  ],
});
