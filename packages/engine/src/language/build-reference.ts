/** Words for what a text points to. */
import type { Reference } from './reference.ts';

export const thisCard: Reference = { ref: 'this' };
/** "that monster", "it": what was bound under this name. */
export const the = (name: string): Reference => ({ ref: 'bound', name });
/** The (first) target of the effect. */
export const target: Reference = the('target');
export const eventCard: Reference = { ref: 'event' };
/** "that monster", of the one that declared the attack for which the text waits, also when that attack has ended */
export const monsterThatDeclared: Reference = { ref: 'event', at: 'attacker' };
/** "that opponent's monster", of the one that was attacked when this was declared */
export const monsterAttackedThen: Reference = { ref: 'event', at: 'attacked' };
/** The other monster of a declared attack in which this card took part. */
export const opponentAtDeclaration: Reference = { ref: 'event', at: 'other' };
/** Of the two that a text says an attack involves, the one that it says first, and the other. */
export const firstInvolved: Reference = { ref: 'event', at: 'first' };
export const secondInvolved: Reference = { ref: 'event', at: 'second' };
export const attackingMonster: Reference = { ref: 'attacker' };
export const attackTarget: Reference = { ref: 'attack-target' };
/** "the first monster that attacked directly this turn": the one that declared the n-th direct attack of this Battle Phase */
export const directAttacker = (nth: number): Reference => ({ ref: 'direct-attacker', nth });
/** "all monsters you controlled at the start of this Battle Phase" */
export const controlledAtBattlePhaseStart = (side: 'you' | 'opponent'): Reference => ({
  ref: 'at-battle-phase-start',
  side,
});
/** "your battling monster"; `matches(yourBattlingMonster, …)` is "if … you control battles" */
export const yourBattlingMonster: Reference = { ref: 'battling', side: 'you' };
export const opponentsBattlingMonster: Reference = { ref: 'battling', side: 'opponent' };
export const opponentInBattle: Reference = { ref: 'opponent-in-battle' };
export const chainedTo: Reference = { ref: 'chained-to' };
export const equippedMonster: Reference = { ref: 'equipped' };
/** "those monsters": to which what was applied under this name still applies */
export const stillAffected = (name: string): Reference => ({ ref: 'still-affected', name });
/** "the banished card": what the text points to, wherever it is by now */
export const asItIsNow = (of: Reference): Reference => ({ ref: 'now', of });
/** "the materials used to Summon it" */
export const materialsOf = (of: Reference): Reference => ({ ref: 'materials', of });
/** "that Link Monster", of the monster that was Summoned with it as material */
export const monsterMadeWith = (of: Reference): Reference => ({ ref: 'made-with', of });
export const linked = (name: string): Reference => ({ ref: 'linked', name });
