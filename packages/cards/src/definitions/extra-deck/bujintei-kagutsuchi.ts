import {
  allThatMatch,
  also,
  apply,
  as,
  asItIsNow,
  canOnlyControl1,
  continuous,
  destructionReplaced,
  detach,
  exactLevel,
  type Filter,
  gainsAtk,
  inGys,
  isCard,
  materials,
  monster,
  named,
  numberOf,
  race,
  sendToGy,
  series,
  summoned,
  the,
  thisCard,
  thisOne,
  times,
  topOfDeck,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SENT: Filter = [isCard(asItIsNow(the('sent'))), series('Bujin'), inGys];

export const bujinteiKagutsuchi = monsterCard(1855932, {
  summoning: { materials: [materials(2, exactLevel(4), race('Beast-Warrior'), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['xyz']),
      use: 'mandatory',
      resolve: also(
        sendToGy(as('sent', topOfDeck(5))),
        apply('while-face-up', thisCard, gainsAtk(times(100, numberOf(...SENT)))),
      ),
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(series('Bujin'), race('Beast-Warrior'), monster, youControl),
      modifiers: [destructionReplaced({ by: ['battle', 'effect'], use: 'optional', instead: detach(1) })],
    }),
    canOnlyControl1(named('Bujintei Kagutsuchi')),
  ],
});
