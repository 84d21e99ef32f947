import {
  and,
  apply,
  cannotActivate,
  cannotActivateCards,
  declareCardType,
  declaredCardType,
  detach,
  exactLevel,
  ignition,
  inTurn,
  materials,
  monster,
  nextTurn,
  oncePerTurn,
  player,
  spellOrTrap,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number16ShockMaster = monsterCard(54719828, {
  summoning: { materials: [materials(3, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: and(detach(1), declareCardType()),
      resolve: inTurn(
        nextTurn('opponent'),
        apply(
          'end-of-turn',
          player('any'),
          cannotActivateCards(spellOrTrap, declaredCardType),
          cannotActivate(monster, declaredCardType),
        ),
      ),
    }),
  ],
});
