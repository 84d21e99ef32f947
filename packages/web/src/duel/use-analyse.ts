import { opponentOf } from '@spellspeed/engine';
import { useNavigate } from 'react-router';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { useDeckName } from './setup/use-deck-name.ts';

/** Opens the duel on the table as a board on which one goes back and tries otherwise; the duel itself stays as it is. */
export const useAnalyse = (): (() => void) => {
  const say = useSay();
  const go = useNavigate();
  const deckName = useDeckName();
  const picture = useDuel((duel) => duel.picture);
  const analyse = async (): Promise<void> => {
    if (picture === null) return;
    const { saved, names, you } = picture;
    const theirs = deckName(names[opponentOf(you)]);
    const title = say('duel.open.names', { yours: deckName(names[you]), theirs });
    await go(await (await import('../analysis/begin.ts')).analysisOf(saved, title));
  };
  return () => void analyse();
};
