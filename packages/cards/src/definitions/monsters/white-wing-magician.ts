import {
  attribute,
  banishedAsMaterial,
  continuous,
  destroy,
  type Filter,
  faceUp,
  itself,
  matches,
  monster,
  negatesWhatTargets,
  oncePerTurn,
  player,
  race,
  summonedBy,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const DARK_SPELLCASTER: Filter = [attribute('DARK'), race('Spellcaster'), monster, faceUp, youControl];

export const whiteWingMagician = monsterCard(11067666, {
  effects: [
    continuous({
      isText: true,
      while: matches(thisCard, summonedBy('pendulum')),
      affects: itself(thisCard),
      modifiers: [banishedAsMaterial('synchro')],
    }),
  ],
  pendulumEffects: [
    continuous({
      from: ['pendulum'],
      limit: oncePerTurn,
      affects: player('you'),
      modifiers: [negatesWhatTargets(DARK_SPELLCASTER, destroy(thisCard))],
    }),
  ],
});
