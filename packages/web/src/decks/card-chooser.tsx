import type { DeckLists } from '@spellspeed/formats';
import { useState } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useCardName } from '../card/card-name.ts';
import { CardRow } from '../cards/card-row.tsx';
import { EMPTY, type Query } from '../cards/query.ts';
import { SearchForm } from '../cards/search-form.tsx';
import { useSearch } from '../cards/use-search.ts';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import { dragged } from './drag.ts';
import { homeOf, withCard } from './lists.ts';

/** So many cards are drawn at first, and more when they are asked for. */
const PORTION = 40;

interface CardChooserProps {
  readonly lists: DeckLists;
  readonly onChange: (lists: DeckLists) => void;
}
/** All cards: searched, and added by a press or by dragging. */
export const CardChooser = ({ lists, onChange }: CardChooserProps) => {
  const say = useSay();
  const nameOf = useCardName();
  const [query, setQuery] = useState<Query>(EMPTY);
  const [shown, setShown] = useState(PORTION);
  const found = useSearch(query);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => dragged('library', Number(key))),
    getAllowedDropOperations: () => ['copy'],
  });
  const copies = (passcode: number): number =>
    [...lists.main, ...lists.extra, ...lists.side].filter((each) => each === passcode).length;
  return (
    <section aria-labelledby="all-cards" className={styles.chooser}>
      <h2 id="all-cards">{say('decks.cards')}</h2>
      <SearchForm
        query={query}
        found={found.length}
        onChange={(changed) => {
          setShown(PORTION);
          setQuery(changed);
        }}
      />
      <GridList
        aria-label={say('decks.cards')}
        className={styles.section ?? ''}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.aside}>{say('cards.none')}</p>}
      >
        {found.slice(0, shown).map((facts) => {
          const { passcode } = facts;
          const name = nameOf(passcode);
          return (
            <GridListItem key={passcode} id={passcode} textValue={name} className={styles.item ?? ''}>
              <Button slot="drag" className={`button ${styles.small}`}>
                ⠿
              </Button>
              <CardRow facts={facts} />
              {copies(passcode) > 0 && <b className={styles.count}>{copies(passcode)}×</b>}
              <Button
                className={`button ${styles.small}`}
                aria-label={say('decks.add', { name })}
                onPress={() => onChange(withCard(lists, homeOf(passcode), passcode))}
              >
                +
              </Button>
            </GridListItem>
          );
        })}
      </GridList>
      {found.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + PORTION)}>
          {say('cards.more', { count: found.length - shown })}
        </button>
      )}
    </section>
  );
};
