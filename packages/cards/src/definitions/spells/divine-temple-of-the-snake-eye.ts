import {
  activateOncePerTurn,
  activation,
  allThatMatch,
  at,
  attribute,
  choose1,
  continuous,
  exactLevel,
  FIELD_ZONES,
  gainsAtk,
  monster,
  oncePerTurn,
  onField,
  originallyMonster,
  placeInSpellTrapZone,
  property,
  series,
  specialSummon,
  spell,
  summoned,
  target,
  target1,
  trigger,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const divineTempleOfTheSnakeEye = spellCard(53639887, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: youCan(
        placeInSpellTrapZone(choose1(series('Snake-Eye'), monster, at('you', 'hand', 'deck', 'gy'))),
      ),
    }),
    continuous({
      affects: allThatMatch(exactLevel(1), attribute('FIRE'), monster, youControl),
      modifiers: [gainsAtk(1100)],
    }),
    trigger({
      from: FIELD_ZONES,
      on: summoned([monster], ['normal', 'special'], 'opponent'),
      use: 'if-you-can',
      limit: oncePerTurn,
      damageStep: 'forbidden',
      targets: [target1(originallyMonster, property('Continuous'), spell, onField)],
      resolve: specialSummon(target),
    }),
  ],
});
