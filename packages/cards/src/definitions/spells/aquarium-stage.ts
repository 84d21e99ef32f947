import {
  activation,
  allThatMatch,
  also,
  apply,
  attribute,
  cannotSpecialSummon,
  continuous,
  FIELD_ZONES,
  inYourGy,
  monster,
  moved,
  not,
  notDestroyedByBattle,
  opponents,
  player,
  race,
  series,
  specialSummon,
  target,
  target1,
  thisOne,
  trigger,
  unaffectedBy,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const aquariumStage = spellCard(29047353, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('WATER'), monster, youControl),
      modifiers: [notDestroyedByBattle(not(attribute('WATER')))],
    }),
    continuous({
      number: 2,
      affects: allThatMatch(series('Aquaactress'), monster, youControl),
      modifiers: [unaffectedBy(monster, opponents)],
    }),
    trigger({
      number: 3,
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(race('Aqua'), monster, inYourGy)],
      resolve: also(
        specialSummon(target),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Aqua')), monster)),
      ),
    }),
  ],
});
