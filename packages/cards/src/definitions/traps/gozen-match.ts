import { activation, continuous, controlsOnlyOneKind, player } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const gozenMatch = trapCard(53334471, {
  effects: [
    activation(),
    continuous({ number: 1, affects: player('any'), modifiers: [controlsOnlyOneKind('attribute')] }),
  ],
});
