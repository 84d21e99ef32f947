/** A definition as far as a text can be read, with a hole for each sentence that cannot: the way to write the rest by hand. */
import { type CardFacts, definitionNameOf } from '@spellspeed/cards';
import type { Card } from '@spellspeed/engine';
import { behaviourOf, type CardText, readCard } from '@spellspeed/reader';
import { sentencesOf } from './sentences.ts';
import { TO_BE_WRITTEN } from './stubs.ts';

/** One or more sentences that were read together, or one that was not. */
export type DraftPart =
  | { readonly read: Card; readonly sentences: readonly string[] }
  | { readonly notRead: string };

/** An effect seldom has more sentences than this. */
const MOST_TOGETHER = 4;

/** The parts of a text in their order; as many sentences as make sense together are read together. */
export const draftOf = (entry: CardText): readonly DraftPart[] => {
  const whole = readCard(entry);
  if (whole.card) return [{ read: whole.card, sentences: [entry.text] }];
  const sentences = sentencesOf(entry.text);
  const parts: DraftPart[] = [];
  for (let from = 0; from < sentences.length; ) {
    const found = longestFrom(entry, sentences.slice(from, from + MOST_TOGETHER));
    parts.push(found ?? { notRead: sentences[from] ?? '' });
    from += found?.sentences.length ?? 1;
  }
  return parts;
};

const longestFrom = (
  entry: CardText,
  sentences: readonly string[],
): Extract<DraftPart, { read: Card }> | undefined => {
  for (let count = sentences.length; count > 0; count -= 1) {
    const taken = sentences.slice(0, count);
    const { card } = readCard({ ...entry, text: taken.join(' ') });
    if (card) return { read: card, sentences: taken };
  }
  return undefined;
};

/** The draft as the source of a definition. */
export const draftSource = (facts: CardFacts, parts: readonly DraftPart[]): string => {
  const behaviours = parts.flatMap((part) => ('read' in part ? [behaviourOf(part.read)] : []));
  const others = Object.assign(
    {},
    ...behaviours.map(({ effects: _, remains: __, ...rest }) => rest),
  ) as Record<string, unknown>;
  return [
    `export const ${definitionNameOf(facts)} = ${facts.kind}Card(${facts.passcode}, {`,
    ...Object.entries(others).map(([part, value]) => `  ${part}: ${valueSource(value, '  ')},`),
    '  effects: [',
    ...parts.flatMap((part) =>
      'read' in part
        ? part.read.effects.map((effect) => `    ${valueSource(effect, '    ')},`)
        : [`    // ${TO_BE_WRITTEN} ${part.notRead}`],
    ),
    '  ],',
    '});',
  ].join('\n');
};

/** A plain value as it is written in TypeScript. */
const valueSource = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('\n', `\n${indent}`);
