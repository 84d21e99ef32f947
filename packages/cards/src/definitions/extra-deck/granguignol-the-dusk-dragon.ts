import {
  at,
  attribute,
  banish,
  choose1,
  either,
  inYourDeck,
  level,
  material,
  monster,
  named,
  sendToGy,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const LIGHT_OR_DARK = either([attribute('LIGHT')], [attribute('DARK')]);

export const granguignolTheDuskDragon = monsterCard(24915933, {
  summoning: {
    materials: [material(named('Blazing Cartesia, the Virtuous')), material(LIGHT_OR_DARK, monster)],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(level({ min: 6 }), LIGHT_OR_DARK, monster, at('you', 'deck', 'extra'))),
    }),
    trigger({
      from: ['monsters', 'gy'],
      on: { event: 'summoned', card: [monster], ways: ['special'], by: 'opponent', byEffectOf: [monster] },
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: specialSummon(
        choose1(
          either([series('Dogmatika'), monster, inYourDeck], [series('Despia'), monster, at('you', 'extra')]),
        ),
      ),
    }),
  ],
});
