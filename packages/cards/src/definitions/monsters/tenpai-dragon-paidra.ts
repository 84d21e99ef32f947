import {
  addToHand,
  applyOneOf,
  attribute,
  choose1,
  continuous,
  duringPhase,
  type Filter,
  inYourDeck,
  matches,
  monster,
  noBattleDamage,
  oncePerTurn,
  player,
  quick,
  race,
  series,
  setCard,
  spellOrTrap,
  summoned,
  synchroSummonUsing,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SANGEN: Filter = [series('Sangen'), spellOrTrap, inYourDeck];

export const tenpaiDragonPaidra = monsterCard(39931513, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: applyOneOf(addToHand(choose1(...SANGEN)), setCard(choose1(...SANGEN))),
    }),
    continuous({
      from: ['monsters'],
      while: matches(yourBattlingMonster, attribute('FIRE'), race('Dragon'), monster),
      affects: player('you'),
      modifiers: [noBattleDamage],
    }),
    quick({
      limit: oncePerTurn,
      condition: duringPhase('battle'),
      resolve: synchroSummonUsing(thisCard),
    }),
  ],
});
