/** Whatever comes in: a typed refusal or an error that says what is wrong, and nothing has changed. */
import { CARDS } from '@spellspeed/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldOptions } from '../../../engine/src/described-field.ts';
import type { DuelOptions } from '../../../engine/src/doors/duel-options.ts';
import { DuelCallError, DuelSetUpError } from '../../../engine/src/doors/refused.ts';
import { createDuel, createDuelFromField, type Duel, restoreDuel } from '../../../engine/src/duel.ts';
import type { Card } from '../../../engine/src/language/card.ts';
import type { Snapshot } from '../../../engine/src/snapshot.ts';
import { checksumOf } from '../../../engine/src/state/checksum.ts';
import { createPool } from '../../../engine/src/state/pool.ts';
import type { PoolCard } from '../../../engine/src/state/pool-card.ts';
import { ENGINE_VERSION } from '../../../engine/src/version.ts';
import { answerWith, asked, decksOf, POOL, pick } from './play.fixture.ts';

const YUGI = decksOf('Yugi against Kaiba', 1);
const OPTIONS: DuelOptions = { pool: POOL, seed: 7, players: YUGI };
const begun = (answers = 12): Duel => {
  const duel = createDuel(OPTIONS);
  for (let at = 0; at < answers && duel.decision; at++) answerWith(duel, pick(asked(duel), at));
  return duel;
};
// What a program in JavaScript can pass, whatever the types say.
const anyCall = (duel: Duel) =>
  duel as unknown as {
    [name in 'answer' | 'surrender' | 'view' | 'events']: (...args: unknown[]) => unknown;
  };

const withHole: number[] = [];
withHole.length = 1;
const withGetter = Object.defineProperty([0], 0, { get: () => 0 });
const ODD_ANSWERS: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', '0'],
  ['a BigInt', 0n],
  ['a boolean', true],
  ['an object', {}],
  ['an array-like', { length: 1, 0: 0 }],
  ['a typed array', new Uint8Array([0])],
  ['a set', new Set([0])],
  ['a list with a hole', withHole],
  ['a list with a getter', withGetter],
  ['a list of texts', ['0']],
  ['a list in a list', [[0]]],
  ['a fraction', 0.5],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a negative number', -1],
  ['a number far too large', 2 ** 53],
  ['the same twice', [0, 0]],
  ['a very long list', Array.from({ length: 1_000_000 }, () => 0)],
  ['a function', () => 0],
  ['a symbol', Symbol('0')],
  [
    'a proxy that throws',
    new Proxy([0], {
      getOwnPropertyDescriptor: () => {
        throw new Error('no');
      },
    }),
  ],
  ['a revoked proxy', revoked()],
];
function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable([0], {});
  revoke();
  return proxy;
}

describe('an answer', () => {
  test.each(ODD_ANSWERS)('that is %s is refused and changes nothing', (_, answer) => {
    const duel = begun();
    const before = duel.hash();
    expect(anyCall(duel).answer(answer)).toMatchObject({
      rule: expect.stringMatching(/^legality\.choice\./),
      message: expect.any(String),
    });
    expect(duel.hash()).toBe(before);
  });
  test('by nobody of the two is refused', () => {
    const duel = begun();
    for (const player of [2, -1, Number.NaN, '0', null])
      expect(anyCall(duel).answer(0, player)).toMatchObject({ rule: 'legality.choice.not-your-question' });
  });
  test('-0 is the first choice', () => {
    const [one, other] = [begun(0), begun(0)];
    one.answer(0);
    other.answer(-0);
    expect(other.hash()).toBe(one.hash());
  });
});

describe('a surrender or a look', () => {
  test('of somebody who does not play is refused', () => {
    const duel = begun();
    const before = duel.hash();
    for (const player of [2, -1, Number.NaN, '0', null, undefined]) {
      expect(anyCall(duel).surrender(player)).toMatchObject({ rule: 'legality.choice.not-your-question' });
      expect(() => anyCall(duel).view(player)).toThrow(DuelCallError);
      expect(() => anyCall(duel).events(player)).toThrow(DuelCallError);
    }
    expect(duel.hash()).toBe(before);
  });
});

