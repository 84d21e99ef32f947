/** Wrong conditions and numbers in what knows, prints, reads and shows cards, each a replaced expression: a test of the named file must fail. */
import { inPackage } from './in-package.ts';
import type { Mistake } from './mistake.ts';

const cards = inPackage('cards');
const CARDS: readonly Mistake[] = [
  cards(
    'A monster whose ATK is "?" has 0',
    'facts/facts-line.ts',
    "value === '?' ? '?' : Number(value)",
    "value === '?' ? 0 : Number(value)",
    'facts/facts.test.ts',
  ),
  cards(
    'An Xyz Monster has a Level',
    'facts/facts-line.ts',
    "frame === 'xyz' ? { rank",
    "frame === 'ritual' ? { rank",
    'facts/facts.test.ts',
  ),
  cards(
    'A definition of a Spell is let in for a monster',
    'card.ts',
    'if (!isOfKind(kind, facts))',
    'if (!facts.kind)',
    'pool.test.ts',
  ),
  cards(
    'A Pendulum Monster cannot be activated as a Spell',
    'card.ts',
    'printed.scale === undefined',
    'printed.level !== undefined',
    'pool.test.ts',
  ),
];

const cardtext = inPackage('cardtext');
const CARDTEXT: readonly Mistake[] = [
  cardtext(
    'Of a Level between two values only one is said',
    'meaning/amounts.ts',
    "...(min === undefined ? [] : [{ how: 'least'",
    "...(min !== null ? [] : [{ how: 'least'",
    'meaning/said.test.ts',
  ),
  cardtext(
    '"It" means what was spoken of before the last card',
    'memory.ts',
    '  memory.focus = key;\n',
    '',
    'pool.test.ts',
    'read.test.ts',
  ),
  cardtext(
    'What ends with this card seems to last for ever',
    'meaning/durations.ts',
    "until === 'while-face-up' && !(",
    "until === 'end-of-turn' && !(",
    'meaning/said.test.ts',
  ),
];

const reader = inPackage('reader');
const READER: readonly Mistake[] = [
  reader(
    'A text with two readings counts as proved',
    'read-card.ts',
    'other !== undefined || ',
    '',
    'reader.test.ts',
  ),
  reader(
    'A limit that is said of all effects binds none',
    'read-card.ts',
    'parts.limits.map((limit) => ({ ...limit, behind: limit.behind + silent })),',
    '[],',
    'reader.test.ts',
  ),
  reader('A Tuner is read as no Tuner', 'card-text.ts', "Tuner: 'tuner',\n", '', 'card-text.test.ts'),
];

const cli = inPackage('cli');
const web = inPackage('web');
const FACES: readonly Mistake[] = [
  cli(
    'A card that could be used counts as never seen',
    'duels/usage.ts',
    "if (possible > 0) return 'not-taken';",
    "if (possible > 1e9) return 'not-taken';",
    'duels/usage.test.ts',
  ),
  cli(
    'Of several that share the work only one is counted',
    'duels/usage.ts',
    'asked.decks += decks;',
    'asked.decks = decks;',
    'duels/usage.test.ts',
  ),
  cli(
    'A deck that is not legal can be played',
    'input/deck.ts',
    '...problemsOf(lists).map(({ sentence }) => sentence),\n',
    '',
    'commands/play.test.ts',
  ),
  web(
    'Words are looked for as they are written, capitals and all',
    'rulings/search.ts',
    "text.normalize('NFKD').toLowerCase()",
    "text.normalize('NFKD')",
    'rulings/search.test.ts',
  ),
  web(
    'A search for cards ignores the Level',
    'cards/query.ts',
    'String(starsOf(facts)) === wanted',
    'String(starsOf(facts)) !== null',
    'cards/query.test.ts',
  ),
  web(
    'A search for cards does not know Ranks',
    'cards/query.ts',
    'facts.level ?? facts.rank',
    'facts.level',
    'cards/query.test.ts',
  ),
  web(
    'Obstacles are told in the words of the rulebook only',
    'telling/obstacles.ts',
    'plain === undefined ? statement',
    'plain !== rule || plain ? statement',
    'telling/obstacles.test.ts',
  ),
];

export const SEEN_AROUND_CARDS: readonly Mistake[] = [...CARDS, ...CARDTEXT, ...READER, ...FACES];
