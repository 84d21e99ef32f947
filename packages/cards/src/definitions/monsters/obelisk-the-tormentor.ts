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
  oncePerTurn,
  opponentControls,
  sendToGy,
  silencesWhenSummoned,
  summonedBy,
  summonNotNegated,
  thisCard,
  tribute,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const notNegated = summonNotNegated('normal', 'tribute');
const silentSummon = silencesWhenSummoned('any', 'normal', 'tribute');

export const obeliskTheTormentor = monsterCard(10000000, {
  summoning: { normal: { tributes: 3, neverSet: true } },
  effects: [
    continuous({ from: ['hand'], affects: itself(thisCard), modifiers: [notNegated] }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [silentSummon] }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [cannotBeTargeted] }),
    ignition({
      cost: tribute(chooseExactly(2, monster, youControl)),
      oath: oath(itself(thisCard), cannotDeclareAttacks),
      resolve: destroy(every(monster, opponentControls)),
    }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'mandatory',
      limit: oncePerTurn,
      condition: matches(thisCard, summonedBy('special')),
      resolve: sendToGy(thisCard),
    }),
  ],
});
