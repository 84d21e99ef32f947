import type { Player } from '@spellspeed/engine';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useNavigate } from 'react-router';
import type { SavedDuel } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';

interface TakeOverProps {
  readonly names: readonly [string, string];
  /** The player as whom it is watched; null: both have their names. */
  readonly you?: Player | null;
  /** Whose side is offered first. */
  readonly side: Player;
  readonly make: (you: Player) => Promise<SavedDuel | null>;
}
/** Turns the field that is shown into a duel against the bot, for either side. A duel that goes on is kept until then. */
export const TakeOver = ({ names, you = null, side, make }: TakeOverProps) => {
  const say = useSay();
  const go = useNavigate();
  const resume = useDuel((duel) => duel.resume);
  const [hasFailed, setFailed] = useState(false);
  const takeOver = async (taken: Player): Promise<void> => {
    const saved = await make(taken);
    const trouble = saved === null ? 'nothing' : await resume(saved);
    if (trouble === null) await go('/');
    else setFailed(true);
  };
  const sides: readonly Player[] = side === 0 ? [0, 1] : [1, 0];
  return (
    <div className="row">
      {sides.map((taken) => (
        <Button key={taken} className="button" onPress={() => void takeOver(taken)}>
          {say('watching.take-over', {
            who: you === null ? 'other' : you === taken ? 'you' : 'opponent',
            name: names[taken],
          })}
        </Button>
      ))}
      {hasFailed && <p role="alert">{say('watching.take-over.failed')}</p>}
    </div>
  );
};
