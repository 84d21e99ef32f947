import {
  banish,
  cannotAttack,
  cannotAttackDirectly,
  choose1,
  continuous,
  exists,
  type Filter,
  frame,
  ignition,
  inGys,
  inYourGy,
  itself,
  levelRaised,
  monster,
  named,
  not,
  oncePerTurn,
  series,
  target,
  target1,
  thisCard,
  totalLevelOf,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { safeWhileYouControlAToken } from '../../kinds.ts';

const TOKENS: Filter = [named('Mecha Phantom Beast Token'), monster, youControl];

export const mechaPhantomBeastSabreHawk = monsterCard(15335853, {
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [cannotAttackDirectly] }),
    continuous({
      from: ['monsters'],
      while: exists(monster, not(series('Mecha Phantom Beast')), inYourGy),
      affects: itself(thisCard),
      modifiers: [cannotAttack],
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [levelRaised(totalLevelOf(...TOKENS))],
    }),
    safeWhileYouControlAToken,
    ignition({
      limit: oncePerTurn,
      cost: tribute(choose1(frame('token'), youControl)),
      targets: [target1(inGys)],
      resolve: banish(target),
    }),
  ],
});
