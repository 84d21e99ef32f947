import {
  also,
  apply,
  attribute,
  cannotSpecialSummon,
  choose1,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  monster,
  not,
  player,
  series,
  specialSummon,
  thisCard,
  tribute,
  tuner,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const speedroidTaketomborg = monsterCard(53932291, {
  summoning: {
    procedure: { from: ['hand'], condition: exists(attribute('WIND'), monster, faceUp, youControl) },
    oncePerTurn: true,
  },
  effects: [
    ignition({
      cost: tribute(thisCard),
      resolve: also(
        specialSummon(choose1(series('Speedroid'), tuner, monster, inYourDeck)),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(attribute('WIND')))),
      ),
    }),
  ],
});
