import {
  activation,
  anyOf,
  atLeast,
  battleDamageTaken,
  bothTakeBattleDamage,
  canOnlyControl1,
  continuous,
  equip,
  equippedMonster,
  faceUp,
  gainsAtk,
  inflictsBattleDamage,
  isCard,
  itself,
  matches,
  monster,
  named,
  onField,
  opponentsBattlingMonster,
  player,
  sendToGy,
  target,
  target1,
  thisCard,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const doubleEdgedSword = spellCard(41927278, {
  effects: [
    canOnlyControl1(named('Double-Edged Sword')),
    activation({ number: 1, targets: [target1(monster, faceUp, onField)], resolve: equip(thisCard, target) }),
    continuous({ number: 2, affects: itself(equippedMonster), modifiers: [gainsAtk(2000)] }),
    continuous({
      number: 2,
      while: anyOf(
        matches(yourBattlingMonster, isCard(equippedMonster)),
        matches(opponentsBattlingMonster, isCard(equippedMonster)),
      ),
      affects: player('any'),
      modifiers: [bothTakeBattleDamage],
    }),
    trigger({
      number: 3,
      from: ['spells'],
      on: inflictsBattleDamage([], { to: 'you' }),
      use: 'mandatory',
      condition: atLeast(battleDamageTaken, 2000),
      resolve: sendToGy(thisCard),
    }),
  ],
});
