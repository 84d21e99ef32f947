import {
  allThatMatch,
  continuous,
  faceUp,
  inMonsterZone,
  itself,
  level,
  monster,
  nameBecomes,
  named,
  not,
  notDestroyedByBattle,
  race,
  spellOrTrap,
  thisCard,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const theLadyInWight = monsterCard(40991587, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(
        race('Zombie'),
        level({ max: 3 }),
        monster,
        faceUp,
        inMonsterZone,
        not(named('The Lady in Wight')),
      ),
      modifiers: [notDestroyedByBattle(), unaffectedBy(spellOrTrap)],
    }),
    continuous({
      from: ['gy'],
      unclassified: true,
      affects: itself(thisCard),
      modifiers: [nameBecomes('Skull Servant')],
    }),
  ],
});
