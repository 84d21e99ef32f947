/** The replay of a Match that was played at a table: a file that `spellspeed replay` tells. */
import type { CardPool } from '@spellspeed/engine';
import { beginMatch, type MatchReplayHead, makeMatchReplay, writeMatchReplay } from '@spellspeed/formats';
import type { MatchDeed } from '@spellspeed/match';
import { strengthOf } from '../protocol/bots.ts';
import type { Entry, Opening, TablePlayer } from '../table/entry.ts';
import { Table } from '../table/table.ts';

/** What was done in the Match, without what was taken back. */
const deedsIn = (opening: Opening, log: readonly Entry[], pool: CardPool): readonly MatchDeed[] => {
  const table = new Table(opening, pool);
  const isGoneBack = log.some(({ act }) => act.do === 'answer-undo' && act.agrees);
  let deeds: readonly { readonly deed: MatchDeed; readonly before: string }[] = [];
  for (const entry of log) {
    const before = isGoneBack ? table.matchHash() : '';
    const deed = deedOf(entry, table);
    table.follow(entry);
    if (deed !== null) deeds = [...deeds, { deed, before }];
    if (entry.act.do === 'answer-undo' && entry.act.agrees)
      deeds = deeds.slice(
        0,
        deeds.findLastIndex((each) => each.before === table.matchHash()),
      );
  }
  return deeds.map(({ deed }) => deed);
};
const deedOf = ({ act, by }: Entry, table: Table): MatchDeed | null => {
  if (act.do === 'time-out') {
    const { player } = act;
    const view = table.course(player, 0).view;
    return view?.stage === 'side-decking' && view.yours.deck
      ? { do: 'exchange', player, deck: view.yours.deck }
      : { do: 'game-loss', player };
  }
  if (by === null) return null;
  if (act.do === 'answer') return { do: 'answer', player: by, answer: act.choices };
  if (act.do === 'exchange') return { do: 'exchange', player: by, deck: act.deck };
  if (act.do === 'surrender') return { do: 'surrender', player: by };
  return act.do === 'claim' ? { do: 'match-loss', player: by === 0 ? 1 : 0 } : null;
};

/** Null where the Match is not over, or was played by other rules than these. */
export const replayOf = (opening: Opening, log: readonly Entry[], pool: CardPool): string | null => {
  const table = Table.replay(opening, log, pool);
  const [host, guest] = table.players;
  if (table.stage !== 'over' || guest === null) return null;
  const { seed, settings } = opening;
  const shown = ({ account, name, deck }: TablePlayer) => ({
    name,
    by: strengthOf(account) ?? 'person',
    ...deck,
  });
  const head: MatchReplayHead = {
    seed,
    format: settings.format,
    bestOf: settings.bestOf,
    players: [shown(host), shown(guest)],
    askEveryWindow: true,
  };
  const deeds = deedsIn(opening, log, pool);
  const match = beginMatch(head, pool);
  for (const deed of deeds) match.do(deed);
  return writeMatchReplay(makeMatchReplay(head, { deeds, checkpoints: [] }, match));
};
