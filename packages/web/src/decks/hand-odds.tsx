import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useCardName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import { copiesIn } from './lists.ts';
import { chanceOfAll, chanceOfAny, chanceOfLeast, handFrom } from './odds.ts';

const HANDS = 1000;
const LEAST = [1, 2, 3] as const;
const inThousand = (chance: number): number => Math.round(chance * HANDS);

interface HandOddsProps {
  readonly deck: readonly number[];
  readonly drawn: number;
}
/** Of 1,000 hands how many open with the marked cards: counted exactly, and tried by drawing. */
export const HandOdds = ({ deck, drawn }: HandOddsProps) => {
  const say = useSay();
  const nameOf = useCardName();
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [least, setLeast] = useState(1);
  const cards = copiesIn(deck);
  const wanted = cards.filter(({ passcode }) => marked.has(passcode));
  const copies = wanted.map(({ count }) => count);
  const any = copies.reduce((sum, count) => sum + count, 0);
  const toggle = (passcode: number): void => {
    const changed = new Set(marked);
    if (!changed.delete(passcode)) changed.add(passcode);
    setMarked(changed);
  };
  return (
    <fieldset className={styles.odds}>
      <legend>{say('decks.odds')}</legend>
      <div role="status">
        {wanted.length === 0 ? (
          <p>{say('decks.odds.mark')}</p>
        ) : (
          <p>
            {say('decks.odds.of-thousand', {
              count: inThousand(chanceOfLeast(deck.length, any, drawn, least)),
              least,
            })}
          </p>
        )}
        {wanted.length > 1 && (
          <p>
            {say('decks.odds.all-of-thousand', {
              count: inThousand(chanceOfAll(deck.length, copies, drawn)),
            })}
          </p>
        )}
      </div>
      {wanted.length > 0 && (
        <div className={styles.choices}>
          <label className={styles.choices}>
            {say('decks.odds.least')}
            <select className="input" value={least} onChange={({ target }) => setLeast(Number(target.value))}>
              {LEAST.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <Tried key={`${[...marked].join()} ${least} ${drawn}`} {...{ deck, drawn, marked, least }} />
        </div>
      )}
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

interface TriedProps extends HandOddsProps {
  readonly marked: ReadonlySet<number>;
  readonly least: number;
}
/** The same, by drawing: what chance does beside what is expected. */
const Tried = ({ deck, drawn, marked, least }: TriedProps) => {
  const say = useSay();
  const [found, setFound] = useState<number | null>(null);
  const draw = (): void => {
    const hands = Array.from({ length: HANDS }, () => handFrom(deck, drawn));
    setFound(hands.filter((hand) => hand.filter((card) => marked.has(card)).length >= least).length);
  };
  return (
    <>
      <Button className="button" onPress={draw}>
        {say('decks.odds.draw')}
      </Button>
      <span role="status">{found !== null && say('decks.odds.drawn', { count: found, least })}</span>
    </>
  );
};
