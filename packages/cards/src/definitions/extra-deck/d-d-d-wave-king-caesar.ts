import {
  addToHand,
  andIfYouDo,
  as,
  choose1,
  detach,
  every,
  exactLevel,
  FIELD_ZONES,
  inYourDeck,
  inYourGy,
  later,
  materials,
  monster,
  moved,
  nextTurn,
  noted,
  quick,
  race,
  series,
  specialSummon,
  takeDamage,
  thatWasDestroyedThisTurn,
  thisOne,
  times,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const DESTROYED = every(thatWasDestroyedThisTurn, monster, inYourGy);

export const dDDWaveKingCaesar = monsterCard(3758046, {
  summoning: { materials: [materials(2, exactLevel(4), race('Fiend'), monster)] },
  effects: [
    quick({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: later(
        'end-of-battle-phase',
        andIfYouDo(
          specialSummon(as('summoned', DESTROYED)),
          later('standby-phase', takeDamage('you', times(1000, noted('summoned'))), nextTurn()),
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Dark Contract'), inYourDeck)),
    }),
  ],
});
