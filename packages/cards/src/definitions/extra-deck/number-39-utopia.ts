import {
  at,
  attachedTo,
  declaresAttack,
  destroy,
  detach,
  exists,
  level,
  materials,
  monster,
  negateAttack,
  targetedForAttack,
  thisCard,
  trigger,
  unless,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const number39Utopia = monsterCard(84013237, {
  summoning: { materials: [materials(2, level({ min: 4, max: 4 }), monster)] },
  effects: [
    trigger({ on: declaresAttack([]), use: 'when-you-can', cost: detach(1), resolve: negateAttack }),
    trigger({
      on: targetedForAttack(),
      use: 'mandatory',
      condition: unless(exists(at('any', 'material'), attachedTo(thisCard))),
      resolve: destroy(thisCard),
    }),
  ],
});
