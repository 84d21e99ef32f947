import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embeddingLines } from './readme-example.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('The lines of embedding in the README play a duel', async () => {
  const file = new URL('./readme-example.generated.ts', import.meta.url);
  writeFileSync(
    file,
    `${embeddingLines().replace('console.log(duel.result)', 'export const result = duel.result')}\n`,
  );
  try {
    const played: { result: { winner: unknown; reason: string } } = await import(file.pathname);
    expect(played.result.reason).toBeTypeOf('string');
  } finally {
    rmSync(file);
  }
});

test('The README names the test command and every package', async () => {
  const { readdirSync } = await import('node:fs');
  expect(readme).toContain('npm test');
  const packages = readdirSync(new URL('../packages', import.meta.url));
  for (const name of packages)
    expect(readme, `packages/${name} is missing in the README`).toContain(`packages/${name}`);
});
