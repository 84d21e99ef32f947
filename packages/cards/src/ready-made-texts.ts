/** What comes with every page: the definitions of the cards in ready-made decks, and their facts. */
import { READY_MADE_DEFINITIONS, READY_MADE_FACTS } from '../prepared/ready-made.js';

export const readyMadeDefinitions = (): string => READY_MADE_DEFINITIONS;
export const readyMadeFacts = (): string => READY_MADE_FACTS;