test('a question that makes no sense is answered or refused in a typed way', () => {
  // By name: fast-check itself stumbles over a revoked proxy.
  const odd = ODD_ANSWERS.map(([name]) => name);
  const oddOr = (name: unknown): unknown => ODD_ANSWERS.find(([known]) => known === name)?.[1] ?? name;
  const meant = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, oddOr(member)]))
      : oddOr(value);
  const kinds = ['normal-summon', 'set-card', 'special-summon', 'flip-summon', 'attack', 'activate', 'x'];
  const intention = fc.record({
    do: fc.constantFrom(...kinds, 'change-position', 'enter-phase', 'pendulum-summon'),
    card: fc.oneof(fc.nat(90), fc.constantFrom(...odd)),
    effect: fc.oneof(fc.nat(3), fc.constantFrom(...odd)),
    by: fc.constantFrom('procedure', 'synchro', 'xyz', 'link', ...odd),
    to: fc.constantFrom('attack', 'defense', 'x'),
    phase: fc.constantFrom('main1', 'battle', 'x'),
  });
  const asking = fc.oneof(
    fc.constantFrom(...odd),
    // With only what such an intention has, it is one more often.
    intention.chain((all) => fc.subarray(Object.keys(all)).map((keys) => only(all, ['do', ...keys]))),
  );
  const handle = fc.oneof(fc.nat(90), fc.constantFrom(...odd));
  fc.assert(
    fc.property(
      fc.nat(80),
      fc.constantFrom(0, 1, 2, null),
      asking,
      handle,
      handle,
      (at, who, what, card, other) => {
        const duel = begun(at);
        const before = duel.hash();
        const asked = duel as unknown as { [name: string]: (...args: unknown[]) => unknown };
        const calls: readonly (readonly [string, ...unknown[]])[] = [
          ['obstacleTo', who, what],
          ['explain', who, card],
          ['changes', who, card],
          ['obstacleToAttack', who, card, other],
          ['obstacleToTarget', who, card, other, card],
          ['obstacleToPendulumSummon', who, card],
        ];
        for (const [name, ...args] of calls)
          try {
            asked[name]?.(...args.map(meant));
          } catch (error) {
            expect(error, name).toBeInstanceOf(DuelCallError);
          }
        expect(duel.hash()).toBe(before);
      },
    ),
    { numRuns: 80, seed: 1 },
  );
});
function only(all: { readonly [key: string]: unknown }, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));
}

/** Everything in a value that can be changed, changed. */
const spoil = (value: unknown, seen = new Set<unknown>()): void => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const member of Object.values(value)) spoil(member, seen);
  for (const key of Object.keys(value)) {
    try {
      Reflect.set(value, key, 'spoilt');
      if (Array.isArray(value)) value.length = 0;
    } catch {
      // Frozen, as it should be.
    }
  }
};
test('nothing that a duel hands out can be used to change it', () => {
  const duel = begun(40);
  const before = duel.hash();
  const { decision } = duel;
  spoil(decision);
  for (const player of [0, 1] as const) {
    const view = duel.view(player);
    const handles = view.you.hand.flatMap(({ handle }) => handle ?? []);
    for (const handle of handles) spoil(duel.explain(player, handle));
    for (const { handle } of [...view.you.monsters, ...view.you.spells].flatMap((card) => card ?? []))
      if (handle !== null) spoil(duel.changes(player, handle));
    spoil(view);
    spoil(duel.events(player));
  }
  spoil(duel.snapshot());
  spoil(duel.result);
  expect(duel.hash()).toBe(before);
  expect(duel.decision).toEqual(begun(40).decision);
});

