import {
  andIfYouDo,
  andThen,
  apply,
  as,
  at,
  attribute,
  cannotSpecialSummon,
  choose1,
  exists,
  ignition,
  inYourDeck,
  level,
  monster,
  not,
  notTributed,
  oath,
  player,
  series,
  specialSummon,
  summoned,
  takeDamage,
  the,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const windwitchIceBell = monsterCard(43722862, {
  effects: [
    ignition({
      from: ['hand'],
      condition: unless(exists(monster, youControl)),
      limit: useOncePerTurn,
      oath: oath(
        player('you'),
        cannotSpecialSummon(monster, at('any', 'extra'), not(level({ min: 5 }), attribute('WIND'))),
      ),
      resolve: andThen(
        specialSummon(thisCard),
        youCan(
          andIfYouDo(
            specialSummon(as('summoned', choose1(series('Windwitch'), monster, inYourDeck))),
            apply('while-it-stays', the('summoned'), notTributed),
          ),
        ),
      ),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: takeDamage('opponent', 500),
    }),
  ],
});
