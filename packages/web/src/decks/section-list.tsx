import { factsOf } from '@spellspeed/cards';
import type { Section } from '@spellspeed/formats';
import { memo, useMemo } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useCardName } from '../card/card-name.ts';
import { CardRow } from '../cards/card-row.tsx';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import type { DeckDeeds } from './deeds.ts';
import { ACCEPTED, dragged, droppedCards } from './drag.ts';
import { type Copies, copiesIn, homeOf, moved, withCard } from './lists.ts';
import { SmallButton } from './small-button.tsx';
import { useKeptItems } from './use-kept-items.ts';

interface SectionListProps {
  readonly section: Section;
  readonly cards: readonly number[];
  readonly deeds: DeckDeeds;
}
/** The cards of a section, each once with its number of copies; cards can be dropped here. Another section's change draws nothing here. */
export const SectionList = memo(({ section, cards, deeds }: SectionListProps) => {
  const say = useSay();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => dragged(section, Number(key))),
    acceptedDragTypes: ACCEPTED[section],
    getDropOperation: () => 'copy',
    onRootDrop: async ({ items }) => {
      const dropped = await droppedCards(items);
      deeds.change((lists) =>
        dropped.reduce(
          (changed, { from, passcode }) =>
            from === 'library'
              ? withCard(changed, section, passcode)
              : moved(changed, from, section, passcode),
          lists,
        ),
      );
    },
  });
  const copies = useKeptItems(
    useMemo(() => copiesIn(cards).map((each) => ({ ...each, id: each.passcode })), [cards]),
    ({ passcode, count }) => `${passcode} ${count}`,
  );
  const title = say(`decks.section.${section}`, { count: cards.length });
  return (
    <section aria-label={title} className={styles.part}>
      <h2>{title}</h2>
      <GridList
        aria-label={title}
        className={styles.section ?? ''}
        items={copies}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.aside}>{say('decks.section.empty')}</p>}
      >
        {(item: Copies) => <SectionCard copies={item} section={section} deeds={deeds} />}
      </GridList>
    </section>
  );
});

interface SectionCardProps {
  readonly copies: Copies;
  readonly section: Section;
  readonly deeds: DeckDeeds;
}
/** One card of a section: a double click takes a copy out. */
const SectionCard = ({ copies: { passcode, count }, section, deeds }: SectionCardProps) => {
  const say = useSay();
  const name = useCardName()(passcode);
  return (
    <GridListItem
      id={passcode}
      textValue={say('decks.copies', { count, name })}
      className={styles.item ?? ''}
      onDoubleClick={() => deeds.take(section, passcode)}
    >
      <Button slot="drag" className={`button ${styles.small}`}>
        ⠿
      </Button>
      <SectionCardParts passcode={passcode} count={count} section={section} deeds={deeds} />
    </GridListItem>
  );
};

interface SectionCardPartsProps extends Copies, Omit<SectionCardProps, 'copies'> {}
/** The list draws all its items anew with every change; what is in an item that has not changed stays as it is. */
const SectionCardParts = memo(({ passcode, count, section, deeds }: SectionCardPartsProps) => {
  const say = useSay();
  const name = useCardName()(passcode);
  const facts = factsOf(passcode);
  const other = section === 'side' ? homeOf(passcode) : 'side';
  return (
    <>
      <b className={styles.count}>{count}×</b>
      {facts ? <CardRow facts={facts} /> : <span className={styles.grow}>{passcode}</span>}
      <SmallButton name={say('decks.one-more', { name })} onClick={() => deeds.put(section, passcode)}>
        +
      </SmallButton>
      <SmallButton name={say('decks.one-less', { name })} onClick={() => deeds.take(section, passcode)}>
        −
      </SmallButton>
      <SmallButton
        name={say(other === 'side' ? 'decks.to-side' : 'decks.from-side', { name })}
        onClick={() => deeds.move(section, other, passcode)}
      >
        {other === 'side' ? '⇥' : '⇤'}
      </SmallButton>
    </>
  );
});
