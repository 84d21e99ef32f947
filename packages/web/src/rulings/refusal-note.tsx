import { Link } from 'react-router';
import { useSay } from '../i18n/say.ts';
import styles from './rulings.module.css';
import { addressOf } from './search.ts';
import { tellCommand } from './told/commands.ts';
import { cardsNamed } from './told/names.ts';
import type { ToldRefusal } from './types.ts';
import { useStepTeller } from './use-step-teller.ts';

/** What cannot be done, and the clause that forbids it. */
export const RefusalNote = ({ refused }: { readonly refused: ToldRefusal }) => {
  const say = useSay();
  const teller = useStepTeller();
  const { player, command, told, rule, statement, cards } = refused;
  return (
    <section className={styles.refused}>
      <strong>
        {say('rulings.refused', { player, command: told === null ? command : tellCommand(told, teller) })}
      </strong>
      <p>{statement}</p>
      {cards.length > 0 && <p>{say('rulings.because', { cards: cardsNamed(teller, cards) })}</p>}
      <Link to={`/rulings?${addressOf({ clause: rule })}`}>{rule}</Link>
    </section>
  );
};
