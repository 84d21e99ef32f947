import {
  all,
  atTiming,
  attackTarget,
  cannotActivateCards,
  cannotAttackDirectly,
  cannotTargetForAttacks,
  continuous,
  destroy,
  faceDown,
  inDefensePosition,
  itself,
  matches,
  not,
  player,
  spellOrTrap,
  that,
  thisCard,
  thisCardAttacks,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const reverseBuster = monsterCard(90640901, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [cannotTargetForAttacks(not(faceDown, inDefensePosition)), cannotAttackDirectly],
    }),
    continuous({
      while: thisCardAttacks,
      affects: player('opponent'),
      modifiers: [cannotActivateCards(spellOrTrap)],
    }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'when-you-can',
      condition: all(thisCardAttacks, matches(attackTarget, faceDown, inDefensePosition)),
      resolve: destroy(that(attackTarget, faceDown)),
    }),
  ],
});
