import {
  andThen,
  attribute,
  choose1,
  type Filter,
  faceUp,
  monster,
  moved,
  onField,
  placeOnTopOfDeck,
  specialSummon,
  spellOrTrap,
  thisCard,
  trigger,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const OWN_WIND: Filter = [attribute('WIND'), monster, faceUp, youControl];

export const cataclysmicCryonicColdo = monsterCard(19420830, {
  effects: [
    trigger({
      from: ['hand'],
      on: [
        moved(OWN_WIND, { manner: ['destroyed'], by: ['battle'] }),
        moved(OWN_WIND, { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(specialSummon(thisCard), youCan(placeOnTopOfDeck(choose1(spellOrTrap, onField)))),
    }),
  ],
});
