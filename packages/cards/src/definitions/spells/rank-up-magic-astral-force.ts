import {
  activation,
  addToHand,
  andIfYouDo,
  at,
  atTiming,
  faceUp,
  frame,
  giveUpNormalDraw,
  highestRank,
  monster,
  named,
  oath,
  player,
  rank,
  rankOf,
  sameAttributeAs,
  sameRaceAs,
  specialSummonsOnlyByEffectsOf,
  stillTheirs,
  sumOf,
  target,
  target1,
  thisCard,
  trigger,
  xyzSummonOver,
  youControl,
  yourTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const yourXyzMonster = [frame('xyz'), monster, faceUp, youControl];
const ofTwoRanksMore = sumOf(rankOf(target), 2);

export const rankUpMagicAstralForce = spellCard(45950291, {
  effects: [
    activation({
      targets: [stillTheirs(target1(highestRank(...yourXyzMonster), ...yourXyzMonster))],
      resolve: xyzSummonOver(
        target,
        sameRaceAs(target),
        sameAttributeAs(target),
        rank({ min: ofTwoRanksMore, max: ofTwoRanksMore }),
        monster,
        at('you', 'extra'),
      ),
    }),
    trigger({
      from: ['gy'],
      on: atTiming('before-draw'),
      use: 'if-you-can',
      condition: yourTurn,
      oath: oath(player('you'), specialSummonsOnlyByEffectsOf(named('Rank-Up-Magic Astral Force'))),
      resolve: andIfYouDo(giveUpNormalDraw, addToHand(thisCard)),
    }),
  ],
});
