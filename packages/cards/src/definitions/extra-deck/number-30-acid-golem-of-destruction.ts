import {
  applyOneOf,
  cannotAttack,
  cannotSpecialSummon,
  continuous,
  detach,
  exactLevel,
  inPhase,
  itself,
  materials,
  monster,
  player,
  takeDamage,
  thisCard,
  thisCardHasMaterial,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number30AcidGolemOfDestruction = monsterCard(81330115, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      while: unless(thisCardHasMaterial()),
      affects: itself(thisCard),
      modifiers: [cannotAttack],
    }),
    continuous({ from: ['monsters'], affects: player('you'), modifiers: [cannotSpecialSummon()] }),
    trigger({
      on: inPhase('standby', 'you'),
      use: 'mandatory',
      resolve: applyOneOf(detach(1), takeDamage('you', 2000)),
    }),
  ],
});
