import {
  addToHand,
  all,
  choose1,
  continuous,
  doubleBattleDamage,
  inExtraMonsterZone,
  inYourDeck,
  inYourPossession,
  itself,
  matches,
  monster,
  moved,
  not,
  opponentControls,
  opponentInBattle,
  series,
  thisCard,
  thisOne,
  trigger,
  tunerAndNonTuners,
  unaffectedBy,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const inTheExtraMonsterZone = matches(thisCard, inExtraMonsterZone);

export const geomathmechFinalSigma = monsterCard(42632209, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      from: ['monsters'],
      while: inTheExtraMonsterZone,
      affects: itself(thisCard),
      modifiers: [unaffectedBy(not(series('Mathmech')))],
    }),
    continuous({
      from: ['monsters'],
      while: all(inTheExtraMonsterZone, matches(opponentInBattle, monster, opponentControls)),
      affects: itself(thisCard),
      modifiers: [doubleBattleDamage],
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: [
        moved(thisOne, { manner: ['destroyed'], by: ['battle'] }),
        moved([...thisOne, inYourPossession], { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Mathmech'), inYourDeck)),
    }),
  ],
});
