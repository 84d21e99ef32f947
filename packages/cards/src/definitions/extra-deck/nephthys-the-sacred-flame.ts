import {
  allThatMatch,
  atLeast,
  cannotBeTargeted,
  cannotTargetForAttacks,
  continuous,
  frame,
  gainsAtk,
  inExtraMonsterZone,
  itself,
  matches,
  materialsOrMore,
  materialsUsed,
  monster,
  not,
  notDestroyedByBattle,
  notDestroyedByEffects,
  opponentControls,
  series,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const RITUAL_MONSTERS = materialsUsed(thisCard, frame('ritual'), monster);

export const nephthysTheSacredFlame = monsterCard(87054946, {
  summoning: { materials: [materialsOrMore(2, monster)], including: [frame('ritual')] },
  effects: [
    continuous({
      number: 1,
      from: ['monsters'],
      while: atLeast(RITUAL_MONSTERS, 1),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle()],
    }),
    continuous({
      number: 1,
      from: ['monsters'],
      while: atLeast(RITUAL_MONSTERS, 2),
      affects: itself(thisCard),
      modifiers: [gainsAtk(1200), notDestroyedByEffects],
    }),
    continuous({
      number: 1,
      from: ['monsters'],
      while: atLeast(RITUAL_MONSTERS, 3),
      affects: itself(thisCard),
      modifiers: [gainsAtk(1200), cannotBeTargeted],
    }),
    continuous({
      number: 2,
      from: ['monsters'],
      while: matches(thisCard, inExtraMonsterZone),
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotTargetForAttacks(series('Nephthys'), not(inExtraMonsterZone), monster)],
    }),
  ],
});
