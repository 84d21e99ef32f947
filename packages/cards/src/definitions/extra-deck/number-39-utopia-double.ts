import {
  addToHand,
  andIfYouDo,
  andThen,
  apply,
  at,
  atkMultiplied,
  cannotAttackDirectly,
  choose1,
  detach,
  exactLevel,
  frame,
  inYourDeck,
  materials,
  monster,
  named,
  not,
  quick,
  series,
  the,
  thisCard,
  useOncePerTurn,
  xyzSummonOverAs,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number39UtopiaDouble = monsterCard(62517849, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    quick({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: andThen(
        addToHand(choose1(named('Double or Nothing!'), inYourDeck)),
        andIfYouDo(
          xyzSummonOverAs(
            'summoned',
            thisCard,
            series('Utopia'),
            frame('xyz'),
            not(named('Number 39: Utopia Double')),
            at('you', 'extra'),
          ),
          apply('while-it-stays', the('summoned'), atkMultiplied(2), cannotAttackDirectly),
        ),
      ),
    }),
  ],
});
