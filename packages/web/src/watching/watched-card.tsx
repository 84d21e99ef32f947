import type { SeenCard, View } from '@spellspeed/engine';
import { CardFace } from '../card/card-face.tsx';
import { useCardName } from '../card/card-name.ts';
import { CardStats } from '../card/card-stats.tsx';
import { lookNow } from '../card/look.ts';
import { useLabels } from '../duel/board/label.ts';
import styles from '../duel/panel/card-panel.module.css';
import { CardTextOf } from '../duel/panel/card-text.tsx';
import { Holdings } from '../duel/panel/holdings.tsx';
import { useSay } from '../i18n/say.ts';

interface WatchedCardProps {
  readonly card: SeenCard | null;
  readonly view: View;
}
/** A card of a duel that is only watched: what it is and what it says. */
export const WatchedCard = ({ card, view }: WatchedCardProps) => {
  const say = useSay();
  const labels = useLabels();
  const cardName = useCardName();
  if (card === null) return <p className={styles.hint}>{say('watching.card-hint')}</p>;
  const { known } = card;
  const look = known && lookNow(known);
  return (
    <section className={styles.panel} data-told aria-label={say('duel.panel')}>
      <h2 className={styles.name}>{labels.name(card)}</h2>
      <p className={styles.place}>{labels.place(card, view)}</p>
      {known && look && (
        <div className={styles.drawing}>
          <span className={styles.face}>
            <CardFace passcode={known.passcode} name={cardName(known.passcode)} look={look} />
          </span>
          <span className={styles.stats}>{known.atk !== null && <CardStats {...known} />}</span>
        </div>
      )}
      {known && <CardTextOf passcode={known.passcode} gained={known.gained} />}
      <Holdings card={card} />
    </section>
  );
};
