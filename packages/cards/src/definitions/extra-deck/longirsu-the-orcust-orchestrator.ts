import {
  andThen,
  at,
  cannotAttack,
  choose1,
  continuous,
  effectMonster,
  ignition,
  itself,
  linkedMonster,
  matches,
  materialsOrMore,
  monster,
  notDestroyedByEffects,
  oath,
  opponentControls,
  race,
  sendToGy,
  series,
  shuffleIntoDeck,
  target,
  targetExactly,
  thisCard,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const longirsuTheOrcustOrchestrator = monsterCard(76145142, {
  summoning: { materials: [materialsOrMore(2, effectMonster)], including: [series('Orcust'), monster] },
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, linkedMonster),
      affects: itself(thisCard),
      modifiers: [notDestroyedByEffects],
    }),
    ignition({
      limit: useOncePerTurn,
      oath: oath(itself(thisCard), cannotAttack),
      targets: [targetExactly(2, race('Machine'), monster, at('you', 'banished'))],
      resolve: andThen(
        shuffleIntoDeck(target),
        youCan(sendToGy(choose1(linkedMonster, monster, opponentControls))),
      ),
    }),
  ],
});
