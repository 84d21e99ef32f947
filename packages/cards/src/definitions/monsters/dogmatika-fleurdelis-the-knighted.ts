import {
  all,
  allThatMatchNow,
  andThen,
  apply,
  as,
  type Condition,
  choose,
  choose1,
  declaresAttack,
  duringPhase,
  effectsNegated,
  except,
  exists,
  faceUp,
  gainsAtk,
  ifSo,
  monster,
  onField,
  quick,
  series,
  specialSummon,
  specialSummonedFrom,
  the,
  thisCard,
  trigger,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ANOTHER: Condition = exists(series('Dogmatika'), monster, faceUp, youControl, except(thisCard));

export const dogmatikaFleurdelisTheKnighted = monsterCard(69680031, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(
        duringPhase('main1', 'main2'),
        exists(monster, faceUp, specialSummonedFrom('extra'), onField),
      ),
      limit: useOncePerTurn,
      resolve: andThen(
        specialSummon(thisCard),
        ifSo(
          ANOTHER,
          youCan(
            andThen(
              choose(as('chosen', choose1(monster, faceUp, onField))),
              apply('end-of-turn', the('chosen'), effectsNegated),
            ),
          ),
        ),
      ),
    }),
    trigger({
      on: declaresAttack([series('Dogmatika'), monster, youControl]),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: apply(
        'while-it-stays',
        allThatMatchNow(series('Dogmatika'), monster, faceUp, youControl),
        gainsAtk(500),
      ),
    }),
  ],
});
