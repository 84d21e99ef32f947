/** The part `browser`: the decks in a Worker of a page, beside Node. */
import { compareDecks, type DeckPlan, type DeckResult } from '../decks/compare.ts';
import { startPlayer } from '../decks/player-process.ts';
import { printDecks } from '../decks/print-decks.ts';
import { ROOT } from '../decks/revision.ts';
import { startBrowser } from './browser-player.ts';
import { chromiumIn } from './chromium.ts';

/** What was measured, or why nothing was. */
export type BrowserResult = { readonly decks: readonly DeckResult[] } | { readonly skipped: string };

/** Plays the same duels in both, in turn. `path`: the folders in which a browser is looked for. */
export const benchBrowser = async (
  plan: DeckPlan,
  onProgress: (text: string) => void,
  path = process.env.PATH ?? '',
): Promise<BrowserResult> => {
  const executable = chromiumIn(path);
  if (executable === undefined) return { skipped: 'there is no Chromium in PATH' };
  onProgress('building the page');
  const browser = await startBrowser(executable);
  const node = startPlayer(`Node ${process.versions.node}`, { root: ROOT });
  try {
    return { decks: await compareDecks([node, browser], plan, onProgress, 'clock') };
  } finally {
    node.stop();
    await browser.stop();
  }
};

export const printBrowser = (plan: DeckPlan, result: BrowserResult): string =>
  'skipped' in result
    ? `The decks in a browser: skipped, ${result.skipped}`
    : printDecks(plan, result.decks, 'clock');
