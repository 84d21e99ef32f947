import {
  all,
  atkMultiplied,
  banish,
  choose1,
  chooseExactly,
  continuous,
  defMultiplied,
  doOrElse,
  duringTiming,
  inPhase,
  inYourGy,
  itself,
  maintenance,
  matches,
  monster,
  opponentControls,
  opponentInBattle,
  race,
  sendToGy,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gaiaPlateTheEarthGiant = monsterCard(14258627, {
  summoning: {
    procedure: { from: ['hand'], does: banish(chooseExactly(2, race('Rock'), monster, inYourGy)) },
  },
  effects: [
    maintenance({
      from: ['monsters'],
      on: inPhase('standby', 'you'),
      does: doOrElse(banish(choose1(race('Rock'), monster, inYourGy)), sendToGy(thisCard)),
    }),
    continuous({
      while: all(matches(opponentInBattle, monster, opponentControls), duringTiming('damage-calculation')),
      affects: itself(opponentInBattle),
      modifiers: [atkMultiplied(0.5), defMultiplied(0.5)],
    }),
  ],
});
