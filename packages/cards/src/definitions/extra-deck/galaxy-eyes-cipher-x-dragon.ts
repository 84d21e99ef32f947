import {
  allThatMatch,
  andThen,
  apply,
  as,
  asItIsNow,
  at,
  attribute,
  cannotBeTargetedByOpponent,
  choose1,
  detach,
  exactLevel,
  faceUp,
  frame,
  ignition,
  inPhase,
  inTurn,
  inYourGy,
  isCard,
  materials,
  monster,
  nextTurn,
  oncePerTurn,
  race,
  rank,
  returnToExtraDeck,
  series,
  the,
  thisCard,
  trigger,
  useOncePerTurn,
  xyzSummonOver,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const galaxyEyesCipherXDragon = monsterCard(28346136, {
  summoning: {
    materials: [materials(2, exactLevel(10), monster)],
    xyzOver: [series('Cipher Dragon'), monster],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    ignition({
      cost: detach(2),
      resolve: inTurn(
        nextTurn('opponent'),
        apply(
          'end-of-turn',
          allThatMatch(attribute('LIGHT'), monster, faceUp, youControl),
          cannotBeTargetedByOpponent,
        ),
      ),
    }),
    trigger({
      limit: oncePerTurn,
      on: inPhase('standby', 'you'),
      use: 'if-you-can',
      resolve: andThen(
        returnToExtraDeck(
          as('returned', choose1(rank({ max: 9 }), race('Dragon'), frame('xyz'), monster, inYourGy)),
        ),
        youCan(xyzSummonOver(thisCard, isCard(asItIsNow(the('returned'))), at('you', 'extra'))),
      ),
    }),
  ],
});
