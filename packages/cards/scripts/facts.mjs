// Writes data/facts.tsv: what is printed on every card, never its text.
//   node packages/cards/scripts/facts.mjs FACTS.jsonl    (one card a line; see README.md)
// What FACTS.jsonl does not say, and names that the project prints otherwise, stand in data/beside.jsonl.
import { readFileSync, writeFileSync } from 'node:fs';
import { COLUMNS } from './columns.mjs';

const TARGET = new URL('../data/facts.tsv', import.meta.url);
const BESIDE = new URL('../data/beside.jsonl', import.meta.url);

const ATTRIBUTES = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'];
const RACES = [
  ...[
    'Aqua',
    'Beast',
    'Beast-Warrior',
    'Creator God',
    'Cyberse',
    'Dinosaur',
    'Divine-Beast',
    'Dragon',
    'Fairy',
  ],
  ...['Fiend', 'Fish', 'Insect', 'Illusion', 'Machine', 'Plant', 'Psychic', 'Pyro', 'Reptile', 'Rock'],
  ...['Sea Serpent', 'Spellcaster', 'Thunder', 'Warrior', 'Winged Beast', 'Wyrm', 'Zombie'],
];
/** The word that decides the frame is the first of these that the type line holds. */
const FRAMES = ['Token', 'Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Normal', 'Effect'];
const ABILITIES = ['Pendulum', 'Tuner', 'Flip', 'Gemini', 'Spirit', 'Toon', 'Union', 'Effect'];
const PROPERTIES = {
  Spell: ['Normal', 'Quick-Play', 'Continuous', 'Equip', 'Field', 'Ritual'],
  Trap: ['Normal', 'Continuous', 'Counter'],
};
/** In reading order. */
const LINK_ARROWS = ['↖', '⬆', '↗', '⬅', '➡', '↙', '⬇', '↘'];
const LIMITS = { Forbidden: 0, 'Not yet released': 0, Limited: 1, 'Semi-Limited': 2, Unlimited: 3 };
/** Archetypes stand between these, and so do aliases. */
const BETWEEN = '|';

const [file] = process.argv.slice(2);
if (file === undefined) fail('usage: node packages/cards/scripts/facts.mjs FACTS.jsonl');
const beside = new Map(linesOf(BESIDE).map((entry) => [entry.passcode, entry]));
const otherArtwork = new Set([...beside.values()].flatMap((entry) => entry.otherArtwork ?? []));
const cards = linesOf(file)
  .filter(({ passcode }) => !otherArtwork.has(passcode))
  .sort((a, b) => a.passcode - b.passcode);
for (const { passcode, en } of beside.values())
  if (!cards.some((card) => card.passcode === passcode && card.names.en === en))
    fail(`${BESIDE.pathname} names ${passcode} "${en}", which ${file} does not have`);
checkPasscodes(cards);
const rows = cards.map((card) => rowOf(card, beside.get(card.passcode) ?? {}));
writeFileSync(TARGET, `${[COLUMNS.join('\t'), ...rows].join('\n')}\n`);
console.log(`${rows.length} cards written to ${TARGET.pathname}`);

