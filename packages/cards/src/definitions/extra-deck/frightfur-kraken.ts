import {
  atTiming,
  attacks,
  battledInThisBattlePhase,
  cannotAttackDirectly,
  changePosition,
  continuous,
  ignition,
  itself,
  material,
  monster,
  oath,
  oncePerTurn,
  opponentControls,
  sendToGy,
  series,
  target,
  target1,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const frightfurKraken = monsterCard(40636712, {
  summoning: { materials: [material(series('Edge Imp'), monster), material(series('Fluffal'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      oath: oath(itself(thisCard), cannotAttackDirectly),
      targets: [target1(monster, opponentControls)],
      resolve: sendToGy(target),
    }),
    continuous({ affects: itself(thisCard), modifiers: [attacks(2, 'any')] }),
    trigger({
      on: atTiming('battle-end'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: battledInThisBattlePhase(thisCard),
      resolve: changePosition(thisCard, 'defense'),
    }),
  ],
});
