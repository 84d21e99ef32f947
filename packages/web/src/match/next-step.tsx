import { Button } from 'react-aria-components';
import type { MatchPicture, Picture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { InMatchWords } from './in-match-words.tsx';
import styles from './match.module.css';
import { useMatchSay } from './words.ts';

interface NextStepProps {
  readonly picture: Picture;
  readonly match: MatchPicture;
  /** To the exchange of cards. */
  readonly exchange: () => void;
}
/** A Duel of the Match is over: on to the Side Decks, or the end of the Match. */
export default function NextStep(props: NextStepProps) {
  return (
    <InMatchWords>
      {props.match.outcome === null ? <ToNext {...props} /> : <MatchOver {...props} />}
    </InMatchWords>
  );
}

const ToNext = ({ match, exchange }: NextStepProps) => {
  const say = useMatchSay();
  return (
    <div className={styles.between}>
      <p>{say(`match.first.${match.first}`)}</p>
      <Button className="button primary" onPress={exchange}>
        {say('match.exchange.open')}
      </Button>
    </div>
  );
};
const MatchOver = ({ match, picture }: NextStepProps) => {
  const say = useMatchSay();
  const rematch = useDuel((duel) => duel.rematch);
  const { you } = picture;
  return (
    <div className={styles.between}>
      <p role="status">
        <strong>{say(`match.over.${match.outcome ?? 'draw'}`)}</strong>
      </p>
      <ul className={styles.results} aria-label={say('match.results')}>
        {match.results.map(({ winner }, index) => {
          const outcome = winner === null ? 'draw' : winner === you ? 'won' : 'lost';
          // biome-ignore lint/suspicious/noArrayIndexKey: the Duels come one after another
          return <li key={index}>{say(`match.result.${outcome}`, { number: index + 1 })}</li>;
        })}
      </ul>
      <Button className="button primary" onPress={() => void rematch()}>
        {say('match.over.again')}
      </Button>
    </div>
  );
};
