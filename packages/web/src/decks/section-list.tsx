import { factsOf } from '@spellspeed/cards';
import type { DeckLists, Section } from '@spellspeed/formats';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useCardName } from '../card/card-name.ts';
import { CardRow } from '../cards/card-row.tsx';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import { ACCEPTED, dragged, droppedCards } from './drag.ts';
import { copiesIn, homeOf, moved, withCard, withoutCard } from './lists.ts';

interface SectionListProps {
  readonly section: Section;
  readonly lists: DeckLists;
  readonly onChange: (lists: DeckLists) => void;
}
/** The cards of a section, each once with its number of copies; cards can be dropped here. */
export const SectionList = ({ section, lists, onChange }: SectionListProps) => {
  const say = useSay();
  const nameOf = useCardName();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => dragged(section, Number(key))),
    acceptedDragTypes: ACCEPTED[section],
    getDropOperation: () => 'copy',
    onRootDrop: async ({ items }) => {
      const cards = await droppedCards(items);
      onChange(
        cards.reduce(
          (changed, { from, passcode }) =>
            from === 'library'
              ? withCard(changed, section, passcode)
              : moved(changed, from, section, passcode),
          lists,
        ),
      );
    },
  });
  const copies = copiesIn(lists[section]);
  const title = say(`decks.section.${section}`, { count: lists[section].length });
  return (
    <section aria-label={title} className={styles.part}>
      <h2>{title}</h2>
      <GridList
        aria-label={title}
        className={styles.section ?? ''}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.aside}>{say('decks.section.empty')}</p>}
      >
        {copies.map(({ passcode, count }) => {
          const facts = factsOf(passcode);
          const name = nameOf(passcode);
          const other = section === 'side' ? homeOf(passcode) : 'side';
          return (
            <GridListItem
              key={passcode}
              id={passcode}
              textValue={say('decks.copies', { count, name })}
              className={styles.item ?? ''}
            >
              <Button slot="drag" className={`button ${styles.small}`}>
                ⠿
              </Button>
              <b className={styles.count}>{count}×</b>
              {facts ? <CardRow facts={facts} /> : <span className={styles.grow}>{passcode}</span>}
              <Button
                className={`button ${styles.small}`}
                aria-label={say('decks.one-more', { name })}
                onPress={() => onChange(withCard(lists, section, passcode))}
              >
                +
              </Button>
              <Button
                className={`button ${styles.small}`}
                aria-label={say('decks.one-less', { name })}
                onPress={() => onChange(withoutCard(lists, section, passcode))}
              >
                −
              </Button>
              <Button
                className={`button ${styles.small}`}
                aria-label={say(other === 'side' ? 'decks.to-side' : 'decks.from-side', { name })}
                onPress={() => onChange(moved(lists, section, other, passcode))}
              >
                {other === 'side' ? '⇥' : '⇤'}
              </Button>
            </GridListItem>
          );
        })}
      </GridList>
    </section>
  );
};
