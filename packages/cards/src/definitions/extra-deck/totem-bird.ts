import {
  andIfYouDo,
  attribute,
  cardActivated,
  chainedTo,
  continuous,
  destroy,
  detach,
  exactLevel,
  gainsAtk,
  itself,
  materials,
  monster,
  negateActivation,
  quick,
  spellOrTrap,
  thisCard,
  thisCardHasMaterial,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const totemBird = monsterCard(71068247, {
  summoning: { materials: [materials(2, exactLevel(3), attribute('WIND'), monster)] },
  effects: [
    quick({
      on: [cardActivated('any', spellOrTrap)],
      cost: detach(2),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    continuous({
      while: unless(thisCardHasMaterial()),
      affects: itself(thisCard),
      modifiers: [gainsAtk(-300)],
    }),
  ],
});
