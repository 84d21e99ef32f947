import {
  also,
  apply,
  as,
  at,
  banish,
  cannotPayFor,
  choose1,
  destroy,
  effectMonster,
  frame,
  gainsAtk,
  ignition,
  isCard,
  linkRatingOf,
  materialsOf,
  materialsOrMore,
  monster,
  named,
  opponentControls,
  player,
  sameAttributeAs,
  summoned,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const accesscodeTalker = monsterCard(86066372, {
  summoning: { materials: [materialsOrMore(2, effectMonster, monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      locksResponses: 'opponent',
      targets: [target1(frame('link'), monster, isCard(materialsOf(thisCard)), at('any', 'gy', 'banished'))],
      resolve: apply('while-it-stays', thisCard, gainsAtk(times(1000, linkRatingOf(target)))),
    }),
    ignition({
      locksResponses: 'opponent',
      cost: banish(as('banished', choose1(frame('link'), monster, at('you', 'monsters', 'gy')))),
      resolve: also(
        destroy(choose1(opponentControls)),
        apply(
          'end-of-turn',
          player('you'),
          cannotPayFor([named('Accesscode Talker')], monster, sameAttributeAs(the('banished'))),
        ),
      ),
    }),
  ],
});
