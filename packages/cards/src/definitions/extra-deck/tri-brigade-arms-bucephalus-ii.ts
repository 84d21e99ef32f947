import {
  allThatMatch,
  also,
  at,
  banish,
  choose1,
  continuous,
  declaresAttack,
  either,
  every,
  existAtLeast,
  inYourGy,
  materialsOrMore,
  monster,
  moved,
  opponentControls,
  race,
  sendToGy,
  series,
  silencesWhenSummoned,
  spellOrTrap,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BEASTS = either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]);

export const triBrigadeArmsBucephalusIi = monsterCard(10019086, {
  summoning: {
    materials: [materialsOrMore(3, BEASTS, monster)],
    neverFrom: ['extra'],
    neverFromUnless: existAtLeast(3, series('Tri-Brigade'), spellOrTrap, inYourGy),
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, youControl),
      modifiers: [silencesWhenSummoned('opponent', 'special')],
    }),
    trigger({
      on: declaresAttack([monster]),
      use: 'when-you-can',
      resolve: also(banish(thisCard), banish(every(opponentControls))),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(BEASTS, monster, at('you', 'extra'))),
    }),
  ],
});
