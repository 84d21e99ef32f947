/** What comes with every page: the definitions of the cards in the decks with which it begins, and the facts of those in all ready-made decks. */
import { FIRST_DEFINITIONS, READY_MADE_FACTS } from '../prepared/ready-made.js';

export const firstDefinitions = (): string => FIRST_DEFINITIONS;
export const readyMadeFacts = (): string => READY_MADE_FACTS;
