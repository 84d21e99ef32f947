/** Reading `expect`. */
import { ATTRIBUTES, DECISION_KINDS, PHASES, type Player, RACES, TIMINGS } from '@spellspeed/engine';
import { isMap, isScalar } from 'yaml';
import type { CardName } from './card-name.ts';
import { FACTS_EXPECTED, factOf } from './facts.ts';
import { readMatchChecks } from './match-checks.ts';
import { cardNameFrom, nameOfCard, nearestCardName, passcodeOf, playerOf } from './names.ts';
import type { Reader, Value } from './reader.ts';
import {
  type AskedChoice,
  ATTACK_STATES,
  CHECKED_ZONES,
  type Check,
  type Command,
  STATS,
  type StatName,
} from './scenario.ts';

/** How the parts of an expectation are read. */
export interface CheckReader {
  readonly reader: Reader;
  readonly command: (node: Value) => Command | null;
  readonly rule: (node: Value) => string | null;
  readonly present: (node: Value, name: CardName) => void;
}

const KEYS = [
  'lp',
  'can',
  'cannot',
  'because',
  'where',
  'stats',
  'position',
  'chain',
  'timing',
  'phase',
  'turnPlayer',
  'attack',
  'replay',
  'counts',
  'counters',
  'equips',
  'materials',
  'happened',
  'notHappened',
  'negated',
  'notNegated',
  'winner',
  'match',
  'asked',
  'sees',
  'doesNotSee',
  'shown',
  'notShown',
  'order',
] as const;
type Key = (typeof KEYS)[number];
const ASKED = ['player', 'kind', 'choices'] as const;

const readCardName = (
  { reader, present }: CheckReader,
  node: Value,
  text: string | null,
): CardName | null => {
  if (text === null) return null;
  const name = cardNameFrom(text);
  if ('unknown' in name) {
    const nearest = nearestCardName(name.unknown);
    return reader.wrong(
      node,
      'the name or passcode of a card',
      nearest === null ? [] : [nearest],
      JSON.stringify(text),
    );
  }
  present(node, name);
  return name;
};
const player = (reader: Reader, node: Value, text: string): Player | null =>
  text === 'A' || text === 'B' ? playerOf(text) : reader.wrong(node, 'A | B');
const names = (read: CheckReader, node: Value): CardName[] =>
  read.reader.list(node).flatMap((item) => readCardName(read, item, read.reader.text(item)) ?? []);

/** For each card of a map, its checks. */
const byCard = (
  read: CheckReader,
  node: Value,
  check: (card: CardName, value: Value) => readonly (Check | null)[],
): (Check | null)[] =>
  read.reader.entries(node, 'a map from cards').flatMap(({ key, keyNode, value }) => {
    const card = readCardName(read, keyNode, key);
    return card === null ? [] : check(card, value);
  });

const where = (read: CheckReader, node: Value): (Check | null)[] =>
  byCard(read, node, (card, value) => {
    const text = read.reader.text(value) ?? '';
    const [, side, named] = /^(?:([AB])\.)?([a-z]+)$/.exec(text) ?? [];
    const zone = CHECKED_ZONES.find((each) => each === named);
    if (zone === undefined)
      return [read.reader.wrong(value, `a zone such as B.gy: ${CHECKED_ZONES.join(', ')}`, CHECKED_ZONES)];
    return [{ check: 'where', card, zone, player: side === undefined ? null : playerOf(side) }];
  });
const stats = (read: CheckReader, node: Value): (Check | null)[] =>
  byCard(read, node, (card, value) =>
    [...read.reader.fields<StatName>(value, STATS, 'a map of values')].map(([stat, is]) => {
      const text = statValue(read.reader, stat, is);
      return text === null ? null : { check: 'stat', card, stat, is: text };
    }),
  );
