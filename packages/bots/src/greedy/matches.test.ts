/** What the bot makes of a text's filters, beside what they mean in the engine, at moments of random duels. */
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, type Duel, PLAYERS, type Player, type SeenCard } from '@spellspeed/engine';
import type { Test, TestName } from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { tableOf } from '../../../engine/src/duel.ts';
import { matches as isMeant } from '../../../engine/src/meaning/filter.ts';
import { transientScene } from '../../../engine/src/meaning/scene.ts';
import { POOL, seeds } from '../duels.fixture.ts';
import { playDuel } from '../play-duel.ts';
import { randomBot } from '../random.ts';
import { matches } from './matches.ts';
import { sightOf } from './sight.ts';

/**
 * How much a view tells of each test. `all`: of a card that the player knows, the bot says what the engine says. `some`: the bot takes to fit
 * what it cannot see, and leaves nothing out that fits.
 */
const TOLD: { readonly [N in TestName]: 'all' | 'some' } = {
  kind: 'all',
  in: 'all',
  'in-extra-monster-zone': 'all',
  'of-turn-player': 'all',
  face: 'all',
  position: 'all',
  race: 'all',
  attribute: 'all',
  level: 'all',
  stat: 'all',
  'differs-from-original': 'some',
  named: 'all',
  'same-name': 'some',
  'name-among': 'some',
  mentions: 'some',
  'mentioned-on': 'some',
  declared: 'some',
  'same-attribute': 'some',
  truly: 'all',
  'same-race': 'some',
  'sole-race': 'some',
  series: 'all',
  frame: 'all',
  ability: 'all',
  'effect-monster': 'all',
  'this-turn': 'some',
  'activated-effect': 'some',
  property: 'all',
  summoned: 'some',
  'summoned-using': 'some',
  'special-summoned-from': 'some',
  'special-summoned-by': 'some',
  'attribute-of-material': 'some',
  'same-kind': 'some',
  rank: 'all',
  'link-rating': 'all',
  'attached-to': 'some',
  'equipped-to': 'some',
  'listed-by': 'some',
  lists: 'some',
  'lists-name': 'some',
  'appropriate-for': 'some',
  'appropriate-target': 'some',
  'can-be-equipped': 'some',
  'equip-card': 'all',
  'monster-card': 'some',
  'can-hold-counter': 'some',
  'special-summon-only': 'some',
  'has-material': 'some',
  'same-column': 'some',
  counters: 'all',
  'pointed-to-by': 'some',
  linked: 'some',
  'co-linked-to': 'some',
  is: 'all',
  'other-than': 'all',
  extreme: 'all',
  not: 'all',
  either: 'all',
};

const partsOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
const isTest = (part: object): part is Test => 'test' in part;
/** What stands for another card, or for a number that is counted, is a matter of the scene. */
const isPlain = (part: Test): boolean =>
  partsOf(part).every(
    (inner) =>
      (!('ref' in inner) || inner.ref === 'this') &&
      !('amount' in inner) &&
      !('count' in inner) &&
      !('stat' in inner && !('test' in inner)),
  );
const insideOf = (part: Test): readonly TestName[] =>
  partsOf(part).flatMap((inner) => (isTest(inner) ? inner.test : []));
/** Every test of every definition, each once. */
const TESTS: readonly Test[] = [
  ...new Map(
    partsOf([...CARDS])
      .filter(isTest)
      .filter(isPlain)
      .map((part) => [JSON.stringify(part), part]),
  ).values(),
];
const toldOf = (part: Test): 'all' | 'some' =>
  insideOf(part).every((name) => TOLD[name] === 'all') ? 'all' : 'some';
/** Whether it is an Effect Monster by now is not told. */
const isNowAndThenNormal = ({ zone, known }: SeenCard): boolean => {
  const own = known === null ? undefined : POOL.get(known.passcode);
  return (
    own !== undefined &&
    ((own.isGemini && zone === 'monsters') || own.modifiers.includes('treated-as-normal-monster'))
  );
};

interface Compared {
  readonly counts: Map<TestName, number>;
  readonly wrong: Map<string, string>;
}
const compare = (duel: Duel, player: Player, { counts, wrong }: Compared): void => {
  const table = tableOf(duel);
  const sight = sightOf(duel.view(player), POOL);
  const idOf = (card: SeenCard) => table.state.cards.findIndex(({ stay }) => stay === card.handle);
  const [source] = sight.cards.filter(({ known }) => known !== null);
  if (source === undefined) return;
  const scene = transientScene(table, idOf(source) as never, 0, player);
  const mine = { sight, mine: true, source, bound: {} };
  for (const card of sight.cards)
    for (const part of TESTS) {
      const isTold = toldOf(part) === 'all' && card.known !== null && !isNowAndThenNormal(card);
      const engine = isMeant(table, [part], idOf(card) as never, scene);
      const bot = matches(mine, [part], card);
      counts.set(part.test, (counts.get(part.test) ?? 0) + 1);
      const isSame = isTold ? bot === engine : bot || !engine;
      if (!isSame && !wrong.has(part.test))
        wrong.set(
          part.test,
          `${JSON.stringify(part)} of ${JSON.stringify(card)}: the bot says ${bot}, the engine ${engine}`,
        );
    }
};

test('every test of a text means to the bot what it means in the engine, as far as one can see', () => {
  const compared: Compared = { counts: new Map(), wrong: new Map() };
  const decks = Object.values(READY_MADE_DECKS);
  for (const seed of seeds(sized(1, 6))) {
    const [one, other] = [decks[seed % decks.length], decks[(3 * seed + 1) % decks.length]];
    if (!one || !other) throw new Error('There are no decks.');
    const duel = createDuel({ pool: POOL, seed, players: [one, other] });
    let decisions = 0;
    playDuel(duel, [randomBot(2 * seed), randomBot(2 * seed + 1)], () => {
      if (decisions++ % 40 === 0) for (const player of PLAYERS) compare(duel, player, compared);
    });
  }
  expect([...compared.wrong.values()]).toEqual([]);
  expect([...compared.counts.values()].every((count) => count > 100)).toBe(true);
});
