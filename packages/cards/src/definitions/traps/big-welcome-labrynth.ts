import {
  activation,
  andThen,
  at,
  banish,
  choose1,
  exists,
  level,
  monster,
  opponentControls,
  quick,
  race,
  returnToHand,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const bigWelcomeLabrynth = trapCard(92714517, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      resolve: andThen(
        specialSummon(choose1(series('Labrynth'), monster, at('you', 'hand', 'deck', 'gy'))),
        returnToHand(choose1(monster, youControl)),
      ),
    }),
    quick({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      modes: [
        {
          cost: banish(thisCard),
          targets: [target1(race('Fiend'), monster, youControl)],
          resolve: returnToHand(target),
        },
        {
          condition: exists(level({ min: 8 }), race('Fiend'), monster, youControl),
          cost: banish(thisCard),
          targets: [target1(opponentControls)],
          resolve: returnToHand(target),
        },
      ],
    }),
  ],
});
