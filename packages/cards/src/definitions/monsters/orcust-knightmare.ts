import {
  also,
  andIfYouDo,
  apply,
  as,
  attribute,
  banish,
  cannotSpecialSummon,
  choose1,
  continuous,
  type Filter,
  faceUp,
  frame,
  gainsAtk,
  ignition,
  inYourDeck,
  itself,
  levelOf,
  monster,
  named,
  not,
  notDestroyedByBattle,
  onField,
  player,
  race,
  sendToGy,
  target,
  target1,
  the,
  thisCard,
  times,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ONE: Filter = [
  attribute('DARK'),
  race('Machine'),
  monster,
  inYourDeck,
  not(named('Orcust Knightmare')),
];

export const orcustKnightmare = monsterCard(4055337, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(frame('link'))],
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(faceUp, monster, onField)],
      resolve: also(
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(attribute('DARK')))),
        andIfYouDo(
          sendToGy(as('sent', choose1(...ONE))),
          apply('end-of-turn', target, gainsAtk(times(100, levelOf(the('sent'))))),
        ),
      ),
    }),
  ],
});
