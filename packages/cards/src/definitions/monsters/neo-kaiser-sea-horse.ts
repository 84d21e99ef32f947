import {
  apply,
  applyOneOf,
  attribute,
  choose1,
  either,
  exists,
  FIELD_ZONES,
  type Filter,
  faceUp,
  ignition,
  inYourDeck,
  levelRaised,
  mentions,
  monster,
  moved,
  named,
  not,
  sendToGy,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tuner,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const yourLightTuner: Filter = [faceUp, attribute('LIGHT'), tuner, monster, youControl];

export const neoKaiserSeaHorse = monsterCard(54332792, {
  effects: [
    ignition({
      from: ['hand'],
      condition: exists(named('Blue-Eyes White Dragon'), faceUp, youControl),
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(...yourLightTuner)],
      resolve: applyOneOf(
        apply('while-it-stays', target, levelRaised(1)),
        apply('while-it-stays', target, levelRaised(-1)),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(
        choose1(
          either([series('Blue-Eyes'), monster], [mentions('Blue-Eyes White Dragon'), monster]),
          inYourDeck,
          not(named('Neo Kaiser Sea Horse')),
        ),
      ),
    }),
  ],
});
