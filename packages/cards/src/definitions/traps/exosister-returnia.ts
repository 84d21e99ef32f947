import {
  activateOncePerTurn,
  activation,
  all,
  andThen,
  applyOneOf,
  at,
  banish,
  choose1,
  exists,
  FIELD_ZONES,
  frame,
  ifSo,
  monster,
  not,
  opponentControls,
  payLifePoints,
  series,
  summonedSoManyThisTurn,
  target,
  target1,
  unless,
  xyzSummonWith,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const ONLY_EXOSISTERS = all(
  exists(series('Exosister'), monster, youControl),
  unless(exists(monster, not(series('Exosister')), youControl)),
);

export const exosisterReturnia = trapCard(197042, {
  effects: [
    activation({
      condition: ONLY_EXOSISTERS,
      limit: activateOncePerTurn,
      cost: payLifePoints(800),
      targets: [target1(at('opponent', ...FIELD_ZONES, 'gy'))],
      resolve: andThen(
        banish(target),
        youCan(
          applyOneOf(
            xyzSummonWith([monster, youControl], series('Exosister'), frame('xyz'), at('you', 'extra')),
            ifSo(summonedSoManyThisTurn(1, 'you', [], 'xyz'), banish(choose1(opponentControls))),
          ),
        ),
      ),
    }),
  ],
});
