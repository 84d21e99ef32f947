import {
  allThatMatchNow,
  andIfYouDo,
  apply,
  detach,
  effectsNegated,
  exactLevel,
  except,
  faceUp,
  gainsAtk,
  ignition,
  inTurn,
  materials,
  monster,
  nextPhase,
  numberOf,
  oncePerTurn,
  onField,
  opponentControls,
  race,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const iceBeastZerofyne = monsterCard(86848580, {
  summoning: { materials: [materials(2, exactLevel(4), race('Winged Beast'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: andIfYouDo(
        inTurn(
          nextPhase('you'),
          apply('standby-phase', allThatMatchNow(faceUp, opponentControls), effectsNegated),
        ),
        inTurn(
          nextPhase('you'),
          apply('standby-phase', thisCard, gainsAtk(times(300, numberOf(faceUp, onField, except(thisCard))))),
        ),
      ),
    }),
  ],
});
