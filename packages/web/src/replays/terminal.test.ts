import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { afterAll, expect, test } from 'vitest';
import { DuelHost } from '../host/duel-host.ts';
import { onlyPool } from '../host/pools.ts';
import { ReplayViewer } from './replay-viewer.ts';

const POOL = createPool(CARDS);
const TERMINAL = fileURLToPath(new URL('../../../cli/bin/spellspeed.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'duel.json');
const spellspeed = (args: readonly string[], input = ''): string =>
  execFileSync(process.execPath, [TERMINAL, ...args], { input, encoding: 'utf8' });

test('a duel that the page saved verifies in the terminal, with what was taken back', async () => {
  const host = new DuelHost(onlyPool(POOL));
  const deck = { name: 'yugi-starter', extra: [], main: READY_MADE_DECKS['yugi-starter'].main };
  let { picture } = await host.start({ yours: deck, theirs: deck, bot: 'greedy', seed: 9, you: 0 });
  for (let answers = 0; answers < 12 && picture?.question; answers++) {
    const { min } = picture.question.decision;
    ({ picture } = await host.answer(Array.from({ length: min }, (_, index) => index)));
    if (answers === 6) ({ picture } = await host.undo());
  }
  writeFileSync(file, (await host.replay()) ?? '');
  const told = spellspeed(['replay', file]);
  expect(told).toContain('All hashes are those of the replay.');
  expect(told).toContain('Something was taken back once.');
});

test('a duel that the terminal saved is watched on the page', async () => {
  const play = ['play', '--deck', 'yugi-starter', '--against', 'kaiba-starter', '--seed', '4'];
  spellspeed(play, `1\n1\n1\nundo\nsave ${file}\nquit\n`);
  const viewer = new ReplayViewer(onlyPool(POOL));
  const opened = await viewer.open(readFileSync(file, 'utf8'), 'duel.json');
  if (!opened.ok) throw new Error(JSON.stringify(opened.trouble));
  expect(opened.replay).toMatchObject({ difference: null, by: ['person', 'greedy'] });
  expect(opened.replay.undone).toHaveLength(1);
  expect(await viewer.at(opened.replay.answers)).not.toBeNull();
});
