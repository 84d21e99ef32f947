import {
  allThatMatch,
  andThen,
  choose1,
  coLinkedMonster,
  continuous,
  discard,
  draw,
  gainsAtkDef,
  inMonsterZone,
  inYourDeck,
  inYourHand,
  matches,
  material,
  monster,
  named,
  not,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const linkSummoned = {
  on: summoned(thisOne, ['link']),
  use: 'if-you-can',
  limit: useOncePerTurn,
  cost: discard(choose1(inYourHand)),
} as const;
const summonsOne = specialSummon(choose1(series('Knightmare'), monster, inYourDeck));

export const knightmareMermaid = monsterCard(3679218, {
  summoning: {
    materials: [material(series('Knightmare'), monster, not(named('Knightmare Mermaid')))],
  },
  effects: [
    trigger({ ...linkSummoned, condition: unless(matches(thisCard, coLinkedMonster)), resolve: summonsOne }),
    trigger({
      ...linkSummoned,
      number: 1,
      condition: matches(thisCard, coLinkedMonster),
      resolve: andThen(summonsOne, youCan(draw(1))),
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(not(coLinkedMonster), monster, inMonsterZone),
      modifiers: [gainsAtkDef(-1000)],
    }),
  ],
});
