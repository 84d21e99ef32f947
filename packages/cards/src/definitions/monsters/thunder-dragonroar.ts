import {
  addToHand,
  also,
  as,
  at,
  choose1,
  discard,
  FIELD_ZONES,
  ignition,
  inYourDeck,
  later,
  monster,
  moved,
  named,
  not,
  returnToHand,
  series,
  specialSummon,
  the,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thunderDragonroar = monsterCard(29596581, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOneOfTheEffectsPerTurn,
      cost: discard(thisCard),
      resolve: addToHand(
        choose1(series('Thunder Dragon'), not(named('Thunder Dragonroar')), at('you', 'banished', 'gy')),
      ),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: [moved(thisOne, { to: ['banished'] }), moved(thisOne, { from: FIELD_ZONES, to: ['gy'] })],
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: also(
        specialSummon(as('it', choose1(series('Thunder Dragon'), monster, inYourDeck)), {
          positions: ['defense'],
        }),
        later('end-phase', returnToHand(the('it'))),
      ),
    }),
  ],
});
