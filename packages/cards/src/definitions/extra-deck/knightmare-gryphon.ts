import {
  allThatMatch,
  andIfYouDo,
  andThen,
  apply,
  asItIsNow,
  cannotBeActivated,
  choose1,
  coLinkedMonster,
  continuous,
  discard,
  draw,
  effectsCannotBeActivated,
  inMonsterZone,
  inYourGy,
  inYourHand,
  linkedMonster,
  matches,
  materialsOrMore,
  monster,
  not,
  setCard,
  spellOrTrap,
  summoned,
  summonedBy,
  target,
  target1,
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
  targets: [target1(spellOrTrap, inYourGy)],
} as const;
const setIt = andIfYouDo(setCard(target), apply('end-of-turn', asItIsNow(target), cannotBeActivated));

export const knightmareGryphon = monsterCard(65330383, {
  summoning: { materials: [materialsOrMore(2, monster)], different: 'names' },
  effects: [
    trigger({ ...linkSummoned, condition: unless(matches(thisCard, coLinkedMonster)), resolve: setIt }),
    trigger({
      ...linkSummoned,
      number: 1,
      condition: matches(thisCard, coLinkedMonster),
      resolve: andThen(setIt, youCan(draw(1))),
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(summonedBy('special'), not(linkedMonster), monster, inMonsterZone),
      modifiers: [effectsCannotBeActivated],
    }),
  ],
});
