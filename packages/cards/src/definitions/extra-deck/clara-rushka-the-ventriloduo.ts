import { duringPhase, either, material, monster, summonedBy, type Test } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const NORMALLY_SUMMONED: Test = either([summonedBy('normal')], [summonedBy('tribute')], [summonedBy('flip')]);

export const claraRushkaTheVentriloduo = monsterCard(1482001, {
  summoning: { materials: [material(NORMALLY_SUMMONED, monster)], ownIf: duringPhase('main2') },
  effects: [],
});