describe('createDuel', () => {
  const [one, two] = YUGI;
  const fusion = POOL.passcodes.find((code) => POOL.get(code)?.inExtraDeck) ?? 0;
  const token = POOL.passcodes.find((code) => POOL.get(code)?.monster?.frame === 'token') ?? 0;
  test.each<readonly [string, object, string]>([
    ['no options', undefined as unknown as object, 'options: found undefined, expected an object'],
    ['no pool', { ...OPTIONS, pool: {} }, 'options.pool: found an object, expected a pool of cards'],
    ['one player', { ...OPTIONS, players: [one] }, 'options.players: found a list of 1, expected 2 members'],
    ['three players', { ...OPTIONS, players: [one, two, two] }, 'options.players: found a list of 3'],
    [
      'a player without a Deck',
      { ...OPTIONS, players: [one, {}] },
      'options.players[1].main: found undefined',
    ],
    [
      'an unknown card',
      { ...OPTIONS, players: [one, { main: [...two.main, 7] }] },
      `options.players[1].main[${two.main.length}]: found 7, expected the passcode of a card of the pool`,
    ],
    [
      'a card as text',
      { ...OPTIONS, players: [{ main: ['7'] }, two] },
      'options.players[0].main[0]: found "7"',
    ],
    [
      'an Extra Deck monster in the Main Deck',
      { ...OPTIONS, players: [{ main: [fusion] }, two] },
      'expected no monster of the Extra Deck',
    ],
    ['a Token', { ...OPTIONS, players: [{ main: [token] }, two] }, 'expected no Token'],
    [
      'a Main Deck card in the Extra Deck',
      { ...OPTIONS, players: [{ main: one.main, extra: [one.main[0]] }, two] },
      'expected a monster of the Extra Deck',
    ],
    ['a seed as text', { ...OPTIONS, seed: '1' }, 'options.seed: found "1", expected a whole number'],
    ['a fraction as seed', { ...OPTIONS, seed: 0.5 }, 'options.seed: found 0.5'],
    ['an unknown format', { ...OPTIONS, format: 'x' }, 'options.format: found "x", expected one of'],
    ['a strange first player', { ...OPTIONS, first: 'nonsense' }, 'options.first: found "nonsense"'],
    ['a third chooser', { ...OPTIONS, first: { chooses: 2 } }, 'options.first'],
  ])('refuses %s', (_, options, message) => {
    expect(() => createDuel(options as DuelOptions)).toThrow(DuelSetUpError);
    expect(() => createDuel(options as DuelOptions)).toThrow(message);
  });
  test('takes the seed -0 as 0', () => {
    expect(createDuel({ ...OPTIONS, seed: -0 }).hash()).toBe(createDuel({ ...OPTIONS, seed: 0 }).hash());
  });
});