/** `none` is the value of what the card does not have. */
const statValue = (reader: Reader, stat: StatName, is: Value): string | null => {
  if (isScalar(is) && is.value === 'none') return 'none';
  switch (stat) {
    case 'attribute':
      return reader.word(is, ATTRIBUTES);
    case 'race':
      return reader.word(is, RACES);
    case 'name': {
      const name = reader.text(is);
      if (name === null) return null;
      const passcode = passcodeOf(name);
      return passcode === null ? reader.wrong(is, 'the name of a card') : nameOfCard(passcode);
    }
    default: {
      const amount = reader.number(is);
      return amount === null ? null : String(amount);
    }
  }
};
const counts = ({ reader }: CheckReader, node: Value): (Check | null)[] =>
  reader.entries(node, 'a map such as A.hand: 5').map(({ key, keyNode, value }) => {
    const [, side, named] = /^([AB])\.([a-z]+)$/.exec(key) ?? [];
    const zone = CHECKED_ZONES.find((each) => each === named);
    if (side === undefined || zone === undefined)
      return reader.wrong(keyNode, 'a place such as A.hand', CHECKED_ZONES);
    const is = reader.number(value);
    return is === null ? null : { check: 'count', player: playerOf(side), zone, is };
  });
/** What a player may see, or has been shown. */
const sights = (
  read: CheckReader,
  node: Value,
  check: 'sees' | 'doesNotSee' | 'shown' | 'notShown',
): (Check | null)[] =>
  read.reader.entries(node, 'a map from players to cards').flatMap(({ key, keyNode, value }) => {
    const who = player(read.reader, keyNode, key);
    return who === null ? [] : names(read, value).map((card): Check => ({ check, player: who, card }));
  });
/** A pile from bottom to top. */
const orders = (read: CheckReader, node: Value): (Check | null)[] =>
  read.reader.entries(node, 'a map such as A.gy: [Sangan, Kuriboh]').map(({ key, keyNode, value }) => {
    const [, side] = /^([AB])\.gy$/.exec(key) ?? [];
    return side === undefined
      ? read.reader.wrong(keyNode, 'A.gy | B.gy')
      : { check: 'order', player: playerOf(side), cards: names(read, value) };
  });
const abilities = (
  read: CheckReader,
  node: Value,
  check: 'can' | 'cannot',
  because: string | null,
): (Check | null)[] =>
  read.reader.entries(node, 'a map from players to commands').flatMap(({ key, keyNode, value }) => {
    const who = player(read.reader, keyNode, key);
    if (who === null) return [];
    return read.reader.list(value).map((item): Check | null => {
      const isLong = isMap(item);
      const fields = isLong ? read.reader.fields(item, ['do', 'because'], 'a command') : null;
      const command = read.command(fields ? (fields.get('do') ?? null) : item);
      const rule = fields?.has('because') ? read.rule(fields.get('because') ?? null) : because;
      return command && { check, player: who, command, because: rule };
    });
  });
/** A choice is named by its card, or in the words of a command. */
const CHOICE_WORDS = /^(pass|yes|no|stop attack|(position|option|zone|number|declare|phase|show|go) .+)$/;
const choicesFrom = (read: CheckReader, node: Value): AskedChoice[] =>
  read.reader.list(node).flatMap((item): AskedChoice[] => {
    const text = read.reader.text(item);
    if (text === null) return [];
    if (text === 'attack directly') return [{ text, command: 'attack-directly' }];
    if (CHOICE_WORDS.test(text)) {
      const command = read.command(item);
      return command === null ? [] : [{ text, command }];
    }
    const name = readCardName(read, item, text);
    return name === null ? [] : [name];
  });
const asked = (read: CheckReader, node: Value): Check => {
  const fields = read.reader.fields(node, ASKED, 'a map: player, kind, choices');
  const who = fields.has('player') ? read.reader.word(fields.get('player') ?? null, ['A', 'B']) : null;
  return {
    check: 'asked',
    player: who === null ? null : playerOf(who),
    kind: fields.has('kind') ? read.reader.word(fields.get('kind') ?? null, DECISION_KINDS) : null,
    choices: fields.has('choices') ? choicesFrom(read, fields.get('choices') ?? null) : null,
  };
};
const facts = ({ reader }: CheckReader, node: Value, check: 'happened' | 'notHappened'): (Check | null)[] =>
  reader.list(node).map((item) => {
    const text = reader.text(item) ?? '';
    const fact = factOf(text);
    return fact === null ? reader.wrong(item, FACTS_EXPECTED) : { check, fact, text };
  });
