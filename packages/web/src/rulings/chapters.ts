/** The chapters of the collection: the folders of its documents. */
import type { Say } from '../i18n/say.ts';

export const CHAPTERS = [
  'questions',
  'faq',
  'examinations',
  'duel',
  'turn',
  'battle',
  'damage-step',
  'chains',
  'effects',
  'summoning',
  'monsters',
  'spells-traps',
  'movement',
  'stats',
  'zones',
  'wording',
  'legality',
  'tournament',
  'rules',
  'cards',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const chapterNamed = (say: Say, chapter: Chapter): string => say(`rulings.chapter.${chapter}`);
