import {
  and,
  andThen,
  as,
  asItIsNow,
  at,
  attribute,
  banish,
  cannotActivate,
  choose1,
  every,
  FIELD_ZONES,
  ignition,
  inOpponentsGy,
  inYourGy,
  isCard,
  monster,
  numberOf,
  oath,
  oncePerTurn,
  payLifePoints,
  player,
  sendToGy,
  takeDamage,
  the,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const chaosEmperorDragonEnvoyOfTheEnd = monsterCard(82301904, {
  summoning: {
    normal: { never: true },
    procedure: {
      from: ['hand'],
      does: and(
        banish(choose1(attribute('LIGHT'), monster, inYourGy)),
        banish(choose1(attribute('DARK'), monster, inYourGy)),
      ),
    },
    only: ['procedure'],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      oath: oath(player('you'), cannotActivate()),
      cost: payLifePoints(1000),
      resolve: andThen(
        sendToGy(as('sent', every(at('any', 'hand', ...FIELD_ZONES)))),
        takeDamage('opponent', times(300, numberOf(isCard(asItIsNow(the('sent'))), inOpponentsGy))),
      ),
    }),
  ],
});
