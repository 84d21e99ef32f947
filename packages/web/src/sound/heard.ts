/** What of a duel is heard. */
import type { DuelEvent, Player } from '@spellspeed/engine';
import type { SoundName } from './sounds.ts';

const HEARD: { readonly [what in DuelEvent['what']]?: SoundName } = {
  summoned: 'summon',
  activated: 'activation',
  'attack-declared': 'attack',
  'battle-damage': 'damage',
  'effect-damage': 'damage',
  'life-points-lost': 'damage',
};
/** The sounds of these events, each once, for this player. A draw has none. */
export const heardIn = (events: readonly DuelEvent[], you: Player): readonly SoundName[] => {
  const sounds = events.flatMap((event): readonly SoundName[] => {
    if (event.what === 'duel-ended')
      return event.winner === null ? [] : [event.winner === you ? 'win' : 'lose'];
    const sound = HEARD[event.what];
    return sound === undefined ? [] : [sound];
  });
  return [...new Set(sounds)];
};
