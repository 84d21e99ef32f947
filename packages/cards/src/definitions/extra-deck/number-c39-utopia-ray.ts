import {
  andIfYouDo,
  apply,
  as,
  atLeast,
  attribute,
  choose,
  choose1,
  detach,
  exactLevel,
  faceUp,
  gainsAtk,
  ignition,
  lifePointsOf,
  materials,
  monster,
  named,
  opponentControls,
  the,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const numberC39UtopiaRay = monsterCard(56840427, {
  summoning: {
    materials: [materials(3, exactLevel(4), attribute('LIGHT'), monster)],
    xyzOver: [named('Number 39: Utopia')],
  },
  effects: [
    ignition({
      alsoAtResolution: atLeast(1000, lifePointsOf('you')),
      cost: detach(1),
      resolve: andIfYouDo(
        apply('end-of-turn', thisCard, gainsAtk(500)),
        choose(as('it', choose1(faceUp, monster, opponentControls))),
        apply('end-of-turn', the('it'), gainsAtk(-1000)),
      ),
    }),
  ],
});
