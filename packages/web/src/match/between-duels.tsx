import { Button } from 'react-aria-components';
import { TroubleNote } from '../duel/trouble-note.tsx';
import type { MatchPicture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { ExchangeCards } from './exchange-cards.tsx';
import { InMatchWords } from './in-match-words.tsx';
import styles from './match.module.css';
import { ScoreLine } from './score.tsx';
import { useMatchSay } from './words.ts';

interface BetweenDuelsProps {
  readonly match: MatchPicture;
  /** Back to the field of the Duel that is over. */
  readonly back: () => void;
}
/** Between two Duels of a Match against the bot. */
export default function BetweenDuels(props: BetweenDuelsProps) {
  return (
    <InMatchWords>
      <Room {...props} />
    </InMatchWords>
  );
}

const Room = ({ match, back }: BetweenDuelsProps) => {
  const say = useMatchSay();
  const { exchange, trouble, dismissTrouble } = useDuel();
  return (
    <div className={styles.room}>
      <ScoreLine match={match} />
      <p>
        {match.duelNumber !== null && `${say('match.next', { number: match.duelNumber })}. `}
        {say(`match.first.${match.first}`)}
      </p>
      {trouble && <TroubleNote trouble={trouble} dismiss={dismissTrouble} />}
      <ExchangeCards deck={match.deck} handIn={(deck) => void exchange(deck)} />
      <Button className="button" onPress={back}>
        {say('match.back')}
      </Button>
    </div>
  );
};
