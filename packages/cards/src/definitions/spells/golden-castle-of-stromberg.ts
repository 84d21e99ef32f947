import {
  activation,
  andIfYouDo,
  as,
  atkOf,
  attackingMonster,
  banish,
  cannotNormalSummonOrSet,
  choose1,
  declaresAttack,
  destroy,
  existAtLeast,
  ifSo,
  ignition,
  inPhase,
  inYourDeck,
  maintenance,
  mentions,
  monster,
  oath,
  opponentControls,
  player,
  specialSummon,
  takeDamage,
  that,
  the,
  thisCard,
  times,
  topOfDeck,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const goldenCastleOfStromberg = spellCard(72283691, {
  effects: [
    activation(),
    maintenance({
      number: 1,
      on: inPhase('standby', 'you'),
      does: ifSo(existAtLeast(10, inYourDeck), banish(topOfDeck(10), { face: 'down' }), destroy(thisCard)),
    }),
    ignition({
      from: ['field'],
      limit: useOncePerTurn,
      oath: oath(player('you'), cannotNormalSummonOrSet()),
      resolve: specialSummon(choose1(mentions('Golden Castle of Stromberg'), monster, inYourDeck)),
    }),
    trigger({
      from: ['field'],
      on: declaresAttack([monster, opponentControls]),
      use: 'mandatory',
      resolve: andIfYouDo(
        destroy(as('destroyed', that(attackingMonster))),
        takeDamage('opponent', times(0.5, atkOf(the('destroyed')))),
      ),
    }),
  ],
});
