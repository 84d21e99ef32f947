import { alternatives, type Phrase, type Speaking } from './grammar/phrase.ts';

/** A table per union of the effect language: total, so that a new member does not compile until every language can say it. */
type Holding<Field extends string> = { readonly [field in Field]: string };
type MemberUnder<Union extends Holding<Field>, Field extends string, Key> = Union extends unknown
  ? Key extends Union[Field]
    ? Union
    : never
  : never;

/** One entry for each value of `Field`; it takes the member of the union that has this value. */
export type Table<
  Union extends Holding<Field>,
  Field extends string,
  Out,
  Rest extends readonly unknown[],
> = {
  readonly [Key in Union[Field]]: (member: MemberUnder<Union, Field, Key>, ...rest: Rest) => Out;
};

/** Looks a member up in its table and lets the entry speak. */
export const speaker =
  <Union extends Holding<Field>, Field extends string, Out, Rest extends readonly unknown[]>(
    field: Field,
    table: Table<Union, Field, Out, Rest>,
  ) =>
  (member: Union, ...rest: Rest): Out => {
    // The entry under a member's own key takes that member: the compiler cannot follow it, the table's type ensures it.
    const entries = table as unknown as Record<string, (member: Union, ...rest: Rest) => Out>;
    return (entries[member[field]] as (member: Union, ...rest: Rest) => Out)(member, ...rest);
  };

/** One phrase for each value of `Field`; it says and reads the member of the union that has this value. */
export type Phrases<Union extends Holding<Field>, Field extends string, Speech extends Speaking> = {
  readonly [Key in Union[Field]]: Phrase<MemberUnder<Union, Field, Key>, Speech>;
};
/** The phrase of the whole union: a member is said by its entry, and read by whichever entries can read it. */
export const phraseOf = <Union extends Holding<Field>, Field extends string, Speech extends Speaking>(
  field: Field,
  table: Phrases<Union, Field, Speech>,
): Phrase<Union, Speech> => {
  // The entry under a member's own key takes that member: the compiler cannot follow it, the table's type ensures it.
  const entries = table as unknown as Readonly<Record<string, Phrase<Union, Speech>>>;
  return {
    ...alternatives(Object.values(entries)),
    print: (member, speech) => entries[member[field]]?.print(member, speech),
  };
};
