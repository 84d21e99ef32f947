import {
  activation,
  all,
  also,
  andIfYouDo,
  apply,
  as,
  at,
  cannotBeNormalSummoned,
  cannotNormalSummonOrSet,
  cannotSpecialSummon,
  choose1,
  either,
  exists,
  inYourHand,
  isCard,
  later,
  level,
  monster,
  nextTurn,
  noBattleDamage,
  noEffectDamage,
  not,
  opponentControls,
  player,
  shuffleIntoDeck,
  specialSummon,
  the,
  thisCard,
  unaffectedBy,
  unless,
  youControl,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

const wildMonster = as('it', choose1(monster, level({ max: 10 }), cannotBeNormalSummoned, inYourHand));
const otherCardsOfYours = [
  at('you', 'monsters', 'spells', 'field', 'pendulum', 'hand', 'gy', 'banished', 'deck', 'extra'),
  not(either([isCard(the('it'))], [isCard(thisCard)])),
];

export const aWildMonsterAppears = spellCard(23587624, {
  effects: [
    activation({
      condition: all(exists(monster, opponentControls), unless(exists(monster, youControl))),
      resolve: andIfYouDo(
        specialSummon(wildMonster, { ignoring: 'conditions' }),
        also(
          apply('while-it-stays', the('it'), unaffectedBy(...otherCardsOfYours)),
          later('end-phase', shuffleIntoDeck(the('it')), nextTurn('opponent')),
          apply('end-of-turn', player('you'), cannotNormalSummonOrSet(), cannotSpecialSummon()),
          apply('end-of-turn', player('opponent'), noBattleDamage, noEffectDamage),
        ),
      ),
    }),
  ],
});