const word = <W extends string, C extends Check>(is: W | null, make: (is: W) => C): C[] =>
  is === null ? [] : [make(is)];

type ReadChecks = (read: CheckReader, node: Value, because: string | null) => (Check | null)[];

const lifePoints: ReadChecks = ({ reader }, node) =>
  reader.entries(node, 'a map from players').map(({ key: who, keyNode, value }) => {
    const [of, is] = [player(reader, keyNode, who), reader.number(value)];
    return of === null || is === null ? null : { check: 'lp', player: of, is };
  });
const position: ReadChecks = (read, node) =>
  byCard(read, node, (card, value) => {
    const is = read.reader.word(value, ['attack', 'defense', 'set']);
    return [is && { check: 'position', card, is }];
  });
const winner: ReadChecks = ({ reader }, node) =>
  word(reader.word(node, ['A', 'B', 'draw']), (is) => ({
    check: 'winner',
    is: is === 'draw' ? 'draw' : playerOf(is),
  }));
const replay: ReadChecks = ({ reader }, node) => {
  const is = reader.flag(node);
  return [is === null ? null : { check: 'replay', is }];
};
const counters: ReadChecks = (read, node) =>
  byCard(read, node, (card, value) =>
    read.reader.entries(value, 'a map from counters').map(({ key: counter, value: number }) => {
      const is = read.reader.number(number);
      return is === null ? null : { check: 'counters', card, counter, is };
    }),
  );
const attached =
  (check: 'equips' | 'materials'): ReadChecks =>
  (read, node) =>
    byCard(read, node, (card, value) => [{ check, card, cards: names(read, value) }]);
const sighted =
  (key: 'sees' | 'doesNotSee' | 'shown' | 'notShown'): ReadChecks =>
  (read, node) =>
    sights(read, node, key);

/** How what stands behind each word of an expectation is read. */
const CHECKS: { readonly [K in Key]: ReadChecks } = {
  lp: lifePoints,
  can: (read, node) => abilities(read, node, 'can', null),
  cannot: (read, node, because) => abilities(read, node, 'cannot', because),
  // It belongs to `cannot`.
  because: () => [],
  where,
  stats,
  position,
  chain: (read, node) => [{ check: 'chain', cards: names(read, node) }],
  timing: ({ reader }, node) => word(reader.word(node, TIMINGS), (is) => ({ check: 'timing', is })),
  phase: ({ reader }, node) => word(reader.word(node, PHASES), (is) => ({ check: 'phase', is })),
  attack: ({ reader }, node) => word(reader.word(node, ATTACK_STATES), (is) => ({ check: 'attack', is })),
  turnPlayer: ({ reader }, node) =>
    word(reader.word(node, ['A', 'B']), (is) => ({ check: 'turnPlayer', is: playerOf(is) })),
  winner,
  match: ({ reader, rule }, node) =>
    readMatchChecks(reader, node, rule).map((about) => ({ check: 'match', about })),
  replay,
  counts,
  counters,
  equips: attached('equips'),
  materials: attached('materials'),
  happened: (read, node) => facts(read, node, 'happened'),
  notHappened: (read, node) => facts(read, node, 'notHappened'),
  notNegated: (read, node) => names(read, node).map((card) => ({ check: 'notNegated', card })),
  negated: (read, node) => names(read, node).map((card) => ({ check: 'negated', card })),
  asked: (read, node) => [asked(read, node)],
  sees: sighted('sees'),
  doesNotSee: sighted('doesNotSee'),
  shown: sighted('shown'),
  notShown: sighted('notShown'),
  order: orders,
};

/** All checks of one `expect`. */
export const readChecks = (node: Value, read: CheckReader): Check[] => {
  const fields = read.reader.fields(node, KEYS, 'a map of expectations');
  const reason = fields.get('because') ?? null;
  const because = reason !== null && isScalar(reason) ? read.rule(reason) : null;
  if (because !== null && !fields.has('cannot'))
    read.reader.wrong(reason, '"because" only together with "cannot"');
  return [...fields]
    .flatMap(([key, value]) => CHECKS[key](read, value, because))
    .filter((check) => check !== null);
};
