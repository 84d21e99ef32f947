import {
  activation,
  addToHand,
  andThen,
  at,
  choose1,
  draw,
  existAtLeast,
  exists,
  ifSo,
  inExtraMonsterZone,
  inYourDeck,
  inYourGy,
  named,
  not,
  series,
  spell,
  unless,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const skyStrikerMobilizeEngage = spellCard(63166095, {
  effects: [
    activation({
      condition: unless(exists(at('you', 'monsters'), not(inExtraMonsterZone))),
      resolve: andThen(
        addToHand(choose1(series('Sky Striker'), not(named('Sky Striker Mobilize - Engage!')), inYourDeck)),
        ifSo(existAtLeast(3, spell, inYourGy), youCan(draw(1))),
      ),
    }),
  ],
});
