import {
  also,
  andThen,
  apply,
  as,
  attribute,
  cannotSpecialSummon,
  choose1,
  inYourDeck,
  inYourGy,
  inYourHand,
  level,
  levelOf,
  monster,
  moved,
  not,
  player,
  race,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  that,
  the,
  thisOne,
  trigger,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const graydleSlimeJr = monsterCard(80250319, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      targets: [target1(series('Graydle'), monster, inYourGy)],
      resolve: also(
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(attribute('WATER')), monster)),
        andThen(
          specialSummon(as('it', that(target))),
          youCan(
            specialSummon(
              choose1(
                race('Aqua'),
                monster,
                level({ min: levelOf(the('it')), max: levelOf(the('it')) }),
                inYourHand,
              ),
            ),
          ),
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      resolve: specialSummon(choose1(series('Graydle'), monster, inYourDeck)),
    }),
  ],
});
