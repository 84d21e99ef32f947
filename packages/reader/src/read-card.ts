/** Reads the whole text of a card: which sentences make which effect, and how sure that is. */
import {
  type Half,
  type LooserReading,
  normalForm,
  readAsMaterial,
  readEffect,
  readFirstEffect,
  readFirstInOtherWords,
  readSummoning,
  silentActivation,
  summoningsTogether,
} from '@spellspeed/cardtext';
import type {
  Card,
  CardActivation,
  Effect,
  EventPattern,
  MaterialText,
  Summoning,
} from '@spellspeed/engine/language';
import { blankCardOf, type CardText } from './card-text.ts';
import { gatheredIn, type Placed, withGathered } from './gathered.ts';
import { normalised } from './normalise.ts';
import { saysTheSame } from './same-words.ts';
import { type Sentence, sentencesOf, together } from './sentences.ts';

/**
 * `checked`: it is read, and a definition by hand or rulings say the same · `proved`: each part has exactly one reading, and what it reads prints the very
 * words · `read`: a part prints other words for the same (`same-words.ts`), which are read as nothing else · `ambiguous`: a part has several readings that
 * print alike, or words that leave open what the game has decided · `not-read`: a part has none.
 */
export const GRADES = ['checked', 'proved', 'read', 'ambiguous', 'not-read'] as const;
export type Grade = (typeof GRADES)[number];
/** What a text alone can come to. */
export type ReadGrade = Exclude<Grade, 'checked'>;
/** Is such a text understood, so that it can be played with? */
export const isUnderstood = (grade: Grade): boolean => GRADES.indexOf(grade) <= GRADES.indexOf('read');

/** Where reading stopped. */
export interface Stopped {
  readonly sentence: string;
  /** What stands at that place. */
  readonly at: string;
  readonly expected: readonly string[];
  /** If the whole sentence was taken for something: what the printer says for it instead. */
  readonly prints: readonly string[];
}
/** Words that are understood, but not in one way alone. */
export interface Doubt {
  readonly sentence: string;
  /** What they can mean: several, or one that is open in something. */
  readonly effects: readonly Effect[];
  readonly open: readonly string[];
}
export interface CardReading {
  readonly grade: ReadGrade;
  /** The definition, if every part of the text has a reading. */
  readonly card?: Card;
  /** The sentences that were not understood, and where reading stopped in each. */
  readonly unread: readonly Stopped[];
  /** What makes it ambiguous. */
  readonly doubts: readonly Doubt[];
}

export type Extent = 'whole' | 'first-unread';

/** An effect seldom has more sentences than this. */
const MOST_SENTENCES = 6;

/**
 * Reads the text of a card. `whole`: all that is not understood is told; `first-unread`: reading ends with the first sentence that is not, so
 * that of a text that cannot be read less is read. `decided`: what the words mean of which there is doubt, in the order of the doubts.
 */
