/** Nouns, and words that stand for cards: what articles, participles and verbs agree with. */
export type Gender = 'm' | 'f';
export type GrammaticalNumber = 'one' | 'several';
export interface Noun {
  readonly one: string;
  readonly several: string;
  readonly gender: Gender;
}
/** Of whom or what a verb speaks. */
export interface Agreement {
  readonly gender: Gender;
  readonly number: GrammaticalNumber;
  /** The player to whom the text speaks: "puoi", not "può". */
  readonly person?: 'tu';
}
/** Words that can be a subject or an object: "1 mostro scoperto", "questa carta", "esso". */
export interface Nominal extends Agreement {
  readonly text: string;
  /** "esso": as an object it is part of the verb ("distruggilo"), as an owner it is "suo". */
  readonly pronoun?: true;
}

const ENDINGS = { m: { one: 'o', several: 'i' }, f: { one: 'a', several: 'e' } } as const;
/**
 * Words that agree. `~` stands for o, a, i or e ("distrutt~"); `{può|possono|puoi}` are the forms for one, for several and for the
 * player who is spoken to.
 */
export const agreed = (words: string, { gender, number, person }: Agreement): string =>
  words.replaceAll('~', ENDINGS[gender][number]).replace(/\{([^}]*)\}/g, (_, forms: string) => {
    const [one = '', several = one, tu = one] = forms.split('|');
    return person === 'tu' ? tu : number === 'several' ? several : one;
  });

export const formOf = (noun: Noun, number: GrammaticalNumber): string => noun[number];
export const masculine = (one: string, several = one): Noun => ({ one, several, gender: 'm' });
export const feminine = (one: string, several = one): Noun => ({ one, several, gender: 'f' });
/** "Mostro Normale", "Mostri Normali": a noun with words that belong to it. */
export const composed = (noun: Noun, words: string): Noun => ({
  one: `${noun.one} ${agreed(words, { gender: noun.gender, number: 'one' })}`,
  several: `${noun.several} ${agreed(words, { gender: noun.gender, number: 'several' })}`,
  gender: noun.gender,
});
/** "Magia/Trappola", "Mostro Rituale o Magia Rituale": masculine unless all are feminine. */
export const alternatives = (nouns: readonly Noun[], join: (forms: readonly string[]) => string): Noun => ({
  one: join(nouns.map(({ one }) => one)),
  several: join(nouns.map(({ several }) => several)),
  gender: nouns.every(({ gender }) => gender === 'f') ? 'f' : 'm',
});
/** "esso", "esse" */
export const pronounFor = ({ gender, number }: Agreement): Nominal => ({
  text: agreed('ess~', { gender, number }),
  gender,
  number,
  pronoun: true,
});
