import type { View } from '@spellspeed/engine';
import type { ChangeOfCard } from '../../host/types.ts';
import { useSay } from '../../i18n/say.ts';
import { tellChange } from '../../telling/reports.ts';
import { useTableTeller } from '../table-context.ts';
import styles from './card-panel.module.css';

interface ChangesProps {
  readonly changes: readonly ChangeOfCard[];
  readonly view: View;
}
/** Why the card is as it is: each effect that changes it, and what it makes of its values. */
export const Changes = ({ changes, view }: ChangesProps) => {
  const say = useSay();
  const teller = useTableTeller();
  if (changes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{say('duel.panel.changes')}</h3>
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they come in the order in which they count
          <li key={index}>
            <strong>{tellChange(change, view, teller)}</strong>
            {change.text !== '' && <span className={styles.obstacle}>{change.text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
