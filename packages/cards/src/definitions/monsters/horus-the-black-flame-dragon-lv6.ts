import {
  at,
  choose1,
  continuous,
  destroyedByBattleThisTurn,
  inPhase,
  itself,
  monster,
  named,
  sendToGy,
  specialSummon,
  spell,
  thisCard,
  trigger,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const horusTheBlackFlameDragonLv6 = monsterCard(11224103, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [unaffectedBy(spell)] }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: destroyedByBattleThisTurn(thisCard, monster),
      cost: sendToGy(thisCard),
      resolve: specialSummon(choose1(named('Horus the Black Flame Dragon LV8'), at('you', 'hand', 'deck'))),
    }),
  ],
});
