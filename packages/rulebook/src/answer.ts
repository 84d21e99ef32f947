/** A ruling that an official answer gives, as the catalogue has it; what it says stands in `clauses/answers`. */
export interface OfficialAnswer {
  /** `clauseOfRuling` gives the clause that it explains. */
  readonly id: string;
  /** Passcodes of the cards that it is about. */
  readonly cards: readonly number[];
  /** `chapter:line` of the collection in which it stands. */
  readonly source: string;
  /** Date and number of the answer, where they are known. */
  readonly answer?: string;
}
