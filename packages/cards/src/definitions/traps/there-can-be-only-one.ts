import { activation, continuous, controlsOnlyOneOfEach, player } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const thereCanBeOnlyOne = trapCard(24207889, {
  effects: [
    activation(),
    continuous({ number: 1, affects: player('any'), modifiers: [controlsOnlyOneOfEach('race')] }),
  ],
});
