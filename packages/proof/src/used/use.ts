/** Plays from a field until an effect has been used, and looks at what happened while it resolved. */
import { type Bot, diceOf, randomBot } from '@spellspeed/bots';
import {
  type CardPool,
  createDuelFromField,
  type Duel,
  type DuelEvent,
  DuelSetUpError,
  type OfferedChoice,
  type OpenDecision,
} from '@spellspeed/engine';
import type { Card, Effect } from '@spellspeed/engine/language';
import { fieldFor, type Situation } from './field.ts';
import { type Sign, signsOf } from './shown-by.ts';

export interface Use {
  readonly activated: boolean;
  /** Signs while it resolved; undefined as long as it has not. */
  readonly signs?: readonly Sign[];
}
const MOST_ANSWERS = 90;

/** What both players together know of what happened. */
const eventsOf = (duel: Duel): readonly DuelEvent[] => {
  const theirs = duel.events(1);
  return duel.events(0).map((event, index) => {
    const other = theirs[index];
    return 'card' in event && event.card.passcode === null && other && 'card' in other ? other : event;
  });
};
const handlesOf = (duel: Duel, passcode: number): ReadonlySet<number> => {
  const found = new Set<number>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (
      'handle' in part &&
      'known' in part &&
      typeof part.known === 'object' &&
      part.known !== null &&
      'passcode' in part.known &&
      part.known.passcode === passcode
    )
      found.add(part.handle as number);
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(duel.view(0));
  return found;
};

/** Takes what leads to the effect, if it is offered; else anything but ending the turn. */
const answerTo = (
  duel: Duel,
  decision: OpenDecision,
  { card, effect }: Wanted,
  bot: Bot,
  dice: (below: number) => number,
): readonly number[] => {
  const { choices, min, max } = decision;
  const own = handlesOf(duel, Number(card.passcode));
  const isWanted = (choice: OfferedChoice): boolean =>
    choice.do === 'activate' && choice.effect === effect && own.has(choice.card as number);
  const wanted = choices.findIndex(isWanted);
  if (wanted >= 0 && decision.player === 0) return [wanted];
  const yes = choices.findIndex((choice) => choice.do === 'yes');
  if (yes >= 0 && dice(4) > 0) return [yes];
  if (min === 1 && max === 1 && (decision.kind === 'act' || decision.kind === 'respond')) {
    const kept = choices.flatMap((choice, index) => (isPatient(choice, decision, dice) ? [index] : []));
    const about = kept.filter((index) => {
      const choice = choices[index];
      return choice !== undefined && 'card' in choice && own.has(choice.card as number);
    });
    const from = about.length > 0 && dice(2) === 0 ? about : kept;
    if (from.length > 0) return [from[dice(from.length)] ?? 0];
  }
  return bot.choose(() => duel.view(decision.player), decision);
};
const isPatient = (
  choice: OfferedChoice,
  { kind }: OpenDecision,
  dice: (below: number) => number,
): boolean =>
  choice.do === 'pass' ? kind === 'respond' || dice(3) === 0 : choice.do !== 'enter-phase' || dice(3) === 0;

interface Wanted {
  readonly card: Card;
  readonly effect: number;
}
/** One try; undefined if there can be no such field. */
export const tryToUse = (
  pool: CardPool,
  card: Card,
  index: number,
  situation: Situation,
  seed: number,
): Use | string => {
  const effect = card.effects[index] as Effect;
  let duel: Duel;
  try {
    duel = createDuelFromField({ ...fieldFor(card, effect, situation), pool, seed });
  } catch (error) {
    if (error instanceof DuelSetUpError) return error.message;
    throw error;
  }
  const dice = diceOf(seed);
  const bot = randomBot(seed);
  let activated = false;
  let signs: Sign[] | undefined;
  const look = (): readonly Sign[] | undefined => {
    for (const event of eventsOf(duel)) {
      const isOwn =
        'effect' in event &&
        'card' in event &&
        event.card.passcode === Number(card.passcode) &&
        event.effect === index;
      if (event.what === 'activated' && isOwn) activated = true;
      if (event.what === 'resolving') {
        if (signs) return signs;
        if (isOwn) signs = [];
      } else if (signs) {
        if (event.what === 'chain-resolved' || event.what === 'effect-resolved') return signs;
        signs.push(...signsOf(event));
      }
    }
    return undefined;
  };
  const first = look();
  if (first) return { activated, signs: first };
  for (let count = 0; count < MOST_ANSWERS && duel.decision !== null; count += 1) {
    const refusal = duel.answer(answerTo(duel, duel.decision, { card, effect: index }, bot, dice));
    if (refusal) throw new Error(`${card.name}: an answer was refused: ${JSON.stringify(refusal)}`);
    bot.hear?.(eventsOf(duel));
    const seen = look();
    if (seen) return { activated, signs: seen };
  }
  return { activated, ...(signs && { signs }) };
};
