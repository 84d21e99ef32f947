import {
  continuous,
  destroy,
  destructionReplaced,
  detach,
  effectAppliedThisTurn,
  exactLevel,
  inPhase,
  itself,
  materials,
  monster,
  oncePerTurn,
  onField,
  target,
  target1,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const windUpZenmaines = monsterCard(78156759, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [destructionReplaced({ by: ['battle', 'effect'], use: 'optional', instead: detach(1) })],
    }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'mandatory',
      condition: effectAppliedThisTurn(1),
      limit: oncePerTurn,
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
