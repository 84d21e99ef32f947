import {
  apply,
  atkBecomes,
  cannotActivateCards,
  continuous,
  defBecomes,
  faceUp,
  highestAtkOf,
  inTurn,
  itself,
  monster,
  named,
  not,
  onField,
  player,
  spellOrTrap,
  summoned,
  sumOf,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const value = sumOf(highestAtkOf(monster, faceUp, onField, not(named('The Wicked Avatar'))), 100);

export const theWickedAvatar = monsterCard(21208154, {
  summoning: { normal: { tributes: 3 }, only: [] },
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'mandatory',
      resolve: inTurn(
        { nth: 2, of: 'opponent', from: 'next-turn' },
        apply('end-of-turn', player('opponent'), cannotActivateCards(spellOrTrap)),
      ),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [atkBecomes(value), defBecomes(value)],
    }),
  ],
});
