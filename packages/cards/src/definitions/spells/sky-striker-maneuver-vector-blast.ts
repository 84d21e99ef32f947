import {
  activation,
  and,
  andThen,
  every,
  existAtLeast,
  ifSo,
  inExtraMonsterZone,
  inYourGy,
  monster,
  opponentControls,
  sendToGy,
  shuffleIntoDeck,
  spell,
  topOfDeck,
  youCan,
} from '@spellspeed/engine/language';
import { noMainZoneMonsters } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerManeuverVectorBlast = spellCard(21623008, {
  effects: [
    activation({
      condition: noMainZoneMonsters,
      resolve: andThen(
        and(sendToGy(topOfDeck(2)), sendToGy(topOfDeck(2, 'opponent'))),
        ifSo(
          existAtLeast(3, spell, inYourGy),
          youCan(shuffleIntoDeck(every(monster, opponentControls, inExtraMonsterZone))),
        ),
      ),
    }),
  ],
});
