import type { ReactNode } from 'react';
import styles from './decks.module.css';

interface SmallButtonProps {
  /** What it does, in words. */
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}
/** A sign that does something with a card. The browser's own button: there are hundreds of them in a deck. */
export const SmallButton = ({ name, onClick, children }: SmallButtonProps) => (
  <button
    type="button"
    className={`button ${styles.small}`}
    aria-label={name}
    onClick={onClick}
    // Two presses in haste are two presses, and nothing of the row's own.
    onDoubleClick={(event) => event.stopPropagation()}
  >
    {children}
  </button>
);
