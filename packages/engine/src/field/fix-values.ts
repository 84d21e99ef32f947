/** What a value that an effect sets once ends, and what it shuts out. */
import type { Condition } from '../language/condition.ts';
import type { ContinuousEffect } from '../language/effect.ts';
import type { Modifier } from '../language/modifier.ts';
import { once } from '../language/once.ts';
import { boundTo, cardsOnField } from '../state/cards-of.ts';
import { write, writeCard } from '../state/door.ts';
import type { Lingering, ShutOut, SpentChange } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import {
  type Change,
  changesOf,
  comesAgain,
  isOnce,
  isOriginal,
  type Stat,
  type Whose,
} from './stat-changes.ts';

const STATS: readonly Stat[] = ['atk', 'def'];
const changesStat = ({ modifies }: Modifier, stat: Stat): boolean =>
  modifies === stat || modifies === 'atk-def';
const indexIn = (path: string): number => Number(path.slice(path.lastIndexOf('/') + 1));

/**
 * A set value ends what gave, took or set the current value once; a new original value ends what set the current or the original value
 * once. Neither comes back. (stats.set-value.ends-what-was-applied-once, stats.original-change.ends-what-was-set-once)
 */
const ends = (table: Table, by: Modifier, change: Change): boolean => {
  if (!isOnce(change) || !('how' in by) || comesAgain(table, change)) return false;
  const { how } = change.modifier;
  return isOfOriginal(by) ? how !== 'raise' : !isOriginal(change);
};
const isOfOriginal = (by: Modifier): boolean =>
  'how' in by && (by.how === 'set-original' || by.how === 'multiply-original');
const fixes = (modifier: Modifier): boolean => 'how' in modifier && modifier.how !== 'raise';

/** Notes that a change no longer counts for this value of this stay of the card. */
export const spend = (table: Table, { card, stat }: Whose, { lasts, path }: Change): void => {
  if (lasts === null) {
    const written = writeCard(table, card);
    const { made } = written;
    if (made !== null) written.made = { ...made, spent: [...(made.spent ?? []), { path, stat }] };
    return;
  }
  const added: SpentChange = { ...boundTo(table, card), at: indexIn(path), stat };
  write(
    table,
    'lingering',
    table.state.lingering.map((each) =>
      each.id === lasts.id ? { ...each, spent: [...(each.spent ?? []), added] } : each,
    ),
  );
};

/** "During your turn", "during the Battle Phase": it is waited for, so the text already applies. */
const isOfTurn = (condition: Condition): boolean =>
  condition.if === 'turn' ||
  condition.if === 'phase' ||
  ((condition.if === 'all' || condition.if === 'any') && condition.of.every(isOfTurn)) ||
  (condition.if === 'not' && isOfTurn(condition.condition));
const waitsForTurn: (effect: ContinuousEffect) => boolean = once(
  ({ while: condition }) => condition !== undefined && isOfTurn(condition),
);

/**
 * What does not apply just now, but counts as if it did: a monster's own effects for a turn or phase, and all those of the cards equipped to
 * it. (stats.set-value.what-begins-later-is-added)
 */
const waiting = (table: Table, { card, stat }: Whose): ShutOut[] =>
  gather(cardsOnField(table), (source) => {
    const isEquip = cardOf(table, source).host?.card === card;
    if (source !== card && !isEquip) return [];
    return gather(definitionOf(table, source).continuous, ({ effect, paths }) =>
      isEquip || waitsForTurn(effect)
        ? gather(effect.modifiers, (modifier, at) =>
            changesStat(modifier, stat)
              ? [{ card, stat, path: paths[at] ?? '', source: boundTo(table, source) }]
              : [],
          )
        : [],
    );
  });
const applying = (table: Table, whose: Whose): ShutOut[] =>
  gather(changesOf(table, whose.card, whose.stat), ({ activated, path, scene }) =>
    activated ? [] : [{ ...whose, path, source: scene.source }],
  );

const fixFor = (table: Table, begun: Lingering, by: Modifier, whose: Whose): ShutOut[] => {
  const { card, stat } = whose;
  for (const change of changesOf(table, card, stat))
    if (change.lasts?.id !== begun.id && ends(table, by, change)) spend(table, whose, change);
  return isOfOriginal(by) ? [] : [...applying(table, { card, stat }), ...waiting(table, whose)];
};

/** After an effect has been applied once to cards: what its values end, and what they shut out. */
export const fixValues = (table: Table, begun: Lingering, modifiers: readonly Modifier[]): void => {
  if (begun.fixed === null || !modifiers.some(fixes)) return;
  const shuts: ShutOut[] = [];
  for (const { card } of begun.fixed)
    for (const by of modifiers.filter(fixes))
      for (const stat of STATS)
        if (changesStat(by, stat)) shuts.push(...fixFor(table, begun, by, { card: card as CardId, stat }));
  if (shuts.length === 0) return;
  write(
    table,
    'lingering',
    table.state.lingering.map((each) => (each.id === begun.id ? { ...each, shuts } : each)),
  );
};
