import { useCardName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import { copiesIn } from './lists.ts';
import { SmallButton } from './small-button.tsx';
import { leftOf, type Wishes } from './test-hand.ts';

interface ChosenCardsProps {
  readonly deck: readonly number[];
  readonly size: number;
  readonly wishes: Wishes;
  readonly change: (wishes: Wishes) => void;
}
/** Which cards of the Deck the opening hand is to hold, and which are drawn after it. */
export const ChosenCards = ({ deck, size, wishes, change }: ChosenCardsProps) => {
  const say = useSay();
  const { hand, draws } = wishes;
  const left = leftOf(deck, [...hand, ...draws]);
  const without = (cards: readonly number[], at: number): readonly number[] =>
    cards.filter((_, index) => index !== at);
  const isFull = hand.length >= size;
  return (
    <details className={styles.part}>
      <summary>{say('decks.hands.choose')}</summary>
      <div className={styles.wishes}>
        <Pick
          label={say('decks.hands.opening')}
          cards={left}
          isDisabled={isFull}
          pick={(card) => change({ hand: [...hand, card], draws })}
        />
        <Pick
          label={say('decks.hands.draws')}
          cards={left}
          isDisabled={false}
          pick={(card) => change({ hand, draws: [...draws, card] })}
        />
      </div>
      {isFull && <p role="status">{say('decks.hands.full', { size })}</p>}
      <Chosen
        label={say('decks.hands.chosen')}
        cards={hand}
        remove={(at) => change({ hand: without(hand, at), draws })}
      />
      <Chosen
        label={say('decks.hands.next')}
        cards={draws}
        remove={(at) => change({ hand, draws: without(draws, at) })}
      />
    </details>
  );
};

interface PickProps {
  readonly label: string;
  readonly cards: readonly number[];
  readonly isDisabled: boolean;
  readonly pick: (card: number) => void;
}
const Pick = ({ label, cards, isDisabled, pick }: PickProps) => {
  const say = useSay();
  const nameOf = useCardName();
  return (
    <label className="field">
      <span>{label}</span>
      <select
        className="input"
        value=""
        disabled={isDisabled}
        onChange={({ target }) => pick(Number(target.value))}
      >
        <option value="" disabled>
          {say('decks.hands.pick')}
        </option>
        {copiesIn(cards).map(({ passcode, count }) => (
          <option key={passcode} value={passcode}>
            {count}× {nameOf(passcode)}
          </option>
        ))}
      </select>
    </label>
  );
};

interface ChosenProps {
  readonly label: string;
  readonly cards: readonly number[];
  readonly remove: (at: number) => void;
}
const Chosen = ({ label, cards, remove }: ChosenProps) => {
  const say = useSay();
  const nameOf = useCardName();
  if (cards.length === 0) return null;
  return (
    <section className={styles.part} aria-label={label}>
      <strong>{label}</strong>
      <ol className={styles.chosen}>
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card differ by their place alone
          <li key={at}>
            {nameOf(card)}
            <SmallButton name={say('decks.hands.remove', { name: nameOf(card) })} onClick={() => remove(at)}>
              ✕
            </SmallButton>
          </li>
        ))}
      </ol>
    </section>
  );
};
