import {
  activation,
  all,
  atTiming,
  battled,
  bothTakeBattleDamage,
  continuous,
  destroy,
  equip,
  equippedMonster,
  faceUp,
  isCard,
  matches,
  monster,
  opponentsBattlingMonster,
  player,
  series,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const heroicRetributionSword = trapCard(49551909, {
  remains: true,
  effects: [
    activation({
      targets: [target1(series('Heroic'), monster, faceUp, youControl)],
      resolve: equip(thisCard, target),
    }),
    continuous({
      number: 1,
      from: ['spells'],
      while: matches(yourBattlingMonster, isCard(equippedMonster)),
      affects: player('you'),
      modifiers: [bothTakeBattleDamage],
    }),
    trigger({
      from: ['spells'],
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(battled(equippedMonster), matches(opponentsBattlingMonster, monster)),
      resolve: destroy(opponentsBattlingMonster),
    }),
  ],
});
