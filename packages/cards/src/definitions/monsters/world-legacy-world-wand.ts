import {
  also,
  apply,
  at,
  attribute,
  banish,
  cannotSpecialSummon,
  choose1,
  continuous,
  ignition,
  inYourHand,
  itself,
  matches,
  monster,
  moved,
  normalSummonedOrSet,
  not,
  notDestroyedByBattle,
  player,
  series,
  specialSummon,
  specialSummonedFrom,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const worldLegacyWorldWand = monsterCard(93920420, {
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, normalSummonedOrSet),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(specialSummonedFrom('extra'))],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(series('World Legacy'), monster, inYourHand)),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(series('Orcust'), monster, at('you', 'banished'))],
      resolve: also(
        specialSummon(target),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(attribute('DARK')))),
      ),
    }),
  ],
});
