import {
  activatesWithout,
  addToHand,
  type Condition,
  choose1,
  continuous,
  except,
  exists,
  type Filter,
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
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const controlsNone: Condition = unless(exists(monster, youControl));
const otherPsychic: Filter = [race('Psychic'), monster, faceUp, youControl, except(thisCard)];

export const psyFramelordLambda = monsterCard(8802510, {
  summoning: { materials: [materials(2, monster, not(frame('token')))] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: player('you'),
      modifiers: [activatesWithout(controlsNone, series('PSY-Framegear'), monster, inYourHand)],
    }),
    trigger({
      on: moved(otherPsychic, { from: ['monsters'], to: ['banished'] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: later('end-phase', addToHand(choose1(series('PSY-Frame'), inYourDeck))),
    }),
  ],
});
