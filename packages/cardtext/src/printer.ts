/** The order of a card's text, which all languages share: materials, Summoning conditions, effects, names. */
import {
  type Action,
  type ActionOf,
  type ActivatedEffect,
  type Card,
  type Effect,
  isActivated,
  isPendulumEffect,
  type Mode,
  printedNumber,
} from '@spellspeed/engine/language';
import { Kept } from './kept.ts';
import { isSaidInBullets } from './meaning/sequence.ts';
import { isGemini } from './meaning/summoning.ts';
import { emptyMemory, type Mention, type TargetsCalled } from './memory.ts';
import type { PrintedEffect, Scene, Wording } from './wording.ts';

export type { PrintedEffect };

/** A card's text in its parts. */
export interface CardLines {
  /** Materials and Summoning conditions. */
  readonly summoning: readonly string[];
  /** What limits the use of the effects, in languages that say it before them. */
  readonly limits: readonly string[];
  readonly effects: readonly PrintedEffect[];
  /** Those among them that the definition has no entry for: Summons by the card's own text, in languages that number them. */
  readonly ownEffects: readonly PrintedEffect[];
  readonly pendulumLimits: readonly string[];
  /** Those of a Pendulum Monster in its Pendulum Zone, numbered apart. */
  readonly pendulumEffects: readonly PrintedEffect[];
  /** What is not an effect, such as names that it always has. */
  readonly notes: readonly string[];
}

/** Prints cards in one language. */
export interface Printer {
  /** The text of a card in its parts. A plain activation has nothing to say and is left out. */
  readonly cardLines: (card: Card, targetsCalled?: TargetsCalled) => CardLines;
  /** The whole text of a card, a paragraph a part. A Normal Monster has none. */
  readonly card: (card: Card) => string;
  /** The text of one effect; empty for an activation that does nothing of its own. */
  readonly effect: (card: Card, effectIndex: number, targetsCalled?: TargetsCalled) => string;
  /** The texts of the ways in which an effect can be activated, in their order; of one that has one way, its whole text. */
  readonly options: (card: Card, effectIndex: number) => readonly string[];
  /** What a monster asks for to be Summoned: the materials that it lists; a Ritual Monster its Level, which its kind tells. */
  readonly wanted: (card: Card) => string;
  /** What kind of card it is: "[Spellcaster / Effect] Level 4 DARK 1600/1800", "Normal Spell". */
  readonly kind: (card: Card) => string;
}

/** The printer of a language with this wording. */
export const printerWith = (wording: Wording): Printer => ({
  cardLines: (card, targetsCalled) => cardLines(wording, card, targetsCalled),
  card: (card) => wholeCard(wording, card),
  effect: (card, effectIndex, targetsCalled) => oneEffect(wording, card, effectIndex, targetsCalled),
  options: (card, effectIndex) => optionsOf(wording, card, effectIndex),
  wanted: (card) => wantedFor(wording, card),
  kind: wording.kind,
});

const cardLines = (wording: Wording, card: Card, targetsCalled?: TargetsCalled): CardLines => {
  const texts = printEffects(card, wording, targetsCalled);
  const inPendulumZone = (index: number): boolean => {
    const effect = card.effects[index];
    return effect !== undefined && (isPendulumEffect(effect) || isPendulumActivation(card, effect));
  };
  const scene: Scene = { card, memory: emptyMemory() };
  const own = wording.ownEffects(scene);
  const effects = byNumber([...own, ...numbered(card, texts, (index) => !inPendulumZone(index))], wording);
  const pendulumEffects = byNumber(numbered(card, texts, inPendulumZone), wording);
  const join = (sentences: readonly string[]): string =>
    sentences.map(wording.sentence).join(wording.betweenSentences);
  const limits = (where: 'monster' | 'pendulum', all: readonly PrintedEffect[]): readonly string[] => {
    const { length } = all.filter(({ number }) => number > 0);
    return [join(wording.limits(scene, where, length))].filter(isSaid);
  };
  return {
    summoning: [wording.materials(scene), join(wording.summoning(scene))].filter(isSaid),
    limits: limits('monster', effects),
    effects,
    ownEffects: own,
    pendulumLimits: limits('pendulum', pendulumEffects),
    pendulumEffects,
    notes: wording.notes(card),
  };
};

/** Activating a Pendulum Monster as a Spell: what it says stands before the Pendulum Effects, without a number. */
const isPendulumActivation = (card: Card, effect: Effect): boolean =>
  card.kind === 'monster' && effect.effect === 'card-activation';
const numberOf = (card: Card, index: number): number => {
  const effect = card.effects[index];
  return effect && isPendulumActivation(card, effect) ? 0 : printedNumber(card.effects, index);
};
/** The texts of the entries of the definition, with the numbers that are printed on the card. */
const numbered = (
  card: Card,
  texts: readonly string[],
  belongs: (index: number) => boolean,
): readonly PrintedEffect[] =>
  texts.flatMap((text, index) =>
    belongs(index) && isSaid(text) ? [{ number: numberOf(card, index), text }] : [],
  );
/** One printed effect may need several entries of the definition. */
const byNumber = (entries: readonly PrintedEffect[], wording: Wording): readonly PrintedEffect[] =>
  [...new Set(entries.map(({ number }) => number))]
    .sort((a, b) => a - b)
    .map((number) => {
      const parts = entries.filter((entry) => entry.number === number).map(({ text }) => text);
      const join = (before: string, text: string) =>
        before +
        (before.includes('\n') || text.startsWith(wording.bullet) ? '\n' : wording.betweenSentences) +
        text;
      return { number, text: parts.reduce(join) };
    });

