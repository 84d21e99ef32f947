import {
  addToHand,
  attribute,
  continuous,
  inYourGy,
  itself,
  material,
  monster,
  moved,
  notDestroyedByOpponentsEffects,
  player,
  series,
  specialSummonsOncePerTurn,
  spellOrTrap,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elShaddollWinda = monsterCard(94977269, {
  summoning: {
    materials: [material(series('Shaddoll'), monster), material(attribute('DARK'), monster)],
    first: ['fusion'],
  },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByOpponentsEffects] }),
    continuous({ affects: player('any'), modifiers: [specialSummonsOncePerTurn] }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(series('Shaddoll'), spellOrTrap, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
