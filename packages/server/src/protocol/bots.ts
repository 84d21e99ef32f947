/** Bots that can sit at a table. Each strength has an account of its own, so that whoever plays it is seen to be no person. */
import { z } from 'zod';

/** The weakest first. Said again, so that a page that speaks the protocol loads no bots for it. */
export const BOT_STRENGTHS = [
  'random',
  'greedy',
  'search-1',
  'search-2',
  'search-3',
  'search-4',
  'search-5',
] as const;
export const botStrength = z.enum(BOT_STRENGTHS);
export type BotStrength = z.infer<typeof botStrength>;

/** Accounts of people are drawn by chance; these are none that chance draws. */
const ACCOUNTS: { readonly [strength in BotStrength]: string } = {
  random: 'botrandomaaaaaaaaaaa',
  greedy: 'botgreedyaaaaaaaaaaa',
  'search-1': 'botsearchbaaaaaaaaaa',
  'search-2': 'botsearchcaaaaaaaaaa',
  'search-3': 'botsearchdaaaaaaaaaa',
  'search-4': 'botsearcheaaaaaaaaaa',
  'search-5': 'botsearchfaaaaaaaaaa',
};
export const botAccount = (strength: BotStrength): string => ACCOUNTS[strength];
/** The strength of the bot whose account this is; null for a person. */
export const strengthOf = (account: string): BotStrength | null =>
  BOT_STRENGTHS.find((strength) => ACCOUNTS[strength] === account) ?? null;
/** What it is called where nobody says it in another language. */
export const botName = (strength: BotStrength): string => `Bot ${strength}`;
