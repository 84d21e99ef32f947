/** Reads the text of an effect: what it can mean, or where reading stopped. */
import type { Card, Effect, MaterialText, Summoning } from '@spellspeed/engine/language';
import { type Half, silentActivation } from './english/kinds.ts';
import { asMaterialSaidBy, summoningSaidBy } from './english/summons.ts';
import { effectsSaidBy } from './english/whole.ts';
import { furthestStop, type Stop } from './grammar/text.ts';
import { leftOpen, stillAsTargeted } from './meaning/left-open.ts';
import { normalForm } from './meaning/normal.ts';
import type { TextRefusal } from './meaning/refused/table.ts';
import { withoutImpliedNever } from './meaning/summoning.ts';
import type { TargetsCalled } from './memory.ts';
import { printEffect } from './print.ts';

export { type Half, normalForm, type Stop, silentActivation, stillAsTargeted };

/** What the text of an effect can mean, as an effect of this card. */
export interface ReadEffect {
  /** Those that print these very words, each with another normal form. One: it has been read. */
  readonly readings: readonly Effect[];
  /** Where none does: what the words up to `to` were taken for, and what it prints instead; each with another print. */
  readonly looser: readonly LooserReading[];
  /** What the words leave open of it, though the game has decided it. */
  readonly open: readonly string[];
  /** Where the words end that they print. */
  readonly to: number;
  /** The furthest place that no attempt could pass, and what was tried there; what is not tried is told by `whereReadingStops`. */
  readonly stop: Stop;
}
/** An effect that words were taken for, though it is said in other words. */
export interface LooserReading {
  readonly effect: Effect;
  readonly print: string;
}
/**
 * Reads one effect in English. The card says what kind of card it is, what its name is, and what effects stand before this one. What is
 * targeted is called "that target" or "it", in one text always the same.
 */
export const readEffect = (card: Card, words: string, half: Half = 'monster'): ReadEffect =>
  reading(card, words, { half, extent: 'whole' });
/** The longest effect with which these sentences begin. */
export const readFirstEffect = (card: Card, words: string, half: Half = 'monster'): ReadEffect =>
  reading(card, words, { half, extent: 'beginning' });

/** The longest effects with which these sentences begin, if they say in other words what is printed: what the words up to `to` mean. */
export interface SaidInOtherWords {
  /** Each with its print. One: it has been read. */
  readonly readings: readonly LooserReading[];
  readonly open: readonly string[];
  readonly to: number;
}
export const readFirstInOtherWords = (
  card: Card,
  words: string,
  half: Half = 'monster',
): SaidInOtherWords => {
  const called = couldCallTargetsIt(words) ? (['that-target', 'it'] as const) : (['that-target'] as const);
  const callings = called.map((one) => inOtherWords(card, words, half, one));
  const to = Math.max(...callings.map((one) => one.to));
  const [first] = callings.filter((one) => one.to === to && one.readings.length > 0);
  return first ?? { readings: [], open: [], to: 0 };
};
const inOtherWords = (
  card: Card,
  words: string,
  half: Half,
  targetsCalled: TargetsCalled,
): SaidInOtherWords => {
  const { effects } = effectsSaidBy(card, words, { half, targetsCalled, wording: 'otherwise' });
  const ends = [...new Set(effects.map(({ to }) => to))].sort((left, right) => right - left);
  for (const to of ends) {
    const readings = new Map<string, LooserReading>();
    for (const { effect, said } of effects.filter((one) => one.to === to)) {
      const form = JSON.stringify(normalForm(effect));
      if (readings.has(form)) continue;
      const print = printEffect(behind(card, effect), card.effects.length, 'en', targetsCalled);
      if (withCapitals(print) === withCapitals(said)) readings.set(form, { effect, print });
    }
    const all = [...readings.values()];
    if (all.length === 0) continue;
    const open = new Set(
      all.flatMap(({ effect, print }) => [
        ...leftOpen(effect, words.slice(0, to)),
        ...leftOpen(effect, print),
      ]),
    );
    return { readings: all, open: [...open], to };
  }
  return { readings: [], open: [], to: 0 };
};

