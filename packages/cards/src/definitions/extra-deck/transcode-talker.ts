import {
  allThatMatch,
  cannotBeTargetedByOpponent,
  cannotSpecialSummon,
  coLinkedMonster,
  coLinkedTo,
  continuous,
  effectMonster,
  frame,
  gainsAtk,
  ignition,
  inYourGy,
  itself,
  linkRating,
  matches,
  materialsOrMore,
  monster,
  named,
  not,
  oath,
  player,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const transcodeTalker = monsterCard(46947713, {
  summoning: { materials: [materialsOrMore(2, effectMonster)] },
  effects: [
    ...[itself(thisCard), allThatMatch(monster, coLinkedTo(thisCard))].map((affects) =>
      continuous({
        number: 1,
        from: ['monsters'],
        while: matches(thisCard, coLinkedMonster),
        affects,
        modifiers: [gainsAtk(500), cannotBeTargetedByOpponent],
      }),
    ),
    ignition({
      limit: useOncePerTurn,
      oath: oath(player('you'), cannotSpecialSummon(not(race('Cyberse')))),
      targets: [
        target1(
          linkRating({ max: 3 }),
          race('Cyberse'),
          frame('link'),
          inYourGy,
          not(named('Transcode Talker')),
        ),
      ],
      resolve: specialSummon(target, { pointedToBy: thisOne }),
    }),
  ],
});
