import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOTS } from '@spellspeed/bots';
import { CARDS, type DeckName, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { untranslatedIn } from '@spellspeed/rulebook';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { DuelHost } from '../host/duel-host.ts';
import { onlyPool } from '../host/pools.ts';
import type { Possible } from '../host/types.ts';
import { LANGUAGES, loadMessages } from '../i18n/languages.ts';
import { TOLD_PLAINLY } from './obstacles.ts';
import { tellObstacle } from './reports.ts';
import { tellerWith } from './teller.ts';

const POOL = createPool(CARDS);
const ENGINE = fileURLToPath(new URL('../../../engine/src', import.meta.url));

/** The clauses that the engine names as obstacles, by its sources. */
const rulesInEngine = (): string[] => {
  const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(ENGINE, file), 'utf8').matchAll(/\bobstacle\(\s*'([a-z0-9.-]+)'/g),
    ])
    .flatMap(([, rule]) => rule ?? []);
};
const deckOf = (name: DeckName) => ({
  name,
  main: READY_MADE_DECKS[name].main,
  extra: READY_MADE_DECKS[name].extra,
});
/** What stands in the way of everything that a player might want in a duel of some answers; one example of each clause. */
const obstaclesMet = async (one: DeckName, other: DeckName): Promise<ReadonlyMap<string, Possible>> => {
  const host = new DuelHost(onlyPool(POOL));
  const me = BOTS.greedy(1, POOL);
  const met = new Map<string, Possible>();
  let { picture } = await host.start({
    yours: deckOf(one),
    theirs: deckOf(other),
    bot: 'greedy',
    seed: 4,
    you: 0,
  });
  for (let answers = 0; answers < 40 && picture?.question; answers++) {
    const { view, question } = picture;
    for (const { handle } of [
      ...view.you.hand,
      ...view.you.monsters,
      ...view.you.spells,
      ...view.you.extraDeck,
    ].filter((card) => card !== null)) {
      const { possible } = handle === null ? { possible: [] } : await host.report(handle);
      for (const each of possible) if (each.obstacle) met.set(each.obstacle.rule, each);
    }
    ({ picture } = await host.answer(me.choose(() => view, question.decision)));
  }
  return met;
};

test('every obstacle that the engine names is told in plain words', () => {
  const rules = rulesInEngine();
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => !TOLD_PLAINLY.some((each) => each === rule))).toEqual([]);
});

test.each([
  'zh',
  'ja',
  'it',
] as const)('the clause of every obstacle is said in the language of the rulebook: %s', async (language) => {
  const inEnglish = await untranslatedIn(language);
  expect(TOLD_PLAINLY.filter((rule) => inEnglish.has(rule))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const tellers = async () => {
    const onError = (error: Error): never => {
      throw error;
    };
    const intl = createIntl({ locale: language, messages: await loadMessages(language), onError });
    return ([0, null] as const).map((you) => tellerWith(intl, { you, names: ['Ann', 'Bob'] }));
  };
  const hasNoGap = (text: string): void => {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/[{}]|undefined|telling\.|word\./);
  };
  test('every obstacle is a sentence without gaps, with the cards that cause it', async () => {
    const picture = (
      await new DuelHost(onlyPool(POOL)).start({
        yours: deckOf('yugi-starter'),
        theirs: deckOf('yugi-starter'),
        bot: 'greedy',
        seed: 1,
        you: 0,
      })
    ).picture;
    if (picture === null) throw new Error('The duel did not begin.');
    const [card] = picture.view.you.hand;
    const handle = card?.handle ?? null;
    if (handle === null) throw new Error('The hand is empty.');
    const spot = { controller: 1, zone: 'spells', place: 0 } as const;
    for (const teller of await tellers())
      for (const rule of TOLD_PLAINLY)
        for (const causes of [
          [],
          [{ handle, passcode: card?.known?.passcode ?? null, spot: null }],
          [{ handle: null, passcode: null, spot }],
        ]) {
          const obstacle = { rule, statement: '{not told}', causes };
          const note = { passcode: null, mark: null, text: '' };
          const possible = { intention: { do: 'normal-summon', card: handle }, note, obstacle } as const;
          const told = tellObstacle(possible, picture.view, teller);
          hasNoGap(told?.cannot ?? '');
          hasNoGap(told?.reason ?? '');
          if (causes.length > 0) hasNoGap(told?.because ?? '');
          else expect(told?.because).toBeNull();
        }
  });
});

test.each([
  ['salamangreat', 'blackwing'],
  ['odd-eyes-performapal', 'gagaga-utopia'],
  ['elemental-hero', 'blue-eyes'],
] as const)('what stands in the way in a duel of %s against %s is told plainly', async (one, other) => {
  const met = await obstaclesMet(one, other);
  expect(met.size).toBeGreaterThan(8);
  expect([...met.keys()].filter((rule) => !TOLD_PLAINLY.some((each) => each === rule))).toEqual([]);
});
