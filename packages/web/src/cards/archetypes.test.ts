import { allFacts, PLAYABLE_CARDS } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { archetypesOf } from './archetypes.ts';
import { UNQUOTED_SERIES } from './unquoted-series.generated.ts';

const named = (en: string, ...series: string[]) => ({ names: { en }, series });
const listed = archetypesOf(allFacts());
const names = new Set(listed.map(({ english }) => english));

test('archetypes of one card alone are not listed', () => {
  const cards = [named('One', 'Dominus', 'Dominus Purge'), named('Two', 'Dominus'), named('Three')];
  expect(archetypesOf(cards)).toEqual([{ english: 'Dominus', listed: 'Dominus' }]);
});
test('a part of words is listed by the words, the most usual first; a word by itself', () => {
  const ofSwarm = ['Steelswarm Moth', 'Evilswarm Bahamut', 'Evilswarm Thunderbird'];
  const ofRoid = ['Aroid', 'Broid', 'Croid', 'Droid 2', 'Droid 3'];
  const cards = [
    ...ofSwarm.map((name) => named(name, 'lswarm')),
    ...ofRoid.map((name) => named(name, 'roid')),
    ...['Andro Sphinx', 'Criosphinx'].map((name) => named(name, 'sphinx')),
  ];
  expect(archetypesOf(cards)).toEqual([
    { english: 'lswarm', listed: 'Evilswarm, Steelswarm' },
    { english: 'roid', listed: 'Droid, Aroid, Broid …' },
    { english: 'sphinx', listed: 'Sphinx' },
  ]);
});
test('what no text names is not listed: what collectors put together, parts of words, a word that some names share', () => {
  for (const junk of ['hunder', 'itsu', 'cular', 'Test', 'Recolored counterpart', 'Signature move'])
    expect(names).not.toContain(junk);
  expect(listed.filter(({ listed: name }) => /^[a-z-]+$/.test(name))).toEqual([]);
  for (const archetype of ['Blue-Eyes', 'Gem-Knight', 'lswarm', 'tellarknight', 'Fur Hire'])
    expect(names).toContain(archetype);
});
test('whatever the effect of a card names is listed', () => {
  const asked = new Set<string>();
  JSON.stringify([...PLAYABLE_CARDS], (key, value: unknown) => {
    if (key === 'series' && typeof value === 'string') asked.add(value);
    return value;
  });
  expect(asked.size).toBeGreaterThan(100);
  expect(UNQUOTED_SERIES.filter((each) => asked.has(each))).toEqual([]);
});
