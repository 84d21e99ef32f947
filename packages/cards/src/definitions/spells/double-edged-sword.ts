import {
  atLeast,
  battleDamageTaken,
  battles,
  bothTakeBattleDamage,
  canOnlyControl1,
  continuous,
  equippedMonster,
  equipsTo,
  faceUp,
  gainsAtk,
  inflictsBattleDamage,
  itself,
  monster,
  named,
  onField,
  player,
  sendToGy,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const doubleEdgedSword = spellCard(41927278, {
  effects: [
    canOnlyControl1(named('Double-Edged Sword')),
    equipsTo([monster, faceUp, onField], { number: 1 }),
    continuous({ affects: itself(equippedMonster), modifiers: [gainsAtk(2000)] }),
    continuous({
      number: 2,
      while: battles(equippedMonster),
      affects: player('any'),
      modifiers: [bothTakeBattleDamage],
    }),
    trigger({
      from: ['spells'],
      on: inflictsBattleDamage([], { to: 'you' }),
      use: 'mandatory',
      condition: atLeast(battleDamageTaken, 2000),
      resolve: sendToGy(thisCard),
    }),
  ],
});
