import {
  andIfYouDo,
  at,
  cardActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  discard,
  effectMonster,
  exists,
  faceUp,
  gainsAtk,
  inMonsterZone,
  inYourHand,
  itself,
  matches,
  material,
  materials,
  monster,
  named,
  negateActivation,
  notDestroyedByBattle,
  notDestroyedByOpponentsEffects,
  numberOf,
  pointedToBy,
  quick,
  race,
  spell,
  thisCard,
  times,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const darkPaladin = monsterCard(98502113, {
  summoning: {
    materials: [material(named('Dark Magician')), material(named('Buster Blader'))],
    only: ['fusion'],
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(race('Dragon'), monster, at('any', 'monsters', 'gy'))))],
    }),
    quick({
      on: [cardActivated('any', spell)],
      alsoAtResolution: matches(thisCard, faceUp, inMonsterZone),
      cost: discard(choose1(inYourHand)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});

export const codeTalker = monsterCard(53413628, {
  summoning: { materials: [materials(2, effectMonster)] },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(monster, pointedToBy(thisCard))))],
    }),
    continuous({
      while: exists(monster, pointedToBy(thisCard)),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(), notDestroyedByOpponentsEffects],
    }),
  ],
});
