// Loaded apart from the Worker, with all definitions.
export { CARDS } from '@spellspeed/cards';
