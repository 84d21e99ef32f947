import {
  at,
  atRandom,
  choose1,
  destroy,
  discard,
  FIELD_ZONES,
  ignition,
  inPhase,
  inYourHand,
  material,
  named,
  oncePerTurn,
  returnToExtraDeck,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroAquaNeos = monsterCard(55171412, {
  summoning: {
    materials: [material(named('Elemental HERO Neos')), material(named('Neo-Spacian Aqua Dolphin'))],
    procedure: { from: ['extra'], materials: 'shuffled-into-deck', materialsIn: FIELD_ZONES },
    first: ['procedure'],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: discard(choose1(inYourHand)),
      resolve: destroy(atRandom(1, at('opponent', 'hand'))),
    }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: returnToExtraDeck(thisCard),
    }),
  ],
});
