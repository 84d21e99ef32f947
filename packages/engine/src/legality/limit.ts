/** What does not stand twice on one Chain. */
import type { ActionOf } from '../language/action.ts';
import { type ActivatedEffect, printedNumber } from '../language/effect.ts';
import { once } from '../language/once.ts';
import type { ChainLink } from '../state/chain-link.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { definitionOf, type Table } from '../state/table.ts';
import { allActions } from '../verbs/verbs.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

/** Is one of those effects of a card with this name on the Chain already, by the same player? (wording.limit.once-per-chain) */
export const obstacleInChain = (
  table: Table,
  card: CardId,
  player: Player,
  numbers: readonly number[] = [],
): Obstacle | undefined => {
  const { name } = definitionOf(table, card).card;
  const isOneOf = (link: ChainLink): boolean => {
    const other = definitionOf(table, link.card.card).card;
    const isMeant = numbers.includes(printedNumber(other.effects, link.effect));
    return link.player === player && other.name === name && isMeant;
  };
  return numbers.length > 0 && table.state.chain.some(isOneOf)
    ? obstacle('wording.limit.once-per-chain', card)
    : undefined;
};

/** What is paid by showing the card itself is activated once in a Chain. (faq.reveal.a-card-shows-itself-once-per-chain) */
export const obstacleToShowingTwice = (
  table: Table,
  card: CardId,
  index: number,
  effect: ActivatedEffect,
): Obstacle | undefined =>
  table.state.chain.some((link) => link.card.card === card && link.effect === index) && showsItself(effect)
    ? obstacle('faq.reveal.a-card-shows-itself-once-per-chain', card)
    : undefined;
const showsItself = once((effect: ActivatedEffect): boolean =>
  effect.modes.some(
    ({ cost }) =>
      cost !== undefined &&
      allActions(cost).some(
        (action) =>
          action.do === 'reveal' && action.what.cards === 'referenced' && action.what.what.ref === 'this',
      ),
  ),
);

/**
 * Damage is calculated once in a battle: an effect that redirects the attack and has it calculated does not stand twice on one Chain under
 * one name. (damage-step.during-resolution.once-in-a-chain-by-name)
 */
export const obstacleToCalculatingTwice = (
  table: Table,
  card: CardId,
  player: Player,
  effect: ActivatedEffect,
): Obstacle | undefined => {
  if (table.state.chain.length === 0 || !calculatesDamage(effect)) return undefined;
  const { name, effects } = definitionOf(table, card).card;
  const isSame = (link: ChainLink): boolean =>
    link.player === player &&
    definitionOf(table, link.card.card).card.name === name &&
    effects[link.effect] === effect;
  return table.state.chain.some(isSame)
    ? obstacle('damage-step.during-resolution.once-in-a-chain-by-name', card)
    : undefined;
};
const calculatesDamage = once((effect: ActivatedEffect): boolean =>
  effect.modes.some(
    ({ resolve }) =>
      resolve !== undefined &&
      allActions(resolve).some((action) => action.do === 'redirect-attack' && isCalculatedAtOnce(action)),
  ),
);
const isCalculatedAtOnce = ({ to, goesOn }: ActionOf<'redirect-attack'>): boolean =>
  to !== 'direct' && goesOn === undefined;
