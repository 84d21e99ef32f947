// Loaded apart from the Worker, with all definitions.
export { CARDS, loadAllFacts, loadReadCards, playableCards } from '@spellspeed/cards';
