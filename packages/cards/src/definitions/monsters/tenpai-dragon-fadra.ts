import {
  allThatMatch,
  atTiming,
  attribute,
  continuous,
  duringPhase,
  inYourGy,
  level,
  monster,
  notDestroyedByBattle,
  oncePerTurn,
  quick,
  race,
  specialSummon,
  summoned,
  synchroSummonUsing,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const REVIVES = {
  use: 'if-you-can',
  limit: useOncePerTurn,
  targets: [target1(level({ max: 4 }), attribute('FIRE'), race('Dragon'), monster, inYourGy)],
  resolve: specialSummon(target),
} as const;

export const tenpaiDragonFadra = monsterCard(65326118, {
  effects: [
    trigger({ ...REVIVES, on: summoned(thisOne, ['normal', 'special']) }),
    trigger({ ...REVIVES, number: 1, on: atTiming('damage-step-start') }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(attribute('FIRE'), race('Dragon'), monster, youControl),
      modifiers: [notDestroyedByBattle()],
    }),
    quick({ limit: oncePerTurn, condition: duringPhase('battle'), resolve: synchroSummonUsing(thisCard) }),
  ],
});
