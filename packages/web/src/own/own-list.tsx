import type { WhyNot } from '@spellspeed/reader';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCardName } from '../card/card-name.ts';
import { usePortions } from '../cards/use-portions.ts';
import { useSay } from '../i18n/say.ts';
import styles from './own.module.css';
import { useOwnSay } from './own-words.ts';
import { StoppedAt } from './stopped-at.tsx';

/** A text that was given; `reason`: why it is not understood, null where it is. */
export interface ListedText {
  readonly passcode: number;
  readonly reason: WhyNot | null;
}
interface OwnListProps {
  readonly id: string;
  readonly title: 'own.playable' | 'own.not-understood';
  readonly list: readonly ListedText[];
  readonly forget: (passcode: number) => void;
}
/** However many there are, as many are drawn as somebody comes to see. */
export const OwnList = ({ id, title, list, forget }: OwnListProps) => {
  const say = useOwnSay();
  const sayOfPage = useSay();
  const nameOf = useCardName();
  const named = useMemo(
    () =>
      list
        .map((each) => ({ ...each, name: nameOf(each.passcode) }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    [list, nameOf],
  );
  const { shown, end, more } = usePortions(named);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{say(title, { count: list.length })}</h2>
      {list.length === 0 && <p className={styles.aside}>{say('own.none')}</p>}
      <ul className={styles.list} aria-labelledby={id}>
        {named.slice(0, shown).map(({ passcode, name, reason }) => (
          <li key={passcode} className={styles.entry}>
            <span className={styles.words}>
              <Link to={`/cards/${passcode}`}>{name}</Link>
              {reason && <StoppedAt reason={reason} />}
            </span>
            <button
              type="button"
              className="button"
              aria-label={say('own.forget', { name })}
              onClick={() => forget(passcode)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {list.length > shown && (
        <button ref={end} type="button" className="button" onClick={more}>
          {sayOfPage('cards.more', { count: list.length - shown })}
        </button>
      )}
    </section>
  );
};
