import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import { createMatch, sideByRule } from '@spellspeed/match';
import { describe, expect, test } from 'vitest';
import { matchDeck } from '../matches/decks.ts';
import { cardPool } from '../pool.ts';
import { scripted } from '../scripted.fixture.ts';
import { runMatch } from './match.ts';
import { runTournamentCommand } from './tournament.ts';

const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
const file = (name: string): string => join(folder, name);
const NAMES = ['yugi-starter', 'kaiba-starter', 'blackwing'] as const;
for (const name of NAMES) writeFileSync(file(`${name}.ydk`), makeYdk(READY_MADE_DECKS[name]));
const OPTIONS = { swiss: 2, cut: 2, bestOf: 1, bot: 'random', seed: 1, limits: 'none', json: false } as const;
const run = async (
  options:
    | Partial<typeof OPTIONS>
    | { swiss: number }
    | { json: boolean }
    | { save: string; page: string } = {},
  from = folder,
) => {
  const terminal = scripted();
  const code = await runTournamentCommand(from, { ...OPTIONS, ...options }, terminal);
  return { code, printed: terminal.printed() };
};

describe('tournament run', () => {
  test('plays Swiss rounds and the elimination, writes a page, and goes on where it was', async () => {
    const { code, printed } = await run();
    expect(code).toBe(0);
    expect(printed).toContain('Round 3, elimination');
    expect(printed).toMatch(/1-0 bye/);
    expect(printed).toMatch(/wins the tournament/);
    const page = readFileSync(file('tournament.html'), 'utf8');
    expect(page).toContain('<caption>Standings after the Swiss rounds</caption>');
    // Without its last report it goes on and comes to the same end.
    const saved = JSON.parse(readFileSync(file('tournament.json'), 'utf8'));
    saved.state.rounds.at(-1).pairings[0].report = null;
    writeFileSync(file('tournament.json'), JSON.stringify(saved));
    expect((await run()).printed).toContain('Going on with');
    expect(readFileSync(file('tournament.html'), 'utf8')).toBe(page);
    expect(JSON.parse((await run({ json: true })).printed)).toMatchObject({
      swiss: 2,
      winner: expect.any(String),
    });
    await expect(run({ swiss: 3 })).rejects.toThrow('is a tournament with --swiss 2, not 3');
    writeFileSync(file('blackwing.ydk'), makeYdk(READY_MADE_DECKS['blue-eyes']));
    await expect(run()).rejects.toThrow('was begun with other decks: blackwing has changed since');
    writeFileSync(file('blackwing.ydk'), makeYdk(READY_MADE_DECKS.blackwing));
    expect(page).toContain('<p>3 players, 2 Swiss rounds, then elimination of the best 2; single Duels.');
    expect(page).toContain('A Match won gives 3 points, a draw 1.');
    expect(page).toMatch(/<p>Won by <strong>[\w-]+<\/strong>\.<\/p>/);
    expect(page).toMatch(/<td><strong>[\w-]+<\/strong><\/td><td>1-0<\/td><td>bye<\/td>/);
    expect(page).toContain('<summary>yugi-starter</summary><pre>');
  });
  test('that was interrupted at any round comes to the same end', async () => {
    const kept = (name: string): { save: string; page: string } => ({
      save: file(`${name}.json`),
      page: file(`${name}.html`),
    });
    await run(kept('whole'));
    const whole = readFileSync(file('whole.json'), 'utf8');
    for (const round of ['Round 1', 'Round 2']) {
      const name = round.replace(' ', '-');
      const terminal = scripted();
      const out = (text: string): void => {
        if (text.includes(round)) throw new Error('interrupted');
      };
      await expect(
        runTournamentCommand(folder, { ...OPTIONS, ...kept(name) }, { ...terminal, out }),
      ).rejects.toThrow('interrupted');
      expect(readFileSync(file(`${name}.json`), 'utf8')).not.toBe(whole);
      await run(kept(name));
      expect(readFileSync(file(`${name}.json`), 'utf8')).toBe(whole);
      expect(readFileSync(file(`${name}.html`), 'utf8')).toBe(readFileSync(file('whole.html'), 'utf8'));
    }
  });
  test('names deck and line of what is illegal, and starts nothing', async () => {
    const bad = mkdtempSync(join(tmpdir(), 'spellspeed-'));
    const { main, extra, side } = READY_MADE_DECKS['yugi-starter'];
    writeFileSync(join(bad, 'good.ydk'), makeYdk({ main, extra, side }));
    writeFileSync(join(bad, 'short.ydk'), '#main\n46986414\n4');
    await expect(run({}, bad)).rejects.toThrow(/short\.ydk: Line 3: no card with the passcode 4 is known/);
    expect(readdirSync(bad).sort()).toEqual(['good.ydk', 'short.ydk']);
    await expect(run({}, file('none'))).rejects.toThrow('there is no such file');
  });
});

describe('match', () => {
  const options = { deck: ['yugi-starter', 'kaiba-starter'], bestOf: 1, bot: 'random', seed: 1 } as const;
  test('plays to a winner and goes on with what was saved', () => {
    const terminal = scripted();
    expect(runMatch({ ...options, save: file('match.json'), json: false }, terminal)).toBe(0);
    expect(terminal.printed()).toMatch(/Duel 1: .* wins; /);
    expect(terminal.printed()).toMatch(/wins the Match/);
    const again = scripted();
    runMatch({ ...options, save: file('match.json'), json: true }, again);
    expect(JSON.parse(again.printed())).toMatchObject({ results: [expect.anything()], bot: 'random' });
    writeFileSync(file('broken.json'), '{}');
    expect(() => runMatch({ ...options, save: file('broken.json'), json: false }, scripted())).toThrow(
      'no saved Match',
    );
    expect(() => runMatch({ ...options, deck: [], json: false }, scripted())).toThrow('expected one or two');
  });
  test('lets the loser of a Duel bring in cards of the Side Deck, as many as go out', () => {
    const { deck } = matchDeck('yugi-starter');
    const match = createMatch({ pool: cardPool(), seed: 1, players: [deck, deck] });
    match.giveResult(0);
    expect(sideByRule(match.view(0), match.pool)).toEqual(deck);
    const sided = sideByRule(match.view(1), match.pool);
    expect(sided).not.toEqual(deck);
    expect(sided && match.exchange(1, sided)).toBeUndefined();
  });
});
