import {
  all,
  atTiming,
  attackingMonster,
  choose1,
  except,
  faceUp,
  ignition,
  inYourHand,
  matches,
  monster,
  named,
  onField,
  opponentControls,
  redirectAttack,
  specialSummon,
  stillTheirs,
  target,
  target1,
  thisCard,
  thisCardIsAttacked,
  trigger,
  wasFaceDownAtDamageStepStart,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ancientLamp = monsterCard(54912977, {
  effects: [
    ignition({
      alsoAtResolution: matches(thisCard, faceUp, onField),
      resolve: specialSummon(choose1(named('La Jinn the Mystical Genie of the Lamp'), inYourHand)),
    }),
    trigger({
      on: atTiming('before-damage-calculation'),
      use: 'if-you-can',
      condition: all(
        wasFaceDownAtDamageStepStart(thisCard),
        thisCardIsAttacked,
        matches(attackingMonster, opponentControls),
      ),
      targets: [stillTheirs(target1(monster, opponentControls, except(attackingMonster)))],
      resolve: redirectAttack(target),
    }),
  ],
});
