import { BOTS } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool, ENGINE_VERSION } from '@spellspeed/engine';
import { beforeAll, expect, test } from 'vitest';
import { DuelHost } from '../host/duel-host.ts';
import { onlyPool } from '../host/pools.ts';
import type { Picture } from '../host/types.ts';
import { ReplayViewer } from './replay-viewer.ts';
import type { OpenReplay } from './types.ts';

const POOL = createPool(CARDS);
const deck = { name: 'yugi-starter', extra: [], main: READY_MADE_DECKS['yugi-starter'].main };
const viewer = new ReplayViewer(onlyPool(POOL));
let text = '';
let last: Picture;
let replay: OpenReplay;

/** A duel of some answers, given up. */
beforeAll(async () => {
  const host = new DuelHost(onlyPool(POOL));
  const me = BOTS.greedy(1, POOL);
  const setup = { yours: deck, theirs: deck, bot: 'greedy', seed: 2, you: 1 } as const;
  let { picture } = await host.start(setup);
  for (let answers = 0; answers < 25 && picture?.question; answers++) {
    const { view, question } = picture;
    ({ picture } = await host.answer(me.choose(() => view, question.decision)));
  }
  ({ picture } = await host.surrender());
  if (picture === null) throw new Error('There is no duel.');
  last = picture;
  text = (await host.replay()) ?? '';
  const opened = await viewer.open(text, 'duel.json');
  if (!opened.ok) throw new Error(JSON.stringify(opened.trouble));
  replay = opened.replay;
});

test('a replay is shown from the side of the person, with its turns', () => {
  expect(replay).toMatchObject({ side: 1, by: ['greedy', 'person'], difference: null });
  expect(replay.result).toEqual({ winner: 0, reason: 'surrender' });
  expect(replay.answers).toBe(last.saved.answers.length);
  expect(replay.turns.map(({ turn }) => turn)).toEqual(replay.turns.map((_, index) => index + 1));
});
test('every point can be reached, in any order, and both hands lie open', async () => {
  const end = await viewer.at(replay.answers);
  expect(end?.view.you).toEqual(last.view.you);
  expect(end?.view.opponent.hand.every(({ known }) => known !== null)).toBe(true);
  const early = await viewer.at(3);
  await viewer.at(17);
  expect(await viewer.at(3)).toEqual(early);
  const told = await viewer.until(replay.answers);
  expect(told.at(-1)?.event).toMatchObject({ what: 'duel-ended', reason: 'surrender' });
});
test('a duel goes on from any point', async () => {
  const saved = await viewer.takeOver(12, 0);
  if (saved === null) throw new Error('Nothing can be taken over.');
  expect(saved).toMatchObject({ you: 0, surrendered: null });
  const { picture, trouble } = await new DuelHost(onlyPool(POOL)).resume(saved);
  expect(trouble).toBeNull();
  expect(picture?.saved.answers.slice(0, 12)).toEqual(last.saved.answers.slice(0, 12));
  expect(picture?.question ?? picture?.result).not.toBeNull();
});
test('what cannot be read is said with its place, and what was open stays open', async () => {
  expect(await viewer.open(text.replace('"seed": 2', '"seed": two'), 'x.json')).toMatchObject({
    ok: false,
    trouble: { wrong: 'text', errors: [{ file: 'x.json', column: 11 }] },
  });
  const other = text.replace(/"pool": "\w+"/, '"pool": "x"').replace(/"(\d+)": "\w+"/, '"$1": "x"');
  expect(await viewer.open(other, 'x.json')).toMatchObject({
    ok: false,
    trouble: { wrong: 'cards', changes: [{ why: 'changed' }] },
  });
  expect(await viewer.at(0)).not.toBeNull();
});
test('a duel that cannot begin is said with its place in the file', async () => {
  const [first = 0] = deck.main;
  const place = text.indexOf(`${first}`, text.indexOf('"main"'));
  const other = `${text.slice(0, place)}-1${text.slice(place + `${first}`.length)}`;
  const line = text.slice(0, place).split('\n').length;
  expect(await viewer.open(other, 'x.json')).toMatchObject({
    ok: false,
    trouble: { wrong: 'text', errors: [{ file: 'x.json', line, found: '-1' }] },
  });
  expect(await viewer.at(0)).not.toBeNull();
});
test('which other version of the engine made a replay is told, whether it can be watched or not', async () => {
  expect(replay.otherEngine).toBeNull();
  const elsewhere = text.replace(/"engine": "[^"]+"/, '"engine": "0.0.9"');
  const told = { made: '0.0.9', here: ENGINE_VERSION };
  const opened = await new ReplayViewer(onlyPool(POOL)).open(elsewhere, 'x.json');
  expect(opened.ok && opened.replay.otherEngine).toEqual(told);
  const changed = elsewhere.replace(/"pool": "\w+"/, '"pool": "x"').replace(/"(\d+)": "\w+"/, '"$1": "x"');
  expect(await new ReplayViewer(onlyPool(POOL)).open(changed, 'x.json')).toMatchObject({
    ok: false,
    trouble: { wrong: 'cards', otherEngine: told },
  });
  const unknown = text.replace(/ *"engine": "[^"]+",\n/, '');
  const silent = await new ReplayViewer(onlyPool(POOL)).open(unknown, 'x.json');
  expect(silent.ok && silent.replay.otherEngine).toBeNull();
});
test('a replay of another duel can be watched up to where it differs', async () => {
  const { answers } = last.saved;
  const other = text.replace(/("answers": \[\n(?: {4}\[.*\],\n){4}) {4}\[.*\]/, '$1    [99]');
  const opened = await new ReplayViewer(onlyPool(POOL)).open(other, 'x.json');
  expect(opened.ok && opened.replay).toMatchObject({
    answers: 4,
    difference: { differs: 'refused', answers: 5 },
  });
  expect(answers.length).toBeGreaterThan(5);
});
