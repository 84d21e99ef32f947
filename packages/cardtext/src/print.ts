/** The order of a card's text, which all languages share: materials, Summoning conditions, effects, names. */
import {
  type ActivatedEffect,
  type Card,
  type Effect,
  isActivated,
  isPendulumEffect,
  printedNumber,
} from '@spellspeed/engine';
import { ENGLISH } from './english/english.ts';
import { isGemini } from './meaning/summoning.ts';
import { emptyMemory, type Mention } from './memory.ts';
import type { Scene, Wording } from './wording.ts';

/** The languages in which cards can be printed. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
const WORDINGS: { readonly [language in Language]: Wording } = { en: ENGLISH };

/** The printed text of one effect. */
export interface PrintedEffect {
  /** Its number on the card: ①②③ are 1, 2, 3; 0 for a condition of the card's activation. */
  readonly number: number;
  readonly text: string;
}
/** A card's text in its parts. */
export interface CardLines {
  /** Materials and Summoning conditions. */
  readonly summoning: readonly string[];
  readonly effects: readonly PrintedEffect[];
  /** Those of a Pendulum Monster in its Pendulum Zone, numbered apart. */
  readonly pendulumEffects: readonly PrintedEffect[];
  /** What is not an effect, such as names that it always has. */
  readonly notes: readonly string[];
}

/** The text of a card in its parts. A plain activation has nothing to say and is left out. */
export const printCardLines = (card: Card, language: Language): CardLines => {
  const wording = WORDINGS[language];
  const texts = printEffects(card, wording);
  const inPendulumZone = (index: number): boolean => {
    const effect = card.effects[index];
    return effect !== undefined && (isPendulumEffect(effect) || isPendulumActivation(card, effect));
  };
  const effects = byNumber(card, texts, wording, (index) => !inPendulumZone(index));
  const pendulumEffects = byNumber(card, texts, wording, inPendulumZone);
  const scene: Scene = { card, memory: emptyMemory() };
  const conditions = wording.summoning(scene).map(wording.sentence);
  const summoning = [wording.materials(scene), conditions.join(wording.betweenSentences)];
  return { summoning: summoning.filter(isSaid), effects, pendulumEffects, notes: wording.notes(card) };
};

/** Activating a Pendulum Monster as a Spell: what it says stands before the Pendulum Effects, without a number. */
const isPendulumActivation = (card: Card, effect: Effect): boolean =>
  card.kind === 'monster' && effect.effect === 'card-activation';
const numberOf = (card: Card, index: number): number => {
  const effect = card.effects[index];
  return effect && isPendulumActivation(card, effect) ? 0 : printedNumber(card.effects, index);
};
/** One printed effect may need several entries of the definition. */
const byNumber = (
  card: Card,
  texts: readonly string[],
  wording: Wording,
  belongs: (index: number) => boolean,
): readonly PrintedEffect[] => {
  const numbers = texts.map((_, index) => (belongs(index) ? numberOf(card, index) : 0));
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((number) => {
      const parts = texts.filter(
        (text, index) => belongs(index) && numbers[index] === number && isSaid(text),
      );
      const join = (before: string, text: string) =>
        before + (before.includes('\n') ? '\n' : wording.betweenSentences) + text;
      return { number, text: parts.length === 0 ? '' : parts.reduce(join) };
    })
    .filter(({ text }) => isSaid(text));
};

/** The text of one effect; empty for an activation that does nothing of its own. */
export const printEffect = (card: Card, effectIndex: number, language: Language): string =>
  printEffects(card, WORDINGS[language])[effectIndex] ?? '';

/** The texts of the ways in which an effect can be activated, in their order; of one that has one way, its whole text. */
export const printOptions = (card: Card, effectIndex: number, language: Language): readonly string[] => {
  const effect = card.effects[effectIndex];
  if (effect === undefined || !isActivated(effect) || effect.modes.length < 2)
    return [printEffect(card, effectIndex, language)];
  return modeTexts(effect, WORDINGS[language], { card, memory: emptyMemory() });
};

