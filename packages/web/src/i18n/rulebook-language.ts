import { RULEBOOK_LANGUAGES, type RulebookLanguage } from '@spellspeed/rulebook';
import { CARD_LANGUAGES, type Language } from './languages.ts';

/** The language in which the rulebook is read: English where it is not written in the language of the page. */
export const rulebookLanguage = (language: Language): RulebookLanguage =>
  RULEBOOK_LANGUAGES.find((each) => each === CARD_LANGUAGES[language]) ?? 'en';

/** The `lang` of an English text on the page: none where the page is English itself. */
export const langOfEnglish = (language: Language): 'en' | undefined => (language === 'en' ? undefined : 'en');
