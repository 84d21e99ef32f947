import {
  choose1,
  draw,
  FIELD_ZONES,
  frame,
  ignition,
  inYourHand,
  materialsOrMore,
  monster,
  moved,
  numberOf,
  oncePerTurn,
  oneOfEach,
  onField,
  opponentControls,
  pointedToBy,
  sendToGy,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ningirsuTheWorldChaliceWarrior = monsterCard(30194529, {
  summoning: { materials: [materialsOrMore(2, frame('link'), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: draw(numberOf(series('World Chalice'), monster, pointedToBy(thisCard))),
    }),
    ignition({
      limit: oncePerTurn,
      resolve: sendToGy(oneOfEach([[youControl], [opponentControls]], onField)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      resolve: specialSummon(choose1(series('World Chalice'), monster, inYourHand)),
    }),
  ],
});
