import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { readReplay, runReplay } from '@spellspeed/formats';
import { beforeAll, expect, test } from 'vitest';
import { onlyPool } from '../host/pools.ts';
import { readFieldLink } from '../rulings/editor/link.ts';
import { Analyst } from './analyst.ts';
import { ROOT, type TreeAt, withAnswers } from './tree.ts';
import { treeOf } from './tree-of.ts';
import type { Looking, ShownNode } from './types.ts';

const pool = createPool(CARDS);
const analyst = new Analyst(onlyPool(pool));
const deck = { name: 'yugi-starter', by: 'person', extra: [], main: READY_MADE_DECKS['yugi-starter'].main };
const BEGUN = treeOf(
  { head: { format: 'master-2020', seed: 3, players: [deck, { ...deck, by: 'greedy' }] }, answers: [] },
  'Mine',
);
const looking = ({ tree, at }: TreeAt): Looking => ({ tree, at, side: 0, language: 'en' });
const look = async (at: TreeAt): Promise<ShownNode> => {
  const found = await analyst.look(looking(at));
  if (!found.ok) throw new Error(found.message);
  return found.shown;
};
/** Takes the first choice that does this. */
const does = async (from: TreeAt, deed: string): Promise<TreeAt> => {
  const choices = (await look(from)).question?.decision.choices ?? [];
  const at = choices.findIndex((choice) => choice.do === deed);
  const answered = await analyst.answer(looking(from), [at]);
  if (!answered.ok) throw new Error(answered.refused.statement);
  return withAnswers(from.tree, from.at, answered.answers);
};
let summoned: TreeAt;
let line: TreeAt;

beforeAll(async () => {
  summoned = await does(BEGUN, 'normal-summon');
  line = await does(summoned, 'enter-phase');
});

test('both hands lie open, and whoever is asked is asked here', async () => {
  const { frame, question, told, names } = await look(BEGUN);
  expect(names).toEqual(['yugi-starter', 'yugi-starter']);
  expect(frame.view.opponent.hand.every(({ known }) => known !== null)).toBe(true);
  expect(question?.decision).toMatchObject({ player: 0, kind: 'act' });
  expect(told).toEqual([]);
});
test('what is done is told with its card; where it goes by itself nobody stops', async () => {
  const { told } = await look(line);
  const [first, zone] = told;
  expect(first).toMatchObject({ player: 0, turn: 1, isStop: false });
  expect(first?.deed).toMatch(/^Normal Summon /);
  expect(zone).toMatchObject({ deed: null, isStop: true });
  expect(told.at(-1)?.isStop).toBe(true);
});
test('the other player is asked as well, and sees the table from either side', async () => {
  let now = line;
  for (let asked = await look(now); asked.question?.decision.player !== 1; asked = await look(now))
    now = await does(now, asked.question?.decision.kind === 'act' ? 'enter-phase' : 'pass');
  const found = await analyst.look({ ...looking(now), side: 1 });
  expect(found.ok && found.shown.frame.view.player).toBe(1);
  expect(found.ok && found.shown.question?.decision.player).toBe(1);
});
test('one goes back and tries otherwise; both lines are told', async () => {
  const other = await does({ tree: line.tree, at: ROOT }, 'set-monster');
  const { told, frame } = await look(other);
  expect(told[0]?.deed).toMatch(/^Normal Summon /);
  expect(told[line.tree.nodes.length]?.deed).toMatch(/^Set /);
  expect(frame.view.you.monsters.filter((card) => card?.face === 'down')).toHaveLength(1);
});
test('an answer that cannot be given is refused with its clause, and a line that cannot be gone on ends there', async () => {
  const refused = await analyst.answer(looking(summoned), [99]);
  expect(refused).toMatchObject({ ok: false });
  expect(!refused.ok && refused.refused.statement).not.toBe('');
  const broken = withAnswers(summoned.tree, summoned.at, [[99], [0]]);
  expect((await look(broken)).told.slice(-2)).toEqual([null, null]);
});
test('a line is a replay that verifies, and its field goes to the editor', async () => {
  const text = (await analyst.replay(looking(line))) ?? '';
  const read = readReplay(text, 'line.json');
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  expect(runReplay(read.value, pool, read.value.answers.length, () => {}).difference).toBeNull();
  const field = readFieldLink((await analyst.field(looking(summoned))) ?? '');
  if (!field.ok) throw new Error(field.why);
  expect(field.field.cards.filter(({ stand }) => stand === 'monsters')).toHaveLength(1);
  expect(field.field.cards.filter(({ stand, player }) => stand === 'hand' && player === 'B')).toHaveLength(5);
  expect(field.field).toMatchObject({
    title: 'Mine',
    turn: 1,
    turnPlayer: 'A',
    exactDeck: { A: true, B: true },
  });
});
test('a bot says what it would do, in the language of the page', async () => {
  const advice = await analyst.advise({ ...looking(BEGUN), language: 'it' }, 'search-1');
  expect(advice?.player).toBe(0);
  expect(advice?.sentences[0]).toMatch(/^Mi aspetto/);
  expect(advice?.answer).not.toBeNull();
});
test('cards that nobody knows here are said', async () => {
  const unknown = {
    ...BEGUN.tree,
    head: { ...BEGUN.tree.head, players: [{ ...deck, main: [1, ...deck.main] }, deck] as const },
  };
  expect(await analyst.look(looking({ tree: unknown, at: ROOT }))).toMatchObject({ ok: false });
});
test('one person plays alone where the opponent only passes', async () => {
  let now: TreeAt = { tree: { ...BEGUN.tree, passive: 1 }, at: ROOT };
  for (let turns = 0; turns < 2; turns++) {
    const { question } = await look(now);
    const end = (question?.decision.choices ?? []).findIndex(
      (choice) => choice.do === 'enter-phase' && choice.phase === 'end',
    );
    const answered = await analyst.answer(looking(now), [end]);
    if (!answered.ok) throw new Error(answered.refused.statement);
    now = withAnswers(now.tree, now.at, answered.answers);
    const after = await look(now);
    expect(after.question?.decision.player).toBe(0);
    expect(after.frame.view.turn).toBe(3 + 2 * turns);
  }
});
