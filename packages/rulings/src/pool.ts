/** The cards of every scenario. */
import { CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';

export const POOL = createPool(CARDS);
