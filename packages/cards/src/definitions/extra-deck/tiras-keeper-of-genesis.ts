import {
  atTiming,
  battledInThisBattlePhase,
  continuous,
  destroy,
  detach,
  exactLevel,
  ifSo,
  inPhase,
  itself,
  materials,
  monster,
  notDestroyedByEffects,
  oncePerTurn,
  opponentControls,
  stillTheirs,
  target,
  target1,
  thisCard,
  thisCardHasMaterial,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const tirasKeeperOfGenesis = monsterCard(31386180, {
  summoning: { materials: [materials(2, exactLevel(5), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      while: thisCardHasMaterial(),
      affects: itself(thisCard),
      modifiers: [notDestroyedByEffects],
    }),
    trigger({
      on: atTiming('battle-end'),
      use: 'mandatory',
      condition: battledInThisBattlePhase(thisCard),
      targets: [stillTheirs(target1(opponentControls))],
      resolve: ifSo(thisCardHasMaterial(), destroy(target)),
    }),
    trigger({
      on: inPhase('end', 'you'),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: detach(1),
    }),
  ],
});
