import {
  activation,
  and,
  andIfYouDo,
  as,
  choose,
  chooseExactly,
  continuous,
  destroy,
  equip,
  equippedMonster,
  faceUp,
  gainsAtk,
  ignition,
  inYourDeck,
  itself,
  later,
  monster,
  sendToGy,
  series,
  specialSummon,
  target,
  target1,
  that,
  the,
  thisCard,
  useOncePerTurn,
  withDifferentNames,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const graydleSplit = trapCard(75361204, {
  remains: true,
  effects: [
    activation({
      targets: [target1(faceUp, monster, youControl)],
      resolve: equip(thisCard, target),
    }),
    continuous({ number: 1, affects: itself(equippedMonster), modifiers: [gainsAtk(500)] }),
    ignition({
      number: 2,
      from: ['spells'],
      limit: useOncePerTurn,
      cost: and(choose(as('host', that(equippedMonster))), sendToGy(thisCard)),
      resolve: andIfYouDo(
        destroy(the('host')),
        specialSummon(
          as('summoned', withDifferentNames(chooseExactly(2, series('Graydle'), monster, inYourDeck))),
          { extent: 'all' },
        ),
        later('end-phase', destroy(the('summoned'))),
      ),
    }),
  ],
});
