import {
  all,
  continuous,
  doubleBattleDamage,
  inExtraMonsterZone,
  itself,
  matches,
  monster,
  not,
  opponentControls,
  opponentInBattle,
  series,
  thisCard,
  tunerAndNonTuners,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { addsMathmechWhenDestroyed } from '../../archetypes/mathmech.ts';
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
    addsMathmechWhenDestroyed(),
  ],
});
