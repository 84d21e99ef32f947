import { opponentOf, type Player, type View } from '@spellspeed/engine';
import { useMemo } from 'react';
import { Board } from '../duel/board/board.tsx';
import { Chain } from '../duel/board/chain.tsx';
import { rowsOf } from '../duel/board/layout.ts';
import { Moving } from '../duel/board/moving.tsx';
import { PhaseBar } from '../duel/board/phase-bar.tsx';
import { PileDialog } from '../duel/board/pile-dialog.tsx';
import { PlayerBar } from '../duel/board/player-bar.tsx';
import styles from '../duel/duel-table.module.css';
import { ReadingSheet } from '../duel/panel/reading-sheet.tsx';
import { ChoiceMenu } from '../duel/question/choice-menu.tsx';
import { Prompt } from '../duel/question/prompt.tsx';
import { TableProvider } from '../duel/table-context.ts';
import { useTableControlFor } from '../duel/use-table-control.ts';
import type { Question } from '../host/types.ts';
import { useSay } from '../i18n/say.ts';
import { WhatHappened } from '../watching/told.tsx';
import { WatchedCard } from '../watching/watched-card.tsx';
import { MatchState } from './match-state.tsx';
import { MatchTools } from './match-tools.tsx';
import room from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SideDecking } from './side-decking.tsx';
import { useAutoPass } from './use-auto-pass.ts';
import { type SeenTable, useOnline } from './use-online.ts';

const FULL_LIFE = 8000;
interface MatchTableProps {
  readonly table: SeenTable;
  /** Null between two Duels. */
  readonly view: View | null;
}
/** A Match against a person. */
export const MatchTable = ({ table, view }: MatchTableProps) =>
  view === null ? <BetweenDuels table={table} /> : <DuelOfMatch table={table} view={view} />;

const BetweenDuels = ({ table }: { readonly table: SeenTable }) => (
  <div className={room.room}>
    <MatchState table={table} />
    {table.course.view && table.seat !== null && <SideDecking table={table} view={table.course.view} />}
    <MatchTools table={table} />
  </div>
);

/** The question as the table knows it; no texts are printed for it. */
const useQuestion = ({ course: { question } }: SeenTable): Question | null => {
  const decision = question?.about === 'duel' ? question.decision : null;
  return useMemo(
    () =>
      decision && {
        decision,
        notes: decision.choices.map(() => ({ passcode: null, mark: null, text: '' })),
        why: null,
      },
    [decision],
  );
};

const DuelOfMatch = ({ table, view }: { readonly table: SeenTable; readonly view: View }) => {
  const say = useSay();
  const { answer, busy, news } = useOnline();
  const isPassing = useAutoPass(table, answer);
  const { seat, players } = table;
  const names = useMemo(() => [players[0].name, players[1]?.name ?? ''] as const, [players]);
  const question = useQuestion(table);
  const voice = useMemo(() => ({ you: seat, names }), [seat, names]);
  const control = useTableControlFor(view, isPassing ? null : question, voice, {
    send: answer,
    busy,
    news,
    canPassTurn: false,
  });
  const occurrences = useMemo(() => news.flatMap((step) => step.occurrences), [news]);
  const nameOf = (player: Player): string => names[player];
  const card = <WatchedCard card={control.use.selected} view={view} />;
  return (
    <TableProvider value={control.use}>
      <Moving>
        <div
          className={styles.table}
          style={{ '--rows': rowsOf(view).length }}
          data-entry={table.course.entry}
        >
          <aside className={styles.panel} aria-label={say('duel.panel')}>
            {card}
          </aside>
          <div className={styles.middle}>
            <div className={styles.field}>
              <PlayerBar
                view={view}
                side="opponent"
                deck={nameOf(opponentOf(view.player))}
                full={FULL_LIFE}
                news={occurrences}
              />
              <div className={styles.board}>
                <Board />
              </div>
              <PlayerBar
                view={view}
                side="you"
                deck={nameOf(view.player)}
                full={FULL_LIFE}
                news={occurrences}
              />
              <PhaseBar control={control} />
            </div>
          </div>
          <div className={styles.side}>
            <MatchState table={table} />
            <RefusalNote />
            <div className={styles.prompt}>
              {question !== null && !isPassing ? <Prompt control={control} /> : <Waiting table={table} />}
            </div>
            <WhatHappened occurrences={occurrences} voice={voice} />
            <Chain view={view} />
            <MatchTools table={table} />
          </div>
          <ChoiceMenu control={control} />
          <PileDialog control={control}>{card}</PileDialog>
          {control.reading.isSheet && <ReadingSheet close={control.reading.close}>{card}</ReadingSheet>}
        </div>
      </Moving>
    </TableProvider>
  );
};

const Waiting = ({ table: { seat, players, course } }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const asked = course.asked.findIndex((is) => is);
  const name = players[asked === 1 ? 1 : 0]?.name ?? '';
  return <p>{seat === null ? say('online.watching') : say('online.their-turn', { name })}</p>;
};
