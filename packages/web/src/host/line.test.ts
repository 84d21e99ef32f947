import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { DuelHost } from './duel-host.ts';
import type { Host } from './host.ts';
import { type Connection, Line } from './line.ts';
import { onlyPool } from './pools.ts';
import type { Setup } from './types.ts';

const POOL = createPool(CARDS);
const deck = { name: 'yugi-starter', extra: [], main: READY_MADE_DECKS['yugi-starter'].main };
const SETUP: Setup = { yours: deck, theirs: deck, bot: 'random', seed: 1, you: 0 };
const NEVER = new Promise<never>(() => {});

/** Connections to hosts of their own; the first one does something else with `answer`. */
const connections = (answer: Host['answer'], broken: Promise<string> = NEVER) => {
  const made: { closed: boolean }[] = [];
  const connect = (): Connection => {
    const state = { closed: false };
    const host = new DuelHost(onlyPool(POOL));
    if (made.length === 0) host.answer = answer;
    made.push(state);
    return {
      host,
      broken: made.length === 1 ? broken : NEVER,
      close: () => {
        state.closed = true;
      },
    };
  };
  return { made, connect };
};

test.each([
  ['throws', () => Promise.reject(new Error('out of memory')), 1000, 'out of memory'],
  ['never answers', () => NEVER, 20, 'No answer after 20 ms'],
])('when the Worker %s, another one goes on with the duel as it was', async (_, answer, patience, why) => {
  const { made, connect } = connections(answer);
  const line = new Line(connect, patience);
  const { picture: before } = await line.change((host) => host.start(SETUP));
  const { picture, trouble } = await line.change((host) => host.answer([0]));
  expect(picture?.view).toEqual(before?.view);
  expect(picture?.fresh).toBe(true);
  expect(trouble).toMatchObject({ trouble: 'crashed', report: expect.stringContaining(why) });
  expect(made).toEqual([{ closed: true }, { closed: false }]);
  expect((await line.change((host) => host.answer([0]))).trouble).toBeNull();
});

test('a Worker that breaks while it is asked is told of, and the new one is greeted as the first was', async () => {
  const { connect } = connections(() => NEVER, Promise.resolve('The Worker could not be loaded.'));
  const line = new Line(connect);
  line.greet([(host) => host.change({ asking: 'never' })]);
  const { picture, trouble } = await line.change((host) => host.answer([0]));
  expect(picture).toBeNull();
  expect(trouble).toMatchObject({ trouble: 'crashed' });
  expect((await line.change((host) => host.start(SETUP))).picture?.settings.asking).toBe('never');
});

test('a Worker that breaks while somebody only looks is told of at the next answer, with the duel as it was', async () => {
  const { connect } = connections(() => NEVER);
  const line = new Line(connect);
  const { picture: before } = await line.change((host) => host.start(SETUP));
  expect(await line.look(() => Promise.reject(new Error('out of memory')), 'nothing to see')).toBe(
    'nothing to see',
  );
  const { picture, trouble } = await line.change((host) => host.answer([0]));
  expect(trouble).toMatchObject({ trouble: 'crashed', report: expect.stringContaining('out of memory') });
  expect(picture?.view).toEqual(before?.view);
  expect((await line.change((host) => host.answer([0]))).trouble).toBeNull();
});

test('a Worker that breaks while nobody asks is told of at the next answer, with the duel as it was', async () => {
  let breakIt: (why: string) => void = () => {};
  const { made, connect } = connections(
    () => NEVER,
    new Promise((resolve) => {
      breakIt = resolve;
    }),
  );
  const line = new Line(connect);
  const { picture: before } = await line.change((host) => host.start(SETUP));
  breakIt('out of memory');
  await expect.poll(() => made).toEqual([{ closed: true }]);
  const { picture, trouble } = await line.change((host) => host.answer([0]));
  expect(trouble).toMatchObject({ trouble: 'crashed', report: expect.stringContaining('out of memory') });
  expect(picture?.view).toEqual(before?.view);
});
