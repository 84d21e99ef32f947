import {
  apply,
  faceUp,
  ignition,
  levelRaised,
  monster,
  neverMaterial,
  onField,
  series,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const constellarKaus = monsterCard(70908596, {
  asMaterial: [neverMaterial('synchro')],
  effects: [
    ignition({
      limit: { of: 'copy', times: 2, within: 'turn' },
      modes: [
        {
          targets: [target1(series('Constellar'), monster, faceUp, onField)],
          resolve: apply('while-it-stays', target, levelRaised(1)),
        },
        {
          targets: [target1(series('Constellar'), monster, faceUp, onField)],
          resolve: apply('while-it-stays', target, levelRaised(-1)),
        },
      ],
    }),
  ],
});
