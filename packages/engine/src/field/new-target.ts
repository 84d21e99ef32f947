/** What another effect can make the target of an activation, or of an attack, in the place of its one target. */

import type { Target } from '../language/effect.ts';
import type { Modifier, ModifierName } from '../language/modifier.ts';
import { matches } from '../meaning/filter.ts';
import { effectKindOf, sceneOf } from '../meaning/scene.ts';
import { targetsAsked } from '../meaning/targets-asked.ts';
import { isDoomed } from '../state/cards-of.ts';
import type { ChainLink } from '../state/chain-link.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Active } from './active.ts';
import { modifiersOn } from './modifiers.ts';

type ActiveOf<M extends ModifierName> = Active<Extract<Modifier, { modifies: M }>>;

/** What keeps the card from being targeted by the effect of this scene. (effects.target.cannot-be-targeted) */
export const immunityTo = (
  table: Table,
  card: CardId,
  scene: Scene,
): ActiveOf<'cannot-be-targeted'> | undefined =>
  modifiersOn(table, card, 'cannot-be-targeted').find(
    ({ modifier, scene: theirs }) =>
      (modifier.by === 'any' || theirs.you !== scene.you) &&
      (modifier.of === undefined || matches(table, modifier.of, scene.source.card, theirs, 'all')),
  );
/** What keeps the monster from being attacked by the attacker: an effect on attacking monsters, or on the opponent. (faq.resist.cannot-be-attacked-affects-the-others) */
export const guardAgainst = (
  table: Table,
  attacker: CardId,
  card: CardId,
): ActiveOf<'cannot-be-attacked'> | undefined => {
  const { controller } = cardOf(table, attacker);
  return modifiersOn(table, card, 'cannot-be-attacked').find(({ modifier, scene }) =>
    modifier.by === 'any'
      ? !table.look.isUnaffected(table, attacker, scene.source.card, effectKindOf(table, scene), scene)
      : scene.you !== controller,
  );
};

/** The link of the Chain that the text answers, or will answer; undefined where it answers something else, an attack. */
const answeredLink = ({ state }: Table, scene: Scene): ChainLink | undefined => {
  const own = state.chain.findIndex((link) => link.scene === scene.id);
  const link = own < 0 ? state.chain.at(-1) : state.chain[own - 1];
  return link && scene.event.some(({ card }) => card === link.card.card) ? link : undefined;
};
/** The target of an activation, as its text asks for it. */
const targetOf = (table: Table, link: ChainLink): Target | undefined => {
  const { bound } = sceneOf(table, link.scene);
  return targetsAsked(table, link).find(({ as }) => (bound[as] ?? []).length > 0);
};

/** Where the answered target is noted: under that name of that scene, or in the battle. */
export type Targeted =
  | { readonly by: 'effect'; readonly link: ChainLink; readonly target: Target }
  | { readonly by: 'attack' };
export const targetedBy = (table: Table, scene: Scene): Targeted | undefined => {
  const link = answeredLink(table, scene);
  if (link === undefined) return { by: 'attack' };
  const target = targetOf(table, link);
  return target && { by: 'effect', link, target };
};

/** Would the card be an appropriate target in the place of the present one? (effects.target.new-target-must-be-appropriate) */
export const isAppropriate = (table: Table, card: CardId, scene: Scene): boolean => {
  const targeted = targetedBy(table, scene);
  if (targeted === undefined || isDoomed(table, card)) return false;
  return targeted.by === 'attack' ? fitsAttack(table, card) : fitsEffect(table, card, targeted);
};
const fitsEffect = (
  table: Table,
  card: CardId,
  { link, target }: Extract<Targeted, { by: 'effect' }>,
): boolean => {
  const theirs = sceneOf(table, link.scene);
  return (
    !(theirs.bound[target.as] ?? []).some((bound) => bound.card === card) &&
    matches(table, target.filter, card, theirs) &&
    immunityTo(table, card, theirs) === undefined
  );
};
const fitsAttack = (table: Table, card: CardId): boolean => {
  const { battle } = table.state;
  return (
    battle !== null &&
    battle.ended === null &&
    battle.target?.card !== card &&
    battle.reach.monsters.includes(card) &&
    guardAgainst(table, battle.attacker.card, card) === undefined
  );
};
