import { Button } from 'react-aria-components';
import type { Picture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { sentence } from '../telling/teller.ts';
import styles from './result-note.module.css';
import { useSaveReplay } from './use-save-replay.ts';

interface ResultNoteProps {
  readonly result: NonNullable<Picture['result']>;
  readonly you: Picture['you'];
}
/** How the duel ended, and what comes next. */
export const ResultNote = ({ result: { winner, reason }, you }: ResultNoteProps) => {
  const say = useSay();
  const leave = useDuel((duel) => duel.leave);
  const saveReplay = useSaveReplay();
  const outcome = winner === null ? 'draw' : winner === you ? 'won' : 'lost';
  return (
    <section className={styles.result} data-outcome={outcome} aria-labelledby="result">
      <h2 id="result">{say(`duel.result.${outcome}`)}</h2>
      <p>{sentence(say(`telling.reason.${reason}`))}</p>
      <div className="row">
        <Button className="button primary" onPress={() => void leave()}>
          {say('duel.another')}
        </Button>
        <Button className="button" onPress={saveReplay}>
          {say('duel.save-replay')}
        </Button>
      </div>
    </section>
  );
};
