/** What reading all printed texts has come to, card by card: kept from one run to the next, so that no card falls unnoticed. */
import { GRADES, type Grade } from './read-card.ts';

/** One card. Digests stand for what the project does not hold (texts) or holds elsewhere (definitions). */
export interface LedgerLine {
  readonly passcode: number;
  /** Digest of the printed text. */
  readonly text: string;
  readonly grade: Grade;
  /** The best grade that this text has had. */
  readonly best: Grade;
  /** Digest of the definition that ships; empty where none does. */
  readonly definition: string;
  /** Why the grade is below the best one. */
  readonly why: string;
  /** How the Japanese print of what ships agrees with the OCG's text; of one that differs, in what. Empty where nothing was compared. */
  readonly ocg: string;
}
export type Ledger = ReadonlyMap<number, LedgerLine>;

const HEAD = ['passcode', 'text', 'grade', 'best', 'definition', 'why', 'ocg'].join('\t');
const isGrade = (word: string): word is Grade => (GRADES as readonly string[]).includes(word);

/** Reads a ledger; throws with the line that is none. */
export const parseLedger = (text: string): Ledger => {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`line 1: found "${head}", expected "${HEAD}"`);
  return new Map(
    lines.map((line, index) => {
      const [code = '', digest = '', grade = '', best = '', definition = '', why = '', ocg = ''] =
        line.split('\t');
      const passcode = Number(code);
      if (!Number.isSafeInteger(passcode) || !isGrade(grade) || !isGrade(best))
        throw new Error(
          `line ${index + 2}: found "${line}", expected a passcode, a digest and two of ${GRADES.join(', ')}`,
        );
      return [passcode, { passcode, text: digest, grade, best, definition, why, ocg }];
    }),
  );
};
export const makeLedger = (ledger: Ledger): string => {
  const lines = [...ledger.values()].sort((a, b) => a.passcode - b.passcode);
  return `${[HEAD, ...lines.map(lineOf)].join('\n')}\n`;
};

/** The last column is left out where it is empty. */
const lineOf = ({ passcode, text, grade, best, definition, why, ocg }: LedgerLine): string =>
  [passcode, text, grade, best, definition, why, ...(ocg === '' ? [] : [ocg])].join('\t');

/** What a run has found of one card; without `ocg` what was known of the same definition stays. */
export type Found = Pick<LedgerLine, 'passcode' | 'text' | 'grade' | 'definition'> &
  Partial<Pick<LedgerLine, 'ocg'>>;

/** The first grade is the best. */
const isBelow = (grade: Grade, other: Grade): boolean => GRADES.indexOf(grade) > GRADES.indexOf(other);
/** Cards that stand below what they have been, and nobody says why. */
export const unexplainedFalls = (ledger: Ledger): readonly LedgerLine[] =>
  [...ledger.values()].filter(({ grade, best, why }) => isBelow(grade, best) && why === '');

/**
 * The ledger after a run: cards of which the run has no text stay as they were. A text that has changed begins anew; `why` explains the cards that
 * fall in this run.
 */
export const ledgerAfter = (before: Ledger, found: readonly Found[], why = ''): Ledger =>
  new Map([
    ...before,
    ...found.map((card) => {
      const line = before.get(card.passcode);
      const known = line?.text === card.text ? line : undefined;
      const best = known && isBelow(card.grade, known.best) ? known.best : card.grade;
      const fell = isBelow(card.grade, best);
      const reason = fell ? (known?.grade === card.grade && known.why !== '' ? known.why : why) : '';
      const ocg = card.ocg ?? (line?.definition === card.definition ? line.ocg : '');
      return [card.passcode, { ...card, best, why: reason.replace(/[\t\n]+/g, ' '), ocg }] as const;
    }),
  ]);
