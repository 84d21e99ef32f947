/** Who attacks whom. */

import type { Filter } from '@spellspeed/engine/language';
import type { AttackRole } from '../meaning/battle.ts';
import type { Claim } from '../meaning/claims.ts';
import { asMonster, isThis } from '../meaning/filters.ts';
import { sideOf } from '../meaning/places.ts';
import { aside, introduce } from '../memory.ts';
import { headNoun } from './phrase.ts';
import type { Speech } from './speech.ts';

const VERBS: { readonly [role in AttackRole['role']]: Claim } = {
  attacker: { yes: 'attacks', no: 'does not attack' },
  'attack-target': { yes: 'is attacked', no: 'is not attacked' },
  battling: { yes: 'battles', no: 'does not battle' },
};
/** "this card attacks", "this card is attacked" */
export const sayAttacks = ({ role, filter }: AttackRole, speech: Speech): Claim => {
  const who = sayMonster(filter, speech);
  return { yes: `${who} ${VERBS[role].yes}`, no: `${who} ${VERBS[role].no}` };
};
/** "this card attacks an opponent's monster" */
export const sayAttack = (attacker: AttackRole, attacked: AttackRole, speech: Speech): Claim => {
  const who = sayMonster(attacker.filter, speech);
  const isSaidAgain = speech.memory.focus === 'this';
  const whom = isThis(attacked.filter) && isSaidAgain ? 'it' : sayAttackTarget(attacked.filter, speech);
  return { yes: `${who} attacks ${whom}`, no: `${who} does not attack ${whom}` };
};
/** "a LIGHT monster you control battles an opponent's monster" */
export const sayBattle = (one: AttackRole, other: AttackRole, speech: Speech): Claim => {
  const [who, whom] = [sayMonster(one.filter, speech), sayMonster(other.filter, speech)];
  return { yes: `${who} battles ${whom}`, no: `${who} does not battle ${whom}` };
};
const sayMonster = (filter: Filter, speech: Speech): string =>
  speech.words.phrase(asMonster(filter), { count: 'a' }, speech);

/** "an opponent's monster"; from here on it is "that opponent's monster". */
export const sayAttackTarget = (filter: Filter, speech: Speech): string => {
  const words = sayMonster(filter, speech);
  if (isThis(filter)) return words;
  const noun = headNoun(asMonster(filter), aside(speech));
  const owner = sideOf(filter) === 'opponent' ? "opponent's " : '';
  introduce(speech.memory, 'attack-target', { noun: owner + noun, number: 'one', zones: [], as: 'other' });
  speech.memory.focus = undefined;
  return words;
};
