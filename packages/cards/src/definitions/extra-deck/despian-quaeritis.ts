import {
  addToHand,
  allThatMatchNow,
  apply,
  applyOneOf,
  atkBecomes,
  attribute,
  choose1,
  duringPhase,
  either,
  type Filter,
  faceUp,
  frame,
  inYourDeck,
  leavesField,
  level,
  material,
  monster,
  named,
  not,
  onField,
  quick,
  series,
  specialSummon,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const WANTED: Filter = [either([series('Despia'), monster], [named('Fallen of Albaz')]), inYourDeck];

export const despianQuaeritis = monsterCard(72272462, {
  summoning: {
    materials: [
      material(series('Despia'), monster),
      material(either([attribute('LIGHT')], [attribute('DARK')]), monster),
    ],
  },
  effects: [
    quick({
      condition: duringPhase('main1', 'main2'),
      limit: useOncePerTurn,
      resolve: apply(
        'end-of-turn',
        allThatMatchNow(monster, faceUp, onField, not(level({ min: 8 }), frame('fusion'))),
        atkBecomes(0),
      ),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: leavesField([...thisOne, faceUp], { by: ['effect'], doer: 'opponent' }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: applyOneOf(addToHand(choose1(...WANTED)), specialSummon(choose1(...WANTED))),
    }),
  ],
});
