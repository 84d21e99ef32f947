/** A draft as the source of a definition: the way to write the rest by hand. */
import { type CardFacts, definitionNameOf } from '@spellspeed/cards';
import { behaviourOf, type DraftPart } from '@spellspeed/reader';
import { TO_BE_WRITTEN } from './stubs.ts';

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
