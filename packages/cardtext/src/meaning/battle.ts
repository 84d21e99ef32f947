/** Who attacks whom. */
import type { Condition, EventPattern, Filter, Reference, Side, Test } from '@spellspeed/engine/language';
import { asMonster, isOneCard, isThis } from './filters.ts';
import { sideOf } from './places.ts';

/** A statement about the attacking or the attacked monster. */
export interface AttackRole {
  readonly role: 'attacker' | 'attack-target' | 'battling';
  readonly filter: Filter;
}
const sideTest = (side: Side): Test => ({ test: 'in', side, zones: ['monsters'] });
/** "The attacking monster is this card" and "this card is the attacking monster" are the same. */
export const attackRole = (what: Reference, filter: Filter): AttackRole | undefined => {
  if (what.ref === 'battling')
    return { role: 'battling', filter: isOneCard(filter) ? filter : [...filter, sideTest(what.side)] };
  if (what.ref === 'attacker' || what.ref === 'attack-target') return { role: what.ref, filter };
  const [only] = filter;
  if (filter.length !== 1 || only?.test !== 'is') return undefined;
  const { ref } = only.what;
  return ref === 'attacker' || ref === 'attack-target'
    ? { role: ref, filter: [{ test: 'is', what }] }
    : undefined;
};
/** "an opponent's attacking monster" */
export const isTheirAttacker = (filter: Filter): boolean =>
  filter.some((test) => test.test === 'is' && test.what.ref === 'attacker') && sideOf(filter) === 'opponent';
/** Those of whom the declaration of an attack is said, as far as they are not this card: under which key, and how. */
export const involvedIn = ({
  one,
  other,
}: Pick<Extract<EventPattern, { event: 'attack-involves' }>, 'one' | 'other'>): readonly Involved[] =>
  [{ key: 'event:first', filter: one }, ...(other ? [{ key: 'event:second', filter: other }] : [])].flatMap(
    ({ key, filter }): readonly Involved[] => {
      const side = sideOf(filter);
      const whose = side === 'you' || side === 'opponent' ? { whose: side } : {};
      return isThis(filter) ? [] : [{ key, filter: asMonster(filter), ...whose }];
    },
  );
interface Involved {
  readonly key: string;
  readonly filter: Filter;
  readonly whose?: 'you' | 'opponent';
}
export const isInBattle = ({ ref }: Reference): boolean => ref === 'attacker' || ref === 'attack-target';

/** Statements about a battle of which several are said together, and all others. */
export type BattleClaim =
  | { readonly claim: 'other'; readonly condition: Condition }
  | { readonly claim: 'attack'; readonly attacker: AttackRole; readonly attacked: AttackRole }
  | { readonly claim: 'battle'; readonly one: AttackRole; readonly other: AttackRole }
  /** Whoever does not attack directly attacks a monster. */
  | { readonly claim: 'attacks-a-monster'; readonly attack: Condition; readonly attacker: AttackRole }
  | { readonly claim: 'battles-theirs'; readonly who: Reference; readonly whom: Filter };

/** Who attacks and who is attacked are one statement. */
export const battleClaims = (said: readonly Condition[]): readonly BattleClaim[] => {
  const of = said.filter((one, index) => !said.slice(0, index).some((before) => isSameBattle(before, one)));
  const only = onlyBattle(of);
  if (only) return [only];
  const roles = of.map((one) => (one.if === 'matches' ? attackRole(one.what, one.filter) : undefined));
  const pair = pairOf(roles);
  if (!pair) return of.map((condition) => ({ claim: 'other', condition }));
  const first = roles.findIndex((role) => role !== undefined && pair.roles.includes(role));
  return of.flatMap((condition, index): readonly BattleClaim[] => {
    if (index === first) return [pair.claim];
    const role = roles[index];
    return role !== undefined && pair.roles.includes(role) ? [] : [{ claim: 'other', condition }];
  });
};
/** "it battles": one monster, whoever controls it. */
const isSameBattle = (one: Condition, other: Condition): boolean =>
  one.if === 'matches' &&
  other.if === 'matches' &&
  one.what.ref === 'battling' &&
  other.what.ref === 'battling' &&
  isOneCard(one.filter) &&
  JSON.stringify(one.filter) === JSON.stringify(other.filter);
type Role = AttackRole | undefined;
/** Those of whom one statement speaks. */
const pairOf = (
  roles: readonly Role[],
): { readonly claim: BattleClaim; readonly roles: readonly AttackRole[] } | undefined => {
  const said = roles.filter((role) => role !== undefined);
  const [one, other, ...more] = said.filter(({ role }) => role === 'battling');
  if (one && other && more.length === 0)
    return { claim: { claim: 'battle', one, other }, roles: [one, other] };
  const attacker = said.find(({ role }) => role === 'attacker');
  const attacked = said.find(({ role }) => role === 'attack-target');
  return attacker && attacked && { claim: { claim: 'attack', attacker, attacked }, roles: said };
};
const onlyBattle = ([first, second, ...others]: readonly Condition[]): BattleClaim | undefined => {
  if (first?.if !== 'matches' || others.length > 0) return undefined;
  const { what, filter } = first;
  if (what.ref === 'attacker' && second?.if === 'not' && second.condition.if === 'attacks-directly')
    return { claim: 'attacks-a-monster', attack: first, attacker: { role: 'attacker', filter } };
  const [mine] = second?.if === 'matches' && second.what.ref === 'battling' ? second.filter : [];
  if (what.ref !== 'battling' || what.side !== 'opponent' || mine?.test !== 'is') return undefined;
  return { claim: 'battles-theirs', who: mine.what, whom: [...filter, sideTest('opponent')] };
};

/** Whoever it is: what does not attack directly attacks one of these. */
export const ANY_MONSTER_OF_OPPONENT: AttackRole = {
  role: 'attack-target',
  filter: [sideTest('opponent')],
};
/** A card that the text points to needs no place, and it stands first. */
export const pointedFirst = (filters: readonly Filter[]): readonly Filter[] =>
  filters
    .map((filter) => (isOneCard(filter) ? filter.filter(({ test }) => test !== 'in') : filter))
    .sort((a, b) => Number(isOneCard(b)) - Number(isOneCard(a)));
