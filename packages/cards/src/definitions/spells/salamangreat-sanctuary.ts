import {
  activation,
  andIfYouDo,
  apply,
  atkBecomes,
  atTiming,
  continuous,
  entireMaterial,
  frame,
  gainLifePoints,
  matches,
  monster,
  originalAtkOf,
  payLifePoints,
  player,
  series,
  target,
  target1,
  trigger,
  useOncePerTurn,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const SALAMANGREAT_LINK = [series('Salamangreat'), frame('link')];
const ATK_TO_LIFE_POINTS = andIfYouDo(
  apply('while-it-stays', target, atkBecomes(0)),
  gainLifePoints(originalAtkOf(target)),
);

export const salamangreatSanctuary = spellCard(1295111, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['field'],
      limit: useOncePerTurn,
      affects: player('you'),
      modifiers: [entireMaterial(SALAMANGREAT_LINK, [...SALAMANGREAT_LINK, youControl])],
    }),
    trigger({
      from: ['field'],
      on: atTiming('damage-calculation'),
      use: 'when-you-can',
      limit: useOncePerTurn,
      condition: matches(yourBattlingMonster, monster),
      cost: payLifePoints(1000),
      targets: [target1(frame('link'), youControl)],
      resolve: ATK_TO_LIFE_POINTS,
    }),
  ],
});
