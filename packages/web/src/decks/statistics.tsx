import { factsOf } from '@spellspeed/cards';
import type { DeckLists } from '@spellspeed/formats';
import { starsOf } from '../cards/query.ts';
import { useSay } from '../i18n/say.ts';
import styles from './statistics.module.css';

/** How many cards of the Main Deck there are of each kind, and of each Level. */
const countsOf = ({ main }: DeckLists) => {
  const kinds = { monster: 0, spell: 0, trap: 0 };
  const levels = new Map<number, number>();
  for (const passcode of main) {
    const facts = factsOf(passcode);
    if (facts === undefined) continue;
    kinds[facts.kind]++;
    const level = starsOf(facts);
    if (level !== null) levels.set(level, (levels.get(level) ?? 0) + 1);
  }
  return { kinds, levels };
};
const LEVELS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The shape of the deck: its kinds, and the curve of the Levels. */
export const Statistics = ({ lists }: { readonly lists: DeckLists }) => {
  const say = useSay();
  const { kinds, levels } = countsOf(lists);
  const most = Math.max(1, ...levels.values());
  if (lists.main.length === 0) return null;
  return (
    <section aria-labelledby="statistics" className={styles.statistics}>
      <h2 id="statistics">{say('decks.statistics')}</h2>
      <p>{say('duel.setup.shares', { ...kinds, extra: lists.extra.length })}</p>
      <ol className={styles.curve} aria-label={say('decks.statistics.levels')}>
        {LEVELS.map((level) => {
          const count = levels.get(level) ?? 0;
          return (
            <li key={level}>
              <span
                className={styles.bar}
                style={{ blockSize: `${(count / most) * 64}px` }}
                aria-hidden="true"
              />
              <b>{count}</b>
              <span className={styles.level}>★{level}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
