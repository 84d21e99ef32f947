import type { MatchDeck } from '@spellspeed/match';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { useChoice } from '../duel/setup/use-choice.ts';
import { deckOf } from './deck-of.ts';
import { useOnlineSay } from './online-words.ts';
import { copyOf, useOnline } from './use-online.ts';

const AGAIN_AFTER = 2500;

/** Looks for an opponent of like strength. Whoever looks says so again and again, and goes to the table when somebody is there. */
export const QuickMatch = ({ bestOf, rated }: { readonly bestOf: 1 | 3; readonly rated: boolean }) => {
  const say = useOnlineSay();
  const chosen = useChoice(({ yours }) => yours);
  const deck = useMemo(() => deckOf(chosen), [chosen]);
  const connected = useOnline((online) => online.connected);
  const [isLooking, setLooking] = useState(false);
  const stop = useCallback(() => setLooking(false), []);
  useLooking(isLooking, { bestOf, rated }, deck, stop);
  return isLooking ? (
    <div role="status">
      <p>{say('online.quick.waiting')}</p>
      <Button className="button" onPress={stop}>
        {say('online.quick.stop')}
      </Button>
    </div>
  ) : (
    <Button
      className="button"
      isDisabled={deck === null || connected !== 'there'}
      onPress={() => setLooking(true)}
    >
      {say('online.quick.look')}
    </Button>
  );
};

const useLooking = (
  isLooking: boolean,
  { bestOf, rated }: { readonly bestOf: 1 | 3; readonly rated: boolean },
  deck: MatchDeck | null,
  stop: () => void,
): void => {
  const go = useNavigate();
  const request = useOnline((online) => online.request);
  useEffect(() => {
    if (!isLooking || deck === null) return;
    let own: string | null = null;
    let isOver = false;
    const look = async (): Promise<void> => {
      const reply = await request({ type: 'quick', bestOf, rated, deck: copyOf(deck) });
      if (reply?.type === 'refused') stop();
      if (reply?.type !== 'done' || reply.table === undefined) return;
      own = reply.waits ? reply.table : null;
      if (isOver) takeAway();
      else if (!reply.waits) await go(`/online/${reply.table}`);
    };
    const takeAway = (): void => {
      if (own !== null) void request({ type: 'close', table: own });
    };
    void look();
    const looking = setInterval(() => void look(), AGAIN_AFTER);
    return () => {
      isOver = true;
      clearInterval(looking);
      takeAway();
    };
  }, [isLooking, bestOf, rated, deck, go, request, stop]);
};
