import {
  allThatMatch,
  also,
  andThen,
  apply,
  as,
  atLeast,
  cannotAttackDirectly,
  chooseAsMany,
  either,
  faceUp,
  ignition,
  monster,
  named,
  noted,
  opponentControls,
  race,
  returnToHand,
  target,
  targetAnyNumber,
  that,
  totalAtkOf,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const alphaTheMasterOfBeasts = monsterCard(73304257, {
  summoning: {
    normal: { never: true },
    first: ['procedure'],
    procedure: {
      from: ['hand'],
      condition: unless(
        atLeast(totalAtkOf(faceUp, monster, youControl), totalAtkOf(faceUp, monster, opponentControls)),
      ),
    },
  },
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [
        targetAnyNumber(
          faceUp,
          either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]),
          monster,
          youControl,
        ),
      ],
      resolve: also(
        andThen(
          returnToHand(as('returned', that(target))),
          returnToHand(chooseAsMany(noted('returned'), faceUp, monster, opponentControls)),
        ),
        apply(
          'end-of-turn',
          allThatMatch(named('Alpha, the Master of Beasts'), monster, faceUp, youControl),
          cannotAttackDirectly,
        ),
      ),
    }),
  ],
});
