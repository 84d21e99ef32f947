import {
  also,
  apply,
  attacks,
  cannotActivate,
  canOnlyControl1,
  choose1,
  exists,
  faceUp,
  ignition,
  monster,
  oncePerTurn,
  onField,
  opponentControls,
  player,
  removeCountersFromAmong,
  series,
  thisCard,
  tribute,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const TO_BOTH_FIELDS = {
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
} as const;

export const thunderKingTheLightningstrikeKaiju = monsterCard(48770333, {
  summoning: TO_BOTH_FIELDS,
  effects: [
    { ...canOnlyControl1(series('Kaiju'), monster), number: 3 },
    ignition({
      number: 4,
      limit: oncePerTurn,
      cost: removeCountersFromAmong(3, 'Kaiju Counter', onField),
      resolve: also(
        apply('end-of-turn', player('opponent'), cannotActivate()),
        apply('end-of-turn', thisCard, attacks(3, 'monsters')),
      ),
    }),
  ],
});
