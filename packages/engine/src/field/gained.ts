/** Effects that a monster has gained: from the cards it was Summoned with, or from what is in force. */

import type { GrantEffect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Modifier } from '../language/modifier.ts';
import { once } from '../language/once.ts';
import { GIVING, isGiving } from '../language/value-change.ts';
import { matches } from '../meaning/filter.ts';
import { transientScene } from '../meaning/scene.ts';
import type { Making, Used } from '../state/as-it-was.ts';
import { gainEffects } from '../state/door.ts';
import type { Numbered } from '../state/pool-card.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { PLAYERS } from '../vocabulary/players.ts';
import { mayReach } from './active.ts';
import { isAnyInForce, modifiersOn } from './modifiers.ts';

const NONE: readonly string[] = [];
const NOTHING_USED: readonly Used[] = [];
const NO_TEXTS: readonly never[] = [];

/** Could any monster have gained an effect now, other than from what it was Summoned with? */
const isAnyGiven = (table: Table): boolean =>
  mayAnyGive(table) && GIVING.some((name) => isAnyInForce(table, name));
/** Is there a card or a lasting effect whose text gives effects? It only spares finding out what is in force. */
const mayAnyGive = (table: Table): boolean =>
  table.sorts.giving.some((card) => mayReach(table, card)) ||
  table.state.lingering.some(({ path }) => isTextGiving(table.pool.partAt(path) as Giver));
interface Giver {
  readonly modifiers: readonly Modifier[];
}
/** Of an `apply` action or an oath. */
const isTextGiving = once(({ modifiers }: Giver): boolean => modifiers.some(isGiving));

/**
 * "An Xyz Monster that was Summoned using this card gains this effect": without activation. (effects.unclassified.grants-effect-to-xyz)
 * (faq.xyz-material.gained-effect-not-passed-on)
 */
const grantedBy = (
  table: Table,
  material: CardId,
  isGranted: (grant: GrantEffect) => boolean,
): readonly string[] => {
  const { grants, paths } = definitionOf(table, material);
  return gather(grants, ({ effect, index }: Numbered<GrantEffect>) =>
    isGranted(effect) ? effect.effects.map((_, at) => `${paths[index]}/effects/${at}`) : [],
  );
};

/** Does any of the materials give effects at all? */
const isAnyGranting = (table: Table, { recalled, using }: Making): boolean => {
  if (recalled) return false;
  for (const { card } of using) if (definitionOf(table, card).grants.length > 0) return true;
  return false;
};
/** Are the other materials such cards, as they were then? */
const areAll = (
  table: Table,
  filter: Filter | undefined,
  using: readonly Used[],
  material: CardId,
): boolean =>
  filter === undefined ||
  using.every(
    ({ card, was }) =>
      card === material || matches(table, filter, card, transientScene(table, material, 0), was),
  );

/**
 * Paths of the effects that a card has gained now: only face-up in a Monster Zone. (effects.gain.only-while-face-up-in-monster-zone,
 * effects.gain.lost-when-leaving, faq.gain.negated-is-not-lost) (wording.gain.effects)
 */
export const gainedNow = (table: Table, card: CardId): readonly string[] => {
  const { zone, face, made } = cardOf(table, card);
  if (!table.sorts.mayGain || zone !== 'monsters' || face === 'down') return NONE;
  const using = table.sorts.isGranting && made && isAnyGranting(table, made) ? made.using : NOTHING_USED;
  const isGiven = isAnyGiven(table);
  if (using.length === 0 && !isGiven) return NONE;
  const giving = isGiven ? modifiersOn(table, card, 'gains-effects') : NO_TEXTS;
  const copying = isGiven ? modifiersOn(table, card, 'gains-original-effects') : NO_TEXTS;
  if (using.length + giving.length + copying.length === 0) return NONE;
  const granted = gather(using, ({ card: material, was }) =>
    grantedBy(
      table,
      material,
      ({ to, from, monster, others }) =>
        to === made?.way &&
        from.includes(was.zone) &&
        (monster === undefined || matches(table, monster, card, transientScene(table, material, 0))) &&
        areAll(table, others, using, material),
    ),
  );
  const given = gather(giving, ({ modifier, path }) =>
    modifier.effects.map((_, at) => `${path}/effects/${at}`),
  );
  // As they are printed, with their costs and what limits their use. (effects.gain.usage-limit-is-gained-too, faq.gain.own-limit-apart)
  // (faq.copy.gains-the-original-name, faq.copy.gained-text-applies-at-once)
  const copied = gather(copying, ({ amount }) =>
    amount === null ? [] : table.pool.originalEffectsAt(amount),
  );
  return [...granted, ...given, ...copied];
};

/**
 * Does the card have this effect of its definition now? Its own and those that it has gained stand side by side
 * (effects.gain.own-and-gained-together); what was replaced is gone. (effects.gain.loses-the-gaining-effect)
 */
export const hasEffect = (table: Table, card: CardId, index: number): boolean => {
  if (!table.sorts.mayGain) return true;
  const { own, paths } = definitionOf(table, card);
  const path = paths[index];
  if (index >= own) return path !== undefined && gainedNow(table, card).includes(path);
  return !modifiersOn(table, card, 'loses-this-effect').some(
    ({ scene }) => scene.source.card === card && scene.effect === index,
  );
};

/** Notes on each monster the effects that it has gained since, so that they can be spoken of: once for each version of the state. */
export const noteGained = (table: Table): void => {
  if (!table.sorts.mayGain || table.caches.gainedVersion === table.version) return;
  table.caches.gainedVersion = table.version;
  for (const player of PLAYERS)
    for (const card of listOf(table, player, 'monsters')) {
      const now = card === NO_CARD ? NONE : gainedNow(table, card);
      if (now.length === 0) continue;
      const { gained } = cardOf(table, card);
      const added = now.filter((path) => !gained.includes(path));
      if (added.length > 0) gainEffects(table, card, added);
    }
};
