import {
  choose1,
  destroy,
  every,
  except,
  inNextPhaseAfter,
  inYourDeck,
  monster,
  moved,
  named,
  not,
  onField,
  series,
  specialSummon,
  summonedByItsEffect,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fireKingHighAvatarGarunix = monsterCard(23015896, {
  effects: [
    trigger({
      from: ['gy'],
      on: inNextPhaseAfter(
        'standby',
        'any',
        moved(thisOne, { to: ['gy'], manner: ['destroyed'], by: ['effect'] }),
      ),
      use: 'mandatory',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summonedByItsEffect,
      use: 'mandatory',
      resolve: destroy(every(monster, onField, except(thisCard))),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      resolve: specialSummon(
        choose1(series('Fire King'), monster, inYourDeck, not(named('Fire King High Avatar Garunix'))),
      ),
    }),
  ],
});
