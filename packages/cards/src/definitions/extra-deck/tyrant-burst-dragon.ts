import {
  attacks,
  canAttackAllMonsters,
  continuous,
  equip,
  equippedMonster,
  except,
  faceUp,
  gainsAtkDef,
  ignition,
  itself,
  monster,
  stillTheirs,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const tyrantBurstDragon = monsterCard(58293343, {
  summoning: { onlyByEffectOf: ['The Fang of Critias'] },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [canAttackAllMonsters] }),
    ignition({
      targets: [stillTheirs(target1(monster, faceUp, youControl, except(thisCard)))],
      resolve: equip(thisCard, target),
    }),
    continuous({
      from: ['spells'],
      affects: itself(equippedMonster),
      modifiers: [gainsAtkDef(400), attacks(3, 'any')],
    }),
  ],
});
