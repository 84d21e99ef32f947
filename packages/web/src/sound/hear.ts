import type { DuelEvent, Player } from '@spellspeed/engine';
import { heardIn } from './heard.ts';
import { sound } from './player.ts';
import { isSoundOn, useSoundSettings } from './settings.ts';

/** Plays what these events sound like, or that there is a question, as the settings say. */
export const hear = (events: readonly DuelEvent[] | 'question', you: Player): void => {
  const { isOn, volume, shakes } = useSoundSettings.getState();
  const names = events === 'question' ? (['question'] as const) : heardIn(events, you);
  if (names.length > 0 && isSoundOn(isOn)) sound(names, volume, shakes);
};
