import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripted } from '../scripted.fixture.ts';
import { runMatch } from './match.ts';
import { runPlay, runResume } from './play.ts';
import { runReplayCommand } from './replay.ts';

const OPTIONS = {
  deck: 'yugi-starter',
  against: 'kaiba-starter',
  bot: 'greedy',
  seed: 5,
  second: false,
  bestOf: 3,
} as const;
const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
const file = (name: string): string => join(folder, name);
const played = async (...lines: readonly string[]): Promise<string> => {
  const terminal = scripted(lines);
  await runPlay(OPTIONS, terminal);
  return terminal.printed();
};
const resumed = async (name: string, ...lines: readonly string[]): Promise<string> => {
  const terminal = scripted(lines);
  await runResume(name, terminal);
  return terminal.printed();
};
const verified = (name: string, to?: number) => {
  const terminal = scripted();
  const code = runReplayCommand(name, { json: false, ...(to !== undefined && { to }) }, terminal);
  return { code, told: terminal.printed(), complaints: terminal.complaints() };
};
/** Rock against the bot, then the Duel is given up. */
const LOST = ['rock', 'surrender', ''] as const;

describe('play --best-of 3', () => {
  test('decides who goes first, lets the person exchange cards, and plays to the end of the Match', async () => {
    const printed = await played(...LOST, 's1 for m1', 'done', '1', 'surrender', '', 'quit');
    expect(printed).toContain('Rock, paper, scissors: what do you show?');
    expect(printed).toContain('The opponent wins Duel 1: by surrender.');
    expect(printed).toContain('Which cards do you exchange with your Side Deck for Duel 2?');
    expect(printed).toContain('In: "Dragon Capture Jar". Out: "Dark Magician".');
    expect(printed).toContain('Do you go first or second?');
    expect(printed).toContain('Match won by the opponent, 0-2');
    expect(printed).toContain('Until the next Match.');
  });
  test('explains what cannot be exchanged', async () => {
    const printed = await played(
      ...LOST,
      'm1 for s1',
      'dance',
      's1, s2 for m1',
      's9 for m1',
      's1 for x1',
      's1, s1 for m1, m1',
      'e for m1',
      '? s1',
      'save',
      'reset',
      'help',
      'quit',
    );
    expect(printed).toContain('The card that comes in is named first: s1 for m1.');
    expect(printed).toContain('Found "dance", expected IN for OUT');
    expect(printed).toContain('2 cards would come in and 1 card go out; expected as many.');
    expect(printed).toContain('No card called "s9" is in your Side Deck.');
    expect(printed).toContain('belongs in the Main Deck, not in the Extra Deck.');
    expect(printed).toContain('Your Side Deck has 1 copy of "Dragon Capture Jar".');
    expect(printed).toContain('Several cards fit "e"');
    expect(printed).toContain('Dragon Capture Jar  Continuous Trap');
    expect(printed).toContain('expected the name of a file');
    expect(printed).toContain('All cards are back where they were.');
    expect(printed).toContain('IN for OUT               exchange cards');
  });
  test('is saved in the middle of a Duel and between two, goes on, and is verified', async () => {
    const [early, between, late] = [file('early.json'), file('between.json'), file('late.json')];
    await played('rock', `save ${early}`, 'surrender', '', `save ${between}`, 'quit');
    expect(verified(early)).toMatchObject({ code: 0, complaints: '' });
    expect(await resumed(early, 'surrender', '', 'quit')).toContain('The opponent wins Duel 1');
    const printed = await resumed(between, 's2 for m2', '', '1', 'surrender', '', `save ${late}`, 'quit');
    expect(printed).toContain('Match: before Duel 2, 0-1');
    expect(printed).toContain('Match won by the opponent, 0-2');
    const { code, told } = verified(late);
    expect(code).toBe(0);
    expect(told).toContain('wins Duel 2: by surrender.');
    expect(told).toContain('All hashes are those of the replay.');
    expect(verified(late, 2).told).toContain('The Match goes on after 2 of');
    expect(await resumed(late, 'quit')).toContain('Match won by the opponent, 0-2');
  });
  test('says what of a changed replay is wrong, and where', async () => {
    const saved = file('changed.json');
    await played('rock', `save ${saved}`, 'quit');
    const text = readFileSync(saved, 'utf8');
    const changed = (from: string | RegExp, to: string): string => {
      writeFileSync(saved, text.replace(from, to));
      return saved;
    };
    expect(() => verified(changed('"bestOf": 3', '"bestOf": 2'))).toThrow(
      /changed\.json, line \d+, column 13: found "2", expected 1 or 3/,
    );
    expect(verified(changed(/"answer":\[0\]/, '"answer":[7]')).complaints).toContain(
      'is refused: There is no choice 7',
    );
    expect(verified(changed(/"hash": "\w+"/, '"hash": "0"')).complaints).toContain('After the last deed');
    // Dark Magician in the Extra Deck.
    expect(() => verified(changed('"extra": [\n', '"extra": [\n46986414,'))).toThrow(
      'its Match cannot begin. "Dark Magician" belongs in the Main Deck',
    );
    await expect(resumed(changed('"by": "person"', '"by": "greedy"'))).rejects.toThrow(
      'is not the game of a person',
    );
  });
  test('has no --second', async () => {
    await expect(runPlay({ ...OPTIONS, second: true }, scripted())).rejects.toThrow('leave --second out');
  });
});

describe('match', () => {
  const options = {
    deck: ['yugi-starter', 'kaiba-starter'],
    bestOf: 3,
    bot: 'random',
    seed: 1,
    json: true,
  } as const;
  test('writes a replay that is verified', () => {
    const replay = file('match.json');
    expect(runMatch({ ...options, replay }, scripted())).toBe(0);
    expect(verified(replay)).toMatchObject({ code: 0, complaints: '' });
  });
  test('compares what was saved with what is asked for', () => {
    const save = file('save.json');
    runMatch({ ...options, save }, scripted());
    const again = (other: object) => () => runMatch({ ...options, save, ...other }, scripted());
    expect(again({ seed: 2 })).toThrow('its seed is 1, not 2');
    expect(again({ bestOf: 1 })).toThrow('it is a best of 3, not of 1');
    expect(again({ deck: ['yugi-starter', 'blackwing'] })).toThrow(
      'the deck of player 2 has other cards than blackwing',
    );
    expect(again({ replay: file('r.json') })).toThrow('a replay needs its beginning');
    expect(again({})()).toBe(0);
  });
});
