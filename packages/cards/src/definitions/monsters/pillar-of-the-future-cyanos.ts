import {
  addToHand,
  also,
  apply,
  applyOneOf,
  at,
  banish,
  cannotSpecialSummon,
  choose1,
  discard,
  ignition,
  inYourHand,
  monster,
  named,
  not,
  player,
  race,
  specialSummon,
  spell,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ROZE = named('Sky Striker Ace - Roze');

export const pillarOfTheFutureCyanos = monsterCard(20357457, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(choose1(spell, inYourHand)),
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: also(
        specialSummon(choose1(ROZE, monster, at('you', 'deck', 'gy'))),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Machine')), at('any', 'extra'))),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: applyOneOf(
        addToHand(choose1(ROZE, monster, at('you', 'banished', 'gy'))),
        specialSummon(choose1(ROZE, monster, at('you', 'banished', 'gy'))),
      ),
    }),
  ],
});
