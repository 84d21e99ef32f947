import { readdirSync, readFileSync } from 'node:fs';
import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { parseScenarios } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import { DuelHost } from '../host/duel-host.ts';
import { onlyPool } from '../host/pools.ts';
import { RulingPlayer } from './ruling-player.ts';
import type { PlayedRuling } from './types.ts';

const FILE = 'battle/attack-all.yaml';
const TEXT = `title: Kuriboh can be Summoned, Blue-Eyes cannot
cites: [battle.attack-all.each-monster-once-even-if-the-attack-failed]
A:
  hand: [Kuriboh, Blue-Eyes White Dragon]
B:
  monsters: [{ card: Celtic Guardian, set: true }]
steps:
  - A: summon Kuriboh
  - expect:
      where: { Kuriboh: monsters }
      cannot: { A: summon Blue-Eyes White Dragon }
  - A: attack Kuriboh -> Celtic Guardian
  - advance: main2
  - expect: { lp: { A: 7100 } }
`;
const POOL = createPool(PLAYABLE_CARDS);
const player = new RulingPlayer(async () => POOL);
const play = async (text: string, line = 1): Promise<PlayedRuling> => {
  const played = await player.play(text, FILE, line, 'en');
  if (!played.ok) throw new Error(JSON.stringify(played.mistakes));
  return played.ruling;
};

describe('a ruling', () => {
  test('is played step by step, each with its field and with what happened', async () => {
    const { start, steps, failure } = await play(TEXT);
    expect(failure).toBeNull();
    expect(steps[1]?.lines).toEqual([
      'where: { Kuriboh: monsters }',
      'cannot: { A: summon Blue-Eyes White Dragon }',
    ]);
    expect(start.view.you.hand).toHaveLength(2);
    expect(start.view.opponent.monsters[0]?.known?.name).toBe('Celtic Guardian');
    expect(steps.map(({ kind, player: by }) => [kind, by])).toEqual([
      ['command', 'A'],
      ['expect', null],
      ['command', 'A'],
      ['advance', null],
      ['expect', null],
    ]);
    expect(steps[0]?.frame.view.you.monsters.some((card) => card?.known?.name === 'Kuriboh')).toBe(true);
    expect(steps[0]?.frame.occurrences.some(({ event }) => event.what === 'summoned')).toBe(true);
    expect(steps.at(-1)?.frame.view.you.lifePoints).toBe(7100);
  });
  test('says why something cannot be done', async () => {
    const { steps } = await play(TEXT);
    expect(steps[1]?.refused).toMatchObject([
      { player: 'A', command: 'summon Blue-Eyes White Dragon', statement: expect.stringMatching(/.{20}/) },
    ]);
  });
  test('that fails shows the step that does not go as it is written', async () => {
    const { steps, failure } = await play(TEXT.replace('7100', '1'));
    expect(failure).toContain('step 5');
    expect(steps.at(-1)?.failure).not.toBeNull();
  });
  test('with a mistake in its text names the place', async () => {
    const played = await player.play(TEXT.replace('hand: [Kuriboh', 'hand: [Kuribo'), FILE, 1, 'en');
    expect(played).toMatchObject({
      ok: false,
      mistakes: expect.arrayContaining([expect.objectContaining({ line: 4, nearest: 'Kuriboh' })]),
    });
  });
  test('can be taken over after any step, as a duel that verifies', async () => {
    const { steps } = await play(TEXT);
    for (const done of [0, 1, 3]) {
      const saved = await player.takeOver({ text: TEXT, file: FILE, line: 1 }, done, 0);
      if (saved === null) throw new Error('It cannot be taken over.');
      const host = new DuelHost(onlyPool(POOL));
      const { picture, trouble } = await host.resume(saved);
      expect(trouble).toBeNull();
      const before = done === 0 ? (await play(TEXT)).start : steps[done - 1]?.frame;
      expect(picture?.view.turn).toBe(before?.view.turn);
      expect(picture?.question).not.toBeNull();
      expect(await host.replay()).toContain('"field"');
    }
  });
  test('of the collection is found by its line among the documents of its file', async () => {
    const text = readFileSync(
      new URL('../../../rulings/rulings/battle/attack-all.yaml', import.meta.url),
      'utf8',
    );
    const line = text.split('\n').findIndex((each) => each.startsWith('title: A monster whose attack')) + 1;
    const ruling = await play(text, line);
    expect(ruling.title).toMatch(/^A monster whose attack was given up/);
    expect(ruling.failure).toBeNull();
    expect(ruling.cites[0]?.statement.length).toBeGreaterThan(20);
  });
});

describe('the rulings of the collection', () => {
  const folder = new URL('../../../rulings/rulings/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  // All of them run in the tests of their own package; here one in every so many documents is stepped through.
  const some = files.filter((_, index) => index % 15 === 0);

  test.each(some)('%s is played to its end and taken over there', async (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const ruling = await play(text);
    expect(ruling.failure).toBeNull();
    const saved = await player.takeOver({ text, file, line: 1 }, ruling.steps.length, 1);
    // A saved duel is one Duel, not a Match.
    if (parseScenarios(text, file).scenarios[0]?.plan !== null) {
      expect(saved).toBeNull();
      return;
    }
    if (saved === null) throw new Error('It cannot be taken over.');
    expect((await new DuelHost(onlyPool(POOL)).resume(saved)).trouble).toBeNull();
  });
});

describe('a field', () => {
  const FIELD = 'title: A field\nA:\n  hand: [Kuriboh, Mirror Force]\nB:\n  monsters: [Celtic Guardian]\n';

  test('tells what is legal, and why the rest is not', async () => {
    const checked = await player.check(FIELD, 'en');
    if (!checked.ok) throw new Error(JSON.stringify(checked.mistakes));
    const [a, b] = checked.could;
    expect(a?.commands).toContainEqual({
      command: 'summon Kuriboh',
      told: expect.objectContaining({ do: 'normal-summon' }),
    });
    expect(a?.refused.find(({ command }) => command.includes('Mirror Force'))?.statement).toBeTruthy();
    expect(b?.player).toBe('B');
    expect(checked.frame.view.opponent.monsters[0]?.known?.name).toBe('Celtic Guardian');
  });
  test('with a mistake says where', async () => {
    expect(await player.check(FIELD.replace('Celtic', 'Cetic'), 'en')).toMatchObject({
      ok: false,
      mistakes: [{ line: 5, nearest: 'Celtic Guardian' }],
    });
  });
});
