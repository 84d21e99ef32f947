import {
  activation,
  andThen,
  at,
  attribute,
  choose1,
  every,
  lookAt,
  monster,
  sendToGy,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const spiritualWaterArtAoi = trapCard(6540606, {
  effects: [
    activation({
      cost: tribute(choose1(attribute('WATER'), monster, youControl)),
      resolve: andThen(lookAt(every(at('opponent', 'hand'))), sendToGy(choose1(at('opponent', 'hand')))),
    }),
  ],
});
