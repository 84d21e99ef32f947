/** `spellspeed card draft`: the definition of what can be read of a card's text. */
import { type CardText, draftOf, knownTexts } from '@spellspeed/reader';
import { Command } from 'commander';
import { factsTyped } from '../input/card-facts.ts';
import { cardTextsIn } from '../input/card-texts.ts';
import { ownTexts } from '../own/own-texts.ts';
import { tellRefusal } from '../own/tell-refusal.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { draftSource } from '../workshop/draft.ts';
import { findKnownFacts } from '../workshop/known-facts.ts';

interface CardDraftOptions {
  readonly texts?: string;
  readonly json: boolean;
}

const textFor = async (passcode: number, name: string, file: string | undefined): Promise<CardText> => {
  const texts =
    file === undefined ? [...(await ownTexts()).values()] : knownTexts(await cardTextsIn(file)).known;
  const found = texts.find((text) => text.passcode === passcode);
  if (found) return found;
  throw new Trouble(
    file === undefined ? `No text of ${name} is known.` : `${file} has no text of ${name} (${passcode}).`,
    'Give one with --texts FILE, or keep your texts with "npx spellspeed pool add FILE": a card database (.cdb) or JSON.',
  );
};

export const runCardDraft = async (
  typed: string,
  { texts, json }: CardDraftOptions,
  { out, paint }: Terminal,
): Promise<void> => {
  const facts = factsTyped(typed) ?? findKnownFacts(typed).facts;
  const parts = draftOf(await textFor(facts.passcode, facts.names.en, texts));
  const holes = parts.flatMap((part) => ('notRead' in part ? [part.notRead] : []));
  const why = parts.flatMap((part) => ('notRead' in part ? part.why : part.doubts));
  const source = draftSource(facts, parts);
  if (json) {
    out(
      JSON.stringify(
        { passcode: facts.passcode, name: facts.names.en, source, notRead: holes, why },
        null,
        2,
      ),
    );
    return;
  }
  out(source);
  out('');
  if (why.length === 0) out(paint.green('The whole text was read.'));
  else if (holes.length === 0) out(paint.yellow('The whole text was read, but not in one way alone:'));
  else
    out(
      paint.yellow(
        `${holes.length === 1 ? '1 sentence is' : `${holes.length} sentences are`} not understood:`,
      ),
    );
  for (const refusal of why) for (const line of tellRefusal(refusal, paint)) out(line);
};

export const cardDraftCommand = (terminal: Terminal): Command =>
  new Command('draft')
    .description('print the definition of what can be read of a text, with holes for what cannot')
    .argument('<name|passcode...>', 'a name in English, Japanese, Chinese or Italian, or a passcode')
    .option('--texts <file>', 'card texts: a card database (.cdb) or JSON; else those of "pool add"')
    .option('--json', 'print data', false)
    .action((words: readonly string[], options: CardDraftOptions) =>
      runCardDraft(words.join(' '), options, terminal),
    );
