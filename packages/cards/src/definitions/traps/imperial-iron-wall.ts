import { activation, cannotBanish, continuous, player } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const imperialIronWall = trapCard(30459350, {
  effects: [activation(), continuous({ number: 1, affects: player('any'), modifiers: [cannotBanish()] })],
});
