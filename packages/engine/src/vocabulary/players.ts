/** The two players: 0 takes the first turn. */
export type Player = 0 | 1;
export const PLAYERS: readonly Player[] = [0, 1];

/** The other player. */
export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

/** Whose, seen by the controller of an effect. (effects.controller.you-opponent) */
export const SIDES = ['you', 'opponent', 'any'] as const;
export type Side = (typeof SIDES)[number];

/** Does `side`, spoken by `speaker`, mean `player`? */
export const isSide = (side: Side, speaker: Player, player: Player): boolean =>
  side === 'any' || (side === 'you') === (speaker === player);

/** The players that `side` means for `speaker`; both are named with the speaker first. */
export const playersOf = (side: Side, speaker: Player): readonly Player[] =>
  side === 'any' ? [speaker, opponentOf(speaker)] : [side === 'you' ? speaker : opponentOf(speaker)];
