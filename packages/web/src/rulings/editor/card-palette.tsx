import { useState } from 'react';
import {
  Button,
  GridList,
  GridListItem,
  Input,
  Label,
  SearchField,
  ToggleButton,
  useDragAndDrop,
} from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import { CardLine } from './card-line.tsx';
import { CARD_TYPE } from './drag-types.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { useFoundCards } from './find-cards.ts';

/** The cards that can be placed, found by a part of a name in any language: pressed, then a zone; or dragged there. */
export const CardPalette = () => {
  const say = useSay();
  const cardName = useCardName();
  const { material, picked, pick } = useEditing();
  const [words, setWords] = useState('');
  const found = useFoundCards(words, (passcode) => material.stands.has(passcode));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [CARD_TYPE]: String(key) })),
    getAllowedDropOperations: () => ['copy'],
  });
  return (
    <section className={styles.palette} aria-label={say('rulings.edit.cards')}>
      <SearchField className="field" value={words} onChange={setWords}>
        <Label>{say('rulings.edit.find')}</Label>
        <Input className="input" />
      </SearchField>
      <GridList
        aria-label={say('rulings.edit.cards')}
        className={styles.cards ?? ''}
        items={found.map((facts) => ({ id: facts.passcode, facts }))}
        dependencies={[picked, pick]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() =>
          words.trim() !== '' && <span className={styles.empty}>{say('rulings.edit.none-found')}</span>
        }
      >
        {({ id, facts }) => (
          <GridListItem id={id} textValue={cardName(id)} className={styles.card ?? ''}>
            <DragHandle />
            <ToggleButton
              className={styles.cardName ?? ''}
              isSelected={picked === id}
              onChange={(isPicked) => pick(isPicked ? id : null)}
            >
              <CardLine facts={facts} />
            </ToggleButton>
          </GridListItem>
        )}
      </GridList>
    </section>
  );
};

/** Where a card is taken; with the keyboard, Enter begins to drag. Its name comes from the list: "Drag Kuriboh". */
export const DragHandle = () => (
  <Button slot="drag" className={styles.handle ?? ''}>
    ⠿
  </Button>
);
