/** Everything that reads what comes from outside, each with real inputs and with what it may do with a damaged one. */
import { diceOf, randomBot } from '@spellspeed/bots';
import { deckCard, namedDeckCard } from '@spellspeed/cards';
import {
  createDuel,
  createDuelFromField,
  type Duel,
  DuelSetUpError,
  restoreDuel,
  type Snapshot,
} from '@spellspeed/engine';
import {
  beginDuel,
  checkDeck,
  parseDeck,
  parseDeckLines,
  poolFor,
  readJson,
  readReplay,
} from '@spellspeed/formats';
import { parseScenarios, runWithoutLaws } from '@spellspeed/rulings';
import { CARD_TEXT_READERS } from './card-text-readers.ts';
import { MATCH_READERS } from './match-readers.ts';
import * as material from './material.ts';
import type { Outcome } from './outcome.ts';
import { ofTexts, ofValues, outcomeOf, type Reader, valueIn } from './reader.ts';

/** A duel that was let in must be one: it is played for a while. */
const playOn = (duel: Duel, seed: number): void => {
  const bot = randomBot(seed);
  for (let step = 0; step < 12 && duel.decision; step++) {
    const { decision } = duel;
    const refusal = duel.answer(bot.choose(() => duel.view(decision.player), decision));
    if (refusal) throw new Error(`An offered answer is refused: ${refusal.message}`);
    duel.view(1);
  }
};
const ofDuels =
  (begin: (value: unknown) => Duel) =>
  (input: string): Outcome => {
    const found = valueIn(input);
    if (found === null) return 'refused';
    let duel: Duel;
    try {
      duel = begin(found.value);
    } catch (thrown) {
      if (thrown instanceof DuelSetUpError) return 'refused';
      throw thrown;
    }
    playOn(duel, input.length);
    return 'read';
  };
const withPool = <T>(value: unknown): T =>
  // Whatever it is: the door is to find out.
  (typeof value === 'object' && value !== null ? { ...value, pool: material.POOL } : value) as T;

const readScenarios = (input: string): Outcome => {
  const { scenarios, mistakes } = parseScenarios(input, 'x.yaml');
  const [first] = scenarios;
  // Playing one takes far longer than reading it.
  if (first && input.length % 4 === 0) runWithoutLaws(first);
  return mistakes.length === 0 ? 'read' : 'refused';
};
const readWholeReplay = (input: string): Outcome => {
  const parsed = readReplay(input, 'x.replay');
  if (!parsed.ok) return 'refused';
  const found = poolFor(parsed.value, material.POOL);
  if (found !== 'same' && found !== 'unchanged') return 'refused';
  try {
    const duel = beginDuel(parsed.value, material.POOL);
    for (const answer of parsed.value.answers.slice(0, 20)) if (duel.answer(answer)) return 'refused';
    return 'read';
  } catch (thrown) {
    if (thrown instanceof DuelSetUpError) return 'refused';
    throw thrown;
  }
};
const readDeck = (input: string): Outcome => {
  const parsed = parseDeck(input, 'x.ydk', namedDeckCard);
  if (parsed.ok) checkDeck(parsed.value, deckCard);
  return outcomeOf(parsed);
};

const readDeckLines = (input: string): Outcome => {
  const parsed = parseDeckLines(input, 'x.jsonl');
  if (parsed.ok) for (const { lists } of parsed.value) checkDeck(lists, deckCard);
  return outcomeOf(parsed);
};

export const READERS: readonly Reader[] = [
  { name: 'ydk', make: ofTexts(material.deckTexts), read: readDeck },
  { name: 'ydke', make: ofTexts(material.linkTexts), read: readDeck },
  { name: 'deck-lines', make: ofTexts(material.deckLines), read: readDeckLines },
  { name: 'json', make: ofTexts(material.replays), read: (input) => outcomeOf(readJson(input, 'x.json')) },
  { name: 'replay', make: ofTexts(material.replays), read: readWholeReplay },
  {
    name: 'replay-value',
    make: ofValues(() => material.replays().map((text) => JSON.parse(text) as unknown)),
    read: readWholeReplay,
  },
  { name: 'scenario', make: ofTexts(material.scenarioTexts), read: readScenarios },
  {
    name: 'snapshot',
    make: ofValues(material.snapshots),
    read: ofDuels((value) => restoreDuel(material.POOL, value as Snapshot)),
  },
  {
    name: 'field',
    make: ofValues(material.fields),
    read: ofDuels((value) => createDuelFromField(withPool(value))),
  },
  {
    name: 'options',
    make: ofValues(material.options),
    read: ofDuels((value) => createDuel(withPool(value))),
  },
  ...MATCH_READERS,
  ...CARD_TEXT_READERS,
];

/** The input of this number for this reader; nothing where the damage is too deep to be written down. */
export const inputFor = (reader: Reader, seed: number, number: number): string => {
  const dice = diceOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b) ^ reader.name.length);
  try {
    return reader.make(dice);
  } catch (thrown) {
    if (thrown instanceof RangeError) return '';
    throw thrown;
  }
};