/** The whole text of a card, a paragraph a part. A Normal Monster has none. */
export const printCard = (card: Card, language: Language): string => {
  const { summoning, effects, pendulumEffects, notes } = printCardLines(card, language);
  const { pendulumHeading, monsterHeading } = WORDINGS[language];
  const inPendulumZone = pendulumEffects.map(({ text }) => `${pendulumHeading}${text}`);
  const asMonster = effects.map(({ text }) =>
    inPendulumZone.length > 0 ? `${monsterHeading}${text}` : text,
  );
  return [...notes, ...inPendulumZone, ...summoning, ...asMonster].join('\n');
};

/** What kind of card it is: "[Spellcaster / Effect] Level 4 DARK 1600/1800", "Normal Spell". */
export const describeKind = (card: Card, language: Language): string => WORDINGS[language].kind(card);

/** All effects in order: a later one may speak of cards that an earlier one has linked. */
const printEffects = (card: Card, wording: Wording): readonly string[] => {
  const links = new Map<string, Mention>();
  return card.effects.map((effect) => {
    const scene: Scene = { card, memory: emptyMemory(links) };
    const text = printOne(effect, wording, scene);
    // Effects that a Gemini monster gains stand after bullets.
    return isGemini(card) ? wording.bullet + text : text;
  });
};

/** Effects that it gives to others stand after bullets. */
const printOne = (effect: Effect, wording: Wording, scene: Scene): string => {
  const text = isActivated(effect)
    ? printActivated(effect, wording, scene)
    : wording.sentence(wording.applied(effect, scene));
  const given = givenBy(effect).map((each) => wording.bullet + printOne(each, wording, scene));
  return [text, ...given].join('\n');
};
const givenBy = (part: unknown): readonly Effect[] => {
  if (typeof part !== 'object' || part === null) return [];
  if (isGiving(part)) return part.effects;
  return Object.values(part).flatMap(givenBy);
};
const isGiving = (part: object): part is { readonly effects: readonly Effect[] } =>
  ('effect' in part && part.effect === 'grant') || ('modifies' in part && part.modifies === 'gains-effects');

const printActivated = (effect: ActivatedEffect, wording: Wording, scene: Scene): string => {
  const heading = wording.heading(effect, scene);
  const body =
    effect.modes.length === 1
      ? printOnlyMode(heading, effect, wording, scene)
      : printModes(heading, effect, wording, scene);
  const afterwards = wording.afterwards(effect, scene).map(wording.sentence).filter(isSaid);
  const end = afterwards.join(wording.betweenSentences);
  return [body, end].filter(isSaid).join(body.includes('\n') ? '\n' : wording.betweenSentences);
};

/** When: costs and targets; what it does. Said in this order, since each part may point back. */
const printOnlyMode = (heading: string, effect: ActivatedEffect, wording: Wording, scene: Scene): string => {
  const [mode] = effect.modes;
  if (!mode) return '';
  const activation = wording.activation(mode, effect, scene);
  const resolution = wording.resolution(mode, effect, scene);
  return wording.sentence(wording.assemble({ heading, activation, resolution }, effect, scene));
};

const printModes = (heading: string, effect: ActivatedEffect, wording: Wording, scene: Scene): string =>
  [
    wording.choiceOfModes(heading, effect, scene),
    ...modeTexts(effect, wording, scene).map((text) => `${wording.bullet}${text}`),
  ].join('\n');
const modeTexts = (effect: ActivatedEffect, wording: Wording, scene: Scene): readonly string[] =>
  effect.modes.map((mode) => {
    const memory = emptyMemory(scene.memory.links);
    const own: Scene = { card: scene.card, memory };
    const parts = {
      heading: wording.modeHeading(mode, effect, own),
      activation: wording.activation(mode, effect, own),
      resolution: wording.resolution(mode, effect, own),
    };
    const bare: ActivatedEffect = { ...effect, effect: 'card-activation', modes: [mode] };
    return wording.sentence(wording.assemble(parts, bare, own));
  });

const isSaid = (text: string): boolean => text !== '';
