import {
  allThatMatch,
  andIfYouDo,
  apply,
  asItIsNow,
  cannotBeActivated,
  continuous,
  effectsCannotBeActivated,
  inMonsterZone,
  inYourGy,
  linkedMonster,
  materialsOrMore,
  monster,
  not,
  setCard,
  spellOrTrap,
  summonedBy,
  target,
  target1,
} from '@spellspeed/engine/language';
import { knightmareThat } from '../../archetypes/knightmare.ts';
import { monsterCard } from '../../card.ts';

const setIt = andIfYouDo(setCard(target), apply('end-of-turn', asItIsNow(target), cannotBeActivated));

export const knightmareGryphon = monsterCard(65330383, {
  summoning: { materials: [materialsOrMore(2, monster)], different: 'names' },
  effects: [
    ...knightmareThat(setIt, target1(spellOrTrap, inYourGy)),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(summonedBy('special'), not(linkedMonster), monster, inMonsterZone),
      modifiers: [effectsCannotBeActivated],
    }),
  ],
});
