/** What is dragged: another copy of a card, or a card that lies on the field already. */
export const CARD_TYPE = 'application/x-spellspeed-card';
export const MOVED_TYPE = 'application/x-spellspeed-placed-card';
