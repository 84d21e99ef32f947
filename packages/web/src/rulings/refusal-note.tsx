import { Link } from 'react-router';
import { useSay } from '../i18n/say.ts';
import styles from './rulings.module.css';
import type { ToldRefusal } from './types.ts';

/** What cannot be done, and the clause that forbids it. */
export const RefusalNote = ({ refused }: { readonly refused: ToldRefusal }) => {
  const say = useSay();
  const { player, command, rule, statement, cards } = refused;
  return (
    <section className={styles.refused}>
      <strong>{say('rulings.refused', { player, command })}</strong>
      <p>{statement}</p>
      {cards.length > 0 && <p>{say('rulings.because', { cards: cards.join(', ') })}</p>}
      <Link to={`/rulings?clause=${rule}`}>{rule}</Link>
    </section>
  );
};
