/** All bots, with those that search. */
export { BOTS } from '@spellspeed/bots';
