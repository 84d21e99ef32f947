import {
  also,
  andIfYouDo,
  apply,
  cannotSpecialSummon,
  changePosition,
  choose1,
  discard,
  ignition,
  inAttackPosition,
  inflictsBattleDamage,
  inYourDeck,
  inYourHand,
  matches,
  monster,
  not,
  oncePerTurn,
  player,
  series,
  specialSummon,
  takesEffectDamage,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const heroicChallengerThousandBlades = monsterCard(1833916, {
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: matches(thisCard, inAttackPosition),
      cost: discard(choose1(series('Heroic'), inYourHand)),
      resolve: also(
        andIfYouDo(
          specialSummon(choose1(series('Heroic'), monster, inYourDeck)),
          changePosition(thisCard, 'defense'),
        ),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(series('Heroic')))),
      ),
    }),
    trigger({
      from: ['gy'],
      on: [inflictsBattleDamage([], { to: 'you' }), takesEffectDamage('you')],
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard, { positions: ['attack'] }),
    }),
  ],
});
