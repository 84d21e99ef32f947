/** What a Chain Link is directed at. */

import { isActivated } from '../language/effect.ts';
import { stillThere } from '../state/cards-of.ts';
import type { ChainLink } from '../state/chain-link.ts';
import type { Scene } from '../state/scene.ts';
import { definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { sceneOf } from './scene.ts';
import { targetsAsked } from './targets-asked.ts';

/** Did the effect target the card when it was activated? */
export const hasTargeted = (table: Table, { source, effect, bound }: Scene, card: CardId): boolean => {
  const text = definitionOf(table, source.card).card.effects[effect];
  if (!text || !isActivated(text)) return false;
  return text.modes.some(({ targets }) =>
    targets.some(({ as }) => bound[as]?.some((each) => each.card === card) ?? false),
  );
};

/** The cards that the link targets and that are still there. */
export const targetsOf = (table: Table, link: ChainLink): readonly CardId[] => {
  const { bound } = sceneOf(table, link.scene);
  return gather(targetsAsked(table, link), ({ as }) => stillThere(table, bound[as] ?? []));
};
