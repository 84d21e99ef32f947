import {
  andThen,
  choose1,
  destroy,
  except,
  type Filter,
  faceUp,
  ignition,
  inMonsterZone,
  inYourDeck,
  inYourGy,
  materials,
  monster,
  moved,
  onField,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ANOTHER_SCRAP: Filter = [series('Scrap'), monster, faceUp, inMonsterZone, except(thisCard)];

export const scrapWyvern = monsterCard(47363932, {
  summoning: { materials: [materials(2, monster)], including: [series('Scrap'), monster] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(series('Scrap'), monster, inYourGy)],
      resolve: andThen(specialSummon(target), destroy(choose1(youControl))),
    }),
    trigger({
      on: moved(ANOTHER_SCRAP, { manner: ['destroyed'], by: ['effect'] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: andThen(
        specialSummon(choose1(series('Scrap'), monster, inYourDeck)),
        destroy(choose1(onField)),
      ),
    }),
  ],
});
