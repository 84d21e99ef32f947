import {
  attribute,
  banish,
  choose1,
  either,
  eventCard,
  except,
  frame,
  isCard,
  monster,
  onField,
  summoned,
  target,
  target1,
  thisCard,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { bystialSummon } from '../../kinds.ts';

export const bystialBaldrake = monsterCard(72656408, {
  effects: [
    ...bystialSummon,
    trigger({
      on: summoned(
        [either([frame('ritual')], [frame('fusion')], [frame('synchro')], [frame('xyz')], [frame('link')])],
        ['special'],
        'opponent',
      ),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: tribute(
        choose1(either([attribute('LIGHT')], [attribute('DARK')]), monster, youControl, except(thisCard)),
      ),
      targets: [target1(monster, onField, isCard(eventCard))],
      resolve: banish(target),
    }),
  ],
});
