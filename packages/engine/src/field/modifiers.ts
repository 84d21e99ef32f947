/** What the modifiers in force do to a card or a player. */
import type { Filter } from '../language/filter.ts';
import type { Modifier, ModifierName } from '../language/modifier.ts';
import { matches } from '../meaning/filter.ts';
import type { Sight } from '../meaning/seen.ts';
import { boundTo } from '../state/cards-of.ts';
import { silenceOf } from '../state/silence.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSide, type Player } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import type { Active } from './active.ts';
import { appliesTo, type Named, named } from './applied.ts';

/** Is any modifier of this sort in force, whatever it applies to? */
export const isAnyInForce = (table: Table, name: ModifierName): boolean => named(table, name).length > 0;

/** The modifiers of one sort that apply to a card. */
export const modifiersOn = <N extends ModifierName>(
  table: Table,
  card: CardId,
  name: N,
): readonly Active<Named<N>>[] => {
  const all = named(table, name);
  return all.length === 0 ? all : all.filter((active) => appliesTo(table, active, card));
};

/** The modifiers of one sort that apply to a player. */
export const modifiersFor = <N extends ModifierName>(
  table: Table,
  player: Player,
  name: N,
): readonly Active<Named<N>>[] => {
  const all = named(table, name);
  return all.length === 0
    ? all
    : all.filter(
        ({ affects, scene }) => affects.affects === 'player' && isSide(affects.side, scene.you, player),
      );
};

/** The first of these texts that speaks of the card. (effects.prohibition.wins) */
export const forbidding = <M extends Modifier & { readonly card: Filter }>(
  table: Table,
  card: CardId,
  texts: readonly Active<M>[],
  sight: Sight = 'all',
): Active<M> | undefined =>
  texts.length === 0
    ? undefined
    : texts.find(({ modifier, scene }) => matches(table, modifier.card, card, scene, sight));

const NO_CARDS: readonly CardId[] = [];

/** Cards on the field that react to events and whose effects are negated. */
export const negatedReactive = (table: Table): readonly CardId[] =>
  isAnyInForce(table, 'effects')
    ? table.sorts.reactive.filter((card) => isFieldZone(cardOf(table, card).zone) && isNegated(table, card))
    : NO_CARDS;

/** Are the effects of this card negated? */
export const isNegated = (table: Table, card: CardId): boolean =>
  silenceOf(table, boundTo(table, card)) !== null || modifiersOn(table, card, 'effects').length > 0;
/**
 * Are they negated by what an effect has applied to the card, and not by a text that reaches the field alone? (effects.negate.left-while-negated-stays-negated)
 * (faq.negation.effects.skill-drain-kind-only-while-face-up-in-the-zone, faq.negation.effects.special-summoned-with-negated-effects)
 */
export const wasNegated = (table: Table, card: CardId): boolean =>
  modifiersOn(table, card, 'effects').some(({ activated }) => activated);