/** Where a sentence begins. */
const withCapitals = (words: string): string =>
  words.replace(
    /((?:^|[.:)] |● |\n)"?)([a-z])/g,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );

interface Asked {
  readonly half: Half;
  /** Must it be all of the words? */
  readonly extent: 'whole' | 'beginning';
}
/** Without a target or without such a word behind it both callings are one. */
const couldCallTargetsIt = (words: string): boolean => /target .*\b(?:its?|the[my]|their)\b/is.test(words);
const reading = (card: Card, words: string, asked: Asked): ReadEffect => {
  const first = readCalling('that-target', card, words, asked);
  if (first.readings.length > 0 || !couldCallTargetsIt(words)) return first;
  const second = readCalling('it', card, words, asked);
  return second.readings.length > 0 || second.stop.at > first.stop.at ? second : first;
};
const readCalling = (
  targetsCalled: TargetsCalled,
  card: Card,
  words: string,
  { half, extent }: Asked,
): ReadEffect => {
  const { effects, text } = effectsSaidBy(card, words, { half, targetsCalled });
  const ends = [...new Set(effects.map(({ to }) => to))].sort((left, right) => right - left);
  let looser: { readonly to: number; readonly readings: readonly LooserReading[] } | undefined;
  for (const to of extent === 'whole' ? ends.filter((end) => end === words.length) : ends) {
    const said = words.slice(0, to);
    const readings = new Map<string, Effect>();
    const others: LooserReading[] = [];
    for (const { effect } of effects.filter((one) => one.to === to)) {
      const form = JSON.stringify(normalForm(effect));
      if (readings.has(form)) continue;
      const print = printEffect(behind(card, effect), card.effects.length, 'en', targetsCalled);
      if (print === said) readings.set(form, effect);
      else others.push({ effect, print });
    }
    const all = [...readings.values()];
    const open = [...new Set(all.flatMap((effect) => leftOpen(effect, said)))];
    if (all.length > 0) return { readings: all, looser: [], open, to, stop: furthestStop(text) };
    looser ??= { to, readings: others };
  }
  return {
    readings: [],
    looser: looser?.readings ?? [],
    open: [],
    to: looser?.to ?? 0,
    stop: furthestStop(text),
  };
};

/** The effect behind those that the card has. */
const behind = (card: Card, effect: Effect): Card => ({ ...card, effects: [...card.effects, effect] });
/** Where reading these words stops, with all that could have stood there: slower than `readEffect`, to tell people. */
export const whereReadingStops = (card: Card, words: string, half: Half = 'monster'): Stop => {
  const [first, second] = (['that-target', 'it'] as const).map((targetsCalled) =>
    furthestStop(effectsSaidBy(card, words, { half, targetsCalled, tried: 'everything' }).text),
  );
  return first && second && second.at <= first.at ? first : (second ?? { at: 0, expected: [] });
};

/** Why these words cannot be taken in other ways, though they print so: no text means that. Slower than `readEffect`, to tell people. */
export const meaningless = (card: Card, words: string, half: Half = 'monster'): readonly TextRefusal[] => [
  ...new Set(
    (['that-target', 'it'] as const)
      .flatMap((targetsCalled) =>
        effectsSaidBy(card, words, { half, targetsCalled }).refused.filter(
          ({ effect, to }) =>
            to === words.length &&
            printEffect(behind(card, effect), card.effects.length, 'en', targetsCalled) === words,
        ),
      )
      .flatMap(({ refused }) => refused ?? []),
  ),
];

/** What one sentence, or the line of materials, says of the card's own Summons; undefined if it does not speak of them. */
export const readSummoning = (card: Card, words: string): Summoning | undefined =>
  summoningSaidBy(card, words);

/** What one sentence says of using this card as material; undefined if it speaks of something else. */
export const readAsMaterial = (card: Card, words: string): MaterialText | undefined =>
  asMaterialSaidBy(card, words);

/** What two sentences say of the card's Summons; nothing where they would not say it together. */
export const summoningsTogether = (first: Summoning, second: Summoning): Summoning | undefined => {
  const limit = second.procedure?.limit;
  if (limit && !first.procedure) return undefined;
  if (limit && first.procedure && !first.procedure.limit && Object.keys(second).length === 1)
    return { ...first, procedure: { ...first.procedure, limit } };
  if (Object.keys(second).some((name) => name in first)) return undefined;
  return withoutImpliedNever({ ...first, ...second });
};
