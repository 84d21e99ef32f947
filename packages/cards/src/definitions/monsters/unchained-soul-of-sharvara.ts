import {
  also,
  andIfYouDo,
  apply,
  cannotSpecialSummon,
  choose1,
  destroy,
  duringPhase,
  either,
  faceDown,
  inYourDeck,
  monster,
  moved,
  not,
  player,
  quick,
  race,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const unchainedSoulOfSharvara = monsterCard(41165831, {
  effects: [
    quick({
      from: ['hand'],
      condition: duringPhase('main1', 'main2'),
      limit: useOncePerTurn,
      targets: [target1(either([race('Fiend'), monster], [faceDown]), youControl)],
      resolve: andIfYouDo(
        destroy(target),
        also(
          specialSummon(thisCard),
          apply('while-face-up', player('you'), cannotSpecialSummon(not(race('Fiend')))),
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: setCard(choose1(series('Unchained'), spellOrTrap, inYourDeck)),
    }),
  ],
});
