import {
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  discard,
  exists,
  faceUp,
  gainsAtk,
  ignition,
  monster,
  named,
  not,
  onField,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatSpinny = monsterCard(52277807, {
  effects: [
    ignition({
      from: ['hand'],
      condition: exists(series('Salamangreat'), youControl),
      limit: useOncePerTurn,
      cost: discard(thisCard),
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, gainsAtk(500)),
    }),
    ignition({
      from: ['gy'],
      condition: exists(series('Salamangreat'), monster, not(named('Salamangreat Spinny')), youControl),
      limit: useOncePerTurn,
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
    }),
  ],
});
