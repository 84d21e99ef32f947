import {
  at,
  cannotSpecialSummon,
  continuous,
  equip,
  equippedMonster,
  exists,
  ignition,
  isCard,
  monster,
  named,
  player,
  specialSummon,
  stillTheirs,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dragonBusterDestructionSword = monsterCard(76218313, {
  effects: [
    ignition({
      from: ['hand', 'monsters'],
      targets: [stillTheirs(target1(named('Buster Blader'), monster, youControl))],
      resolve: equip(thisCard, target),
    }),
    continuous({
      from: ['spells'],
      while: exists(isCard(equippedMonster)),
      affects: player('opponent'),
      modifiers: [cannotSpecialSummon(at('any', 'extra'))],
    }),
    ignition({
      from: ['spells'],
      condition: exists(isCard(equippedMonster)),
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
