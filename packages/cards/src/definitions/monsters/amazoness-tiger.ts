import {
  allThatMatch,
  cannotBeAttackedByOpponent,
  canOnlyControl1,
  continuous,
  except,
  gainsAtk,
  itself,
  monster,
  named,
  numberOf,
  series,
  thisCard,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const amazonessTiger = monsterCard(10979723, {
  effects: [
    canOnlyControl1(named('Amazoness Tiger')),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(400, numberOf(series('Amazoness'), monster, youControl)))],
    }),
    continuous({
      affects: allThatMatch(series('Amazoness'), monster, except(thisCard), youControl),
      modifiers: [cannotBeAttackedByOpponent],
    }),
  ],
});
