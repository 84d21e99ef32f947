import {
  activatesWithout,
  addToHand,
  type Condition,
  choose1,
  continuous,
  except,
  exists,
  faceUp,
  frame,
  inYourDeck,
  inYourHand,
  later,
  materials,
  monster,
  moved,
  not,
  player,
  race,
  series,
  thisCard,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const CONTROLS_NONE: Condition = unless(exists(monster, youControl));

export const psyFramelordLambda = monsterCard(8802510, {
  summoning: { materials: [materials(2, monster, not(frame('token')))] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: player('you'),
      modifiers: [activatesWithout(CONTROLS_NONE, series('PSY-Framegear'), monster, inYourHand)],
    }),
    trigger({
      on: moved([race('Psychic'), monster, faceUp, youControl, except(thisCard)], {
        from: ['monsters'],
        to: ['banished'],
      }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: later('end-phase', addToHand(choose1(series('PSY-Frame'), inYourDeck))),
    }),
  ],
});
