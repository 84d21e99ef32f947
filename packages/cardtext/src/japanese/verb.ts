/** Verbs of Japanese, and the forms in which texts use them. */

/** How a verb changes: its row for the regular ones, and what behaves like a verb without being one. */
export type Conjugation =
  | 'suru'
  | 'ichidan'
  | 'ka'
  | 'sa'
  | 'ba'
  | 'ma'
  | 'ta'
  | 'ra'
  | 'wa'
  /** "攻撃表示（である）" */
  | 'copula'
  /** "低い", "多い" */
  | 'adjective'
  /** What does not happen: "破壊されない". */
  | 'negative'
  /** A state: "持っている". */
  | 'state'
  /** "持っていない" */
  | 'no-state';

export interface Verb {
  /** All that stands before what changes: "墓地へ送" of 墓地へ送る. */
  readonly stem: string;
  readonly changes: Conjugation;
  /** It has happened: "破壊した". */
  readonly past?: true;
}

/** 破壊する · before a noun 破壊する · 破壊し、 · 破壊して · 破壊した */
export type Form = 'plain' | 'before-noun' | 'linking' | 'te' | 'past';
type Endings = { readonly [form in Form]: string };
const endings = (plain: string, linking: string, te: string, past: string, beforeNoun = plain): Endings => ({
  plain,
  'before-noun': beforeNoun,
  linking,
  te,
  past,
});
const ENDINGS: { readonly [conjugation in Conjugation]: Endings } = {
  suru: endings('する', 'し', 'して', 'した'),
  ichidan: endings('る', '', 'て', 'た'),
  ka: endings('く', 'き', 'いて', 'いた'),
  sa: endings('す', 'し', 'して', 'した'),
  ba: endings('ぶ', 'び', 'んで', 'んだ'),
  ma: endings('む', 'み', 'んで', 'んだ'),
  ta: endings('つ', 'ち', 'って', 'った'),
  ra: endings('る', 'り', 'って', 'った'),
  wa: endings('う', 'い', 'って', 'った'),
  copula: endings('である', 'で', 'で', 'だった', 'の'),
  adjective: endings('い', 'く', 'くて', 'かった'),
  negative: endings('ない', 'ず', 'ずに', 'なかった'),
  state: endings('いる', 'おり', 'いて', 'いた'),
  'no-state': endings('いない', 'おらず', 'いないで', 'いなかった'),
};
export const form = ({ stem, changes, past }: Verb, which: Form): string => {
  const end = which === 'plain' || which === 'before-noun';
  if (end) return stem + ENDINGS[changes][past ? 'past' : which];
  // "コントロールを得て、": what is left of 得る alone would not be heard.
  if (which === 'linking' && stem.endsWith('得')) return `${stem}て`;
  // "しない", but "せず".
  const base = changes === 'negative' && which !== 'past' ? stem.replace(/し$/, 'せ') : stem;
  return base + ENDINGS[changes][which];
};
/** 破壊した, as a verb of its own: what follows it is not changed by the tense. */
export const inPast = (verb: Verb): Verb => ({ ...verb, past: true });

export const suru = (stem: string): Verb => ({ stem, changes: 'suru' });
export const ichidan = (stem: string): Verb => ({ stem, changes: 'ichidan' });
export const copula = (stem: string): Verb => ({ stem, changes: 'copula' });
export const adjective = (stem: string): Verb => ({ stem, changes: 'adjective' });
const GODAN = { く: 'ka', す: 'sa', ぶ: 'ba', つ: 'ta', む: 'ma', る: 'ra', う: 'wa' } as const satisfies {
  readonly [last in string]: Conjugation;
};
/** A verb of five rows, as the dictionary has it: "払う", "戻す". */
export const godan = (dictionary: string): Verb => {
  const last = Object.entries(GODAN).find(([kana]) => dictionary.endsWith(kana));
  if (!last) throw new Error(`No verb of five rows ends like ${dictionary}`);
  return { stem: dictionary.slice(0, -1), changes: last[1] };
};

/** What stands before ない and れる. */
const BEFORE_NAI: { readonly [conjugation in Conjugation]: string } = {
  suru: 'し',
  ichidan: '',
  ka: 'か',
  sa: 'さ',
  ba: 'ば',
  ma: 'ま',
  ta: 'た',
  ra: 'ら',
  wa: 'わ',
  copula: 'ではな',
  adjective: 'くな',
  negative: '',
  state: '',
  'no-state': '',
};
/** 破壊しない, 送らない, 表側表示ではない; of what has happened: 破壊していない */
export const negated = (verb: Verb): Verb => {
  const { stem, changes, past } = verb;
  if (past) return negated(lasting(verb));
  if (changes === 'state') return { stem, changes: 'no-state' };
  const before = stem + BEFORE_NAI[changes];
  return changes === 'copula' || changes === 'adjective'
    ? adjective(before)
    : { stem: before, changes: 'negative' };
};
/** 破壊される, 墓地へ送られる, 手札に加えられる */
export const passive = ({ stem, changes }: Verb): Verb => {
  if (changes === 'suru') return ichidan(`${stem}され`);
  return ichidan(changes === 'ichidan' ? `${stem}られ` : `${stem}${BEFORE_NAI[changes]}れ`);
};
/** 破壊できる, 手札に加える事ができる */
export const potential = (verb: Verb): Verb =>
  verb.changes === 'suru' ? ichidan(`${verb.stem}でき`) : ichidan(`${form(verb, 'plain')}事ができ`);
/** 払わなければならない, 正規のものでなければならない */
export const obliged = (verb: Verb): Verb => {
  const before = verb.changes === 'copula' ? `${verb.stem}で` : negated(verb).stem;
  return { stem: `${before}なければなら`, changes: 'negative' };
};
/** 装備している: what lasts. */
export const lasting = (verb: Verb): Verb => ({ stem: form(verb, 'te'), changes: 'state' });

/** "守備表示で" and a verb: what always stands right before it. */
export const beforeVerb = (words: string, verb: Verb): Verb => ({ ...verb, stem: words + verb.stem });
