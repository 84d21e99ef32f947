/** What a bot has heard of a duel, so that it can hear it again when answers are taken back. */
import type { DuelEvent } from '@spellspeed/engine';
import type { Bot } from './bot.ts';

export interface Hearing {
  /** What the next answer led to, as the bot's player is told. */
  readonly hear: (events: readonly DuelEvent[]) => void;
  /** The duel is again where so many answers had been given: what came after them is forgotten. */
  readonly goBack: (answers: number) => void;
}

/** A duel begins for this bot. */
export const hearingOf = (bot: Bot): Hearing => {
  let heard: (readonly DuelEvent[])[] = [];
  bot.forget?.();
  return {
    hear: (events) => {
      heard.push(events);
      bot.hear?.(events);
    },
    goBack: (answers) => {
      heard = heard.slice(0, answers);
      bot.forget?.();
      for (const events of heard) bot.hear?.(events);
    },
  };
};
