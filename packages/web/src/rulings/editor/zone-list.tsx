import {
  Button,
  GridList,
  GridListItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  useDragAndDrop,
} from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import { type BuiltCard, type Place, POSITIONS, POSITIONS_IN } from './built-field.ts';
import { CARD_TYPE, MOVED_TYPE } from './drag-types.ts';
import styles from './editor.module.css';
import type { FieldControl } from './use-field.ts';

interface ZoneListProps {
  readonly place: Place;
  readonly control: FieldControl;
}
/** A pile of the field: cards are dropped on it, and dragged from it to another. */
export const ZoneList = ({ place, control }: ZoneListProps) => {
  const say = useSay();
  const cardName = useCardName();
  const { player, pile } = place;
  const cards = control.field.sides[player][pile];
  const { dragAndDropHooks } = useDragAndDrop({
    acceptedDragTypes: [CARD_TYPE, MOVED_TYPE],
    getItems: (keys) => [...keys].map((key) => ({ [MOVED_TYPE]: String(key) })),
    getDropOperation: (_, types) => (types.has(MOVED_TYPE) ? 'move' : 'copy'),
    onRootDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind !== 'text') continue;
        if (item.types.has(MOVED_TYPE)) control.move(place, Number(await item.getText(MOVED_TYPE)));
        else control.add(place, Number(await item.getText(CARD_TYPE)));
      }
    },
  });
  const name = say('rulings.edit.zone', { player, zone: say(`word.zone.${pile}`) });
  return (
    <div className={styles.zone}>
      <span className={styles.zoneName} aria-hidden="true">
        {say(`word.zone.${pile}`)}
      </span>
      <GridList
        aria-label={name}
        className={styles.cards ?? ''}
        items={cards}
        dependencies={[cards]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <span className={styles.empty}>{say('rulings.edit.empty')}</span>}
      >
        {(card) => (
          <GridListItem id={card.id} textValue={cardName(card.passcode)} className={styles.card ?? ''}>
            <DragHandle />
            <PlacedCard card={card} place={place} control={control} />
          </GridListItem>
        )}
      </GridList>
    </div>
  );
};

/** Where a card is taken; with the keyboard, Enter begins to drag. Its name comes from the list: "Drag Kuriboh". */
export const DragHandle = () => (
  <Button slot="drag" className={styles.handle ?? ''}>
    ⠿
  </Button>
);

interface PlacedCardProps extends ZoneListProps {
  readonly card: BuiltCard;
}
/** Its name and how it lies; pressed, it can be turned or removed. */
const PlacedCard = ({ card, place, control }: PlacedCardProps) => {
  const say = useSay();
  const cardName = useCardName();
  const name = cardName(card.passcode);
  const ways = POSITIONS_IN[place.pile];
  const act = (key: string): void => {
    const position = POSITIONS.find((each) => each === key);
    if (position) control.turn(card.id, position);
    else control.remove(card.id);
  };
  return (
    <MenuTrigger>
      <Button className={styles.cardName ?? ''}>
        {name}
        {card.position !== null && (
          <span className={styles.position}>{say(`rulings.edit.position.${card.position}`)}</span>
        )}
      </Button>
      <Popover className={styles.popover ?? ''}>
        <Menu
          className={styles.menu ?? ''}
          aria-label={say('rulings.edit.card', { card: name })}
          onAction={(key) => act(String(key))}
        >
          {ways.map((way) => (
            <MenuItem key={way} id={way} className={styles.item ?? ''}>
              {say(`rulings.edit.${way}`)}
            </MenuItem>
          ))}
          <MenuItem id="remove" className={styles.item ?? ''}>
            {say('rulings.edit.remove')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
