import {
  choose1,
  every,
  ignition,
  inOpponentsGy,
  material,
  monster,
  named,
  oncePerTurn,
  opponentControls,
  sendToGy,
  series,
  shuffleIntoDeck,
  spellOrTrap,
  topOfDeck,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const rainbowNeos = monsterCard(86346643, {
  summoning: {
    materials: [material(named('Elemental HERO Neos')), material(series('Ultimate Crystal'), monster)],
    only: ['fusion'],
    noSubstitutes: true,
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      modes: [
        {
          cost: sendToGy(choose1(monster, youControl)),
          resolve: shuffleIntoDeck(every(monster, opponentControls)),
        },
        {
          cost: sendToGy(choose1(spellOrTrap, youControl)),
          resolve: shuffleIntoDeck(every(spellOrTrap, opponentControls)),
        },
        { cost: sendToGy(topOfDeck(1)), resolve: shuffleIntoDeck(every(inOpponentsGy)) },
      ],
    }),
  ],
});
