import {
  also,
  andIfYouDo,
  apply,
  at,
  banishedWhenItLeaves,
  canBeNonTunerFor,
  cannotSpecialSummon,
  exists,
  ignition,
  inExtraMonsterZone,
  monster,
  not,
  player,
  race,
  series,
  specialSummon,
  thisCard,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mathmechSigma = monsterCard(27182739, {
  asMaterial: [canBeNonTunerFor(series('Mathmech'), monster)],
  effects: [
    ignition({
      from: ['hand', 'gy'],
      condition: unless(exists(inExtraMonsterZone, monster, youControl)),
      limit: useOncePerTurn,
      resolve: also(
        andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Cyberse')), at('any', 'extra'))),
      ),
    }),
  ],
});
