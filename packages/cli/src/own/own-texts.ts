/** Card texts that a user has given, and the cards that were read from them; they are kept on this computer and go nowhere. */
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { factsOf, withBehaviour } from '@spellspeed/cards';
import type { Card } from '@spellspeed/engine';
import type { Behaviour, CardText, OwnTexts } from '@spellspeed/reader';
import { readText, writeText } from '../files.ts';
import { Trouble } from '../trouble.ts';

/** The folder with what a user has given: SPELLSPEED_HOME, or ~/.config/spellspeed. */
export const ownFolder = (): string =>
  process.env.SPELLSPEED_HOME ??
  join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'spellspeed');

const textsFile = (): string => join(ownFolder(), 'card-texts.jsonl');
const cardsFile = (): string => join(ownFolder(), 'read-cards.jsonl');

/** The texts that were given, by passcode. */
export const ownTexts = async (): Promise<ReadonlyMap<number, CardText>> => {
  if (!existsSync(textsFile())) return new Map();
  const text = readText(textsFile());
  if (text.trim() === '') return new Map();
  // Only who has given texts waits for the reader.
  const { parseCardTexts } = await import('@spellspeed/reader');
  const source = parseCardTexts(text);
  if ('wrong' in source) throw damaged(textsFile(), source.wrong);
  return new Map(source.texts.map((each) => [each.passcode, each]));
};

/** Keeps these texts and cards besides those that are kept already; of two texts of a card the newer one. */
export const keepOwn = async (given: OwnTexts): Promise<void> => {
  const { withGiven } = await import('@spellspeed/reader');
  const cards = [...behaviours()].map(([passcode, behaviour]) => ({ passcode, behaviour }));
  const all = withGiven({ texts: [...(await ownTexts()).values()], cards, notUnderstood: [] }, given);
  mkdirSync(ownFolder(), { recursive: true });
  writeText(textsFile(), all.texts.map((each) => `${JSON.stringify(each)}\n`).join(''));
  writeText(
    cardsFile(),
    all.cards.map(({ passcode, behaviour }) => `${JSON.stringify({ passcode, ...behaviour })}\n`).join(''),
  );
  kept = undefined;
};

/** What was read, and of which folder. */
let kept: { readonly folder: string; readonly cards: ReadonlyMap<number, Card> } | undefined;
/** The cards that were read from the user's own texts, by passcode. */
export const ownCards = (): ReadonlyMap<number, Card> => {
  const folder = ownFolder();
  if (kept?.folder !== folder) kept = { folder, cards: cardsKept() };
  return kept.cards;
};
const cardsKept = (): ReadonlyMap<number, Card> =>
  new Map(
    [...behaviours()].flatMap(([passcode, behaviour]) => {
      const facts = factsOf(passcode);
      return facts === undefined ? [] : [[passcode, withBehaviour(facts, behaviour)] as const];
    }),
  );

const behaviours = (): ReadonlyMap<number, Behaviour> => {
  if (!existsSync(cardsFile())) return new Map();
  const lines = readText(cardsFile())
    .split('\n')
    .filter((line) => line !== '');
  return new Map(lines.map((line, index) => behaviourIn(line, index + 1)));
};
const behaviourIn = (line: string, number: number): readonly [number, Behaviour] => {
  try {
    const { passcode, ...behaviour } = JSON.parse(line) as Behaviour & { readonly passcode: number };
    if (!Number.isSafeInteger(passcode) || !Array.isArray(behaviour.effects)) throw new SyntaxError();
    return [passcode, behaviour];
  } catch {
    throw damaged(cardsFile(), `line ${number} is no card that was read.`);
  }
};
const damaged = (file: string, why: string): Trouble =>
  new Trouble(
    `${file} is damaged: ${why}`,
    'Delete it, and give the texts again: npx spellspeed pool add FILE.',
  );
