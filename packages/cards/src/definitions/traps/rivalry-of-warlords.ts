import { activation, continuous, controlsOnlyOneKind, player } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const rivalryOfWarlords = trapCard(90846359, {
  effects: [
    activation(),
    continuous({ number: 1, affects: player('any'), modifiers: [controlsOnlyOneKind('race')] }),
  ],
});
