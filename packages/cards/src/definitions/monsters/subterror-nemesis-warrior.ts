import {
  and,
  andIfYouDo,
  as,
  asItIsNow,
  choose1,
  chooseAnyNumber,
  evenFaceDown,
  except,
  flipped,
  inGys,
  inYourDeck,
  level,
  levelOf,
  monster,
  originalLevelOf,
  quick,
  sendToGy,
  series,
  specialSummon,
  sumOf,
  that,
  the,
  thisCard,
  times,
  totalOriginalLevelOf,
  tribute,
  trigger,
  useOncePerTurn,
  withTotalOriginalLevelsOf,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SENT = asItIsNow(the('sent'));
const REACHABLE = totalOriginalLevelOf(evenFaceDown(monster), youControl);
const OTHERS = withTotalOriginalLevelsOf(
  sumOf(levelOf(SENT), times(-1, originalLevelOf(thisCard))),
  chooseAnyNumber(monster, youControl, except(thisCard)),
);

export const subterrorNemesisWarrior = monsterCard(16719140, {
  effects: [
    quick({
      limit: useOncePerTurn,
      cost: sendToGy(
        as('sent', choose1(series('Subterror'), monster, level({ max: REACHABLE }), inYourDeck)),
      ),
      resolve: andIfYouDo(
        and(tribute(OTHERS), tribute(thisCard)),
        specialSummon(that(SENT, inGys), { positions: ['defense', 'face-down'] }),
      ),
    }),
    trigger({
      from: ['gy'],
      on: flipped([series('Subterror Behemoth'), monster, youControl]),
      use: 'if-you-can',
      damageStep: 'permitted',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
