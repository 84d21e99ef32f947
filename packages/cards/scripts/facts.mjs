// Writes src/facts.generated.ts: what is printed on each card, never its text.
//   node packages/cards/scripts/facts.mjs FOLDER    (FOLDER holds named-cards.json and staples.json)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['named-cards.json', 'staples.json'];
const TARGET = new URL('../src/facts.generated.ts', import.meta.url);

const ATTRIBUTES = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'];
const RACES = [
  ...['Aqua', 'Beast', 'Beast-Warrior', 'Cyberse', 'Dinosaur', 'Divine-Beast', 'Dragon', 'Fairy', 'Fiend'],
  ...['Fish', 'Insect', 'Illusion', 'Machine', 'Plant', 'Psychic', 'Pyro', 'Reptile', 'Rock', 'Sea Serpent'],
  ...['Spellcaster', 'Thunder', 'Warrior', 'Winged Beast', 'Wyrm', 'Zombie'],
];
/** The word that decides the frame is the first of these that the type line holds. */
const FRAMES = ['Token', 'Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Normal', 'Effect'];
const ABILITIES = ['Pendulum', 'Tuner', 'Flip', 'Gemini', 'Spirit', 'Toon', 'Union', 'Effect'];
const PROPERTIES = {
  Spell: ['Normal', 'Quick-Play', 'Continuous', 'Equip', 'Field', 'Ritual'],
  Trap: ['Normal', 'Continuous', 'Counter'],
};
/** In reading order. */
const LINK_ARROWS = {
  '↖': 'top-left',
  '⬆': 'top',
  '↗': 'top-right',
  '⬅': 'left',
  '➡': 'right',
  '↙': 'bottom-left',
  '⬇': 'bottom',
  '↘': 'bottom-right',
};

const [folder] = process.argv.slice(2);
if (folder === undefined) fail('usage: node packages/cards/scripts/facts.mjs FOLDER');
const cards = SOURCES.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const facts = cards.map(factsFrom).sort((a, b) => a.passcode - b.passcode);
checkPasscodes(facts);
writeFileSync(TARGET, moduleWith(facts));
console.log(`${facts.length} cards written to ${TARGET.pathname}`);

function factsFrom(card) {
  const blame = (what) => fail(`${card.passcode} ${card.name?.en}: ${what}`);
  const treatedAs = treatedAsIn(card, blame);
  return {
    passcode: wholeNumber(card.passcode, 'passcode', blame),
    kind: card.cardType === 'Token' ? 'monster' : card.cardType.toLowerCase(),
    names: namesFrom(card.name, blame),
    altPasscodes: (card.altPasscodes ?? []).map((code) => wholeNumber(code, 'passcode', blame)),
    series: card.series,
    ...(treatedAs === undefined ? {} : { treatedAs }),
    ...(card.cardType in PROPERTIES ? { property: propertyFrom(card, blame) } : monsterFrom(card, blame)),
  };
}

function namesFrom({ en, ja, zh, it, aliases = [], ...rest }, blame) {
  const unknown = Object.keys(rest);
  if (unknown.length > 0) blame(`unknown languages ${unknown}`);
  for (const name of [en, ja, zh, ...aliases]) if (!name) blame('a name in en, ja or zh is missing');
  return { en, ja, zh, ...(it ? { it } : {}), aliases };
}

function propertyFrom({ cardType, typeLine }, blame) {
  return oneOf(PROPERTIES[cardType], typeLine, blame);
}

function monsterFrom(card, blame) {
  if (!['Monster', 'Token'].includes(card.cardType)) blame(`unknown card type "${card.cardType}"`);
  const [race, ...words] = card.typeLine.split(' / ');
  const frame = FRAMES.find((word) => words.includes(word)) ?? blame(`no frame in "${card.typeLine}"`);
  const abilities = words.filter((word) => word !== frame).map((word) => oneOf(ABILITIES, word, blame));
  return {
    attribute: oneOf(ATTRIBUTES, card.attribute, blame),
    race: oneOf(RACES, race, blame),
    frame: frame.toLowerCase(),
    abilities: abilities.map((word) => word.toLowerCase()),
    ...ratingFrom(card, frame, blame),
    ...scaleFrom(card, abilities, blame),
    ...strengthFrom(card, frame, blame),
  };
}

/** A Level, a Rank or Link Arrows: exactly the one that goes with the frame. */
function ratingFrom(card, frame, blame) {
  const wanted = { Xyz: 'rank', Link: 'linkArrows' }[frame] ?? 'level';
  for (const name of ['level', 'rank', 'linkArrows'])
    if (name in card !== (name === wanted)) blame(`${frame} and ${name} do not go together`);
  if (wanted !== 'linkArrows') return { [wanted]: wholeNumber(card[wanted], wanted, blame) };
  for (const arrow of card.linkArrows) oneOf(Object.keys(LINK_ARROWS), arrow, blame);
  const arrows = Object.keys(LINK_ARROWS).filter((arrow) => card.linkArrows.includes(arrow));
  return { linkArrows: arrows.map((arrow) => LINK_ARROWS[arrow]) };
}

function scaleFrom(card, abilities, blame) {
  const pendulum = abilities.includes('Pendulum');
  if ('scale' in card !== pendulum) blame('Pendulum and scale go together');
  return pendulum ? { scale: wholeNumber(card.scale, 'scale', blame) } : {};
}

function strengthFrom(card, frame, blame) {
  if ('def' in card === (frame === 'Link')) blame('all but Link Monsters have DEF');
  const strength = (name) => (card[name] === '?' ? '?' : wholeNumber(card[name], name, blame));
  return frame === 'Link' ? { atk: strength('atk') } : { atk: strength('atk'), def: strength('def') };
}

/** The name of "(This card's name is always treated as "X".)"; notes about series are held against `series`. */
function treatedAsIn({ text, series }, blame) {
  const en = `${text.en} ${text.enPendulum ?? ''}`;
  for (const [, not, name] of en.matchAll(/\(This card is (always|not) treated as an? "([^"]+)" card\.\)/g))
    if (series.includes(name) !== (not === 'always')) blame(`series and the note on "${name}" disagree`);
  return en.match(/\(This card's name is always treated as "([^"]+)"\.?\)/)?.[1];
}

function checkPasscodes(facts) {
  const owners = new Map();
  for (const { passcode, altPasscodes, names } of facts)
    for (const code of [passcode, ...altPasscodes]) {
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

function moduleWith(facts) {
  const lines = facts.map((entry) => `  ${JSON.stringify(entry)},`);
  return [
    '// Generated by packages/cards/scripts/facts.mjs. Do not edit.',
    "import type { CardFacts } from './card-facts.ts';",
    '',
    'export const CARD_FACTS: readonly CardFacts[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
