import {
  andThen,
  as,
  at,
  chooseAnyNumber,
  chooseAsMany,
  destroy,
  detach,
  exactLevel,
  ignition,
  materials,
  monster,
  noted,
  oncePerTurn,
  onField,
  tribute,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const hieraticSunDragonOverlordOfHeliopolis = monsterCard(64332231, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: andThen(
        tribute(as('tributed', chooseAnyNumber(monster, at('you', 'hand', 'monsters')))),
        destroy(chooseAsMany(noted('tributed'), onField)),
      ),
    }),
  ],
});
