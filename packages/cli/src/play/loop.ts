/** The conversation: what happened, the question, what is typed. */
import { clauseOf } from '@spellspeed/rulebook';
import { describeChoice } from '../tell/choices.ts';
import { withoutEmptyPhases } from '../tell/events.ts';
import { drawField, lifeLine, whereLine } from '../tell/field.ts';
import { describeConstraints, describeQuestion } from '../tell/questions.ts';
import type { Terminal } from '../terminal.ts';
import { messageOfThrown, stackOfThrown, Trouble } from '../trouble.ts';
import { answerIn } from './answer.ts';
import { canvasOf, commandIn, type Then, toldLine } from './commands.ts';
import { askingOf } from './explain.ts';
import type { Session } from './session.ts';

/** What of a duel has been shown already. */
interface Shown {
  told: number;
  /** The turn and phase in which the field was last drawn. */
  field: string;
}

const showNews = (session: Session, shown: Shown, { out, paint }: Terminal): void => {
  for (const told of withoutEmptyPhases(session.told.slice(shown.told))) out(toldLine(told, paint));
  shown.told = session.told.length;
};

/** In each phase the field is drawn once by itself. */
const showField = (session: Session, shown: Shown, terminal: Terminal): void => {
  const view = session.view();
  const key = `${view.turn} ${view.phase}`;
  // Before the first turn there is nothing on it.
  if (shown.field === key || view.turn === 0) return;
  shown.field = key;
  terminal.out('');
  for (const line of drawField(view, canvasOf(session, terminal))) terminal.out(line);
};

const showQuestion = (session: Session, terminal: Terminal): void => {
  const { out, paint } = terminal;
  const decision = session.question;
  if (decision === null) {
    out('');
    out(
      session.isInMatch
        ? 'The duel is over. Enter goes on with the Match; before that you can use save FILE, log, field or undo.'
        : 'The duel is over. You can still use save FILE, log, field, undo or quit.',
    );
    return;
  }
  const view = session.view();
  const asking = askingOf(session, decision);
  const canvas = canvasOf(session, terminal);
  out('');
  out(paint.dim(`${whereLine(view, canvas)} · ${lifeLine(view, canvas)}`));
  out(paint.bold(describeQuestion(decision, asking)));
  for (const line of describeConstraints(decision, asking)) out(paint.dim(`  ${line}`));
  decision.choices.forEach((choice, index) => {
    const number = String(index + 1).padStart(3);
    const hint =
      choice.do === 'pass' ? paint.dim(' (or just Enter; "pass turn" until there is something new)') : '';
    out(`${paint.cyan(number)}  ${describeChoice(choice, asking)}${hint}`);
  });
};

const UNCLEAR = 'Type the number of a choice, or help.';

/** What a typed line leads to. */
const obey = (session: Session, line: string, terminal: Terminal): Then => {
  const decision = session.question;
  const found = commandIn(line);
  if (found) return found.command.run(session, found.rest, terminal);
  if (line === '' && decision === null && session.isInMatch) return 'next';
  const picked = decision && answerIn(line, decision, askingOf(session, decision));
  if (!picked) {
    if (line !== '') throw new Trouble(`"${line}" is neither a choice nor a command. ${UNCLEAR}`);
    return 'ask';
  }
  const refusal = session.answer(picked);
  if (refusal) throw new Trouble(refusal.message, clauseOf(refusal.rule).statement);
  return 'go-on';
};

/** A mistake is explained, and the question stays; a bug leaves the duel as it was before the answer. */
const obeyed = (session: Session, line: string, terminal: Terminal): Then => {
  try {
    return obey(session, line, terminal);
  } catch (thrown) {
    if (thrown instanceof Trouble) for (const each of thrown.lines) terminal.out(each);
    else {
      terminal.out(`Spellspeed has a bug here: ${stackOfThrown(thrown) ?? messageOfThrown(thrown)}`);
      terminal.out('Your answer is taken back. "save FILE" keeps the duel for a report.');
    }
    return 'prompt';
  }
};

/** Plays until the person leaves, or goes on with the Match. */
export const converse = async (session: Session, terminal: Terminal): Promise<'next' | 'quit'> => {
  const shown: Shown = { told: 0, field: '' };
  for (let then: Then = 'go-on'; then !== 'quit'; ) {
    if (then === 'back') shown.told = session.told.length;
    if (then === 'go-on') showNews(session, shown, terminal);
    if (then === 'go-on' || then === 'back') showField(session, shown, terminal);
    if (then !== 'prompt') showQuestion(session, terminal);
    const line = await terminal.ask('> ');
    if (line === null) {
      terminal.out('The input has ended; the duel is left as it stands.');
      return 'quit';
    }
    then = obeyed(session, line.trim(), terminal);
    if (then === 'next') return then;
  }
  if (!session.isInMatch) terminal.out('Until the next duel.');
  return 'quit';
};
