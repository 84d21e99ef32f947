import {
  all,
  andIfYouDo,
  andThen,
  apply,
  as,
  duringPhase,
  every,
  faceUp,
  monster,
  onField,
  originalAtkBecomes,
  originalDefBecomes,
  quick,
  specialSummon,
  specialSummonTokens,
  summonedSoManyThisTurn,
  the,
  thisCard,
  token,
  totalOriginalAtkOf,
  totalOriginalDefOf,
  tribute,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const PRIMAL_BEING_TOKEN = token(27204312, 'Primal Being Token', {
  attribute: 'LIGHT',
  race: 'Rock',
  level: 11,
  atk: '?',
  def: '?',
});

export const nibiruThePrimalBeing = monsterCard(27204311, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(
        duringPhase('main1', 'main2'),
        summonedSoManyThisTurn(5, 'opponent', [], 'normal', 'tribute', 'special'),
      ),
      limit: useOncePerTurn,
      resolve: andThen(
        andIfYouDo(tribute(as('tributed', every(monster, faceUp, onField))), specialSummon(thisCard)),
        andIfYouDo(
          specialSummonTokens(1, PRIMAL_BEING_TOKEN, { to: 'opponent', as: 'token' }),
          apply(
            'while-it-stays',
            the('token'),
            originalAtkBecomes(totalOriginalAtkOf(the('tributed'))),
            originalDefBecomes(totalOriginalDefOf(the('tributed'))),
          ),
        ),
      ),
    }),
  ],
});
