/** The decks with which a page begins a duel if nobody chooses others: their definitions come with it, those of all others are loaded when a duel has them. */
export const FIRST_DECKS = ['yugi-starter', 'kaiba-starter'] as const;
