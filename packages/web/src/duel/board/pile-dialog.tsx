import type { SeenCard } from '@spellspeed/engine';
import { useState } from 'react';
import { Button, Heading, Input, Label, TextField } from 'react-aria-components';
import { CardBack, CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { lookOf } from '../../card/look.ts';
import { useSay } from '../../i18n/say.ts';
import dialogs from '../dialog.module.css';
import { TableDialog } from '../table-dialog.tsx';
import type { OpenPile, TableControl } from '../use-table-control.ts';
import { useLabels } from './label.ts';
import { cardsIn } from './layout.ts';
import styles from './pile-dialog.module.css';
import { type Copies, laidOut } from './piled.ts';
import { useMarkWords } from './use-mark-words.ts';
import { useCardMarks } from './use-marks.ts';
import { useSideWords } from './use-side-words.ts';

interface PileDialogProps {
  readonly control: TableControl;
  /** All about the card that is looked at. */
  readonly children: React.ReactNode;
}
/** The cards of a pile; the one that is pressed is read below them. */
export const PileDialog = ({ control, children }: PileDialogProps) => {
  const say = useSay();
  const { place: placeName } = useSideWords();
  const { pile, use, close } = control;
  if (pile === null) return null;
  const cards = cardsIn(use.view, pile.side, pile.pile);
  const isReading = cards.some(({ handle }) => handle !== null && handle === use.selected?.handle);
  return (
    <TableDialog close={close}>
      <div className={dialogs.head}>
        <Heading slot="title">{placeName({ side: pile.side, zone: pile.pile, place: 0 })}</Heading>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
      {cards.length === 0 && <p>{say('duel.pile.empty')}</p>}
      <PileCards key={`${pile.side} ${pile.pile}`} pile={pile} control={control} />
      {isReading && <div className={styles.about}>{children}</div>}
    </TableDialog>
  );
};

/** From so many cards on, a part of a name narrows them down. */
const MANY = 12;

const PileCards = ({ pile, control }: { readonly pile: OpenPile; readonly control: TableControl }) => {
  const say = useSay();
  const cardName = useCardName();
  const [wanted, setWanted] = useState('');
  const cards = cardsIn(control.use.view, pile.side, pile.pile);
  const isMany = cards.length >= MANY;
  const part = isMany ? wanted.trim().toLowerCase() : '';
  const { ofCard } = control.use.offers;
  const isOffered = ({ handle }: SeenCard): boolean => handle !== null && ofCard.has(handle);
  const found = laidOut(pile.pile, cards, isOffered).filter(
    ([{ known }]) => part === '' || (known && cardName(known.passcode).toLowerCase().includes(part)),
  );
  return (
    <>
      {isMany && (
        <TextField className="field" value={wanted} onChange={setWanted}>
          <Label>{say('duel.prompt.search')}</Label>
          <Input className="input" />
        </TextField>
      )}
      <ul className={styles.cards}>
        {found.map((copies, place) => (
          <li key={copies[0].handle ?? `hidden-${place}`}>
            <PileCard copies={copies} control={control} />
          </li>
        ))}
      </ul>
    </>
  );
};

interface PileCardProps {
  readonly copies: Copies;
  readonly control: TableControl;
}
const PileCard = ({ copies, control }: PileCardProps) => {
  const cardName = useCardName();
  const labels = useLabels();
  const markWords = useMarkWords();
  const { offers } = control.use;
  // A copy with which something can be done speaks for all.
  const card = copies.find(({ handle }) => handle !== null && offers.ofCard.has(handle)) ?? copies[0];
  const marks = useCardMarks(card);
  const look = card.known && lookOf(card.known.passcode);
  return (
    <Button
      className={styles.card ?? ''}
      data-choice={marks.choice ?? undefined}
      data-selected={marks.isSelected || undefined}
      onPress={({ target }) => control.use.press(card, target)}
    >
      <span className="unseen">{markWords(labels.card(card), marks)}</span>
      {card.known && look ? (
        <CardFace passcode={card.known.passcode} name={cardName(card.known.passcode)} look={look} />
      ) : (
        <CardBack />
      )}
      {copies.length > 1 && <b className={styles.copies}>×{copies.length}</b>}
    </Button>
  );
};
