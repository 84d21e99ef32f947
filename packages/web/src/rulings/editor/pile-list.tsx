import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import { arrive, comingCards } from './arrive.ts';
import { type BuiltCard, cardsIn, POSITIONS_IN, reorder } from './built-field.ts';
import { DragHandle } from './card-palette.tsx';
import { CARD_TYPE, MOVED_TYPE } from './drag-types.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { cellOf } from './places.ts';
import type { List, Place, PlayerName } from './stands.ts';
import { useEditorWords } from './use-words.ts';

interface PileListProps {
  readonly player: PlayerName;
  readonly pile: List;
}
/** A hand or a pile, in its order: cards are dropped on it, dragged within it, and dragged away. */
export const PileList = ({ player, pile }: PileListProps) => {
  const say = useSay();
  const cardName = useCardName();
  const words = useEditorWords();
  const editing = useEditing();
  const { field, put } = editing;
  const cards = cardsIn(field, player, pile);
  const at: Place = { player, pile, place: null };
  const { dragAndDropHooks } = useDragAndDrop({
    acceptedDragTypes: [CARD_TYPE, MOVED_TYPE],
    getItems: (keys) => [...keys].map((key) => ({ [MOVED_TYPE]: String(key) })),
    getDropOperation: (_, types) => (types.has(MOVED_TYPE) ? 'move' : 'copy'),
    onRootDrop: async ({ items }) => {
      for (const coming of await comingCards(items)) arrive(editing, [at], coming);
    },
    onReorder: ({ keys, target }) => {
      const where = target.dropPosition === 'before' ? 'before' : 'after';
      for (const key of keys) put(reorder(field, Number(key), Number(target.key), where));
    },
  });
  const name = words.place(at);
  return (
    <div className={styles.zone} data-at={cellOf(field.format, at)}>
      <div className={styles.zoneHead}>
        <span className={styles.zoneName} aria-hidden="true">
          {say(`word.zone.${pile}`)} {cards.length > 0 && <b>{cards.length}</b>}
        </span>
        <AddButton at={at} name={name} />
      </div>
      <GridList
        aria-label={name}
        className={styles.cards ?? ''}
        items={cards}
        dependencies={[cards, editing]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <span className={styles.empty}>{say('rulings.edit.empty')}</span>}
      >
        {(card) => (
          <GridListItem id={card.id} textValue={cardName(card.passcode)} className={styles.card ?? ''}>
            <DragHandle />
            <ListedCard card={card} />
          </GridListItem>
        )}
      </GridList>
    </div>
  );
};

/** Asks for a card, or puts the picked one there. */
const AddButton = ({ at, name }: { readonly at: Place; readonly name: string }) => {
  const say = useSay();
  const cardName = useCardName();
  const editing = useEditing();
  const { picked, pick, open } = editing;
  return (
    <Button
      className={styles.add ?? ''}
      data-open={picked !== null || undefined}
      aria-label={
        picked === null
          ? say('rulings.edit.add-to', { zone: name })
          : say('rulings.edit.put', { card: cardName(picked), zone: name })
      }
      onPress={() => {
        if (picked === null) return open({ about: 'place', names: [at] });
        pick(null);
        arrive(editing, [at], { copyOf: picked });
      }}
    >
      +
    </Button>
  );
};

/** Its name, and how it lies where that is not the usual way; pressed, everything about it. */
const ListedCard = ({ card }: { readonly card: BuiltCard }) => {
  const say = useSay();
  const cardName = useCardName();
  const words = useEditorWords();
  const { open, wrongs } = useEditing();
  const { id, passcode, position, stand } = card;
  const wrong = wrongs.filter((each) => each.card === id);
  return (
    <Button className={styles.cardName ?? ''} onPress={() => open({ about: 'card', id })}>
      {cardName(passcode)}
      {position !== null && position !== POSITIONS_IN[stand][0] && (
        <span className={styles.position}>{say(`rulings.edit.position.${position}`)}</span>
      )}
      {wrong.map(({ mistake }) => (
        <span key={mistake.expected} className={styles.wrong}>
          ! {words.mistake(mistake)}
        </span>
      ))}
    </Button>
  );
};
