import {
  andThen,
  as,
  asItIsNow,
  chooseUpTo,
  destroy,
  detach,
  draw,
  exactLevel,
  FIELD_ZONES,
  type Filter,
  ignition,
  inGys,
  inYourPossession,
  isCard,
  materials,
  monster,
  moved,
  numberOf,
  onField,
  sendToGy,
  series,
  the,
  thisCard,
  thisOne,
  topOfDeck,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SENT: Filter = [isCard(asItIsNow(the('sent'))), series('Lightsworn'), inGys];
const DESTROYED = { from: FIELD_ZONES, manner: ['destroyed'] } as const;

export const minervaTheExaltedLightsworn = monsterCard(30100551, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: andThen(sendToGy(as('sent', topOfDeck(3))), draw(numberOf(...SENT))),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: [
        moved(thisOne, { ...DESTROYED, by: ['battle'] }),
        moved([isCard(thisCard), inYourPossession], { ...DESTROYED, by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(
        sendToGy(as('sent', topOfDeck(3))),
        youCan(destroy(chooseUpTo(numberOf(...SENT), onField))),
      ),
    }),
  ],
});
