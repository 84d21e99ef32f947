// Adds cards to src/facts-more.ts: what is printed on each, never its text. The others stay as they are.
//   node packages/cards/scripts/more-facts.mjs FACTS NAME…    (FACTS is a file with one card a line, as JSON)
import { readFileSync, writeFileSync } from 'node:fs';

const TARGET = new URL('../src/facts-more.ts', import.meta.url);
const FRAMES = ['Token', 'Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Normal', 'Effect'];
const ARROWS = ['↖ top-left', '⬆ top', '↗ top-right', '⬅ left', '➡ right', '↙ bottom-left', '⬇ bottom'];
const LINK_ARROWS = Object.fromEntries([...ARROWS, '↘ bottom-right'].map((arrow) => arrow.split(' ')));

const [file, ...names] = process.argv.slice(2);
if (file === undefined) fail('usage: node packages/cards/scripts/more-facts.mjs FACTS NAME…');
const pool = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const printed = new Map(
  pool.flatMap((card) => [
    [card.passcode, card],
    [card.names.en, card],
  ]),
);

const text = readFileSync(TARGET, 'utf8');
const head = text.slice(0, text.indexOf('[\n') + 2);
const known = text
  .split('\n')
  .flatMap((line) => (line.startsWith('  {') ? [JSON.parse(line.replace(/,$/, ''))] : []));
const cards = new Map(known.map((card) => [card.passcode, card]));
for (const name of names) {
  const card = printed.get(name) ?? fail(`no card is called "${name}"`);
  if (!cards.has(card.passcode)) cards.set(card.passcode, factsFrom(card));
}
const sorted = [...cards.values()].sort((one, other) => one.passcode - other.passcode);
writeFileSync(TARGET, `${head}${sorted.map((card) => `  ${JSON.stringify(card)},\n`).join('')}];\n`);
console.log(`${sorted.length} cards in ${TARGET.pathname}`);

function factsFrom(card) {
  return {
    passcode: card.passcode,
    kind: card.cardType.toLowerCase(),
    names: { ...card.names, aliases: [] },
    altPasscodes: [],
    series: [...new Set(card.series)],
    ...(card.cardType === 'Monster' ? monsterFrom(card) : { property: card.typeLine }),
  };
}

function monsterFrom({ typeLine, attribute, level, rank, linkArrows, scale, atk, def }) {
  const [race, ...words] = typeLine.split(' / ');
  const frame = FRAMES.find((word) => words.includes(word));
  return {
    attribute,
    race,
    frame: frame.toLowerCase(),
    abilities: words.filter((word) => word !== frame).map((word) => word.toLowerCase()),
    ...(level === undefined ? {} : { level }),
    ...(rank === undefined ? {} : { rank }),
    ...(linkArrows === undefined ? {} : { linkArrows: linkArrows.map((arrow) => LINK_ARROWS[arrow]) }),
    ...(scale === undefined ? {} : { scale }),
    atk,
    ...(def === undefined ? {} : { def }),
  };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
