import {
  all,
  attacks,
  type Condition,
  continuous,
  itself,
  matches,
  material,
  monster,
  named,
  not,
  opponents,
  originalLevel,
  race,
  summonedBy,
  summonedThisTurn,
  summonedUsing,
  type Test,
  thisCard,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const OTHER: Test = not(named('Odd-Eyes Pendulum Dragon'));
const WITH_LOW: Condition = matches(thisCard, summonedUsing('fusion', OTHER, originalLevel({ max: 4 })));
const WITH_HIGH: Condition = matches(thisCard, summonedUsing('fusion', OTHER, originalLevel({ min: 5 })));
const WITH_PENDULUM_SUMMONED: Condition = all(
  summonedThisTurn(thisCard, 'fusion'),
  matches(thisCard, summonedUsing('fusion', summonedBy('pendulum'))),
);

export const runeEyesPendulumDragon = monsterCard(1516510, {
  summoning: {
    materials: [material(named('Odd-Eyes Pendulum Dragon')), material(race('Spellcaster'), monster)],
  },
  effects: [
    continuous({
      while: WITH_LOW,
      affects: itself(thisCard),
      modifiers: [attacks(2, 'monsters')],
    }),
    continuous({
      number: 1,
      while: WITH_HIGH,
      affects: itself(thisCard),
      modifiers: [attacks(3, 'monsters')],
    }),
    continuous({
      while: WITH_PENDULUM_SUMMONED,
      affects: itself(thisCard),
      modifiers: [unaffectedBy(opponents)],
    }),
  ],
});
