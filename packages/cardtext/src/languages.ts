/** The languages in which cards can be printed. */
export const LANGUAGES = ['en', 'zh', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
