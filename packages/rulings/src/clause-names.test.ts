import { allFacts, seriesNameIn } from '@spellspeed/cards';
import { CLAUSES, statementsIn } from '@spellspeed/rulebook';
import { expect, it } from 'vitest';

// In Japanese clauses 「」 stand around names alone; what a card says stands in 『』.
it('names of cards and archetypes stand in Japanese clauses as they are printed', async () => {
  const facts = allFacts();
  const known = new Set([
    ...facts.flatMap(({ names }) => names.ja ?? []),
    ...facts.flatMap(({ series }) => series.map((english) => seriesNameIn('ja', english))),
  ]);
  const statements = await statementsIn('ja');
  const named = CLAUSES.flatMap(({ id }) =>
    [...statements[id].matchAll(/「([^」]*)」/g)].map(([, name = '']) => ({ id, name })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
