/** The text of a card in a file, and with which word of the effect language each of its sentences may begin. */
import type { CardFacts } from '@spellspeed/cards';
import { foldName } from '@spellspeed/cards';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';

/** The text of a card in a file: the whole file, or the line of the card where it holds one card a line as JSON. */
export const textIn = (file: string, facts: CardFacts): string => {
  const text = readText(file);
  if (!file.endsWith('.jsonl')) return text;
  for (const line of text.split('\n')) {
    if (!line.includes(String(facts.passcode)) && !foldName(line).includes(foldName(facts.names.en)))
      continue;
    const card: unknown = JSON.parse(line);
    if (isTextLine(card) && card.passcode === facts.passcode) return card.text;
  }
  throw new Trouble(`${file} holds no line with the passcode ${facts.passcode} and a text.`);
};
const isTextLine = (value: unknown): value is { readonly passcode: number; readonly text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'passcode' in value &&
  'text' in value &&
  typeof value.text === 'string';

/** With what the definition says such a sentence, as far as its first words tell. */
export const likelyWord = (sentence: string, { kind }: Pick<CardFacts, 'kind'>): string => {
  if (/^You can only (?:use|activate)\b/.test(sentence)) return 'the limit of the effects that it names';
  if (/^(?:Cannot be (?:Normal|Special) Summoned|Must (?:first )?be)\b/.test(sentence)) return 'summoning: …';
  if (/\(Quick Effect\)/.test(sentence)) return 'quick({ cost, targets, resolve })';
  if (/^(?:When|If)\b/.test(sentence))
    return kind === 'monster'
      ? 'trigger({ on, use, cost, targets, resolve })'
      : 'activation({ on, … }), or a trigger of the card on the field';
  if (/^(?:Once per turn|You can|During your Main Phase)\b/.test(sentence))
    return 'ignition({ cost, targets, resolve })';
  if (kind === 'monster') return 'continuous({ affects, modifiers })';
  return 'activation({ cost, targets, resolve }), or continuous({ affects, modifiers })';
};
