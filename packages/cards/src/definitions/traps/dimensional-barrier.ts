import {
  type Action,
  ability,
  activateOncePerTurn,
  activation,
  allThatMatch,
  also,
  apply,
  cannotSpecialSummon,
  effectsNegated,
  frame,
  inMonsterZone,
  monster,
  player,
  type Test,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

/** The declared type: monsters of it are not Special Summoned this turn, and those on the field have no effects. */
const against = (type: Test): Action =>
  also(
    apply('end-of-turn', player('any'), cannotSpecialSummon(type, monster)),
    apply('end-of-turn', allThatMatch(type, monster, inMonsterZone), effectsNegated),
  );

export const dimensionalBarrier = trapCard(83326048, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      modes: [
        { resolve: against(frame('ritual')) },
        { resolve: against(frame('fusion')) },
        { resolve: against(frame('synchro')) },
        { resolve: against(frame('xyz')) },
        { resolve: against(ability('pendulum')) },
      ],
    }),
  ],
});
