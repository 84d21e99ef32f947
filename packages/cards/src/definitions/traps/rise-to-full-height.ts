import {
  activateOncePerTurn,
  activation,
  allThatMatch,
  also,
  apply,
  banish,
  cannotAttackDirectly,
  cannotTargetForAttacks,
  defBecomes,
  defMultiplied,
  faceUp,
  isCard,
  later,
  monster,
  not,
  onField,
  opponentControls,
  quick,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const opponentsMonsters = allThatMatch(monster, opponentControls);

export const riseToFullHeight = trapCard(19254117, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [target1(monster, faceUp, onField)],
      resolve: also(
        apply('while-it-stays', target, defMultiplied(2)),
        later('end-of-turn', apply('while-it-stays', target, defBecomes(0))),
      ),
    }),
    quick({
      from: ['gy'],
      cost: banish(thisCard),
      targets: [target1(monster, youControl)],
      resolve: apply(
        'end-of-turn',
        opponentsMonsters,
        cannotTargetForAttacks(not(isCard(target))),
        cannotAttackDirectly,
      ),
    }),
  ],
});
