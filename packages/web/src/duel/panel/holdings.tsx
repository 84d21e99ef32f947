import type { SeenCard } from '@spellspeed/engine';
import { useSay } from '../../i18n/say.ts';
import { counterNamed } from '../../words/counter-name.ts';
import { useLabels } from '../board/label.ts';
import styles from './card-panel.module.css';

/** What lies on or under a card: Xyz Materials by name, counters. */
export const Holdings = ({ card: { materials, counters } }: { readonly card: SeenCard }) => {
  const say = useSay();
  const labels = useLabels();
  const held = Object.entries(counters).filter(([, count]) => count > 0);
  return (
    <>
      {materials.length > 0 && (
        <section className={styles.part}>
          <h3>{say('duel.panel.materials')}</h3>
          <ul>
            {materials.map((material) => (
              <li key={material.handle}>{labels.name(material)}</li>
            ))}
          </ul>
        </section>
      )}
      {held.length > 0 && (
        <ul className={styles.part}>
          {held.map(([counter, count]) => (
            <li key={counter}>
              {say('duel.label.counters', { counter: counterNamed(say, counter), count })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
