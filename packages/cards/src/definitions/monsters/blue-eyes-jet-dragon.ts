import {
  all,
  allThatMatch,
  at,
  atTiming,
  continuous,
  except,
  exists,
  FIELD_ZONES,
  moved,
  named,
  notDestroyedByOpponentsEffects,
  onField,
  opponentControls,
  returnToHand,
  specialSummon,
  target,
  target1,
  thisCard,
  thisCardBattles,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const besideTheDragon = exists(named('Blue-Eyes White Dragon'), at('you', 'gy', ...FIELD_ZONES));

export const blueEyesJetDragon = monsterCard(30576089, {
  effects: [
    continuous({
      affects: allThatMatch(youControl, except(thisCard)),
      modifiers: [notDestroyedByOpponentsEffects],
    }),
    trigger({
      from: ['gy', 'hand'],
      on: moved([onField], { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      condition: besideTheDragon,
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'when-you-can',
      condition: all(thisCardBattles, besideTheDragon),
      limit: useOncePerTurn,
      targets: [target1(opponentControls)],
      resolve: returnToHand(target),
    }),
  ],
});
