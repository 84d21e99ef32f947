/** A whole Match at the terminal: Duels, exchanging cards between them, the end. */
import { writeMatchReplay } from '@spellspeed/formats';
import { DECK_PARTS, DECK_WORDS, type MatchDeck, surplus } from '@spellspeed/match';
import { clauseOf } from '@spellspeed/rulebook';
import { definitionOf } from '../pool.ts';
import { nameOf } from '../tell/card-names.ts';
import { matchLine } from '../tell/match.ts';
import { counted, listed } from '../tell/words.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { saveReplay } from './commands.ts';
import { cardText } from './explain.ts';
import { converse } from './loop.ts';
import type { MatchPlay } from './match-play.ts';
import { entriesIn, entryNamed, exchangedBy } from './side-decking.ts';

const INPUT_ENDED = 'The input has ended; the Match is left as it stands.';
const NO_BREAK = '\u00a0';
const FAREWELL = 'Until the next Match.';
const SIDING_HELP = [
  '  IN for OUT               exchange cards: s1 for m3, or Jinzo for Kuriboh; several with commas between',
  '  list                     the cards of the three decks again',
  '  ? CARD                   the text of a card',
  '  reset                    take all exchanges back',
  '  done                     hand the deck in and go on',
  '  save FILE                keep the Match so far as a replay; play --resume FILE goes on with it',
  '  quit                     leave the Match',
];

const showDeck = (deck: MatchDeck, { out, paint, columns }: Terminal): void => {
  for (const part of DECK_PARTS) {
    out(paint.bold(`${DECK_WORDS[part]}, ${counted(deck[part].length, 'card')}`));
    const cards = entriesIn(deck, part).map(
      ({ label, card, copies }) => `${paint.cyan(label)} ${nameOf(card)}${copies > 1 ? ` ×${copies}` : ''}`,
    );
    // A card stays on one line.
    const whole = cards.map((card) => card.replaceAll(' ', NO_BREAK)).join(' · ');
    if (cards.length > 0)
      for (const line of wrapped(`  ${whole}`, columns)) out(line.replaceAll(NO_BREAK, ' '));
  }
};
/** What comes in and goes out, in words. */
const changesBetween = (before: MatchDeck, now: MatchDeck): string => {
  const incoming = surplus(before.side, now.side);
  if (incoming.length === 0) return 'You exchange nothing.';
  const names = (cards: readonly number[]): string => listed(cards.map((card) => `"${nameOf(card)}"`));
  return `In: ${names(incoming)}. Out: ${names(surplus(now.side, before.side))}.`;
};

type Siding = { readonly deck: MatchDeck; readonly step: 'ask' | 'done' | 'quit' };
/** What a typed line does with the deck. */
const side = (
  play: MatchPlay,
  before: MatchDeck,
  deck: MatchDeck,
  line: string,
  terminal: Terminal,
): Siding => {
  const { out, paint, columns } = terminal;
  const [word = '', rest = ''] = [/^\S*/.exec(line)?.[0].toLowerCase(), line.replace(/^\S*\s*/, '')];
  if (line === '' || word === 'done') return { deck, step: 'done' };
  if (word === 'quit' || word === 'exit' || word === 'q') return { deck, step: 'quit' };
  if (word === 'help' || line === '?') for (const each of SIDING_HELP) out(each);
  else if (word === 'list') showDeck(deck, terminal);
  else if (word === 'reset') {
    out('All cards are back where they were.');
    return { deck: before, step: 'ask' };
  } else if (word === 'save') {
    saveReplay(rest, () => writeMatchReplay(play.replay()));
    out(
      `Saved in ${rest}.${deck === before ? '' : ' Exchanges that you have not handed in are not part of it.'}`,
    );
  } else if (word === '?') {
    const card = entryNamed(deck, rest, DECK_PARTS)?.card;
    const definition = card === undefined ? undefined : definitionOf(card);
    if (definition === undefined) throw new Trouble(`No card of your decks is called "${rest}".`);
    for (const each of cardText(definition, paint)) for (const text of wrapped(each, columns)) out(text);
  } else {
    const changed = exchangedBy(play, deck, line);
    out(changesBetween(before, changed));
    return { deck: changed, step: 'ask' };
  }
  return { deck, step: 'ask' };
};

/** The person exchanges cards, then both decks are handed in. Does the Match go on? */
const sideDeck = async (play: MatchPlay, terminal: Terminal): Promise<boolean> => {
  const { out, paint } = terminal;
  const before = play.match.view(play.you).yours.deck;
  if (before === null) throw new Error('The person has no deck.');
  let deck: MatchDeck = before;
  out('');
  showDeck(deck, terminal);
  const { duelNumber } = play.match.view(play.you);
  out(paint.bold(`Which cards do you exchange with your Side Deck for Duel ${duelNumber}?`));
  out('Type IN for OUT (s1 for m3), or help; Enter or done goes on.');
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null) {
      out(INPUT_ENDED);
      return false;
    }
    try {
      const next = side(play, before, deck, line.trim(), terminal);
      deck = next.deck;
      if (next.step === 'quit') return false;
      if (next.step === 'done') {
        const refusal = play.handIn(deck);
        if (refusal) throw new Trouble(refusal.message, clauseOf(refusal.rule).statement);
        out(changesBetween(before, deck));
        return true;
      }
    } catch (thrown) {
      if (!(thrown instanceof Trouble)) throw thrown;
      for (const each of thrown.lines) out(each);
    }
  }
};
/** A Duel of the Match. Does the Match go on? */
const duel = async (play: MatchPlay, terminal: Terminal): Promise<boolean> => {
  const session = play.session();
  if ((await converse(session, terminal)) !== 'next') return false;
  play.takeOver(session);
  return true;
};
const standsAt = (play: MatchPlay): string => {
  const { you, match } = play;
  return matchLine(match.view(you), you === 0 ? ['you', 'the opponent'] : ['the opponent', 'you']);
};
/** The Match is over: it can still be saved. */
const end = async (play: MatchPlay, terminal: Terminal): Promise<void> => {
  const { out } = terminal;
  out('You can still use save FILE, or quit.');
  for (;;) {
    const line = (await terminal.ask('> '))?.trim();
    if (line === undefined || line === '' || /^(quit|exit|q)$/i.test(line)) return;
    const [, file] = /^save\s+(.+)$/i.exec(line) ?? [];
    try {
      if (file === undefined) throw new Trouble(`Found "${line}", expected save FILE, or quit.`);
      saveReplay(file, () => writeMatchReplay(play.replay()));
      out(`Saved in ${file}.`);
    } catch (thrown) {
      if (!(thrown instanceof Trouble)) throw thrown;
      for (const each of thrown.lines) out(each);
    }
  }
};

/** Plays the Match until it is over or the person leaves. */
export const converseInMatch = async (play: MatchPlay, terminal: Terminal): Promise<void> => {
  const { out, paint } = terminal;
  for (;;) {
    for (const sentence of play.news()) out(sentence);
    out(paint.bold(standsAt(play)));
    if (play.match.result !== null) {
      await end(play, terminal);
      break;
    }
    const goesOn = await (play.match.stage === 'duel' ? duel : sideDeck)(play, terminal);
    if (!goesOn) break;
  }
  out(FAREWELL);
};
