/** What stands in a new definition and in its rulings until somebody writes them. */
import { type CardFacts, definitionNameOf } from '@spellspeed/cards';
import { likelyWord } from './sentences.ts';

/** In a definition this marks what is still to be written; `card check` finds it. */
export const TO_BE_WRITTEN = 'To be written:';

/** A definition with one line for each sentence of the text; of a text that is not given, its number alone. */
export const definitionStub = (facts: CardFacts, sentences: readonly (string | null)[]): string => {
  const builder = `${facts.kind}Card`;
  const lines = sentences.map((sentence, index) => {
    const word = sentence === null ? '' : `, probably ${likelyWord(sentence, facts)}`;
    return `    // ${TO_BE_WRITTEN} sentence ${index + 1}${word}`;
  });
  const hasMaterials = facts.kind === 'monster' && ['fusion', 'synchro', 'xyz', 'link'].includes(facts.frame);
  return [
    `import { ${builder} } from '../../card.ts';`,
    '',
    `export const ${definitionNameOf(facts)} = ${builder}(${facts.passcode}, {`,
    ...(hasMaterials ? [`  // ${TO_BE_WRITTEN} summoning: { materials: [ … ] }`] : []),
    '  effects: [',
    ...lines,
    '  ],',
    '});',
    '',
  ].join('\n');
};

/** Rulings that fail until they are written, one for each sentence. */
export const rulingsStub = ({ names }: CardFacts, sentences: number): string =>
  Array.from({ length: sentences }, (_, index) => rulingStub(names.en, index + 1)).join('---\n');

const rulingStub = (name: string, sentence: number): string =>
  [
    `title: ${JSON.stringify(`${name}, sentence ${sentence}`)}`,
    `unwritten: what sentence ${sentence} of the text does, what it may not do and one refusal, written from the text before the engine is asked`,
    `A: { hand: [${JSON.stringify(name)}] }`,
    'steps: []',
    '',
  ].join('\n');
