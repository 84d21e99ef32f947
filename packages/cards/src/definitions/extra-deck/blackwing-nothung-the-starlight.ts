import {
  all,
  andThen,
  apply,
  as,
  choose,
  choose1,
  continuous,
  duringPhase,
  extraNormalSummon,
  faceUp,
  gainsAtkDef,
  monster,
  opponentControls,
  player,
  series,
  summoned,
  takeDamage,
  the,
  thisOne,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingNothungTheStarlight = monsterCard(95040215, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: andThen(
        takeDamage('opponent', 800),
        choose(as('it', choose1(monster, faceUp, opponentControls))),
        apply('while-it-stays', the('it'), gainsAtkDef(-800)),
      ),
    }),
    continuous({
      from: ['monsters'],
      while: all(yourTurn, duringPhase('main1', 'main2')),
      affects: player('you'),
      modifiers: [extraNormalSummon(series('Blackwing'), monster)],
    }),
  ],
});
