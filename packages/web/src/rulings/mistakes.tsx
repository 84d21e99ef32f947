import type { Mistake } from '@spellspeed/rulings';
import { useSay } from '../i18n/say.ts';
import styles from './rulings.module.css';

/** What is wrong with the text of a scenario: what and where. */
export const Mistakes = ({ mistakes }: { readonly mistakes: readonly Mistake[] }) => {
  const say = useSay();
  return (
    <div role="alert">
      <ul className={styles.mistakes}>
        {mistakes.map(({ line, column, found, expected, nearest }) => (
          <li key={`${line}:${column}:${found}`}>
            {say('rulings.mistake', { line, column, found, expected })}
            {nearest !== null && ` ${say('rulings.mistake.nearest', { nearest })}`}
          </li>
        ))}
      </ul>
    </div>
  );
};
