import {
  attackingMonster,
  destroy,
  detach,
  exactLevel,
  type Filter,
  frame,
  ignition,
  inYourGy,
  isCard,
  materials,
  monster,
  moved,
  named,
  neverMaterial,
  oncePerTurn,
  onField,
  rank,
  series,
  specialSummon,
  summonedBy,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const XYZ_SUMMONED: Filter = [isCard(thisCard), summonedBy('xyz'), youControl];
const DESTROYED = { from: ['monsters'], to: ['gy'], manner: ['destroyed'], owner: 'you' } as const;

export const galaxyEyesCipherBladeDragon = monsterCard(2530830, {
  summoning: {
    materials: [materials(3, exactLevel(9), monster)],
    xyzOver: [rank({ min: 8, max: 8 }), series('Galaxy-Eyes'), frame('xyz'), monster],
  },
  asMaterial: [neverMaterial('xyz')],
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
    trigger({
      from: ['gy'],
      on: [
        moved(XYZ_SUMMONED, { ...DESTROYED, by: ['effect'], doer: 'opponent' }),
        moved(XYZ_SUMMONED, {
          ...DESTROYED,
          by: ['battle'],
          inBattleWith: [isCard(attackingMonster)],
        }),
      ],
      use: 'if-you-can',
      targets: [target1(named('Galaxy-Eyes Cipher Dragon'), inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
