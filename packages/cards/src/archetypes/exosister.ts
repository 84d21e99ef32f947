/** What "Exosister" cards have in common. */
import {
  all,
  at,
  type Condition,
  type Effect,
  frame,
  matches,
  monster,
  moved,
  series,
  summonedThisTurn,
  summonedUsing,
  thisCard,
  trigger,
  useOncePerTurn,
  xyzSummonOver,
} from '@spellspeed/engine/language';

/** Exosister: when a card leaves a GY, moved by such a player, the monster becomes the material of an Exosister Xyz Monster. */
export const exosisterXyz = (by: 'opponent' | 'any'): Effect =>
  trigger({
    on: moved([], { from: ['gy'], ...(by === 'opponent' && { doer: by }) }),
    use: 'if-you-can',
    damageStep: 'forbidden',
    limit: useOncePerTurn,
    resolve: xyzSummonOver(thisCard, series('Exosister'), frame('xyz'), at('you', 'extra')),
  });

/** Exosister: "If you control this card that was Xyz Summoned this turn by using an "Exosister" monster as material" */
export const exosisterXyzSummonedThisTurn: Condition = all(
  matches(thisCard, summonedUsing('xyz', series('Exosister'), monster)),
  summonedThisTurn(thisCard, 'xyz'),
);
