import {
  addToHand,
  also,
  apply,
  attribute,
  cannotSpecialSummon,
  choose1,
  inYourDeck,
  monster,
  named,
  not,
  player,
  series,
  summoned,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const windwitchGlassBell = monsterCard(71007216, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: also(
        addToHand(choose1(series('Windwitch'), monster, inYourDeck, not(named('Windwitch - Glass Bell')))),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(attribute('WIND')))),
      ),
    }),
  ],
});
