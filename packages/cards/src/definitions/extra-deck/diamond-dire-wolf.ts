import {
  and,
  destroy,
  detach,
  either,
  exactLevel,
  except,
  faceUp,
  ignition,
  materials,
  monster,
  oncePerTurn,
  onField,
  race,
  target1,
  targetAs,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const diamondDireWolf = monsterCard(95169481, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [
        targetAs(
          'beast',
          target1(
            either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]),
            monster,
            faceUp,
            youControl,
          ),
        ),
        targetAs('other', target1(onField, except(the('beast')))),
      ],
      resolve: and(destroy(the('beast')), destroy(the('other'))),
    }),
  ],
});
