import type { RulebookLanguage } from '@spellspeed/rulebook';
import type { Language } from './languages.ts';

/** The rulebook and the titles of rulings are written in these languages; who reads another language reads English. */
const RULEBOOK_LANGUAGE: { readonly [language in Language]: RulebookLanguage } = {
  en: 'en',
  'zh-Hans': 'zh',
  it: 'it',
  ja: 'en',
};
export const rulebookLanguage = (language: Language): RulebookLanguage => RULEBOOK_LANGUAGE[language];

/** The `lang` of an English text on the page: none where the page is English itself. */
export const langOfEnglish = (language: Language): 'en' | undefined => (language === 'en' ? undefined : 'en');
/** The `lang` of a clause: what is not written in the language of the page is English. */
export const langOfClause = (language: Language): 'en' | undefined =>
  rulebookLanguage(language) === 'en' ? langOfEnglish(language) : undefined;
