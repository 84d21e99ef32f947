import {
  type Action,
  and,
  attribute,
  banish,
  cannotAttack,
  choose1,
  faceUp,
  ignition,
  inYourGy,
  itself,
  monster,
  oath,
  oncePerTurn,
  onField,
  target,
  target1,
  that,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const banishLightAndDark: Action = and(
  banish(choose1(attribute('LIGHT'), monster, inYourGy)),
  banish(choose1(attribute('DARK'), monster, inYourGy)),
);

export const chaosSorcerer = monsterCard(9596126, {
  summoning: {
    normal: { never: true },
    procedure: { from: ['hand'], does: banishLightAndDark },
    first: ['procedure'],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      oath: oath(itself(thisCard), cannotAttack),
      targets: [target1(monster, faceUp, onField)],
      resolve: banish(that(target, faceUp)),
    }),
  ],
});