const wantedFor = (wording: Wording, card: Card): string =>
  card.kind === 'monster' && card.frame === 'ritual'
    ? wording.kind(card)
    : wording.materials({ card, memory: emptyMemory() });

const oneEffect = (
  wording: Wording,
  card: Card,
  effectIndex: number,
  targetsCalled: TargetsCalled = 'that-target',
): string => printEffects(card, wording, targetsCalled)[effectIndex] ?? '';

const optionsOf = (wording: Wording, card: Card, effectIndex: number): readonly string[] => {
  const effect = card.effects[effectIndex];
  if (effect === undefined || !isActivated(effect)) return [oneEffect(wording, card, effectIndex)];
  const scene: Scene = { card, memory: emptyMemory() };
  if (effect.modes.length > 1) return modeTexts(effect, wording, scene);
  // Whoever chooses sees each of them, also where one sentence says both.
  const bullets = bulletsOf(effect, { ...wording, isChosenInSentence: () => false }, scene);
  return bullets.length > 0 ? bullets : [oneEffect(wording, card, effectIndex)];
};

const wholeCard = (wording: Wording, card: Card): string => {
  const { summoning, limits, effects, pendulumLimits, pendulumEffects, notes } = cardLines(wording, card);
  const linesOf = (all: readonly PrintedEffect[]): readonly string[] =>
    all.map(({ number, text }) => wording.numbered(number, text));
  const asMonster = [...limits, ...linesOf(effects)];
  const inPendulumZone = [...pendulumLimits, ...linesOf(pendulumEffects)];
  if (inPendulumZone.length === 0) return [...notes, ...summoning, ...asMonster].join('\n');
  const isMonsterSaid = asMonster.length > 0 || summoning.length > 0;
  const monster = isMonsterSaid ? wording.monsterSection(summoning, asMonster) : [];
  return [...notes, ...wording.pendulumSection(inPendulumZone), ...monster].join('\n');
};

/** All effects in order: a later one may speak of cards that an earlier one has linked. */
const printEffects = (
  card: Card,
  wording: Wording,
  targetsCalled: TargetsCalled = 'that-target',
): readonly string[] => {
  const links = new Kept<Mention>();
  return card.effects.map((effect) => {
    const scene: Scene = { card, memory: emptyMemory(links, targetsCalled) };
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
  // What is given points to nothing that stands before it.
  const own = (): Scene => ({
    card: scene.card,
    memory: emptyMemory(scene.memory.links, scene.memory.targetsCalled),
  });
  const given = givenBy(effect).map((each) => wording.bullet + printOne(each, wording, own()));
  return [text, ...given].join('\n');
};
/** One effect by itself, in a scene. */
export const textOfEffect = (effect: Effect, wording: Wording, scene: Scene): string =>
  printOne(effect, wording, scene);
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
  const bullets = bulletsOf(effect, wording, scene).map((text) => `\n${wording.bullet}${text}`);
  const afterwards = wording.afterwards(effect, scene).map(wording.sentence).filter(isSaid);
  const end = afterwards.join(wording.betweenSentences);
  const whole = [body, ...bullets].join('');
  return [whole, end].filter(isSaid).join(whole.includes('\n') ? '\n' : wording.betweenSentences);
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
  effect.modes.map((mode) => textOfMode(mode, effect, wording, scene));
/** One way of an effect that has several, as it stands after its bullet: it points to nothing that stands before it. */
export const textOfMode = (mode: Mode, effect: ActivatedEffect, wording: Wording, scene: Scene): string => {
  const own: Scene = { card: scene.card, memory: emptyMemory(scene.memory.links) };
  const parts = {
    heading: wording.modeHeading(mode, effect, own),
    activation: wording.activation(mode, effect, own),
    resolution: wording.resolution(mode, effect, own),
    ...(effect.effect !== 'card-activation' && { isWayOfEffect: true as const }),
  };
  const bare: ActivatedEffect = { effect: 'card-activation', from: effect.from, modes: [mode] };
  return wording.sentence(wording.assemble(parts, bare, own));
};

/** "apply 1 of these effects": each of them. */
const bulletsOf = (effect: ActivatedEffect, wording: Wording, scene: Scene): readonly string[] =>
  effect.modes.flatMap(({ resolve }) =>
    choicesIn(resolve, wording).map((action) => {
      const own: Scene = { card: scene.card, memory: emptyMemory(scene.memory.links) };
      return wording.sentence(wording.resolution({ targets: [], resolve: action }, effect, own));
    }),
  );
const choicesIn = (part: unknown, wording: Wording): readonly Action[] => {
  if (typeof part !== 'object' || part === null) return [];
  if (isSequence(part) && isSaidInBullets(part)) return part.parts;
  const isInBullets = isChoice(part) && !wording.isChosenInSentence?.(part);
  return isInBullets ? part.actions : Object.values(part).flatMap((one) => choicesIn(one, wording));
};
const isSequence = (part: object): part is ActionOf<'sequence'> => 'do' in part && part.do === 'sequence';
const isChoice = (part: object): part is ActionOf<'one-of'> => 'do' in part && part.do === 'one-of';

const isSaid = (text: string): boolean => text !== '';
