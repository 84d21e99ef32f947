/**
 * What a text destroys in the moment in which its own card is destroyed: "When this card leaves the field, destroy that monster." It is as doomed as the card.
 * (faq.lasting-target.destroyed-at-the-same-moment)
 */
import { isNegated } from '../../field/modifiers.ts';
import type { UnclassifiedEffect } from '../../language/effect.ts';
import { isAboutItself } from '../../language/event.ts';
import type { Reference } from '../../language/reference.ts';
import { cardsMeantBy } from '../../meaning/reference.ts';
import { transientScene } from '../../meaning/scene.ts';
import { isIn } from '../../moves/matched.ts';
import { definitionOf, type Table } from '../../state/table.ts';
import { gather } from '../../vocabulary/gather.ts';
import type { CardId } from '../../vocabulary/ids.ts';

/** Which cards it destroys when its own is destroyed; nothing where it waits for something else. */
const destroyedBy = ({ on, does }: UnclassifiedEffect): Reference | undefined =>
  on.event === 'moved' &&
  isAboutItself(on.card) &&
  (on.manner === undefined || on.manner.includes('destroyed')) &&
  does.do === 'destroy' &&
  does.what.cards === 'referenced'
    ? does.what.what
    : undefined;

/** The cards themselves, and what goes with them. */
export const withGoing = (table: Table, cards: readonly CardId[]): readonly CardId[] => [
  ...cards,
  ...gather(cards, (card) =>
    gather(definitionOf(table, card).unclassified, ({ effect, index }) => {
      const destroyed = destroyedBy(effect);
      return destroyed && isIn(table, card, effect.from) && !isNegated(table, card)
        ? cardsMeantBy(table, destroyed, transientScene(table, card, index))
        : [];
    }),
  ),
];
