import {
  andIfYouDo,
  andThen,
  apply,
  choose1,
  destroy,
  either,
  faceDown,
  ignition,
  monster,
  onField,
  placedOnBottomWhenItLeaves,
  race,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const unchainedSoulOfShyama = monsterCard(88554436, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(youControl)],
      resolve: andThen(destroy(target), youCan(destroy(choose1(spellOrTrap, onField)))),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      targets: [target1(either([race('Fiend'), monster], [faceDown]), youControl)],
      resolve: andIfYouDo(
        destroy(target),
        specialSummon(thisCard),
        apply('while-it-stays', thisCard, placedOnBottomWhenItLeaves),
      ),
    }),
  ],
});
