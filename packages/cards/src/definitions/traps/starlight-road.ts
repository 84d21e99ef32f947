import {
  activation,
  andIfYouDo,
  andThen,
  at,
  chainedTo,
  choose1,
  deedTo,
  destroy,
  effectActivatedIncluding,
  named,
  negateEffect,
  specialSummon,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const starlightRoad = trapCard(58120309, {
  effects: [
    activation({
      on: [effectActivatedIncluding('any', deedTo('destroy', 2, youControl))],
      resolve: andThen(
        andIfYouDo(negateEffect, destroy(chainedTo)),
        youCan(specialSummon(choose1(named('Stardust Dragon'), at('you', 'extra')))),
      ),
    }),
  ],
});
