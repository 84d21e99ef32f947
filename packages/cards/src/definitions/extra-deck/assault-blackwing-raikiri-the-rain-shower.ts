import {
  continuous,
  destroy,
  except,
  faceUp,
  ignition,
  itself,
  matches,
  monster,
  numberOf,
  oncePerTurn,
  opponentControls,
  series,
  summonedUsing,
  target,
  targetUpTo,
  thisCard,
  treatedAsTuner,
  tunerAndNonTuners,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const yourOtherBlackwings = [series('Blackwing'), monster, faceUp, youControl, except(thisCard)];

export const assaultBlackwingRaikiriTheRainShower = monsterCard(16051717, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, summonedUsing('synchro', series('Blackwing'), monster)),
      affects: itself(thisCard),
      modifiers: [treatedAsTuner],
    }),
    ignition({
      limit: oncePerTurn,
      targets: [targetUpTo(numberOf(...yourOtherBlackwings), opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
