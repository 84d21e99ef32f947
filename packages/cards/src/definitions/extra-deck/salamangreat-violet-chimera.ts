import {
  all,
  apply,
  atkBecomes,
  atkMultiplied,
  continuous,
  differsFromOriginal,
  duringTiming,
  frame,
  gainsAtk,
  itself,
  matches,
  material,
  materialsOf,
  monster,
  named,
  oncePerBattle,
  opponentInBattle,
  quick,
  series,
  summoned,
  summonedUsing,
  thisCard,
  thisOne,
  times,
  totalOriginalAtkOf,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const weakensItsOpponent = continuous({
  while: all(
    duringTiming('damage-calculation'),
    matches(thisCard, summonedUsing('fusion', named('Salamangreat Violet Chimera'))),
  ),
  affects: itself(opponentInBattle),
  modifiers: [atkBecomes(0)],
});

export const salamangreatVioletChimera = monsterCard(37261776, {
  summoning: { materials: [material(series('Salamangreat'), monster), material(frame('link'))] },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'if-you-can',
      resolve: apply(
        'end-of-turn',
        thisCard,
        gainsAtk(times(0.5, totalOriginalAtkOf(materialsOf(thisCard)))),
      ),
    }),
    quick({
      limit: oncePerBattle,
      condition: all(
        duringTiming('damage-calculation'),
        matches(opponentInBattle, differsFromOriginal('atk')),
      ),
      resolve: apply('end-of-damage-calculation', thisCard, atkMultiplied(2)),
    }),
    weakensItsOpponent,
  ],
});
