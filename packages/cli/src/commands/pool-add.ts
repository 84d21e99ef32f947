/** `spellspeed pool add`: cards from texts that a user gives. */
import { type CardText, type GivenTexts, readingOf, refusalsOf } from '@spellspeed/reader';
import { Command } from 'commander';
import { cardTextsIn } from '../input/card-texts.ts';
import { MOST_TOLD, toldUpTo } from '../input/told.ts';
import { keepOwn, ownFolder } from '../own/own-texts.ts';
import { tellRefusal } from '../own/tell-refusal.ts';
import { type Progress, showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface PoolAddOptions {
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
  { json }: PoolAddOptions,
  { out, paint }: Terminal,
): Promise<void> => {
  const given = readWithProgress(await cardTextsIn(file));
  await keepOwn(given);
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

export const poolAddCommand = (terminal: Terminal): Command =>
  new Command('add')
    .description(
      'read card texts that you have; they are kept on this computer (SPELLSPEED_HOME or ~/.config/spellspeed)',
    )
    .argument('<file>', 'a card database (.cdb), JSON lines, the JSON of YGOPRODeck or of yaml-yugi')
    .option('--json', 'print data', false)
    .action((file: string, options: PoolAddOptions) => runPoolAdd(file, options, terminal));
