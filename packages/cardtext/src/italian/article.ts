/** Articles, demonstratives, possessives, and prepositions that melt into an article. */
import { type Agreement, agreed, formOf, type GrammaticalNumber, type Nominal, type Noun } from './noun.ts';

/** Quotation marks are not heard. */
const heard = (text: string): string => text.replace(/^"+/, '');
const startsWithVowel = (text: string): boolean => /^[aeiou]/i.test(heard(text));
/** "lo Xyz", "uno Zombie": before s with another consonant, z, gn, ps, x, y. */
const startsHeavily = (text: string): boolean => /^(s[^aeiou\W]|z|gn|ps|x|y)/i.test(heard(text));

/** The forms of a word before a vowel, before a heavy start, and otherwise. */
interface Forms {
  readonly vowel: string;
  readonly heavy: string;
  readonly plain: string;
}
type FormsByAgreement = { readonly [gender in 'm' | 'f']: { readonly [many in GrammaticalNumber]: Forms } };
const same = (form: string): Forms => ({ vowel: form, heavy: form, plain: form });
const DEFINITE: FormsByAgreement = {
  m: {
    one: { vowel: "l'", heavy: 'lo ', plain: 'il ' },
    several: { vowel: 'gli ', heavy: 'gli ', plain: 'i ' },
  },
  f: { one: { vowel: "l'", heavy: 'la ', plain: 'la ' }, several: same('le ') },
};
const DEMONSTRATIVE: FormsByAgreement = {
  m: {
    one: { vowel: "quell'", heavy: 'quello ', plain: 'quel ' },
    several: { vowel: 'quegli ', heavy: 'quegli ', plain: 'quei ' },
  },
  f: { one: { vowel: "quell'", heavy: 'quella ', plain: 'quella ' }, several: same('quelle ') },
};
const INDEFINITE: { readonly [gender in 'm' | 'f']: Forms } = {
  m: { vowel: 'un ', heavy: 'uno ', plain: 'un ' },
  f: { vowel: "un'", heavy: 'una ', plain: 'una ' },
};
const NEGATIVE: { readonly [gender in 'm' | 'f']: Forms } = {
  m: { vowel: 'nessun ', heavy: 'nessuno ', plain: 'nessun ' },
  f: { vowel: "nessun'", heavy: 'nessuna ', plain: 'nessuna ' },
};
const before = (text: string, { vowel, heavy, plain }: Forms): string =>
  `${startsWithVowel(text) ? vowel : startsHeavily(text) ? heavy : plain}${text}`;

/** "il mostro", "l'ATK", "gli effetti" */
export const the = (text: string, { gender, number }: Agreement): string =>
  before(text, DEFINITE[gender][number]);
/** "quel mostro", "quell'effetto", "quei bersagli" */
export const that = (text: string, { gender, number }: Agreement): string =>
  before(text, DEMONSTRATIVE[gender][number]);
/** "un mostro", "un'altra carta" */
export const a = (text: string, { gender }: Pick<Agreement, 'gender'>): string =>
  before(text, INDEFINITE[gender]);
/** "nessun mostro" */
export const no = (text: string, { gender }: Pick<Agreement, 'gender'>): string =>
  before(text, NEGATIVE[gender]);

const MELTED = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' } as const;
export type Preposition = keyof typeof MELTED;
/** "del mostro", "alle carte", "nell'Extra Deck"; without an article "di 1 mostro", "di questa carta". */
export const after = (preposition: Preposition, text: string): string => {
  const [, article = '', rest = ''] = /^(il |lo |la |l'|i |gli |le )(.*)$/s.exec(text) ?? [];
  const start = MELTED[preposition];
  if (article === '') return `${preposition} ${text}`;
  if (article === 'il ') return `${start}l ${rest}`;
  return `${start}${article.startsWith('l') ? 'l' : ''}${article}${rest}`;
};

/** Whose: of the player who is spoken to, of another or a thing, of several. */
export type Owner = 'tu' | 'lui' | 'loro';
const OWNERS: { readonly [owner in Owner]: readonly [m: string, f: string, ms: string, fs: string] } = {
  tu: ['tuo', 'tua', 'tuoi', 'tue'],
  lui: ['suo', 'sua', 'suoi', 'sue'],
  loro: ['loro', 'loro', 'loro', 'loro'],
};
/** "tua mano", "suoi effetti": without the article. */
export const own = (owner: Owner, noun: Noun, number: GrammaticalNumber = 'one'): string => {
  const index = (noun.gender === 'f' ? 1 : 0) + (number === 'several' ? 2 : 0);
  return `${OWNERS[owner][index]} ${formOf(noun, number)}`;
};
/** "il suo ATK", "l'ATK di quel mostro", "gli effetti di tutti i mostri" */
export const belonging = (noun: Noun, number: GrammaticalNumber, owner: Nominal): Nominal => {
  const like: Agreement = { gender: noun.gender, number };
  const text = owner.pronoun
    ? the(own(owner.number === 'several' ? 'loro' : 'lui', noun, number), like)
    : `${the(formOf(noun, number), like)} ${after('di', owner.text)}`;
  return { text, ...like };
};
/** A nominal of a noun: "il mostro attaccante". */
export const theNoun = (noun: Noun, number: GrammaticalNumber = 'one', more = ''): Nominal => {
  const like: Agreement = { gender: noun.gender, number };
  const words = more === '' ? '' : ` ${agreed(more, like)}`;
  return { text: the(formOf(noun, number), like) + words, ...like };
};
