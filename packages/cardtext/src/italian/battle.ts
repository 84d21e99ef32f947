/** Who attacks whom. */

import type { Filter } from '@spellspeed/engine/language';
import type { AttackRole } from '../meaning/battle.ts';
import type { Claim } from '../meaning/claims.ts';
import { asMonster, isThis } from '../meaning/filters.ts';
import { sideOf } from '../meaning/places.ts';
import { aside, introduce } from '../memory.ts';
import { claim } from './claim.ts';
import type { Nominal } from './noun.ts';
import { headNoun } from './phrase.ts';
import type { Speech } from './speech.ts';

const VERBS: { readonly [role in AttackRole['role']]: string } = {
  attacker: '{attacca|attaccano}',
  'attack-target': '{viene|vengono} attaccat~',
  battling: '{combatte|combattono}',
};
/** "questa carta attacca", "questa carta viene attaccata" */
export const sayAttacks = ({ role, filter }: AttackRole, speech: Speech): Claim =>
  claim(sayMonster(filter, speech), VERBS[role]);
/** "questa carta attacca un mostro dell'avversario" */
export const sayAttack = (attacker: AttackRole, attacked: AttackRole, speech: Speech): Claim => {
  const who = sayMonster(attacker.filter, speech);
  const isSaidAgain = speech.memory.focus === 'this' && isThis(attacked.filter);
  if (isSaidAgain) return { yes: `${who.text} la attacca`, no: `${who.text} non la attacca` };
  return claim(who, `${VERBS.attacker} ${sayAttackTarget(attacked.filter, speech)}`);
};
/** "un mostro LUCE che controlli combatte con un mostro dell'avversario" */
export const sayBattle = (one: AttackRole, other: AttackRole, speech: Speech): Claim => {
  const [who, whom] = [sayMonster(one.filter, speech), sayMonster(other.filter, speech)];
  return claim(who, `${VERBS.battling} con ${whom.text}`);
};
const sayMonster = (filter: Filter, speech: Speech): Nominal =>
  speech.words.phrase(asMonster(filter), { count: 'a' }, speech);

/** "un mostro dell'avversario"; from here on it is "quel mostro dell'avversario". */
export const sayAttackTarget = (filter: Filter, speech: Speech): string => {
  const { text } = sayMonster(filter, speech);
  if (isThis(filter)) return text;
  const noun = headNoun(asMonster(filter), aside(speech)).one;
  const owner = sideOf(filter) === 'opponent' ? " dell'avversario" : '';
  introduce(speech.memory, 'attack-target', { noun: noun + owner, number: 'one', zones: [], as: 'other' });
  speech.memory.focus = undefined;
  return text;
};
