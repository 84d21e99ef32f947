import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { converse } from '../play/loop.ts';
import { cardPool } from '../pool.ts';
import { replayIn } from '../replay/read.ts';
import { scripted } from '../scripted.fixture.ts';
import { runPlay, startSession } from './play.ts';
import { runReplayCommand } from './replay.ts';

const OPTIONS = { deck: 'yugi-starter', against: 'kaiba-starter', bot: 'greedy', seed: 7, second: false };
const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
const file = (name: string): string => join(folder, name);

/** Plays with the script and returns all that was printed. */
const played = async (...lines: Parameters<typeof scripted>[0] & object): Promise<string> => {
  const terminal = scripted(lines);
  await runPlay(OPTIONS, terminal);
  return terminal.printed();
};
/** A person who takes the first choice as long as there is one. */
const FIRST = Array.from({ length: 400 }, () => (printed: string): string => {
  const question = printed.slice(printed.lastIndexOf('\n> '));
  const several = /\(choose (\d+)/.exec(question);
  if (question.includes('The duel is over')) return 'quit';
  return several ? Array.from({ length: Number(several[1]) }, (_, index) => index + 1).join(' ') : '1';
});

describe('play', () => {
  test('draws the field, lists choices, and ends politely with the input', async () => {
    const printed = await played();
    expect(printed).toContain('yugi-starter against kaiba-starter (greedy bot), seed 7');
    expect(printed).toContain('Main Phase 1: what do you do?');
    expect(printed).toMatch(/H1 {2}Summoned Skull {2}Level 6 {2}2500\/1200/);
    expect(printed).toContain('The input has ended');
  });
  test('explains cards, choices and obstacles with their clauses', async () => {
    const printed = await played(
      '? h2',
      '? 2',
      '? raigeki',
      'why skull',
      'why battle',
      'why OM3',
      '?',
      'quit',
    );
    expect(printed).toContain('Waboku  Normal Trap');
    expect(printed).toContain('FLIP: Target 1 monster on the field; destroy that target.');
    expect(printed).toContain('[summoning.tribute.one-for-level-5-or-6]');
    expect(printed).toContain('[turn.battle-phase.not-on-the-first-turn]');
    expect(printed).toContain('No card in sight is called "OM3".');
    expect(printed).toContain('Until the next duel.');
  });
  test('explains what is no legal answer and asks again', async () => {
    const printed = await played('99', '1 2', 'dance', 'save', 'zones maybe', 'pass', '1', 'quit');
    expect(printed).toContain('There is no choice 99; choose from 1 to');
    expect(printed).toContain('Found 2 choices, expected 1 choice.');
    expect(printed).toContain('"dance" is neither a choice nor a command.');
    expect(printed).toContain('expected the name of a file');
    expect(printed).toContain('Found "maybe", expected ask or auto.');
    expect(printed).toContain('There is nothing to pass here.');
    expect(printed).toContain('You Set "Waboku".');
  });
  test('takes answers back', () => {
    const session = startSession(OPTIONS, 7);
    const hash = session.duel.hash();
    expect(session.undo()).toBe(false);
    session.answer([0]);
    session.answer([0]);
    expect(session.duel.hash()).not.toBe(hash);
    expect(session.undo() && session.undo()).toBe(true);
    expect(session.duel.hash()).toBe(hash);
    expect(session.told).toHaveLength(2);
    expect(session.replay().answers).toHaveLength(0);
  });
  test('asks for zones if that is wanted', async () => {
    const printed = await played('zones ask', 'set "waboku', '5', 'field', 'quit');
    expect(printed).toContain('Where does "Waboku" (H2) go?');
    expect(printed).toMatch(/│Waboku/);
  });
  test('passes the rest of a turn until something new happens', async () => {
    const printed = await played('1', '2', 'end', 'pass turn', 'quit');
    expect(printed).toContain('attacks "Man-Eater Bug" (M3): activate something?');
  });
  test('goes on to the end of the duel, which can be looked at and saved', async () => {
    const terminal = scripted([...FIRST.slice(0, -1), 'quit']);
    const session = startSession(OPTIONS, 7);
    await converse(session, terminal);
    expect(session.duel.result).not.toBeNull();
    expect(terminal.printed()).toMatch(/(wins?|is a draw).*the duel|The duel is a draw/);
  });
  test('ends by surrender, and the replay tells it', async () => {
    const saved = file('surrender.json');
    const printed = await played('1', 'surrender', `save ${saved}`, 'log', 'quit');
    expect(printed).toContain('The opponent wins the duel: by surrender.');
    const terminal = scripted();
    expect(runReplayCommand(saved, { json: false }, terminal)).toBe(0);
    expect(terminal.printed()).toContain('kaiba-starter has won: by surrender.');
  });
  test('writes over nothing but replays', async () => {
    writeFileSync(file('notes.txt'), 'mine');
    const printed = await played(`save ${file('notes.txt')}`, `save ${folder}/none/duel.json`, 'quit');
    expect(printed).toContain('exists and is no replay');
    expect(printed).toContain('cannot be written: there is no such file');
    expect(readFileSync(file('notes.txt'), 'utf8')).toBe('mine');
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('replay', () => {
  const session = startSession({ ...OPTIONS, second: true }, 21);
  const saved = file('duel.json');
  const change = (name: string, from: RegExp | string, to: string): string => {
    writeFileSync(file(name), readFileSync(saved, 'utf8').replace(from, to));
    return file(name);
  };
  const verify = (name: string, to?: number): { code: number; told: string; complaints: string } => {
    const terminal = scripted();
    const code = runReplayCommand(name, { json: false, ...(to !== undefined && { to }) }, terminal);
    return { code, told: terminal.printed(), complaints: terminal.complaints() };
  };

  test('plays a saved duel again and verifies it', async () => {
    await converse(session, scripted([...FIRST.slice(0, 15), `save ${saved}`, 'quit']));
    const replay = replayIn(readFileSync(saved, 'utf8'), saved);
    expect(replay).toEqual(session.replay());
    expect(replay.checkpoints.length).toBeGreaterThan(0);
    expect(verify(saved)).toMatchObject({ code: 0, complaints: '' });
    expect(verify(saved).told).toContain('All hashes are those of the replay.');
  });
  test('stops after some answers', () => {
    expect(verify(saved, 3).told).toContain('The duel goes on after 3 of');
  });
  test('prints data', () => {
    const terminal = scripted();
    runReplayCommand(saved, { json: true, to: 2 }, terminal);
    expect(JSON.parse(terminal.printed())).toMatchObject({ pool: 'same', answers: 2, verified: true });
  });
  test('says with which answer the duel begins to differ', () => {
    const { hash } = session.replay();
    const last = change('last.json', `"hash": "${hash}"`, '"hash": "0000000000000000"');
    expect(verify(last).complaints).toContain('After the last answer');
    const early = change('early.json', /("answers":20,"hash":")\w+/, '$10000000000000000');
    expect(verify(early)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('After answer 20 the hash is'),
    });
    expect(verify(early).complaints).not.toContain('version');
    const elsewhere = change('elsewhere.json', /"engine": "[^"]*"/, '"engine": "0.0.9"');
    expect(verify(elsewhere)).toMatchObject({ code: 0, complaints: '' });
    writeFileSync(elsewhere, readFileSync(elsewhere, 'utf8').replace(hash, '0000000000000000'));
    expect(verify(elsewhere).complaints).toContain('It was made by version 0.0.9 of the engine');
    const refused = change('refused.json', /"answers": \[\n {4}\[\d+\]/, '"answers": [\n    [99]');
    expect(verify(refused).complaints).toContain('Answer 1 ([99]) is refused: There is no choice 99');
  });
  test('plays with another pool if nothing that it uses has changed, and refuses otherwise', () => {
    const { hash } = cardPool();
    const other = change('other.json', `"pool": "${hash}"`, '"pool": "0000000000000000"');
    expect(verify(other)).toMatchObject({ code: 0 });
    expect(verify(other).told).toContain('nothing that the duel uses has changed');
    const text = readFileSync(other, 'utf8').replace(/("46986414": ")\w+/, '$1ffff');
    writeFileSync(file('changed.json'), text);
    expect(() => verify(file('changed.json'))).toThrow(
      'The definition of "Dark Magician" (46986414) has changed.',
    );
  });
  test('names line and column of what is no replay', () => {
    expect(() => verify(change('cut.json', /"players"[\s\S]*/, ''))).toThrow(
      /cut\.json, line \d+, column \d+: found nothing, expected a name in double quotes/,
    );
    expect(() => verify(change('seed.json', '"seed": 21', '"seed": "x"'))).toThrow(
      /line \d+, column 11: found .*x.*, expected a whole number/,
    );
    expect(() => verify(change('format.json', 'master-2020', 'goat'))).toThrow(
      'expected a format: master-2020',
    );
    expect(() => verify(change('place.json', /"extra": \[\]|"extra": \[/, '"extra": [46986414, '))).toThrow(
      'expected a monster of the Extra Deck',
    );
    expect(() => verify(change('field.json', '"surrendered"', '"gone"'))).toThrow('the field "surrendered"');
  });
});
