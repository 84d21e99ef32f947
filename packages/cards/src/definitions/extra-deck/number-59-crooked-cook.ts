import {
  andThen,
  apply,
  as,
  asItIsNow,
  continuous,
  destroy,
  detach,
  every,
  exactLevel,
  except,
  exists,
  type Filter,
  gainsAtk,
  inGys,
  isCard,
  itself,
  materials,
  monster,
  numberOf,
  oncePerTurn,
  quick,
  the,
  thisCard,
  times,
  unaffectedBy,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const OTHERS: Filter = [except(thisCard), youControl];
const SENT_TO_GY = numberOf(isCard(asItIsNow(the('destroyed'))), monster, inGys);

export const number59CrookedCook = monsterCard(82697249, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      while: unless(exists(...OTHERS)),
      affects: itself(thisCard),
      modifiers: [unaffectedBy(except(thisCard))],
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: andThen(
        destroy(as('destroyed', every(...OTHERS))),
        apply('end-of-turn', thisCard, gainsAtk(times(300, SENT_TO_GY))),
      ),
    }),
  ],
});
