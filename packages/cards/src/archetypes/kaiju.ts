/** What "Kaiju" cards have in common. */
import {
  type Action,
  canOnlyControl1,
  choose1,
  type Effect,
  exists,
  faceUp,
  monster,
  onField,
  opponentControls,
  removeCountersFromAmong,
  type Summoning,
  series,
  tribute,
} from '@spellspeed/engine/language';

/** Kaiju: to the opponent's field for one of their monsters, or to the own field where the opponent has a Kaiju. */
export const KAIJU_SUMMONING: Summoning = {
  procedure: {
    from: ['hand'],
    does: tribute(choose1(monster, opponentControls)),
    to: 'opponent',
    positions: ['attack'],
  },
  otherProcedure: {
    from: ['hand'],
    condition: exists(series('Kaiju'), monster, faceUp, opponentControls),
    positions: ['attack'],
  },
};
/** Kaiju: below the two ways to Summon it, one Kaiju for each player. */
export const onlyOneKaiju: Effect = { ...canOnlyControl1(series('Kaiju'), monster), number: 3 };
/** Kaiju: what its last effect removes from anywhere on the field. */
export const removesKaijuCounters = (count: number): Action =>
  removeCountersFromAmong(count, 'Kaiju Counter', onField);
