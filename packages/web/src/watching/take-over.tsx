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
  /** What it is called where it is analysed or changed. */
  readonly title: string;
  /** What is done right here is not offered. */
  readonly without?: 'analysis' | 'field';
}
/**
 * Turns the field that is shown into a duel against the bot, for either side, into a board on which one tries otherwise, or into a field to be changed. A duel that goes on
 * is kept until then.
 */
export const TakeOver = ({ names, you = null, side, make, title, without }: TakeOverProps) => {
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
  const goOn = async (to: (saved: SavedDuel) => Promise<string | null>): Promise<void> => {
    const saved = await make(side);
    const address = saved && (await to(saved));
    if (address === null) setFailed(true);
    else await go(address);
  };
  const analyse = async (saved: SavedDuel) => (await import('../analysis/begin.ts')).analysisOf(saved, title);
  const change = async (saved: SavedDuel) => (await import('../analysis/begin.ts')).fieldOfDuel(saved, title);
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
      {without !== 'analysis' && (
        <Button className="button" onPress={() => void goOn(analyse)}>
          {say('watching.analyse')}
        </Button>
      )}
      {without !== 'field' && (
        <Button className="button" onPress={() => void goOn(change)}>
          {say('watching.change-field')}
        </Button>
      )}
      {hasFailed && <p role="alert">{say('watching.take-over.failed')}</p>}
    </div>
  );
};
