import {
  activation,
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  as,
  at,
  attribute,
  banish,
  chooseExactly,
  destroy,
  effectsNegated,
  either,
  later,
  monster,
  quick,
  race,
  series,
  silencesWhenSummoned,
  specialSummon,
  the,
  thisCard,
  useOncePerTurn,
  withDifferentTypes1EachFrom,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const echelonOfTheFireKings = trapCard(38798785, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        specialSummon(
          as(
            'summoned',
            withDifferentTypes1EachFrom(
              chooseExactly(
                3,
                attribute('FIRE'),
                either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]),
                monster,
                at('you', 'hand', 'deck', 'gy'),
              ),
            ),
          ),
        ),
        also(
          apply('while-it-stays', the('summoned'), effectsNegated),
          later('end-phase', destroy(the('summoned'))),
        ),
      ),
    }),
    quick({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: apply(
        'end-of-turn',
        allThatMatch(series('Fire King'), monster, youControl),
        silencesWhenSummoned('opponent', 'normal', 'tribute', 'special'),
      ),
    }),
  ],
});
