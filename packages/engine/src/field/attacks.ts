/** How often a monster may attack in a Battle Phase. */
import { amountOf } from '../meaning/amount.ts';
import { matches } from '../meaning/filter.ts';
import { isStill } from '../state/cards-of.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { ActiveOf } from './applied.ts';
import { isAnyInForce, modifiersFor, modifiersOn } from './modifiers.ts';

type Grant = ActiveOf<'attacks-again'>;
export interface Allowance {
  readonly attacks: number;
  /** How many of these may be direct attacks as well; beyond, only monsters are attacked. (battle.multiple-attacks.some-only-on-monsters) */
  readonly onAny: number;
  /** Attacks on top of these that are left. */
  readonly onTop: number;
  readonly all: 'no' | 'optional' | 'mandatory';
}

const ONE = { attacks: 1, onAny: 1 };
/**
 * Once, but a text goes before that rule; of several texts the largest number, they do not add up.
 * (battle.multiple-attacks.granted-by-effects, effects.text-overrides-rules, battle.multiple-attacks.counts-do-not-add-up)
 */
const countOf = (table: Table, card: CardId): Pick<Allowance, 'attacks' | 'onAny'> => {
  if (!isAnyInForce(table, 'attacks') && !isAnyInForce(table, 'additional-attacks')) return ONE;
  const several = modifiersOn(table, card, 'attacks').map(({ modifier, scene }) => ({
    times: amountOf(table, modifier.times, scene),
    on: modifier.on,
  }));
  const own = modifiersOn(table, card, 'additional-attacks').reduce(
    (sum, { amount, modifier, scene }) => sum + (amount ?? amountOf(table, modifier.amount, scene)),
    1,
  );
  const most = (grants: typeof several): number =>
    grants.reduce((max, { times }) => Math.max(max, times), own);
  return { attacks: most(several), onAny: most(several.filter(({ on }) => on === 'any')) };
};

/**
 * The attacks on top of that number, in the order in which they were granted: "again" adds one, "only once more" to a single attack alone.
 * (battle.multiple-attacks.again-without-only-does-add, battle.multiple-attacks.do-not-add-to-only-once-more)
 */
const grantsOnTop = (table: Table, card: CardId, attacks: number): readonly Grant[] => {
  const counting: Grant[] = [];
  for (const grant of [...modifiersOn(table, card, 'attacks-again')].sort((a, b) => a.since - b.since))
    if (grant.modifier.adds === 'always' || attacks + counting.length === 1) counting.push(grant);
  return counting;
};

/** Has it more than one attack already? (wording.battle.one-more-attack) */
export const hasSeveralAttacks = (table: Table, card: CardId): boolean => {
  const { attacks } = countOf(table, card);
  return attacks + grantsOnTop(table, card, attacks).length > 1;
};

/** Those in a row are there as long as no other monster has attacked since. */
const isOpen = (table: Table, card: CardId, target: CardId | null, { modifier }: Grant): boolean =>
  (modifier.order === 'any' || attackedLast(table, card)) && (modifier.on === undefined || target !== null);
const attackedLast = (table: Table, card: CardId): boolean => {
  const last = table.state.history.attackers.at(-1);
  return last !== undefined && last.card === card && isStill(table, last);
};

/** What a monster that has made so many attacks may attack: this monster, or with null directly. */
export const allowanceOf = (table: Table, card: CardId, target: CardId | null, made: number): Allowance => {
  const count = countOf(table, card);
  // What was granted first was used first.
  const used = Math.max(0, made - count.attacks);
  const left = grantsOnTop(table, card, count.attacks).slice(used);
  const everyMonster = modifiersOn(table, card, 'attacks-all-monsters').filter(
    ({ modifier, scene }) => target === null || matches(table, modifier.which, target, scene),
  );
  const isMandatory = everyMonster.some(({ modifier }) => modifier.use === 'mandatory');
  return {
    attacks: count.attacks,
    onAny: count.onAny,
    onTop: left.filter((grant) => isOpen(table, card, target, grant)).length,
    all: isMandatory ? 'mandatory' : everyMonster.length > 0 ? 'optional' : 'no',
  };
};

/** What keeps it from attacks, or from declaring them: it, or its player. (battle.phase.attack-granting-effects-need-a-monster-that-can-use-them) */
export const forbidsAttacks = (table: Table, card: CardId) =>
  modifiersOn(table, card, 'cannot-attack')[0] ??
  modifiersOn(table, card, 'cannot-declare-attacks')[0] ??
  // (battle.attack-declaration.forbidden-to-the-player)
  modifiersFor(table, cardOf(table, card).controller, 'cannot-declare-attacks')[0];

/** Is it one that the texts by which the monster attacks all of some monsters do not mean? (battle.attack-all.excludes-an-attack-on-another-monster) */
export const isNotMeant = (table: Table, card: CardId, target: CardId): boolean => {
  const texts = modifiersOn(table, card, 'attacks-all-monsters');
  return (
    texts.length > 0 && !texts.some(({ modifier, scene }) => matches(table, modifier.which, target, scene))
  );
};
