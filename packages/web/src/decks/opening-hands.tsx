import { useState } from 'react';
import { CardFace } from '../card/card-face.tsx';
import { useCardName } from '../card/card-name.ts';
import { lookOf } from '../card/look.ts';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import { copiesIn } from './lists.ts';
import { chanceOfAll, chanceOfAny, handFrom } from './odds.ts';

/** The first hand; the second player has drawn once more when they may first act. */
const HAND_SIZES = [5, 6] as const;
type HandSize = (typeof HAND_SIZES)[number];

interface OpeningHandsProps {
  readonly deck: readonly number[];
}
/** Hands drawn for a try, and how likely it is to open with the marked cards. */
export const OpeningHands = ({ deck }: OpeningHandsProps) => {
  const say = useSay();
  const [drawn, setDrawn] = useState<HandSize>(5);
  const [hand, setHand] = useState<readonly number[]>([]);
  if (deck.length === 0) return null;
  return (
    <section aria-labelledby="opening-hands" className={styles.part}>
      <h2 id="opening-hands">{say('decks.hands')}</h2>
      <div className="row">
        {HAND_SIZES.map((size) => (
          <button
            key={size}
            type="button"
            className="button"
            aria-pressed={drawn === size}
            onClick={() => setDrawn(size)}
          >
            {say(size === 5 ? 'decks.hands.first' : 'decks.hands.second')}
          </button>
        ))}
        <button type="button" className="button primary" onClick={() => setHand(handFrom(deck, drawn))}>
          {say('decks.hands.draw')}
        </button>
      </div>
      <DrawnHand hand={hand} />
      <Odds deck={deck} drawn={drawn} />
    </section>
  );
};

const DrawnHand = ({ hand }: { readonly hand: readonly number[] }) => {
  const say = useSay();
  const nameOf = useCardName();
  return (
    <ul className={styles.hand} aria-label={say('decks.hands.hand')}>
      {hand.map((passcode, at) => {
        const look = lookOf(passcode);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card differ by their place alone
          <li key={at}>
            <span className="unseen">{nameOf(passcode)}</span>
            {look && <CardFace passcode={passcode} name={nameOf(passcode)} look={look} />}
          </li>
        );
      })}
    </ul>
  );
};

/** How likely a card is in the opening hand; of the marked cards, how likely any of them and how likely all of them are. */
const Odds = ({ deck, drawn }: OpeningHandsProps & { readonly drawn: HandSize }) => {
  const say = useSay();
  const nameOf = useCardName();
  const { marked, toggle } = useMarked();
  const cards = copiesIn(deck);
  const wanted = cards.filter(({ passcode }) => marked.has(passcode)).map(({ count }) => count);
  const any = wanted.reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className={styles.odds}>
      <legend>{say('decks.odds')}</legend>
      <div role="status">
        <p>
          {say('decks.odds.any', { chance: chanceOfAny(deck.length, any, drawn), marked: wanted.length })}
        </p>
        {wanted.length > 1 && (
          <p>{say('decks.odds.all', { chance: chanceOfAll(deck.length, wanted, drawn) })}</p>
        )}
      </div>
      {cards.map(({ passcode, count }) => (
        <label key={passcode} className={styles.odd}>
          <input type="checkbox" checked={marked.has(passcode)} onChange={() => toggle(passcode)} />
          <span>
            {count}× {nameOf(passcode)}
          </span>
          <span className={styles.aside}>
            {say('decks.odds.chance', { chance: chanceOfAny(deck.length, count, drawn) })}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const useMarked = () => {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (passcode: number): void => {
    const changed = new Set(marked);
    if (!changed.delete(passcode)) changed.add(passcode);
    setMarked(changed);
  };
  return { marked, toggle };
};
