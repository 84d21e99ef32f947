/** Verbs of what a player does, in the moods that card texts need. */
import { agreed, type Nominal } from './noun.ts';

/** "distruggi" · "distruggere" (after "puoi") · "distruggendo" · "distrugge" · "distrugga" (after "a meno che tu non") */
export type Mood = 'imperative' | 'infinitive' | 'gerund' | 'third-person' | 'subjunctive';
type Conjugated = { readonly [mood in Exclude<Mood, 'infinitive'>]: string };

const IRREGULAR: { readonly [infinitive in string]?: Partial<Conjugated> } = {
  fare: { imperative: 'fai', 'third-person': 'fa', gerund: 'facendo', subjunctive: 'faccia' },
  scegliere: { imperative: 'scegli', subjunctive: 'scelga' },
  scoprire: { imperative: 'scopri', 'third-person': 'scopre', subjunctive: 'scopra' },
  offrire: { imperative: 'offri', 'third-person': 'offre', subjunctive: 'offra' },
  // Nobody is told to gain: it happens.
  guadagnare: { imperative: 'guadagni' },
};
const regular = (infinitive: string): Conjugated => {
  const stem = infinitive.slice(0, -3);
  const soft = /[cg]$/.test(stem) ? `${stem}h` : stem;
  switch (infinitive.slice(-3)) {
    case 'are':
      return {
        imperative: `${stem}a`,
        'third-person': `${stem}a`,
        gerund: `${stem}ando`,
        subjunctive: `${soft.replace(/i$/, '')}i`,
      };
    case 'ere':
      return {
        imperative: `${stem}i`,
        'third-person': `${stem}e`,
        gerund: `${stem}endo`,
        subjunctive: `${stem}a`,
      };
    default:
      return {
        imperative: `${stem}isci`,
        'third-person': `${stem}isce`,
        gerund: `${stem}endo`,
        subjunctive: `${stem}isca`,
      };
  }
};
const conjugate = (infinitive: string, mood: Mood): string =>
  mood === 'infinitive' ? infinitive : { ...regular(infinitive), ...IRREGULAR[infinitive] }[mood];

/** "distruggilo", "distruggerlo", "distruggendolo", "lo distrugge" */
const withClitic = (infinitive: string, mood: Mood, clitic: string): string => {
  const form = conjugate(infinitive, mood);
  if (mood === 'third-person' || mood === 'subjunctive') return `${clitic} ${form}`;
  if (mood === 'infinitive') return form.replace(/e$/, clitic);
  // "fallo", "falle"
  return form === 'fai' ? `fa${clitic.charAt(0)}${clitic}` : form + clitic;
};
/** The word of a verb that changes: "Evocare Specialmente", "Synchro Evocare", "fare ritornare". */
const CHANGING = /\S+[aei]re\b/;
export const inMood = (verb: string, mood: Mood, clitic = ''): string =>
  (clitic === ''
    ? verb.replace(CHANGING, (word) => conjugate(word, mood))
    : verb.replace(CHANGING, (word) => withClitic(word, mood, clitic))
  ).replace(/^fare (?=\S+re\b)/, 'far ');
/** "lo", "la", "li", "le" */
export const cliticFor = (nominal: Nominal): string =>
  nominal.gender === 'm' && nominal.number === 'several' ? 'li' : agreed('l~', nominal);
/** Does a text begin with what a player can do? "pescare 1 carta", "distruggerlo" */
export const startsWithInfinitive = (text: string): boolean =>
  /^(?:Synchro )?(?:far|\S+[aei]r(?:e|l[oaie]|ne))\b/.test(text);
