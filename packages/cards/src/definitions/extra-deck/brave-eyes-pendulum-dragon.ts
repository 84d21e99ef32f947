import {
  activatedEffectsNegated,
  all,
  allThatMatch,
  allThatMatchNow,
  also,
  apply,
  atk,
  atkBecomes,
  atTiming,
  attackTarget,
  banish,
  battled,
  cannotAttack,
  continuous,
  destroyedByThisBattle,
  except,
  faceUp,
  matches,
  material,
  monster,
  onField,
  opponentControls,
  race,
  series,
  summoned,
  thisCard,
  thisCardAttacks,
  thisOne,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const theirs = [monster, faceUp, opponentControls] as const;
const others = [monster, youControl, except(thisCard)] as const;
const zeroAtk = [monster, onField, atk({ max: 0 })] as const;
const attackedInVain = all(
  battled(thisCard),
  thisCardAttacks,
  matches(attackTarget, monster, opponentControls),
  unless(destroyedByThisBattle(attackTarget)),
);

export const braveEyesPendulumDragon = monsterCard(88305705, {
  summoning: {
    materials: [material(series('Pendulum Dragon'), monster), material(race('Warrior'), monster)],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'when-you-can',
      resolve: also(
        apply('while-it-stays', allThatMatchNow(...theirs), atkBecomes(0)),
        apply('end-of-turn', allThatMatch(...others), cannotAttack),
      ),
    }),
    continuous({ affects: allThatMatch(...zeroAtk), modifiers: [activatedEffectsNegated] }),
    trigger({
      on: atTiming('damage-step-end'),
      use: 'when-you-can',
      condition: attackedInVain,
      resolve: banish(attackTarget),
    }),
  ],
});
