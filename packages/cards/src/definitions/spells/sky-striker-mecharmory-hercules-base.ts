import {
  activation,
  all,
  attackingMonster,
  attacks,
  cannotAttackDirectly,
  continuous,
  draw,
  equip,
  equippedMonster,
  existAtLeast,
  FIELD_ZONES,
  faceUp,
  inYourGy,
  isCard,
  itself,
  matches,
  monster,
  moved,
  named,
  not,
  onField,
  series,
  shuffleIntoDeck,
  spell,
  target,
  target1,
  targetUpTo,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerMecharmoryHerculesBase = spellCard(97616504, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      targets: [target1(monster, faceUp, onField)],
      resolve: equip(thisCard, target),
    }),
    continuous({
      number: 1,
      affects: itself(equippedMonster),
      modifiers: [cannotAttackDirectly, attacks(2, 'monsters')],
    }),
    trigger({
      number: 2,
      from: FIELD_ZONES,
      on: {
        event: 'destroyed-by-battle',
        card: [monster],
        by: [isCard(equippedMonster)],
      },
      use: 'mandatory',
      condition: all(matches(attackingMonster, isCard(equippedMonster)), existAtLeast(3, spell, inYourGy)),
      resolve: draw(1),
    }),
    trigger({
      number: 3,
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      targets: [
        targetUpTo(3, series('Sky Striker'), not(named('Sky Striker Mecharmory - Hercules Base')), inYourGy),
      ],
      resolve: shuffleIntoDeck(target),
    }),
  ],
});
