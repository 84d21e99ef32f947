/** What can be declared. */
import type { ActionOf } from '../language/action.ts';
import type { Filter } from '../language/filter.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import type { Declared } from '../vocabulary/declared.ts';
import { gather } from '../vocabulary/gather.ts';
import { ATTRIBUTES, CARD_KINDS, RACES } from '../vocabulary/kinds.ts';
import { cardsMatching } from './filter.ts';

const COIN_SIDES = ['tails', 'heads'] as const;
const listed = (words: readonly string[], allowed: readonly string[] = words): Declared[] =>
  gather(words, (word, value) => (allowed.includes(word) ? [{ value, word }] : []));

/** Everything that a player may declare; of card names those of the pool. (effects.declare.a-card-name-is-one-that-the-pool-knows) */
export const declarable = (
  table: Table,
  { what }: ActionOf<'declare'>,
  scene: Scene,
): readonly Declared[] => {
  switch (what.declare) {
    case 'card-name':
      return table.pool.names;
    case 'race':
      return listed(RACES, what.among);
    case 'attribute':
      return listed(ATTRIBUTES, what.of ? attributesOf(table, what.of, scene) : what.among);
    case 'card-type':
      return listed(CARD_KINDS, what.among);
    // As many heads as it is to show.
    case 'coin-side':
      return listed(COIN_SIDES);
    case 'number':
      return Array.from({ length: what.to - what.from + 1 }, (_, index) => ({
        value: what.from + index,
        word: `${what.from + index}`,
      }));
  }
};

const attributesOf = (table: Table, filter: Filter, scene: Scene): readonly string[] =>
  cardsMatching(table, filter, scene).map((card) => table.look.attribute(table, card) ?? '');
