/** Steps and commands about a Match: what is done with it, in words. */
import type { ExplainedObstacle, Player } from '@spellspeed/engine';
import type { MatchDeck, MatchDeed } from '@spellspeed/match';
import { type Course, fail } from './course.ts';
import type { MatchStep } from './match-told.ts';
import { playerOf } from './names.ts';
import type { Command } from './scenario.ts';

export const MATCH_STEPS_EXPECTED =
  'time is up | A wins | draw | game loss for A | match loss for A | A does not come | next';

const OF_A_PLAYER: readonly (readonly [RegExp, (player: Player) => MatchStep])[] = [
  [/^([AB]) wins$/, (winner) => ({ do: 'give-result', winner })],
  [/^game loss for ([AB])$/, (player) => ({ do: 'game-loss', player })],
  [/^match loss for ([AB])$/, (player) => ({ do: 'match-loss', player })],
  [/^([AB]) does not come$/, (player) => ({ do: 'no-show', player })],
];
/** Reads the words of a step; null if they say nothing. */
export const matchStepFrom = (text: string): MatchStep | null => {
  if (text === 'time is up') return { do: 'time-is-up' };
  if (text === 'draw') return { do: 'give-result', winner: null };
  if (text === 'next') return { do: 'next' };
  for (const [pattern, make] of OF_A_PLAYER) {
    const [, name] = pattern.exec(text) ?? [];
    if (name !== undefined) return make(playerOf(name));
  }
  return null;
};

export type MatchCommand = Extract<Command, { readonly do: 'exchange' | 'register' }>;
export const isMatchCommand = (command: Command): command is MatchCommand =>
  command.do === 'exchange' || command.do === 'register';

/** The deck with some cards of the Side Deck in place of others; each goes where the one that leaves was. */
const exchanged = (deck: MatchDeck, incoming: readonly number[], outgoing: readonly number[]): MatchDeck => {
  const without = (cards: readonly number[], gone: number[]): number[] =>
    cards.filter((card) => {
      const at = gone.indexOf(card);
      if (at >= 0) gone.splice(at, 1);
      return at < 0;
    });
  const leaving = [...outgoing];
  const main = without(deck.main, leaving);
  const extra = without(deck.extra, leaving);
  const entering = [...incoming];
  const side = without(deck.side, entering);
  const toExtra = deck.extra.length - extra.length;
  return {
    main: [...main, ...incoming.slice(0, incoming.length - toExtra)],
    extra: [...extra, ...incoming.slice(incoming.length - toExtra)],
    // As many as have left it; what comes from nowhere leaves no place.
    side: [...side, ...outgoing.slice(0, deck.side.length - side.length)],
  };
};
/** What the command does with the Match. */
export const deedOf = (course: Course, player: Player, command: MatchCommand): MatchDeed => {
  if (command.do === 'register') return { do: 'register', player, deck: command.deck };
  const { deck } = course.theMatch.view(player).yours;
  if (deck === null) return fail('no deck is registered yet');
  const codes = (names: MatchCommand & { do: 'exchange' }, key: 'incoming' | 'outgoing') =>
    names[key].map(({ passcode }) => passcode);
  return {
    do: 'exchange',
    player,
    deck: exchanged(deck, codes(command, 'incoming'), codes(command, 'outgoing')),
  };
};
/** Why the command is refused; nothing if it can be done. */
export const obstaclesInMatch = (
  course: Course,
  player: Player,
  command: MatchCommand,
): ExplainedObstacle[] => {
  const refusal = course.theMatch.obstacleTo(deedOf(course, player, command));
  return refusal ? [{ rule: refusal.rule, cards: [] }] : [];
};