export const readCard = (
  entry: CardText,
  extent: Extent = 'whole',
  decided: readonly Effect[] = [],
): CardReading => {
  const blank = blankCardOf(entry);
  const text = normalised(entry.text, { kind: entry.kind, stays: staysOnField(entry) });
  if (!blank) return notRead([{ sentence: text, at: text, expected: [], prints: [] }]);
  // What does not say that it is a Normal Monster may have effects.
  const isPlain =
    blank.kind === 'monster' &&
    blank.frame === 'normal' &&
    entry.line.includes('Normal') &&
    // Some sources have both texts of a Pendulum Monster in one.
    !/\bPendulum Effect\b/.test(entry.text);
  const isPendulum = blank.kind === 'monster' && blank.abilities.includes('pendulum');
  const before =
    isPendulum && entry.pendulum
      ? [
          readHalf(
            { blank, half: 'pendulum', extent, decided },
            normalised(entry.pendulum, { kind: 'Spell', stays: true }),
          ),
        ]
      : [];
  const rest = decided.slice(before.flatMap(({ doubts }) => doubts).length);
  const halves = [
    ...before,
    ...(isPlain ? [] : [readHalf({ blank, half: 'monster', extent, decided: rest }, text)]),
  ];
  const unread = halves.flatMap((half) => half.unread);
  if (unread.length > 0) return notRead(unread);
  const card = cardWith(
    blank,
    withActivation(
      blank,
      halves.flatMap(({ effects }) => effects),
    ),
    halves.at(-1) ?? NOTHING,
  );
  const doubts = halves.flatMap((half) => half.doubts);
  return { grade: gradeOf(halves, doubts.length, decided.length), card, unread: [], doubts };
};
const gradeOf = (halves: readonly Parts[], doubts: number, decided: number): ReadGrade => {
  if (doubts > decided) return 'ambiguous';
  return doubts > 0 || halves.some(({ isLoose }) => isLoose) ? 'read' : 'proved';
};
const notRead = (unread: readonly Stopped[]): CardReading => ({ grade: 'not-read', unread, doubts: [] });
/** A card that stays is activated even if its text does not speak of it. */
const withActivation = (blank: Card, effects: readonly Effect[]): readonly Effect[] => {
  const silent = silentActivation(blank);
  if (!silent || effects.some(({ effect }) => effect === 'card-activation')) return effects;
  const [first, ...more] = effects;
  // Nothing is printed for it: the first effect that is has the first number.
  return first ? [silent, { ...first, number: 1 }, ...more] : [silent];
};
const cardWith = (
  blank: Card,
  effects: readonly Effect[],
  { summoning, asMaterial }: Pick<Parts, 'summoning' | 'asMaterial'>,
): Card =>
  blank.kind === 'monster'
    ? {
        ...blank,
        effects: gained(blank, summonedProperly(effects, summoning)),
        ...(Object.keys(summoning).length > 0 && { summoning }),
        ...(asMaterial.length > 0 && { asMaterial }),
      }
    : { ...blank, effects };

/** A monster that is first Summoned by its own effect is Summoned properly by it. (summoning.proper.needs-a-first-proper-summon) */
const summonedProperly = (effects: readonly Effect[], { first, only }: Summoning): readonly Effect[] =>
  [...(first ?? []), ...(only ?? [])].includes('own-effect')
    ? effects.map((effect) => proper(effect) as Effect)
    : effects;
const proper = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(proper);
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).map(([name, inner]) => [name, proper(inner)] as const);
  return { ...Object.fromEntries(fields), ...(summonsItself(part) && { properly: true }) };
};
const summonsItself = (part: { readonly do?: unknown; readonly what?: unknown }): boolean =>
  part.do === 'special-summon' && JSON.stringify(part.what) === ITSELF;
const ITSELF = JSON.stringify({ cards: 'referenced', what: { ref: 'this' } });

interface Parts {
  readonly effects: readonly Effect[];
  readonly limits: readonly Placed[];
  readonly summoning: Summoning;
  readonly asMaterial: readonly MaterialText[];
  readonly doubts: readonly Doubt[];
  /** Does a part print other words for the same? */
  readonly isLoose: boolean;
  readonly unread: readonly Stopped[];
}
const NOTHING: Parts = {
  effects: [],
  limits: [],
  summoning: {},
  asMaterial: [],
  doubts: [],
  isLoose: false,
  unread: [],
};

const readHalf = (source: Source, text: string): Parts => {
  const { blank } = source;
  const parts = partsFrom(source, sentencesOf(text), NOTHING);
  const isLimited = parts.limits.some(({ scope }) => scope === 'activation');
  const all = isLimited ? withActivation(blank, parts.effects) : parts.effects;
  const silent = all.length - parts.effects.length;
  const effects = withGathered(
    all,
    parts.limits.map((limit) => ({ ...limit, behind: limit.behind + silent })),
  );
  return effects
    ? { ...parts, effects }
    : {
        ...parts,
        unread: [...parts.unread, { sentence: text, at: text, expected: ['a limit said once'], prints: [] }],
      };
};

/** What its facts say already: that it is always treated as an "X" card, or never. */
const saysItsFacts = (sentence: string, card: Card): boolean =>
  saysItsSeries(sentence, card) || saysWhatItIsNot(sentence, card) || saysItIsGemini(sentence, card);
