/** `spellspeed pool`: the cards that can be played with, and those that a user adds from texts of their own. */
import { allFacts, STANDINGS, type Standing, standingOf } from '@spellspeed/cards';
import { type CardText, type GivenTexts, readingOf, refusalsOf } from '@spellspeed/reader';
import { Command } from 'commander';
import { cardTextsIn } from '../input/card-texts.ts';
import { MOST_TOLD, toldUpTo } from '../input/told.ts';
import { keepOwn, ownCards, ownFolder, ownTexts } from '../own/own-texts.ts';
import { tellRefusal } from '../own/tell-refusal.ts';
import { type Progress, showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface PoolOptions {
  readonly json: boolean;
}

/** What came of a file of texts. */
interface Added {
  readonly texts: number;
  /** Cards that could be played with before. */
  readonly playableBefore: number;
  readonly added: number;
  readonly notRead: number;
  readonly unknown: readonly string[];
  readonly folder: string;
}

export const runPoolAdd = async (
  file: string,
  { json }: PoolOptions,
  { out, paint }: Terminal,
): Promise<void> => {
  const given = readWithProgress(await cardTextsIn(file));
  keepOwn(given);
  const { texts, cards, notUnderstood, playableBefore, unknown } = given;
  const added: Added = {
    texts: texts.length + playableBefore + unknown.length,
    playableBefore,
    added: cards.length,
    notRead: notUnderstood.length,
    unknown: unknown.map(({ passcode, name }) => `${name} (${passcode})`),
    folder: ownFolder(),
  };
  if (json) {
    out(JSON.stringify(added, null, 2));
    return;
  }
  out(
    `${added.texts} texts: ${paint.green(`${added.added} cards are added`)}, ${added.playableBefore} could be played with before,`,
  );
  out(`${added.notRead} are kept and not understood yet (npx spellspeed card draft NAME shows where).`);
  for (const line of refusedLines(given, paint)) out(line);
  if (unknown.length > 0)
    out(`Not among the facts, left out: ${toldUpTo(MOST_TOLD, added.unknown).join(', ')}.`);
  out(paint.dim(`Kept in ${added.folder}.`));
};

/** So many cards are told with what is wrong with their texts. */
const MOST_REFUSED = 3;
const refusedLines = ({ texts, notUnderstood }: GivenTexts, paint: Terminal['paint']): readonly string[] =>
  notUnderstood.slice(0, MOST_REFUSED).flatMap(({ passcode }) => {
    const entry = texts.find((each) => each.passcode === passcode);
    if (entry === undefined) return [];
    return [paint.bold(entry.name), ...refusalsOf(entry).flatMap((refusal) => tellRefusal(refusal, paint))];
  });

const readWithProgress = (texts: readonly CardText[]): GivenTexts => {
  const reading = readingOf(texts);
  let progress: Progress | undefined;
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    progress ??= showProgress(step.value.of, 'texts');
    progress.update(step.value.done);
  }
  progress?.stop();
  return step.value;
};

const WORDS: { readonly [standing in Standing]: string } = {
  hand: 'defined by hand, checked by rulings',
  plain: 'Normal Monsters: nothing to define',
  proved: 'read from their texts and proved by printing them back',
  read: 'read from texts that say it in other words than the printer',
  none: 'not defined',
};

/** How many cards can be played with, and how they came to be. */
export const runPool = ({ json }: PoolOptions, { out, paint }: Terminal): void => {
  const cards = allFacts().filter((facts) => facts.kind !== 'monster' || facts.frame !== 'token');
  const standings = cards.map(({ passcode }) => standingOf(passcode));
  const count = (standing: Standing): number => standings.filter((each) => each === standing).length;
  const own = ownCards().size;
  const figures = Object.fromEntries(STANDINGS.map((each) => [each, count(each)]));
  if (json) {
    out(JSON.stringify({ cards: cards.length, ...figures, own, ownTexts: ownTexts().size }, null, 2));
    return;
  }
  out(paint.bold(`${cards.length} printed cards`));
  for (const standing of STANDINGS) out(`${String(count(standing)).padStart(6)}  ${WORDS[standing]}`);
  if (own > 0) out(`${String(own).padStart(6)}  of these read from your own texts (${ownFolder()})`);
};

export const poolCommand = (terminal: Terminal): Command =>
  new Command('pool')
    .description('tell how many cards can be played with, or add cards from texts of your own')
    .enablePositionalOptions()
    .option('--json', 'print data', false)
    .action((options: PoolOptions) => runPool(options, terminal))
    .addCommand(
      new Command('add')
        .description(
          'read card texts that you have; they are kept on this computer (SPELLSPEED_HOME or ~/.config/spellspeed)',
        )
        .argument('<file>', 'a card database (.cdb), JSON lines, the JSON of YGOPRODeck or of yaml-yugi')
        .option('--json', 'print data', false)
        .action((file: string, options: PoolOptions) => runPoolAdd(file, options, terminal)),
    );
