import {
  andIfYouDo,
  asItIsNow,
  attribute,
  banish,
  ifSo,
  matches,
  monster,
  onField,
  summoned,
  takeDamage,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const caiusTheShadowMonarch = monsterCard(9748752, {
  effects: [
    trigger({
      on: summoned(thisOne, ['tribute']),
      use: 'mandatory',
      targets: [target1(onField)],
      resolve: andIfYouDo(
        banish(target),
        ifSo(matches(asItIsNow(target), attribute('DARK'), monster), takeDamage('opponent', 1000)),
      ),
    }),
  ],
});
