import {
  addToHand,
  applyOneOf,
  at,
  attribute,
  cameThisTurn,
  choose1,
  type Filter,
  frame,
  fusionSummon,
  inPhase,
  inYourDeck,
  level,
  material,
  monster,
  named,
  not,
  series,
  setCard,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BRANDED: Filter = [series('Branded'), spellOrTrap, inYourDeck];

export const albionTheBrandedDragon = monsterCard(87746184, {
  summoning: { materials: [material(named('Fallen of Albaz')), material(attribute('LIGHT'), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: fusionSummon({
        monster: [
          level({ max: 8 }),
          frame('fusion'),
          at('you', 'extra'),
          not(named('Albion the Branded Dragon')),
        ],
        materials: [monster, at('you', 'hand', 'monsters', 'gy')],
        into: 'banished',
      }),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      condition: cameThisTurn(thisCard),
      resolve: applyOneOf(addToHand(choose1(...BRANDED)), setCard(choose1(...BRANDED))),
    }),
  ],
});
