import type { View } from '@spellspeed/engine';
import { Button } from 'react-aria-components';
import { CardBack, CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { lookOf } from '../../card/look.ts';
import { useSay } from '../../i18n/say.ts';
import type { Side } from '../../words/place-name.ts';
import { useTable } from '../table-context.ts';
import styles from './board.module.css';
import { GridCell } from './grid-cell.tsx';
import { cardsIn, countIn, type Pile } from './layout.ts';
import { useSideWords } from './use-side-words.ts';

interface PileCellProps {
  readonly side: Side;
  readonly pile: Pile;
}
/** A pile: its topmost card and how many there are; pressed, it opens where you may look into it. */
export const PileCell = ({ side, pile }: PileCellProps) => {
  const say = useSay();
  const { place: placeName } = useSideWords();
  const { view, openPile } = useTable();
  const count = countIn(view, side, pile);
  const offered = useOffered(side, pile);
  const name = placeName({ side, zone: pile, place: 0 });
  const label = say(offered > 0 ? 'duel.pile.label-offered' : 'duel.pile.label', { name, count, offered });
  return (
    <GridCell className={styles.cell}>
      <Button
        className={styles.pile ?? ''}
        data-pile={pile}
        data-choice={offered > 0 ? 'open' : undefined}
        onPress={() => {
          if (pile !== 'deck') openPile(side, pile);
        }}
      >
        <span className="unseen">{label}</span>
        {count > 0 && <TopCard view={view} side={side} pile={pile} />}
        <span className={styles.pileName} aria-hidden="true">
          {pile === 'extra' ? say('duel.pile.extra') : say(`word.zone.${pile}`)}
        </span>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </Button>
    </GridCell>
  );
};

/** How many of its cards can be chosen now. */
const useOffered = (side: Side, pile: Pile): number => {
  const { view, offers } = useTable();
  return cardsIn(view, side, pile).filter(({ handle }) => handle !== null && offers.ofCard.has(handle))
    .length;
};

const TopCard = ({ view, side, pile }: PileCellProps & { readonly view: View }) => {
  const cardName = useCardName();
  const known = cardsIn(view, side, pile).at(-1)?.known ?? null;
  const look = known && lookOf(known.passcode);
  return (
    <span className={styles.top} aria-hidden="true">
      {known && look && pile !== 'extra' ? (
        <CardFace passcode={known.passcode} name={cardName(known.passcode)} look={look} />
      ) : (
        <CardBack />
      )}
    </span>
  );
};
