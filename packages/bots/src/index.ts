/** Players that are programs. */
export type { Bot, Imagine } from './bot.ts';
export {
  ALL_BOT_NAMES,
  BOT_NAMES,
  BOTS,
  type BotFactory,
  type BotName,
  botNamed,
  MIXED,
  ODD_BOT_NAMES,
} from './bots.ts';
export { type Dice, diceOf } from './dice.ts';
export { explainThought, type ThoughtLanguage, tellDeeds } from './explain/explain.ts';
export { greedyBot } from './greedy/greedy.ts';
export type { Skill, Skills } from './greedy/skills.ts';
export { type Hearing, hearingOf } from './hearing.ts';
export { playDuel } from './play-duel.ts';
export { randomBot } from './random.ts';
export type { Limit } from './search/bank.ts';
export type { DeckList } from './search/drawn-list.ts';
export type { Effort, SearchOptions } from './search/effort.ts';
export { type Knowledge, LEVEL_NAMES, LEVELS, type Level, type Surroundings } from './search/levels.ts';
export { type SearchBot, searchBot } from './search/search.ts';
export type { Deed, Thought } from './search/thought.ts';
export { doZonesMatter } from './solve/answers.ts';
export type { SolveBudget } from './solve/budget.ts';
export { bestField, type FieldAnswer, type FieldQuestion } from './solve/field.ts';
export type { KnownDecks } from './solve/luck.ts';
export {
  canWinThisTurn,
  type FirstAnswer,
  type SoonestAnswers,
  soonestAnswers,
  type WinAnswer,
  type WinQuestion,
  winningAnswers,
} from './solve/win.ts';
