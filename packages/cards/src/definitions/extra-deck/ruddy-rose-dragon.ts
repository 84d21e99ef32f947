import {
  andThen,
  at,
  banish,
  choose1,
  deed,
  destroy,
  effectActivatedIncluding,
  either,
  every,
  except,
  type Filter,
  frame,
  ifSo,
  inGys,
  matches,
  monster,
  named,
  negateActivation,
  onField,
  quick,
  race,
  specialSummon,
  summoned,
  summonedUsing,
  thisCard,
  thisOne,
  tribute,
  trigger,
  tunerAndNonTuners,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ROSES: Filter = [either([named('Black Rose Dragon')], [race('Plant'), frame('synchro'), monster])];

export const ruddyRoseDragon = monsterCard(40139997, {
  summoning: { materials: tunerAndNonTuners(monster) },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      resolve: andThen(
        banish(every(inGys)),
        ifSo(
          matches(thisCard, summonedUsing('synchro', ...ROSES)),
          youCan(destroy(every(onField, except(thisCard)))),
        ),
      ),
    }),
    quick({
      on: [effectActivatedIncluding('opponent', deed('destroy'))],
      cost: tribute(thisCard),
      resolve: andThen(
        negateActivation,
        youCan(specialSummon(choose1(named('Black Rose Dragon'), at('you', 'extra', 'gy')))),
      ),
    }),
  ],
});
