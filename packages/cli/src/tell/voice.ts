/** Who is spoken of: "You draw", "The opponent draws", "Player 1 draws". */
import type { Player } from '@spellspeed/engine';

export interface Voice {
  /** The player to whom the sentences are spoken, if it is one of the two. */
  readonly you: Player | null;
  readonly names: readonly [string, string];
}

export const voiceOf = (you: Player): Voice => ({
  you,
  names: you === 0 ? ['you', 'the opponent'] : ['the opponent', 'you'],
});
/** For someone who watches. */
export const spectatorVoice = (names: readonly [string, string]): Voice => ({ you: null, names });

const ENDS_IN_ES = /(?:s|x|ch|sh|o)$/;
const thirdPerson = (verb: string): string => {
  // "Normal Summon" is one verb.
  if (verb.endsWith('Summon')) return `${verb}s`;
  const [first = '', ...rest] = verb.split(' ');
  const conjugated =
    first === 'have' ? 'has' : first === 'are' ? 'is' : `${first}${ENDS_IN_ES.test(first) ? 'es' : 's'}`;
  return [conjugated, ...rest].join(' ');
};

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "You draw" or "The opponent draws": the beginning of a sentence. */
export const does = ({ you, names }: Voice, player: Player, verb: string): string =>
  `${capitalised(names[player])} ${player === you ? verb : thirdPerson(verb)}`;

/** "your", "the opponent's", "Player 1's". */
export const whose = ({ you, names }: Voice, player: Player): string =>
  player === you ? 'your' : `${names[player]}'s`;
