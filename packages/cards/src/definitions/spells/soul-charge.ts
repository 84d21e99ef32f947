import {
  activateOncePerTurn,
  activation,
  andIfYouDo,
  as,
  inYourGy,
  isCard,
  loseLifePoints,
  monster,
  noBattlePhase,
  numberOf,
  oath,
  player,
  specialSummon,
  target,
  targetAnyNumber,
  that,
  the,
  times,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const soulCharge = spellCard(54447022, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), noBattlePhase),
      targets: [targetAnyNumber(monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(as('summoned', that(target))),
        loseLifePoints('you', times(1000, numberOf(isCard(the('summoned'))))),
      ),
    }),
  ],
});
