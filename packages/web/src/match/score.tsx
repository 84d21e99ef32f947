import type { MatchPicture } from '../host/types.ts';
import { InMatchWords } from './in-match-words.tsx';
import styles from './match.module.css';
import { useMatchSay } from './words.ts';

interface ScoreProps {
  readonly match: MatchPicture;
}
/** What the Match stands at, beside its Duel. */
export default function Score(props: ScoreProps) {
  return (
    <InMatchWords>
      <ScoreLine {...props} />
    </InMatchWords>
  );
}
export const ScoreLine = ({ match }: ScoreProps) => {
  const say = useMatchSay();
  const { score, duelNumber, kind, stage } = match;
  const [yours, theirs] = score;
  return (
    <p className={styles.score} data-score={score.join('-')}>
      <strong>{say('match.score', { yours, theirs })}</strong>
      {duelNumber !== null && stage === 'duel' && (
        <span>{kind === 'extra' ? say('match.extra') : say('match.number', { number: duelNumber })}</span>
      )}
    </p>
  );
};
