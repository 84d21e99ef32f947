import {
  banish,
  choose1,
  continuous,
  exists,
  inYourHand,
  itself,
  monster,
  named,
  opponentControls,
  quick,
  specialSummon,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  treatedAsNormalMonster,
  tribute,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dragonSpiritOfWhite = monsterCard(45467446, {
  effects: [
    continuous({ from: ['hand', 'gy'], affects: itself(thisCard), modifiers: [treatedAsNormalMonster] }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'when-you-can',
      targets: [target1(spellOrTrap, opponentControls)],
      resolve: banish(target),
    }),
    quick({
      condition: exists(monster, opponentControls),
      cost: tribute(thisCard),
      resolve: specialSummon(choose1(named('Blue-Eyes White Dragon'), inYourHand)),
    }),
  ],
});
