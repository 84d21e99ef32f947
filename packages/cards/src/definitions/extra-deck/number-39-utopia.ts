import {
  declaresAttack,
  destroy,
  detach,
  exactLevel,
  materials,
  monster,
  negateAttack,
  targetedForAttack,
  thisCard,
  thisCardHasMaterial,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number39Utopia = monsterCard(84013237, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    trigger({ on: declaresAttack([]), use: 'when-you-can', cost: detach(1), resolve: negateAttack }),
    trigger({
      on: targetedForAttack(),
      use: 'mandatory',
      condition: unless(thisCardHasMaterial()),
      resolve: destroy(thisCard),
    }),
  ],
});
