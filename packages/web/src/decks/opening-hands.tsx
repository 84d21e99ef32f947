import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFailure } from '../app/use-failure.ts';
import { CardFace } from '../card/card-face.tsx';
import { useCardName } from '../card/card-name.ts';
import { lookOf } from '../card/look.ts';
import { isDefined } from '../cards/library.ts';
import { useSay } from '../i18n/say.ts';
import { ChosenCards } from './chosen-cards.tsx';
import styles from './decks.module.css';
import { HandOdds } from './hand-odds.tsx';
import { boardOf } from './play-hand.ts';
import { drawnHand, fitting, NO_WISHES, type TestHand } from './test-hand.ts';

/** The first hand; the second player has drawn once more when they may first act. */
const HAND_SIZES = [5, 6] as const;
type HandSize = (typeof HAND_SIZES)[number];
/** So many of the cards that come after a hand are named. */
const NAMED_DRAWS = 5;

interface OpeningHandsProps {
  readonly name: string;
  readonly deck: readonly number[];
  readonly extra: readonly number[];
}
/** Hands drawn for a try, chosen and played; and how likely it is to open with the marked cards. */
export const OpeningHands = ({ name, deck, extra }: OpeningHandsProps) => {
  const say = useSay();
  const [size, setSize] = useState<HandSize>(5);
  const [wished, wish] = useState(NO_WISHES);
  const [drawn, setDrawn] = useState<TestHand | null>(null);
  // The deck may have lost what was wished for.
  const wishes = fitting(wished, deck, size);
  if (deck.length === 0) return null;
  return (
    <section aria-labelledby="opening-hands" className={styles.part}>
      <h2 id="opening-hands">{say('decks.hands')}</h2>
      <div className={styles.choices}>
        {HAND_SIZES.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={size === each}
            onClick={() => setSize(each)}
          >
            {say(each === 5 ? 'decks.hands.first' : 'decks.hands.second')}
          </button>
        ))}
        <button
          type="button"
          className="button primary"
          onClick={() => setDrawn(drawnHand(deck, size, wishes))}
        >
          {say(drawn === null ? 'decks.hands.draw' : 'decks.hands.again')}
        </button>
      </div>
      <ChosenCards deck={deck} size={size} wishes={wishes} change={wish} />
      {drawn !== null && (
        <>
          <DrawnHand hand={drawn.hand} />
          <PlayHand name={name} extra={extra} drawn={drawn} />
        </>
      )}
      <HandOdds deck={deck} drawn={size} />
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

interface PlayHandProps extends Pick<OpeningHandsProps, 'name' | 'extra'> {
  readonly drawn: TestHand;
}
/** The hand is played out alone, on the board of analyses. */
const PlayHand = ({ name, extra, drawn }: PlayHandProps) => {
  const say = useSay();
  const nameOf = useCardName();
  const go = useNavigate();
  const fail = useFailure();
  const [isAlone, setAlone] = useState(true);
  const { hand, deck } = drawn;
  const comma = say('duel.label.comma');
  const blank = [...new Set([...hand, ...deck, ...extra])].filter((card) => !isDefined(card));
  const play = async (): Promise<void> => {
    const title = say('decks.hands.title', { name, cards: hand.map(nameOf).join(comma) });
    const opponent = say('decks.hands.opponent');
    await go(await boardOf({ ...drawn, title, name, opponent, extra, blank, isAlone }));
  };
  return (
    <>
      {deck.length > 0 && (
        <p className={styles.aside}>
          {say('decks.hands.following', { cards: deck.slice(0, NAMED_DRAWS).map(nameOf).join(comma) })}
        </p>
      )}
      {blank.length > 0 && <p>{say('decks.hands.blank', { count: blank.length })}</p>}
      <div className={styles.choices}>
        <button type="button" className="button primary" onClick={() => void play().catch(fail)}>
          {say('decks.hands.play')}
        </button>
        <select
          className="input"
          aria-label={say('decks.hands.who')}
          value={isAlone ? 'alone' : 'both'}
          onChange={({ target }) => setAlone(target.value === 'alone')}
        >
          <option value="alone">{say('decks.hands.passes')}</option>
          <option value="both">{say('decks.hands.both')}</option>
        </select>
      </div>
    </>
  );
};
