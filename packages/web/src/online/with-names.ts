import { useMemo } from 'react';
import { useSay } from '../i18n/say.ts';
import { useOnlineSay } from './online-words.ts';
import type { SeenTable } from './use-online.ts';

/** The table with its players as they are called in the language of the page: a bot by its strength. */
export const useWithNames = (table: SeenTable | null): SeenTable | null => {
  const sayOnline = useOnlineSay();
  const say = useSay();
  return useMemo(() => {
    if (table === null) return null;
    type Seated = SeenTable['players'][0];
    const named = (player: Seated): Seated =>
      player.bot === undefined
        ? player
        : {
            ...player,
            name: sayOnline('online.bot.name', { strength: say(`duel.setup.bot.${player.bot}`) }),
          };
    const [one, other] = table.players;
    return { ...table, players: [named(one), other && named(other)] };
  }, [table, sayOnline, say]);
};
