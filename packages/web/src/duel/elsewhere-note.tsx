import { Button } from 'react-aria-components';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import styles from './trouble-note.module.css';

/** The duel goes on in another tab; it can be taken over, as it is there now. */
export const ElsewhereNote = () => {
  const say = useSay();
  const playHere = useDuel((duel) => duel.playHere);
  return (
    <div className={styles.note} role="status">
      <p>{say('duel.elsewhere')}</p>
      <Button className="button primary" onPress={() => void playHere()}>
        {say('duel.elsewhere.take')}
      </Button>
    </div>
  );
};
