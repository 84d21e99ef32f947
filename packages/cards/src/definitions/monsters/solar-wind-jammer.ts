import {
  apply,
  continuous,
  exists,
  inPhase,
  itself,
  levelRaised,
  matches,
  monster,
  named,
  onlyOneOnField,
  originalAtkDefMultiplied,
  summonedByItsProcedure,
  thisCard,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const solarWindJammer = monsterCard(33911264, {
  summoning: { procedure: { from: ['hand'], condition: unless(exists(monster, youControl)) } },
  effects: [
    continuous({
      number: 1,
      unclassified: true,
      // How it was Summoned decides, at once and without a Chain. (effects.unclassified.summon-dependent-stats)
      while: matches(thisCard, summonedByItsProcedure),
      affects: itself(thisCard),
      modifiers: originalAtkDefMultiplied(0.5),
    }),
    trigger({
      on: inPhase('standby', 'you'),
      use: 'mandatory',
      resolve: apply('while-it-stays', thisCard, levelRaised(1)),
    }),
    onlyOneOnField(named('Solar Wind Jammer')),
  ],
});
