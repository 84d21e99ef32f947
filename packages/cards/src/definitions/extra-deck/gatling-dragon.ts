import {
  andThen,
  atLeast,
  chooseAsMany,
  destroy,
  ifSo,
  ignition,
  material,
  monster,
  named,
  noted,
  oncePerTurn,
  onField,
  tossCoins,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gatlingDragon = monsterCard(87751584, {
  summoning: { materials: [material(named('Barrel Dragon')), material(named('Blowback Dragon'))] },
  effects: [
    ignition({
      limit: oncePerTurn,
      resolve: andThen(
        tossCoins(3, 'heads'),
        ifSo(atLeast(noted('heads'), 1), destroy(chooseAsMany(noted('heads'), monster, onField))),
      ),
    }),
  ],
});