const saysWhatItIsNot = (sentence: string, { series }: Card): boolean => {
  const [, name] = /^\(This card is not treated as an? "([^"]*)" card\.\)$/.exec(sentence) ?? [];
  return name !== undefined && !series.includes(name);
};
/** What every Gemini monster says before its own effects. */
const saysItIsGemini = (sentence: string, card: Card): boolean =>
  isGemini(card) &&
  (sentence === 'This card is treated as a Normal Monster while face-up on the field or in the GY.' ||
    /^While this card is (?:a Normal Monster|face-up) on the field, you can Normal Summon it to have it (?:become|be treated as) an Effect Monster with (?:this effect|these effects)[.:]$/.test(
      sentence,
    ));
const isGemini = (card: Card): boolean => card.kind === 'monster' && card.abilities.includes('gemini');
/** A Gemini monster gains its effects together: they have one number, behind what it is. */
const gained = (card: Card, effects: readonly Effect[]): readonly Effect[] =>
  isGemini(card) ? effects.map((effect) => ({ ...effect, number: 2 })) : effects;
/** "(This card is always treated as an "X" card.)" */
const saysItsSeries = (sentence: string, { series }: Card): boolean => {
  const [, names] = /^\(This card is always treated as an? (.*) card\.\)$/.exec(sentence) ?? [];
  const all = [...(names ?? '').matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
  return all.length > 0 && all.every((name) => series.includes(name));
};
interface Source {
  readonly blank: Card;
  readonly half: Half;
  readonly extent: Extent;
  /** What the words mean of which there is doubt, in this half. */
  readonly decided: readonly Effect[];
}
/** The first part takes as many sentences as make sense together; what follows is read in the same way. */
const partsFrom = (source: Source, sentences: readonly Sentence[], before: Parts): Parts => {
  const [next] = sentences;
  if (next === undefined) return before;
  // The effects of which a limit speaks stand after bullets.
  const isListed =
    (before.limits.at(-1)?.scope === 'following' || isGemini(source.blank)) && next.words.startsWith('● ');
  const first = isListed ? next.words.slice(2) : next.words;
  const { blank, half } = source;
  const limit = gatheredIn(first, blank.name);
  const rest = sentences.slice(1);
  if (saysItsFacts(first, blank)) return partsFrom(source, rest, before);
  if (limit)
    return partsFrom(source, rest, {
      ...before,
      limits: [...before.limits, { ...limit, behind: before.effects.length }],
    });
  const said = half === 'monster' ? readSummoning(blank, first) : undefined;
  const summoning = said && summoningsTogether(before.summoning, said);
  if (summoning) return partsFrom(source, rest, { ...before, summoning });
  const asMaterial = half === 'monster' ? readAsMaterial(blank, first) : undefined;
  if (asMaterial)
    return partsFrom(source, rest, { ...before, asMaterial: [...before.asMaterial, asMaterial] });
  const words = together([{ ...next, words: first }, ...sentences.slice(1, MOST_SENTENCES)]);
  const {
    effects: readings,
    open,
    isLoose,
    to,
    stop,
    prints,
  } = understoodOf(speaker(blank, before.effects), words, half);
  const [only, other] = readings;
  const isDoubtful = other !== undefined || open.length > 0;
  const meant = isDoubtful ? (source.decided[before.doubts.length] ?? only) : only;
  const effect = meant && asSecondWay(meant, before.effects);
  if (effect && !isSecondActivation(effect, before.effects))
    return partsFrom(source, sentences.slice(sentencesIn([{ ...next, words: first }, ...rest], to)), {
      ...before,
      effects: [...before.effects, effect],
      doubts: isDoubtful
        ? [...before.doubts, { sentence: words.slice(0, to), effects: readings, open }]
        : before.doubts,
      isLoose: before.isLoose || isLoose,
    });
  const stopped = {
    sentence: first,
    at: words.slice(stop.at, first.length),
    expected: stop.expected,
    prints,
  };
  const unread = { ...before, unread: [...before.unread, stopped] };
  return source.extent === 'whole' ? partsFrom(source, rest, unread) : unread;
};
/** What only lasts for a time is no effect of its own: the sentence goes on with the effect before it. */
const GOES_ON =
  /^ (?:This card|It|They|That \w+|Those \w+|You) (?:cannot|can|gains?|loses?|is|are)\b(?:[^."]|"[^"]*")*\b(?:this turn|until)\b(?!(?:[^."]|"[^"]*")*\byou activate\b)/;
/** The effect with which these words begin; if they are printed for none, the one that is printed in other words for the same. */
const understoodOf = (card: Card, words: string, half: Half) => {
  const { readings, looser, open, to, stop } = readFirstEffect(card, words, half);
  if (readings.length > 0) {
    const longer = GOES_ON.test(words.slice(to)) ? saidOtherwise(card, words, half) : undefined;
    return longer && longer.to > to
      ? { ...longer, isLoose: true, stop, prints: [] }
      : { effects: readings, open, isLoose: false, to, stop, prints: [] };
  }
  const same = looser.filter(({ print }) => saysTheSame(words.slice(0, to), print));
  const [only] = same;
  const back = only !== undefined && same.length === 1 ? readBack(card, only, half) : undefined;
  const otherwise = back ? undefined : saidOtherwise(card, words, half);
  return {
    effects: back ? [back] : (otherwise?.effects ?? []),
    open: otherwise?.open ?? [],
    isLoose: true,
    to: otherwise?.to ?? to,
    stop,
    prints: [...new Set(looser.map(({ print }) => print))],
  };
};
/** What forms read that are never printed: of one meaning, it must be what its own print is read as. */
const saidOtherwise = (card: Card, words: string, half: Half) => {
  const { readings, open, to } = readFirstInOtherWords(card, words, half);
  const [only, other] = readings;
  if (only === undefined) return undefined;
  if (other !== undefined) return { effects: readings.map(({ effect }) => effect), open, to };
  const back = readBack(card, only, half);
  return back && { effects: [back], open, to };
};
/** What its own print is read as, if that is the same and nothing else. */
const readBack = (card: Card, { effect, print }: LooserReading, half: Half): Effect | undefined => {
  const { readings, open } = readEffect(card, print, half);
  const [only, other] = readings;
  const isSame = only && JSON.stringify(normalForm(only)) === JSON.stringify(normalForm(effect));
  return isSame && other === undefined && open.length === 0 ? only : undefined;
};
/** Does it stay, so that what it says applies as long as it does? */
const staysOnField = ({ kind, line }: CardText): boolean =>
  kind === 'Monster' || /Continuous|Field|Equip/.test(line);
/** A card is activated in one way: a sentence that could be another activation goes on with what was said before. */
const isSecondActivation = (effect: Effect, before: readonly Effect[]): boolean =>
  effect.effect === 'card-activation' &&
  effect.number === undefined &&
  before.some((one) => one.effect === 'card-activation');
/** "When a monster would be Summoned, OR a Spell/Trap Card is activated": two activations with one number. */
const asSecondWay = (effect: Effect, before: readonly Effect[]): Effect => {
  const [first] = before;
  const isSecond =
    effect.effect === 'card-activation' &&
    first?.effect === 'card-activation' &&
    before.length === 1 &&
    !first.limit &&
    !effect.limit &&
    waitsFor(first, 'would-be-summoned') &&
    waitsFor(effect, 'activated');
  return isSecond ? { ...effect, number: 1 } : effect;
};
const waitsFor = ({ on = [] }: CardActivation, what: EventPattern['event']): boolean =>
  on.length > 0 && on.every(({ event }) => event === what);
/** The card as far as the next effect can speak of it: an Equip Card's text goes on about the equipped monster. */
const speaker = (blank: Card, effects: readonly Effect[]): Card =>
  blank.kind === 'monster' && isGemini(blank)
    ? // Its effects stand after bullets, which are taken off.
      { ...blank, abilities: blank.abilities.filter((ability) => ability !== 'gemini') }
    : blank.kind === 'spell' && blank.property === 'Equip'
      ? { ...blank, effects: effects.slice(-1) }
      : blank;
/** How many sentences have so many letters. */
const sentencesIn = (sentences: readonly Sentence[], letters: number): number => {
  let length = -1;
  const last = sentences.findIndex(({ words }) => {
    length += 1 + words.length;
    return length >= letters;
  });
  return last + 1;
};
