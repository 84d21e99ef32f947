import {
  addToHand,
  andThen,
  at,
  banish,
  choose1,
  destroy,
  except,
  FIELD_ZONES,
  materials,
  monster,
  moved,
  race,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const unchainedSoulLordOfYama = monsterCard(24269961, {
  summoning: { materials: [materials(2, race('Fiend'), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Unchained'), monster, at('you', 'deck', 'gy'))),
    }),
    trigger({
      from: ['gy'],
      on: moved([youControl, except(thisCard)], {
        from: FIELD_ZONES,
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: andThen(
        specialSummon(choose1(race('Fiend'), monster, at('you', 'hand', 'gy'))),
        youCan(destroy(choose1(youControl))),
      ),
    }),
  ],
});
