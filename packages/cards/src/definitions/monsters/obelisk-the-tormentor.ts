import {
  cannotBeTargeted,
  cannotDeclareAttacks,
  chooseExactly,
  continuous,
  destroy,
  every,
  ignition,
  inPhase,
  itself,
  matches,
  monster,
  oath,
  opponentControls,
  sendToGy,
  silencesWhenSummoned,
  summonedBy,
  summonNotNegated,
  thisCard,
  tribute,
  trigger,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const obeliskTheTormentor = monsterCard(10000000, {
  summoning: { normal: { tributes: 3, neverSet: true } },
  effects: [
    continuous({
      from: ['hand'],
      affects: itself(thisCard),
      modifiers: [summonNotNegated('normal', 'tribute')],
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [silencesWhenSummoned('any', 'normal', 'tribute')],
    }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [cannotBeTargeted] }),
    ignition({
      cost: tribute(chooseExactly(2, monster, youControl)),
      oath: oath(itself(thisCard), cannotDeclareAttacks),
      resolve: destroy(every(monster, opponentControls)),
    }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'mandatory',
      condition: matches(thisCard, summonedBy('special')),
      resolve: sendToGy(thisCard),
    }),
  ],
});
