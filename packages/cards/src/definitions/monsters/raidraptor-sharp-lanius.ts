import {
  all,
  attackedThisTurn,
  changePosition,
  duringPhase,
  faceUp,
  ignition,
  inAttackPosition,
  inYourGy,
  monster,
  oncePerTurn,
  onField,
  series,
  specialSummon,
  summonedThisTurn,
  target,
  target1,
  that,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const raidraptorSharpLanius = monsterCard(60950180, {
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: summonedThisTurn(thisCard, 'normal', 'tribute', 'special'),
      targets: [target1(monster, faceUp, inAttackPosition, onField)],
      resolve: changePosition(that(target, faceUp, inAttackPosition), 'defense'),
    }),
    ignition({
      limit: useOncePerTurn,
      condition: all(duringPhase('main2'), attackedThisTurn(thisCard)),
      targets: [target1(series('Raidraptor'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
