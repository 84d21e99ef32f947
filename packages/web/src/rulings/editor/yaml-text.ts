/** Text that knows which of its parts is which card. */

export type Piece = string | { readonly card: number; readonly pieces: readonly Piece[] };
/** From and to where a card is written. */
export interface Span {
  readonly card: number;
  readonly from: number;
  readonly to: number;
}
export interface MarkedText {
  readonly text: string;
  readonly spans: readonly Span[];
}
export const lengthOf = (piece: Piece): number =>
  typeof piece === 'string' ? piece.length : piece.pieces.reduce((sum, each) => sum + lengthOf(each), 0);

export const markedText = (pieces: readonly Piece[]): MarkedText => {
  const texts: string[] = [];
  const spans: Span[] = [];
  let at = 0;
  const write = (piece: Piece): void => {
    if (typeof piece === 'string') {
      texts.push(piece);
      at += piece.length;
      return;
    }
    const from = at;
    for (const each of piece.pieces) write(each);
    spans.push({ card: piece.card, from, to: at });
  };
  for (const piece of pieces) write(piece);
  return { text: texts.join(''), spans };
};

/** The card that is written in this line and column, both counted from 1: what lies under a monster before the monster. */
export const cardWrittenAt = ({ text, spans }: MarkedText, line: number, column: number): number | null => {
  const before = text.split('\n').slice(0, line - 1);
  const at = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  return spans.find(({ from, to }) => from <= at && at < to)?.card ?? null;
};

/** Pieces with something between them. */
export const joined = (pieces: readonly Piece[], between: string): Piece[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
