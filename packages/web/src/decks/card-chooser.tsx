import type { CardFacts } from '@spellspeed/cards';
import type { DeckLists } from '@spellspeed/formats';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import {
  Button,
  GridLayout,
  GridList,
  GridListItem,
  ListLayout,
  Size,
  ToggleButton,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { CardFace } from '../card/card-face.tsx';
import { useCardName } from '../card/card-name.ts';
import { lookOf } from '../card/look.ts';
import { CardRow } from '../cards/card-row.tsx';
import { EMPTY, type Query } from '../cards/query.ts';
import { SearchForm } from '../cards/search-form.tsx';
import { useSearch } from '../cards/use-search.ts';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import type { DeckDeeds } from './deeds.ts';
import { dragged } from './drag.ts';
import { useKeptItems } from './use-kept-items.ts';

interface CardChooserProps {
  readonly lists: DeckLists;
  readonly deeds: DeckDeeds;
}
/** All cards: searched, and added by a press, a double click or by dragging; as a list or as a grid. */
export const CardChooser = ({ lists, deeds }: CardChooserProps) => {
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
      <SearchForm query={query} found={found?.length ?? null} onChange={setQuery} />
      <FoundCards key={String(isGrid)} found={found ?? NONE} lists={shown} deeds={deeds} isGrid={isGrid} />
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
/** A list and a grid, each with its measures. */
const ROWS = { rowHeight: 92 };
const TILES = {
  minItemSize: new Size(92, 150),
  maxItemSize: new Size(120, 190),
  minSpace: new Size(6, 6),
};

interface FoundCardsProps extends CardChooserProps {
  readonly found: readonly CardFacts[];
  readonly isGrid: boolean;
}
/** Only what is in sight is drawn, however many were found. */
const FoundCards = memo(({ found, lists, deeds, isGrid }: FoundCardsProps) => {
  const say = useSay();
  const items = useFoundItems(found, lists);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => dragged('library', Number(key))),
    getAllowedDropOperations: () => ['copy'],
  });
  const list = (
    <GridList
      aria-label={say('decks.cards')}
      className={styles.library ?? ''}
      layout={isGrid ? 'grid' : 'stack'}
      items={items}
      dependencies={[isGrid]}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className={styles.aside}>{say('cards.none')}</p>}
    >
      {(item: Found) => <FoundCard item={item} deeds={deeds} isGrid={isGrid} />}
    </GridList>
  );
  return isGrid ? (
    <Virtualizer layout={GridLayout} layoutOptions={TILES}>
      {list}
    </Virtualizer>
  ) : (
    <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
      {list}
    </Virtualizer>
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
const FoundCard = ({ item: { facts, copies }, deeds, isGrid }: FoundCardProps) => {
  const say = useSay();
  const name = useCardName()(facts.passcode);
  const { passcode } = facts;
  const look = lookOf(passcode);
  return (
    <GridListItem
      id={passcode}
      textValue={name}
      className={(isGrid ? styles.tile : styles.item) ?? ''}
      onDoubleClick={() => deeds.add(passcode)}
    >
      <Button slot="drag" className={`button ${styles.small}`}>
        ⠿
      </Button>
      {isGrid && look ? <CardFace passcode={passcode} name={name} look={look} /> : <CardRow facts={facts} />}
      {copies > 0 && <b className={styles.count}>{copies}×</b>}
      <Button
        className={`button ${styles.small}`}
        aria-label={say('decks.add', { name })}
        onPress={() => deeds.add(passcode)}
      >
        +
      </Button>
    </GridListItem>
  );
};
