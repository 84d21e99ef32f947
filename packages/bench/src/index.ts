export { type Contender, type DuelRecord, playWithin, type Tally, TURN_LIMIT } from './contender.ts';
export { VANILLA_DECK, VANILLA_MONSTERS, type VanillaMonster } from './deck.ts';
export { type MicroPlan, type MicroResult, measureMicro, OPERATIONS, type Operation } from './micro.ts';
export { createOcgcore, type Listener, loadOcgcore, playOcgcoreDuel } from './ocgcore.ts';
export { createRandom, type Random } from './random.ts';
export { createSpellspeed, type Match, playSpellspeedDuel, VANILLA_MATCH } from './spellspeed.ts';
