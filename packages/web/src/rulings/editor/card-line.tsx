import type { CardFacts } from '@spellspeed/cards';
import { useCardName } from '../../card/card-name.ts';
import { useTypeLine } from '../../cards/type-line.ts';
import styles from './editor.module.css';

/** A card in a list to choose from: its name, and what it is. */
export const CardLine = ({ facts }: { readonly facts: CardFacts }) => {
  const cardName = useCardName();
  const typeLine = useTypeLine();
  return (
    <span className={styles.line}>
      {cardName(facts.passcode)}
      <small>{typeLine(facts)}</small>
    </span>
  );
};
