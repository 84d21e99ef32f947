import { expect, test } from 'vitest';
import { type MissingNames, missingNames } from './missing-names.ts';
import type { NameLanguage } from './names.ts';
import { cardNamed } from './pool.ts';

/** What the languages lack. Names are added (`other-names.ts`, `other-card-names.ts`), and none is added here: the table only shrinks. */
const LACKING: { readonly [language in NameLanguage]: MissingNames } = {
  en: { cards: [], archetypes: [] },
  ja: { cards: [], archetypes: [] },
  zh: { cards: ['Bellcat Token', 'Radian Token'], archetypes: [] },
  // Never printed in Italian: Tokens of which only Japanese is known, and the first Obelisk.
  it: {
    cards: [
      'Bellcat Token',
      'Deep-Eyes White Dragon, the Blue Abyss',
      'Obelisk the Tormentor',
      'Radian Token',
    ],
    archetypes: [],
  },
};

test.each(
  Object.entries(LACKING),
)('the names of all texts are known, but for these: %s', (language, lacking) => {
  expect(missingNames(language as NameLanguage)).toEqual(lacking);
});

test('a name is missed wherever a text speaks of it', () => {
  const card = cardNamed('Kaibaman');
  if (!card) throw new Error('Kaibaman is in the pool');
  const speaks = {
    ...card,
    name: 'Its Name',
    treatedAs: 'Another Name',
    summoning: { onlyByEffectOf: ['Its Maker'] },
    effects: [
      { test: 'named', names: ['Named'] },
      { modifies: 'name', name: 'Becomes' },
      { test: 'mentions', name: 'Mentioned' },
      { test: 'series', series: 'Its Archetype' },
      { ref: 'bound', name: 'no card' },
    ],
    // Any value of the effect language is looked through, whatever it is.
  } as unknown as typeof card;
  expect(missingNames('it', [speaks])).toEqual({
    cards: ['Another Name', 'Becomes', 'Its Maker', 'Its Name', 'Mentioned', 'Named'],
    archetypes: ['Its Archetype'],
  });
});
