import type { RulebookLanguage } from '@spellspeed/rulebook';
import { CARD_LANGUAGES, type Language } from './languages.ts';

/** The language in which the rulebook is read: it is written in each language of the page. */
export const rulebookLanguage = (language: Language): RulebookLanguage => CARD_LANGUAGES[language];

/** The `lang` of an English text on the page: none where the page is English itself. */
export const langOfEnglish = (language: Language): 'en' | undefined => (language === 'en' ? undefined : 'en');
