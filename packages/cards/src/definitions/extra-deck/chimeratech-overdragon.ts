import {
  attacks,
  continuous,
  every,
  except,
  itself,
  material,
  materialsOrMore,
  materialsUsed,
  monster,
  named,
  originalAtkDefBecomes,
  race,
  sendToGy,
  summoned,
  thisCard,
  thisOne,
  times,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const chimeratechOverdragon = monsterCard(64599569, {
  summoning: {
    materials: [material(named('Cyber Dragon')), materialsOrMore(1, race('Machine'), monster)],
    only: ['fusion'],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'mandatory',
      resolve: sendToGy(every(youControl, except(thisCard))),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [originalAtkDefBecomes(times(800, materialsUsed(thisCard)))],
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [attacks(materialsUsed(thisCard), 'monsters')],
    }),
  ],
});
