/** The targets that an activation asks for: those of its own text, and of the text that it becomes. */
import { isActivated, type Mode, type Target } from '../language/effect.ts';
import type { ChainLink } from '../state/chain-link.ts';
import { definitionOf, type Table } from '../state/table.ts';

/** (wording.gain.this-effect-becomes) */
export const targetsWith = (table: Table, mode: Mode, becomes: string | null): readonly Target[] =>
  becomes === null ? mode.targets : [...mode.targets, ...(table.pool.partAt(becomes) as Mode).targets];

/** What the text of the link asks to be targeted. */
export const targetsAsked = (table: Table, { card, effect, mode, becomes }: ChainLink): readonly Target[] => {
  const text = definitionOf(table, card.card).card.effects[effect];
  const way = text && isActivated(text) ? text.modes[mode] : undefined;
  return way ? targetsWith(table, way, becomes) : [];
};