describe('createDuelFromField', () => {
  const find = (wanted: (card: PoolCard) => boolean): number =>
    POOL.passcodes.find((code) => {
      const known = POOL.get(code);
      return known !== undefined && wanted(known);
    }) ?? 0;
  const monster = find(({ monster: it }) => it?.frame === 'normal');
  const xyz = find(({ monster: it }) => it?.frame === 'xyz');
  const link = find(({ monster: it }) => it?.frame === 'link');
  const token = find(({ monster: it }) => it?.frame === 'token');
  const spell = find(({ card }) => card.kind === 'spell' && card.property === 'Normal');
  const fieldSpell = find(({ card }) => card.kind === 'spell' && card.property === 'Field');
  const loop: { card: number; materials: unknown[] } = { card: xyz, materials: [] };
  loop.materials.push(loop);
  const on = (side: object, more: object = {}): FieldOptions =>
    ({ pool: POOL, sides: [side, {}], ...more }) as unknown as FieldOptions;
  const monsters = (...cards: unknown[]): FieldOptions => on({ monsters: cards });

  test.each<readonly [string, unknown, string]>([
    ['nothing', null, 'options: found null, expected an object'],
    ['no sides', { pool: POOL }, 'options.sides: found undefined, expected a list'],
    ['three sides', { pool: POOL, sides: [{}, {}, {}] }, 'options.sides: found a list of 3'],
    ['an unknown zone', on({ graveyard: [] }), 'options.sides[0].graveyard: found an unknown member'],
    ['an unknown card', monsters(7), 'options.sides[0].monsters[0]: found 7, expected the passcode'],
    ['a card as text', monsters('7'), 'options.sides[0].monsters[0]: found "7", expected an object'],
    ['negative Life Points', on({ lifePoints: -5 }), 'options.sides[0].lifePoints: found -5'],
    ['Life Points that are no number', on({ lifePoints: Number.NaN }), 'lifePoints: found NaN'],
    ['Life Points as text', on({ lifePoints: '8000' }), 'lifePoints: found "8000"'],
    ['no Life Points', on({ lifePoints: 0 }), 'lifePoints: found 0'],
    ['a negative turn', on({}, { turn: -1 }), 'options.turn: found -1'],
    ['a third turn player', on({}, { turnPlayer: 2 }), 'options.turnPlayer: found 2'],
    ['an unknown phase', on({}, { phase: 'tea' }), 'options.phase: found "tea"'],
    [
      'negative counters',
      monsters({ card: monster, counters: { A: -1 } }),
      'monsters[0].counters.A: found -1',
    ],
    ['an unknown position', monsters({ card: monster, position: 'up' }), 'monsters[0].position: found "up"'],
    ['an unknown owner', monsters({ card: monster, owner: 2 }), 'monsters[0].owner: found 2'],
    ['a getter', on(Object.defineProperty({}, 'lifePoints', { get: () => 1, enumerable: true })), 'a getter'],
    ['a Spell in a Monster Zone', monsters(spell), 'expected a monster'],
    ['a monster in the Field Zone', on({ field: monster }), 'options.sides[0].field: found'],
    ['a Field Spell in a Spell & Trap Zone', on({ spells: [fieldSpell] }), 'that is no Field Spell'],
    ['a Normal Monster in a Spell & Trap Zone', on({ spells: [monster] }), 'expected a Spell or Trap'],
    ['a Spell in a Pendulum Zone', on({ pendulum: [spell] }), 'expected a Pendulum Monster'],
    ['an Extra Deck monster in the hand', on({ hand: [xyz] }), 'expected no monster of the Extra Deck'],
    ['a Token in the GY', on({ gy: [token] }), 'expected no Token but on the field'],
    ['a Link Monster face-down', monsters({ card: link, face: 'down' }), 'face-up in Attack Position'],
    [
      'materials under another monster',
      monsters({ card: monster, materials: [monster] }),
      'monsters[0].materials',
    ],
    ['materials that contain themselves', monsters(loop), 'expected at most'],
    [
      'materials under a material',
      monsters({ card: xyz, materials: [{ card: xyz, materials: [monster] }] }),
      'monsters[0].materials[0].materials',
    ],
    ['six monsters', monsters(...Array.from({ length: 6 }, () => monster)), 'monsters[5]: found'],
    [
      'two monsters in one zone',
      monsters({ card: monster, place: 2 }, { card: monster, place: 2 }),
      'monsters[1]',
    ],
    ['an eighth Monster Zone', monsters({ card: monster, place: 7 }), 'monsters[0].place: found 7'],
    ['a third Pendulum Zone', on({ pendulum: [{ card: monster, place: 2 }] }), 'pendulum[0]'],
    ['1,000 cards', on({ deck: Array.from({ length: 1_000 }, () => monster) }), 'deck: found a list of 1000'],
    ['600 cards', on({ deck: Array(300).fill(monster), gy: Array(300).fill(monster) }), 'found 600 cards'],
  ])('refuses %s', (_, options, message) => {
    expect(() => createDuelFromField(options as FieldOptions)).toThrow(DuelSetUpError);
    expect(() => createDuelFromField(options as FieldOptions)).toThrow(message);
  });
  test('keeps nothing of what it is given', () => {
    const given = monsters({ card: monster, counters: { A: 1 } });
    const duel = createDuelFromField(given);
    const before = duel.hash();
    spoil(given.sides);
    expect(duel.hash()).toBe(before);
  });
  test('places the cards that name no zone where others do not stand', () => {
    const { you } = createDuelFromField(monsters(monster, { card: monster, place: 0 })).view(0);
    expect(you.monsters.map((card) => card !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

type Loose = { [key: string]: unknown } & { state: { [key: string]: unknown } };
const saved = (): Loose => JSON.parse(JSON.stringify(begun(30).snapshot())) as Loose;
const restored = (snapshot: unknown): Duel => restoreDuel(POOL, snapshot as Snapshot);
describe('restoreDuel', () => {
  test('gives back the same duel and keeps nothing of the snapshot', () => {
    const snapshot = saved();
    const duel = restored(snapshot);
    expect(duel.hash()).toBe(begun(30).hash());
    spoil(snapshot);
    expect(duel.hash()).toBe(begun(30).hash());
  });
  test.each<readonly [string, (snapshot: Loose) => unknown, string]>([
    ['nothing', () => undefined, 'snapshot: found undefined'],
    ['a text', () => 'x', 'snapshot: found "x", expected an object'],
    ['another version', (snapshot) => ({ ...snapshot, spellspeed: 2 }), 'snapshot.spellspeed: found 2'],
    [
      'Life Points as text',
      (snapshot) => ({ ...snapshot, state: { ...snapshot.state, lifePoints: ['8000', 8000] } }),
      'snapshot.state.lifePoints[0]: found "8000"',
    ],
    [
      'negative Life Points',
      (snapshot) => ({ ...snapshot, state: { ...snapshot.state, lifePoints: [-5, 8000] } }),
      'snapshot.state.lifePoints[0]: found -5',
    ],
    [
      'no cards',
      ({ state: { cards: _, ...state }, ...snapshot }) => ({ ...snapshot, state }),
      'snapshot.state.cards: found undefined, expected a list',
    ],
    [
      'a procedure that there is not',
      (snapshot) => ({
        ...snapshot,
        state: { ...snapshot.state, frames: [{ procedure: 'tea', step: 'pour', vars: {} }] },
      }),
      'snapshot.state.frames[0].step: found "tea/pour", expected a step of a procedure',
    ],
    [
      'other Life Points than were saved',
      (snapshot) => ({ ...snapshot, state: { ...snapshot.state, lifePoints: [1, 8000] } }),
      'The saved duel is not whole',
    ],
    [
      'cards that it says nothing of',
      (snapshot) => ({ ...snapshot, cards: {} }),
      'snapshot.cards says nothing of the card',
    ],
  ])('refuses %s', (_, change, message) => {
    const snapshot = change(saved());
    expect(() => restored(snapshot)).toThrow(DuelSetUpError);
    expect(() => restored(snapshot)).toThrow(message);
  });
  test.each([
    ['says nothing of its version', undefined],
    ['another version saved', '0.0.9'],
  ])('goes on with a whole duel that %s', (_, engine) => {
    expect(restored({ ...saved(), engine }).hash()).toBe(begun(30).hash());
  });
  test.each<readonly [string, (card: Card) => readonly Card[], string]>([
    ['a card that the pool no longer has', () => [], 'The pool has no card with the passcode'],
    [
      'a card whose definition has changed',
      (card) => [{ ...card, series: [...card.series, 'Another'] }],
      'has changed since the duel was saved',
    ],
  ])('refuses %s', (_, change, message) => {
    const [used = ''] = Object.keys(begun(30).snapshot().cards);
    const pool = createPool(
      [...CARDS].flatMap((card) => (card.passcode === Number(used) ? change(card) : card)),
    );
    expect(() => restoreDuel(pool, begun(30).snapshot())).toThrow(DuelSetUpError);
    expect(() => restoreDuel(pool, begun(30).snapshot())).toThrow(message);
  });
  test('says where a duel comes from another version, if it cannot go on with it', () => {
    const other = { ...saved(), engine: '0.0.9', cards: {} };
    expect(() => restored(other)).toThrow(
      `It was made by version 0.0.9 of the engine, and this is version ${ENGINE_VERSION}.`,
    );
    expect(() => restored({ ...other, engine: ENGINE_VERSION })).not.toThrow('version');
  });
  test('finds every change of a leaf', () => {
    const whole = JSON.stringify(saved());
    fc.assert(
      fc.property(
        fc.nat({ max: whole.length - 1 }),
        fc.constantFrom('0', '7', 'x', '"', ',', '}'),
        (at, letter) => {
          const text = whole.slice(0, at) + letter + whole.slice(at + 1);
          let snapshot: unknown;
          try {
            snapshot = JSON.parse(text);
          } catch {
            return;
          }
          if (JSON.stringify(snapshot) === whole) return;
          try {
            // What is told of the pool as a whole is not needed to go on.
            expect(JSON.stringify(restored(snapshot).snapshot().state)).toBe(
              JSON.stringify(JSON.parse(whole).state),
            );
          } catch (error) {
            expect(error).toBeInstanceOf(DuelSetUpError);
          }
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });
});

test('equal values have equal checksums, whatever the order of their keys', () => {
  expect(checksumOf({ a: 1, b: [2, 3] })).toBe(checksumOf({ b: [2, 3], a: 1 }));
  expect(checksumOf({ a: 1 })).not.toBe(checksumOf({ a: '1' }));
  expect(checksumOf([1, 2])).not.toBe(checksumOf([2, 1]));
  expect(checksumOf([])).not.toBe(checksumOf({}));
});
