import {
  andIfYouDo,
  banish,
  canOnlyControl1,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  exists,
  faceUp,
  monster,
  named,
  negateActivation,
  not,
  onField,
  opponentControls,
  quick,
  removeCountersFromAmong,
  series,
  tribute,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const TO_BOTH_FIELDS = {
  procedure: {
    from: ['hand'],
    does: tribute(choose1(monster, opponentControls)),
    to: 'opponent',
    positions: ['attack'],
  },
  otherProcedure: {
    from: ['hand'],
    condition: exists(series('Kaiju'), monster, faceUp, opponentControls),
    positions: ['attack'],
  },
} as const;

export const gamecielTheSeaTurtleKaiju = monsterCard(55063751, {
  summoning: TO_BOTH_FIELDS,
  effects: [
    { ...canOnlyControl1(series('Kaiju'), monster), number: 3 },
    quick({
      number: 4,
      on: [cardOrEffectActivated('opponent', not(named('Gameciel, the Sea Turtle Kaiju')))],
      cost: removeCountersFromAmong(2, 'Kaiju Counter', onField),
      resolve: andIfYouDo(negateActivation, banish(chainedTo)),
    }),
  ],
});
