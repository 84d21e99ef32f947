import {
  activation,
  at,
  atRandom,
  declareCardName,
  declaredName,
  discard,
  every,
  exists,
  ifSo,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const mindCrush = trapCard(15800838, {
  effects: [
    activation({
      cost: declareCardName,
      resolve: ifSo(
        exists(declaredName, at('opponent', 'hand')),
        discard(every(declaredName, at('opponent', 'hand'))),
        discard(atRandom(1, at('you', 'hand'))),
      ),
    }),
  ],
});
