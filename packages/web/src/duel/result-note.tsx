import { lazy, Suspense } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import type { Picture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { sentence } from '../telling/teller.ts';
import styles from './result-note.module.css';
import { choiceOf, useChoice } from './setup/use-choice.ts';

/** Loaded with the first Match. */
const NextStep = lazy(() => import('../match/next-step.tsx'));

interface ResultNoteProps {
  readonly picture: Picture;
  readonly result: NonNullable<Picture['result']>;
  /** Where the Match goes on: to the Side Decks. */
  readonly exchange: () => void;
}
/** How the duel ended, and what comes next. */
export const ResultNote = ({ picture, result: { winner, reason }, exchange }: ResultNoteProps) => {
  const say = useSay();
  const { leave, rematch } = useDuel();
  const choose = useChoice((choice) => choice.choose);
  const { you, saved, match } = picture;
  const outcome = winner === null ? 'draw' : winner === you ? 'won' : 'lost';
  const again = (): void => {
    choose(choiceOf(saved));
    void leave();
  };
  return (
    <section className={styles.result} data-outcome={outcome} aria-labelledby="result">
      <h2 id="result">{say(`duel.result.${outcome}`)}</h2>
      <p>{sentence(say(`telling.reason.${reason}`))}</p>
      {match && (
        <Suspense>
          <NextStep picture={picture} match={match} exchange={exchange} />
        </Suspense>
      )}
      <div className="row">
        {match === null && (
          <Button className="button primary" onPress={() => void rematch()}>
            {say('duel.rematch')}
          </Button>
        )}
        {saved.head.field === undefined && match?.stage !== 'side-decking' && (
          <Button className="button" onPress={again}>
            {say('duel.again')}
          </Button>
        )}
        <Button className="button" onPress={() => void leave()}>
          {say('duel.another')}
        </Button>
      </div>
      <p>
        {say('duel.result.kept')} <Link to="/replays">{say('duel.result.to-replays')}</Link>
      </p>
    </section>
  );
};
