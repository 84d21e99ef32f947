import {
  and,
  apply,
  attacksOnceMoreInARow,
  attribute,
  banish,
  cannotAttack,
  choose1,
  ignition,
  inYourGy,
  itself,
  monster,
  oath,
  oneOfTheseEffectsPerTurn,
  onField,
  opponentControls,
  target,
  target1,
  thisCard,
  thisCardAttacks,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const banishLightAndDark = and(
  banish(choose1(attribute('LIGHT'), monster, inYourGy)),
  banish(choose1(attribute('DARK'), monster, inYourGy)),
);

export const blackLusterSoldierEnvoyOfTheBeginning = monsterCard(72989439, {
  summoning: {
    procedure: { from: ['hand'], does: banishLightAndDark },
    first: ['procedure'],
  },
  effects: [
    ignition({
      limit: oneOfTheseEffectsPerTurn,
      oath: oath(itself(thisCard), cannotAttack),
      targets: [target1(monster, onField)],
      resolve: banish(target),
    }),
    trigger({
      limit: oneOfTheseEffectsPerTurn,
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'when-you-can',
      condition: thisCardAttacks,
      resolve: apply('end-of-battle-phase', thisCard, attacksOnceMoreInARow),
    }),
  ],
});
