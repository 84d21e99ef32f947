import type { DeckName } from '@spellspeed/cards';
import { CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { lookOf } from '../../card/look.ts';
import { planOf } from './ready-made.ts';
import styles from './setup.module.css';

/** What a deck does, drawn: the cards that come together, and what comes of them. */
export const DeckPicture = ({ deck }: { readonly deck: DeckName }) => {
  const { from, to } = planOf(deck);
  return (
    <span className={styles.picture} aria-hidden="true">
      {from.map((passcode, index) => (
        <span key={passcode} className={styles.step}>
          {index > 0 && <span className={styles.sign}>+</span>}
          <Face passcode={passcode} />
        </span>
      ))}
      <span className={styles.sign}>➜</span>
      <span className={styles.result}>
        <Face passcode={to} />
      </span>
    </span>
  );
};

const Face = ({ passcode }: { readonly passcode: number }) => {
  const cardName = useCardName();
  const look = lookOf(passcode);
  return (
    <span className={styles.face}>
      {look && <CardFace passcode={passcode} name={cardName(passcode)} look={look} />}
    </span>
  );
};
