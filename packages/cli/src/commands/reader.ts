/** `spellspeed reader`: how many card texts can be read, and what stops the others. */
import { CARDS } from '@spellspeed/cards';
import { type Gold, goldOf, type RoundTrips, roundTripsOf } from '@spellspeed/reader';
import { Command } from 'commander';
import { cardTextsIn } from '../input/card-texts.ts';
import { showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { readerCompareCommand } from './reader-compare.ts';
import { readerCorpusCommand } from './reader-corpus.ts';
import { readerExactCommand } from './reader-exact.ts';
import { readerOcgCommand } from './reader-ocg.ts';
import { readerReportCommand, share } from './reader-report.ts';
import { readerRulingsCommand } from './reader-rulings.ts';
import { readerTryCommand } from './reader-try.ts';
import { readerWordsCommand } from './reader-words.ts';

/** Reads the printed texts of the cards that are defined. */
export const runGold = async (
  file: string,
  { json }: { readonly json: boolean },
  { out }: Terminal,
): Promise<void> => {
  const texts = await cardTextsIn(file);
  const progress = showProgress(texts.length, 'texts');
  const gold = goldOf([...CARDS], texts, progress.update);
  progress.stop();
  for (const line of json ? [JSON.stringify(gold, null, 2)] : goldLines(gold)) out(line);
};
const goldLines = ({ same, different, unread }: Gold): readonly string[] => [
  `${same.length} texts read as the definition says, ${different.length} as something else, ${unread.length} are not read`,
  ...different.flatMap(({ name, defined, read }) => [name, `  defined: ${defined}`, `  read:    ${read}`]),
];

/** Prints every definition and reads it back. */
export const runRoundTrips = ({ json }: { readonly json: boolean }, { out }: Terminal): void => {
  const progress = showProgress(CARDS.passcodes.length, 'definitions');
  const found = roundTripsOf([...CARDS], progress.update);
  progress.stop();
  for (const line of json ? [JSON.stringify(found, null, 2)] : roundTripLines(found)) out(line);
};
const roundTripLines = ({ cards, effects }: RoundTrips): readonly string[] => [
  `${cards.back} of ${cards.all} definitions with text read back whole (${share(cards.back, cards.all)})`,
  `${effects.back} of ${effects.all} effects (${share(effects.back, effects.all)}), ${effects.linked} but for the link that a later sentence speaks of; ${effects.ambiguous} have other readings too, ${effects.other.length} read as something else`,
  ...effects.other.flatMap(({ name, text, defined, read }) => [
    `${name}: ${text}`,
    `  defined: ${defined}`,
    `  read:    ${read}`,
  ]),
];

export const readerCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('reader')
    .description('read printed card texts into definitions')
    .addCommand(readerReportCommand(terminal))
    .addCommand(readerCorpusCommand(terminal, exit))
    .addCommand(readerRulingsCommand(terminal, exit))
    .addCommand(readerWordsCommand(terminal, exit))
    .addCommand(readerExactCommand(terminal, exit))
    .addCommand(readerOcgCommand(terminal, exit))
    .addCommand(readerCompareCommand(terminal, exit))
    .addCommand(readerTryCommand(terminal))
    .addCommand(
      new Command('gold')
        .description('compare the definitions of the project with what the printed texts of these cards say')
        .argument('<file>', 'card texts: JSON lines, the JSON of YGOPRODeck or of yaml-yugi')
        .option('--json', 'print data', false)
        .action((file: string, options: { json: boolean }) => runGold(file, options, terminal)),
    )
    .addCommand(
      new Command('round-trip')
        .description('print every definition of the project and read it back')
        .option('--json', 'print data', false)
        .action((options: { json: boolean }) => runRoundTrips(options, terminal)),
    );
