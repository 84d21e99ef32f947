import {
  addToHand,
  andIfYouDo,
  apply,
  banish,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  destroy,
  discard,
  duringPhase,
  firstDamagePrevented,
  ignition,
  inflictDamage,
  inYourDeck,
  monster,
  named,
  negateActivation,
  not,
  player,
  quick,
  series,
  thatWould,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const performageDamageJuggler = monsterCard(68819554, {
  effects: [
    quick({
      from: ['hand'],
      on: [thatWould(cardOrEffectActivated('any'), inflictDamage('you'))],
      cost: discard(thisCard),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    quick({
      from: ['hand'],
      condition: duringPhase('battle'),
      cost: discard(thisCard),
      resolve: apply('end-of-turn', player('you'), firstDamagePrevented('battle')),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: addToHand(
        choose1(series('Performage'), monster, inYourDeck, not(named('Performage Damage Juggler'))),
      ),
    }),
  ],
});
