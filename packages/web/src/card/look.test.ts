import { allFacts } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { cardName } from './card-name.ts';
import { lookOf } from './look.ts';

test('Every card of the facts has a look and a name in each language', () => {
  for (const { passcode } of allFacts()) {
    expect(lookOf(passcode)).not.toBeNull();
    for (const language of LANGUAGES) expect(cardName(passcode, language)).not.toBe('');
  }
});

test('A Link Monster shows its arrows, an Xyz Monster its Rank, a Pendulum Monster its Scale', () => {
  expect(lookOf(1861629)).toMatchObject({
    frame: 'link',
    stars: { of: 'link', count: 3 },
    arrows: { length: 3 },
  });
  expect(lookOf(1855932)).toMatchObject({ frame: 'xyz', stars: { of: 'rank', count: 4 } });
  expect(lookOf(11067666)).toMatchObject({ isPendulum: true, scale: 1 });
});
