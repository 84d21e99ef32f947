import cards from '../../cards/messages/en.json';
import decks from '../../decks/messages/en.json';
import replays from '../../replays/messages/en.json';
import rulings from '../../rulings/messages/en.json';
import told from '../../rulings/told/messages/en.json';
import watching from '../../watching/messages/en.json';

/** What the pages beside the duel say in English; loaded with the first of them. */
export const roomsInEnglish = { ...cards, ...decks, ...replays, ...rulings, ...told, ...watching };
