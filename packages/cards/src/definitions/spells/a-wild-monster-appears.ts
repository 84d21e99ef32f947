import {
  activation,
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
  inYourHand,
  isCard,
  later,
  monster,
  nextPhase,
  noBattleDamage,
  noEffectDamage,
  not,
  onlyOpponentControlsAMonster,
  originalLevel,
  player,
  shuffleIntoDeck,
  specialSummon,
  the,
  thisCard,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const wildMonster = as(
  'it',
  choose1(monster, originalLevel({ max: 10 }), cannotBeNormalSummoned, inYourHand),
);
const otherCardsOfYours = [
  at('you', 'monsters', 'spells', 'field', 'pendulum', 'hand', 'gy', 'banished', 'deck', 'extra'),
  not(either([isCard(the('it'))], [isCard(thisCard)])),
];

export const aWildMonsterAppears = spellCard(23587624, {
  effects: [
    activation({
      condition: onlyOpponentControlsAMonster,
      resolve: also(
        andIfYouDo(
          specialSummon(wildMonster, { ignoring: 'conditions' }),
          also(
            apply('while-it-stays', the('it'), unaffectedBy(...otherCardsOfYours)),
            later('end-phase', shuffleIntoDeck(the('it')), nextPhase('opponent')),
          ),
        ),
        apply('end-of-turn', player('you'), cannotNormalSummonOrSet(), cannotSpecialSummon()),
        apply('end-of-turn', player('opponent'), noBattleDamage, noEffectDamage),
      ),
    }),
  ],
});
