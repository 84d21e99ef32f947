/** Puts the facts of all carried cards in place when it is loaded: who names all definitions needs them at once, on a page as in Node. */
import type { Card } from '@spellspeed/engine/language';
import { CARRIED_FACTS } from './carried-facts.generated.ts';
import { putCarriedFacts } from './carried-table.ts';

putCarriedFacts(CARRIED_FACTS);

/** The definitions, which could be made because the facts are there: what names them has this module loaded before them. */
export const withCarriedFacts = (definitions: readonly Card[]): readonly Card[] => definitions;
