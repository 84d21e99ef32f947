import { readFileSync } from 'node:fs';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The lines of the README that embed a duel. They print its result at the end. */
export const embeddingLines = (): string => {
  const lines = /## Embed it[\s\S]*?```ts\n([\s\S]*?)```/.exec(readme)?.[1];
  if (lines === undefined) throw new Error('README.md has no TypeScript lines below "## Embed it".');
  return lines;
};
