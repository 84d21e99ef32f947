import {
  addToHand,
  allThatMatch,
  applyOneOf,
  at,
  cameThisTurn,
  cannotBeTargetedByEffectsOf,
  choose1,
  continuous,
  either,
  except,
  type Filter,
  inPhase,
  inYourDeck,
  itself,
  level,
  matches,
  material,
  monster,
  named,
  notDestroyedByBattle,
  opponents,
  series,
  specialSummon,
  summonedBy,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const WANTED: Filter = [either([series('Tri-Brigade'), monster], [named('Fallen of Albaz')]), inYourDeck];

export const brigrandTheGloryDragon = monsterCard(34848821, {
  summoning: { materials: [material(named('Fallen of Albaz')), material(level({ min: 8 }), monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({
      from: ['monsters'],
      while: matches(thisCard, summonedBy('fusion')),
      affects: allThatMatch(monster, at('you', 'monsters'), except(thisCard)),
      modifiers: [cannotBeTargetedByEffectsOf(monster, opponents)],
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      condition: cameThisTurn(thisCard),
      resolve: applyOneOf(addToHand(choose1(...WANTED)), specialSummon(choose1(...WANTED))),
    }),
  ],
});
