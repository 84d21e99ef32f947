import { type RefObject, useRef } from 'react';
import { type DropItem, mergeProps, useDrag, useDrop } from 'react-aria';
import { useCardName } from '../../card/card-name.ts';
import { GridCell } from '../../duel/board/grid-cell.tsx';
import { useSay } from '../../i18n/say.ts';
import { arrive, comingCards } from './arrive.ts';
import { type BuiltCard, cardsAt } from './built-field.ts';
import { CARD_TYPE, MOVED_TYPE } from './drag-types.ts';
import { DrawnCard } from './drawn-card.tsx';
import { useEditing } from './editing.ts';
import { isExtraPlace } from './places.ts';
import type { Place } from './stands.ts';
import styles from './table.module.css';
import { useEditorWords } from './use-words.ts';

interface ZoneCellProps {
  readonly id: string;
  /** A place can have several names: the Extra Monster Zones of both players, the outer Spell & Trap Zones. */
  readonly names: readonly [Place, ...Place[]];
}
/** A zone: its card, or a place to put one. */
export const ZoneCell = ({ id, names }: ZoneCellProps) => {
  const { field } = useEditing();
  const cards = cardsAt(field, names[0]);
  return (
    <GridCell className={styles.cell}>
      {cards.length === 0 && <EmptyZone id={id} names={names} />}
      {cards.map((card) => (
        <Placed key={card.id} id={id} card={card} names={names} />
      ))}
    </GridCell>
  );
};

/** Cards can be dropped on it. */
const useArrivals = (names: ZoneCellProps['names'], ref: RefObject<HTMLButtonElement | null>) => {
  const editing = useEditing();
  return useDrop({
    ref,
    getDropOperation: (types) => {
      if (types.has(MOVED_TYPE)) return 'move';
      return types.has(CARD_TYPE) ? 'copy' : 'cancel';
    },
    onDrop: async ({ items }) => {
      const coming = await comingCards(items satisfies readonly DropItem[]);
      for (const each of coming) arrive(editing, names, each);
    },
  });
};
/** A press puts the picked card there. */
const usePicked = (names: ZoneCellProps['names']) => {
  const editing = useEditing();
  const { picked, pick } = editing;
  if (picked === null) return null;
  return (): void => {
    pick(null);
    arrive(editing, names, { copyOf: picked });
  };
};

const EmptyZone = ({ id, names }: ZoneCellProps) => {
  const say = useSay();
  const cardName = useCardName();
  const words = useEditorWords();
  const { open, picked } = useEditing();
  const ref = useRef<HTMLButtonElement>(null);
  const { dropProps, isDropTarget } = useArrivals(names, ref);
  const putPicked = usePicked(names);
  const zone = names.map(words.place).join(' / ');
  return (
    <button
      {...dropProps}
      ref={ref}
      type="button"
      className={styles.zone}
      data-zone={names[0].pile}
      data-at={id}
      data-drop-target={isDropTarget || undefined}
      data-open={picked !== null || undefined}
      onClick={() => (putPicked === null ? open({ about: 'place', names }) : putPicked())}
    >
      <span className="unseen">
        {picked === null
          ? say('rulings.edit.empty-zone', { zone })
          : say('rulings.edit.put', { card: cardName(picked), zone })}
      </span>
      <span className={styles.zoneName} aria-hidden="true">
        {isExtraPlace(names[0]) ? words.zone(names[0]) : names.map(words.zone).join(' / ')}
      </span>
    </button>
  );
};

const Placed = ({ id, card, names }: ZoneCellProps & { readonly card: BuiltCard }) => {
  const say = useSay();
  const words = useEditorWords();
  const { field, open, wrongs } = useEditing();
  const ref = useRef<HTMLButtonElement>(null);
  const { dropProps, isDropTarget } = useArrivals(names, ref);
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [MOVED_TYPE]: String(card.id) }],
    getAllowedDropOperations: () => ['move'],
    // With the keyboard a card is moved in what opens when it is pressed.
    hasDragButton: true,
  });
  const putPicked = usePicked(names);
  const isWrong = wrongs.some((each) => each.card === card.id);
  const name = say('rulings.edit.at', { zone: words.where(field, card), card: words.card(field, card) });
  return (
    <button
      {...mergeProps(dragProps, dropProps)}
      ref={ref}
      type="button"
      className={styles.zone}
      data-zone={card.stand}
      data-at={id}
      data-drop-target={isDropTarget || undefined}
      data-dragging={isDragging || undefined}
      data-wrong={isWrong || undefined}
      onClick={() => (putPicked === null ? open({ about: 'card', id: card.id }) : putPicked())}
    >
      <span className="unseen">{isWrong ? say('rulings.edit.is-wrong', { card: name }) : name}</span>
      <DrawnCard card={card} isWrong={isWrong} />
    </button>
  );
};