function linesOf(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

function rowOf(
  listed,
  { otherArtwork: alt = [], treatedAs = '', aliases = [], line, moreSeries = [], ...names },
) {
  const card = { ...listed, typeLine: line ?? listed.typeLine };
  const blame = (what) => fail(`${card.passcode} ${card.names?.en}: ${what}`);
  const isMonster = !(card.cardType in PROPERTIES);
  const { ja = '', zh = '', it = '' } = { ...card.names, ...names };
  const row = {
    passcode: wholeNumber(card.passcode, 'passcode', blame),
    ...{ en: card.names.en, ja, zh, it },
    kind: card.cardType,
    line: isMonster ? monsterLine(card, blame) : oneOf(PROPERTIES[card.cardType], card.typeLine, blame),
    ...(isMonster ? monsterRow(card, blame) : { attribute: '', rating: '', scale: '', atk: '', def: '' }),
    series: [...new Set([...(card.series ?? []), ...moreSeries])].join(BETWEEN),
    ...Object.fromEntries(['ocg', 'tcg'].map((list) => [list, limitOf(card, list, blame)])),
    otherArtwork: alt.join(BETWEEN),
    treatedAs,
    aliases: aliases.join(BETWEEN),
  };
  const values = COLUMNS.map((column) => String(row[column]));
  for (const value of values) if (/[\t\n]/.test(value)) blame(`"${value}" holds a tab or a line break`);
  return values.join('\t');
}

function monsterLine(card, blame) {
  if (card.cardType !== 'Monster') blame(`unknown card type "${card.cardType}"`);
  const [race, ...words] = wordsOf(card);
  oneOf(RACES, race, blame);
  const frame = FRAMES.find((word) => words.includes(word));
  for (const word of words) if (word !== frame) oneOf(ABILITIES, word, blame);
  return [race, ...words].join(' / ');
}

/** Older prints name no frame: what has an ability has an effect, and what has none but Pendulum is a Normal Monster. */
function wordsOf({ typeLine }) {
  const words = typeLine.split('/').map((word) => word.trim());
  if (FRAMES.some((frame) => words.includes(frame))) return words;
  return [...words, words.slice(1).some((word) => word !== 'Pendulum') ? 'Effect' : 'Normal'];
}

function monsterRow(card, blame) {
  const words = wordsOf(card);
  const frame = FRAMES.find((word) => words.includes(word));
  if ('scale' in card !== words.includes('Pendulum')) blame('Pendulum and scale go together');
  if ('def' in card === (frame === 'Link')) blame('all but Link Monsters have DEF');
  const strength = (name) => (card[name] === '?' ? '?' : wholeNumber(card[name], name, blame));
  return {
    attribute: oneOf(ATTRIBUTES, card.attribute, blame),
    rating: ratingFrom(card, frame, blame),
    scale: 'scale' in card ? wholeNumber(card.scale, 'scale', blame) : '',
    atk: strength('atk'),
    def: frame === 'Link' ? '' : strength('def'),
  };
}

/** A Level, a Rank or Link Arrows: exactly the one that goes with the frame. */
function ratingFrom(card, frame, blame) {
  const wanted = { Xyz: 'rank', Link: 'linkArrows' }[frame] ?? 'level';
  for (const name of ['level', 'rank', 'linkArrows'])
    if (name in card !== (name === wanted)) blame(`${frame} and ${name} do not go together`);
  if (wanted !== 'linkArrows') return wholeNumber(card[wanted], wanted, blame);
  for (const arrow of card.linkArrows) oneOf(LINK_ARROWS, arrow, blame);
  return LINK_ARROWS.filter((arrow) => card.linkArrows.includes(arrow)).join('');
}

/** How many copies a list allows; nothing where it allows three. */
function limitOf({ limit }, list, blame) {
  const word = limit?.[list];
  if (word === null || word === undefined) return '';
  const copies = LIMITS[word] ?? blame(`"${word}" is no limit of ${list}`);
  return copies === 3 ? '' : copies;
}

function checkPasscodes(all) {
  const owners = new Map();
  for (const { passcode, names } of all)
    for (const code of [passcode, ...(beside.get(passcode)?.otherArtwork ?? [])]) {
      if (owners.has(code)) fail(`${code} is both ${owners.get(code)} and ${names.en}`);
      owners.set(code, names.en);
    }
}

function oneOf(words, word, blame) {
  return words.includes(word) ? word : blame(`unknown word "${word}", expected ${words.join(', ')}`);
}

function wholeNumber(value, name, blame) {
  return Number.isInteger(value) && value >= 0 ? value : blame(`${name} is ${value}, not a whole number`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
