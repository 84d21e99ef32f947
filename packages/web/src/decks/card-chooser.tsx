import type { CardFacts } from '@spellspeed/cards';
import type { DeckLists } from '@spellspeed/formats';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Button, GridList, GridListItem, ToggleButton, useDragAndDrop } from 'react-aria-components';
import { CardFace } from '../card/card-face.tsx';
import { useCardName } from '../card/card-name.ts';
import { lookOf } from '../card/look.ts';
import { CardRow } from '../cards/card-row.tsx';
import { EMPTY, type Query } from '../cards/query.ts';
import { SearchForm } from '../cards/search-form.tsx';
import { usePortions } from '../cards/use-portions.ts';
import { useSearch } from '../cards/use-search.ts';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import type { DeckDeeds } from './deeds.ts';
import { dragged } from './drag.ts';
import { SmallButton } from './small-button.tsx';
import { useKeptItems } from './use-kept-items.ts';

interface ChooserProps {
  readonly lists: DeckLists;
  readonly deeds: DeckDeeds;
}
interface CardChooserProps extends ChooserProps {
  /** What is said about the card that was added last. */
  readonly children: React.ReactNode;
}
/** All cards: searched, and added by a press, a double click or by dragging; as a list or as a grid. */
export const CardChooser = ({ lists, deeds, children }: CardChooserProps) => {
  const say = useSay();
  const [query, setQuery] = useState<Query>(EMPTY);
  const [isGrid, setGrid] = useState(false);
  const found = useSearch(query);
  // The deck itself is drawn first.
  const shown = useDeferredValue(lists);
  return (
    <section aria-labelledby="all-cards" className={styles.chooser}>
      <div className={styles.head}>
        <h2 id="all-cards">{say('decks.cards')}</h2>
        <ToggleButton className="button" isSelected={isGrid} onChange={setGrid}>
          {say('decks.grid')}
        </ToggleButton>
      </div>
      {children}
      <SearchForm query={query} found={found?.length ?? null} onChange={setQuery} />
      <FoundCards key={String(isGrid)} found={found} lists={shown} deeds={deeds} isGrid={isGrid} />
    </section>
  );
};
const NONE: readonly CardFacts[] = [];

interface Found {
  readonly id: number;
  readonly facts: CardFacts;
  /** How many copies are in the deck. */
  readonly copies: number;
}

interface FoundCardsProps extends ChooserProps {
  /** Null while it is searched. */
  readonly found: readonly CardFacts[] | null;
  readonly isGrid: boolean;
}
/** However many were found, as many are drawn as somebody comes to see; what is out of sight is not laid out. They scroll under the search, which stays where it is. */
const FoundCards = memo(({ found: searched, lists, deeds, isGrid }: FoundCardsProps) => {
  const say = useSay();
  const found = searched ?? NONE;
  const { shown, end, more } = usePortions(found);
  const drawn = useMemo(() => found.slice(0, shown), [found, shown]);
  const items = useFoundItems(drawn, lists);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => dragged('library', Number(key))),
    getAllowedDropOperations: () => ['copy'],
  });
  return (
    <div className={styles.found}>
      <GridList
        aria-label={say('decks.cards')}
        className={`${styles.section} ${isGrid ? styles.tiles : ''}`}
        layout={isGrid ? 'grid' : 'stack'}
        items={items}
        dependencies={[isGrid]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.aside}>{searched && say('cards.none')}</p>}
      >
        {(item: Found) => <FoundCard item={item} deeds={deeds} isGrid={isGrid} />}
      </GridList>
      {found.length > shown && (
        <button ref={end} type="button" className="button" onClick={more}>
          {say('cards.more', { count: found.length - shown })}
        </button>
      )}
    </div>
  );
});

const useFoundItems = (found: readonly CardFacts[], { main, extra, side }: DeckLists): readonly Found[] => {
  const items = useMemo(() => {
    const counts = new Map<number, number>();
    for (const passcode of [...main, ...extra, ...side])
      counts.set(passcode, (counts.get(passcode) ?? 0) + 1);
    return found.map(
      (facts): Found => ({ id: facts.passcode, facts, copies: counts.get(facts.passcode) ?? 0 }),
    );
  }, [found, main, extra, side]);
  return useKeptItems(items, ({ id, copies }) => `${id} ${copies}`);
};

interface FoundCardProps {
  readonly item: Found;
  readonly deeds: DeckDeeds;
  readonly isGrid: boolean;
}
const FoundCard = ({ item, deeds, isGrid }: FoundCardProps) => {
  const { passcode } = item.facts;
  const name = useCardName()(passcode);
  return (
    <GridListItem
      id={passcode}
      textValue={name}
      className={`${isGrid ? styles.tile : styles.item} ${styles.windowed}`}
      onDoubleClick={() => deeds.add(passcode)}
    >
      <Button slot="drag" className={`button ${styles.small}`}>
        ⠿
      </Button>
      <FoundCardParts item={item} deeds={deeds} isGrid={isGrid} />
    </GridListItem>
  );
};
/** The list draws all its items anew with every change; what is in an item that has not changed stays as it is. */
const FoundCardParts = memo(({ item: { facts, copies }, deeds, isGrid }: FoundCardProps) => {
  const say = useSay();
  const { passcode } = facts;
  const name = useCardName()(passcode);
  const look = lookOf(passcode);
  return (
    <>
      {isGrid && look ? <CardFace passcode={passcode} name={name} look={look} /> : <CardRow facts={facts} />}
      {copies > 0 && <b className={styles.count}>{copies}×</b>}
      <SmallButton name={say('decks.add', { name })} onClick={() => deeds.add(passcode)}>
        +
      </SmallButton>
    </>
  );
});
