import {
  activation,
  also,
  andIfYouDo,
  as,
  banish,
  chooseUpTo,
  destroy,
  every,
  faceUp,
  frame,
  inYourDeck,
  later,
  level,
  monster,
  noted,
  onField,
  opponentControls,
  quick,
  race,
  specialSummon,
  target,
  target1,
  targetAs,
  the,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const survivalsEnd = trapCard(44612603, {
  effects: [
    activation({
      resolve: andIfYouDo(
        destroy(as('destroyed', every(frame('normal'), monster, faceUp, onField))),
        specialSummon(
          as(
            'summoned',
            chooseUpTo(noted('destroyed'), level({ max: 4 }), race('Dinosaur'), monster, inYourDeck),
          ),
        ),
        later('end-phase', destroy(the('summoned'))),
      ),
    }),
    quick({
      from: ['gy'],
      cost: banish(thisCard),
      targets: [target1(race('Dinosaur'), monster, youControl), targetAs('other', target1(opponentControls))],
      resolve: also(destroy(target), destroy(the('other'))),
    }),
  ],
});
