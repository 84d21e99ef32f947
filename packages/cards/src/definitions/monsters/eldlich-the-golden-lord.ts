import {
  addToHand,
  and,
  andIfYouDo,
  andThen,
  apply,
  as,
  choose1,
  gainsAtkDef,
  ignition,
  inTurn,
  inYourHand,
  monster,
  nextTurn,
  notDestroyedByEffects,
  onField,
  race,
  sendToGy,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  the,
  thisCard,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const eldlichTheGoldenLord = monsterCard(95440946, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: and(sendToGy(thisCard), sendToGy(choose1(spellOrTrap, inYourHand))),
      targets: [target1(onField)],
      resolve: sendToGy(target),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: sendToGy(choose1(spellOrTrap, youControl)),
      resolve: andThen(
        addToHand(thisCard),
        youCan(
          andIfYouDo(
            specialSummon(as('summoned', choose1(race('Zombie'), monster, inYourHand))),
            inTurn(
              nextTurn('opponent'),
              apply('end-of-turn', the('summoned'), gainsAtkDef(1000), notDestroyedByEffects),
            ),
          ),
        ),
      ),
    }),
  ],
});
