/** The store of this room: the connection, the tables that wait, and the table at which somebody sits. */

import type { MatchDeck } from '@spellspeed/match';
import type { Course, Seat, ServerMessage, TableRefusal, TableSettings } from '@spellspeed/server/protocol';
import { create } from 'zustand';
import type { Step } from '../host/types.ts';
import { type Reply, type Request, ServerLine } from './line.ts';
import { isKnown, useSession } from './session.ts';

export type Connected = 'connecting' | 'there' | 'lost';
type TableMessage = Extract<ServerMessage, { readonly type: 'table' }>;
export interface SeenTable {
  readonly id: string;
  readonly seat: Seat | null;
  readonly settings: TableSettings;
  readonly players: TableMessage['players'];
  readonly course: Course;
  /** When it came, by the clock of this browser that only goes forward. */
  readonly at: number;
}
export interface WaitingTable {
  readonly table: string;
  readonly by: string;
  readonly settings: TableSettings;
}
interface Said {
  readonly name: string;
  readonly text: string;
}
/** Who would like to play again, and where it is played. */
interface Again {
  readonly by: readonly Seat[];
  readonly next: string | null;
}
interface OnlineState {
  readonly again: Again | null;
  readonly connected: Connected;
  readonly waiting: readonly WaitingTable[];
  readonly table: SeenTable | null;
  /** What has happened since the last answer of one's own. */
  readonly news: readonly Step[];
  readonly said: readonly Said[];
  readonly refusal: TableRefusal | null;
  /** Is an answer on its way? */
  readonly busy: boolean;
}
interface OnlineStore extends OnlineState {
  readonly connect: () => () => void;
  readonly look: () => Promise<void>;
  /** Gives the new table. */
  readonly open: (settings: TableSettings, deck: MatchDeck) => Promise<string | null>;
  readonly enter: (table: string) => Promise<void>;
  readonly leave: () => void;
  /** Asks for something at the table; what is refused is shown. */
  readonly ask: (request: Request) => Promise<boolean>;
  /** The same, with what the server answers; null where the connection was lost. */
  readonly request: (request: Request) => Promise<Reply | null>;
  readonly answer: (choices: readonly number[]) => Promise<void>;
}
const BEGINNING: OnlineState = {
  again: null,
  connected: 'connecting',
  waiting: [],
  table: null,
  news: [],
  said: [],
  refusal: null,
  busy: false,
};
const MOST_SAID = 50;
export const copyOf = ({ main, extra, side }: MatchDeck) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});

/** Events as the page tells them. */
const stepOf = (news: Extract<ServerMessage, { readonly type: 'news' }>): Step => ({
  answers: news.course.entry,
  by: null,
  occurrences: news.events.flatMap((event) =>
    event.what === 'in-duel' ? [{ event: event.event, spots: {}, mark: null }] : [],
  ),
  view: news.course.view?.duel ?? null,
});

let line: ServerLine | null = null;
/** The table whose address the page has. */
let wanted: string | null = null;

type Put = (changes: Partial<OnlineState>) => void;
/** What the server says by itself. */
const takeWith =
  (set: Put, state: () => OnlineState, enter: (id: string) => Promise<void>) =>
  (message: ServerMessage): void => {
    const { table, news, said } = state();
    const at = performance.now();
    if (message.type === 'moved' && message.table === wanted) void enter(message.table);
    else if (message.type === 'table' && message.table === wanted) {
      const { table: id, seat, settings, players, course } = message;
      set({ table: { id, seat, settings, players, course, at } });
    } else if (message.type === 'news' && message.table === table?.id) {
      // Something in between has not come: the server says what.
      if (message.after > table.course.entry) void enter(table.id);
      else {
        const step = stepOf(message);
        set({
          table: { ...table, course: message.course, at },
          news: step.occurrences.length > 0 ? [...news, step] : news,
        });
      }
    } else if (message.type === 'rematch' && message.table === table?.id)
      set({ again: { by: [...(state().again?.by ?? []), message.by], next: message.next } });
    else if (message.type === 'said')
      set({ said: [...said, { name: message.by.name, text: message.text }].slice(-MOST_SAID) });
    else if (message.type === 'refused') set({ refusal: message.refusal });
  };

/** Answers the open question; news are what comes of it. */
const answerWith =
  (
    set: Put,
    state: () => OnlineState,
    request: (asked: Request) => Promise<Reply | null>,
    enter: (id: string) => Promise<void>,
  ) =>
  async (choices: readonly number[]): Promise<void> => {
    const { table, busy } = state();
    const question = table?.course.question ?? null;
    if (table === null || question === null || busy) return;
    set({ busy: true, news: [] });
    const reply = await request({
      type: 'answer',
      table: table.id,
      question: question.number,
      choices: [...choices],
    });
    set({ busy: false });
    // Whether it was done is seen by coming again.
    if (reply?.type === 'refused') void enter(table.id);
  };

export const useOnline = create<OnlineStore>()((set, state) => {
  const take = takeWith(set, state, (id) => enter(id));
  const request = async (asked: Request): Promise<Reply | null> => {
    const reply = (await line?.ask(asked)) ?? null;
    set({ refusal: reply?.type === 'refused' ? reply.refusal : null });
    return reply;
  };
  const enter = async (id: string): Promise<void> => {
    wanted = id;
    const { table } = state();
    if (table?.id !== id) set({ table: null, news: [], said: [], again: null });
    const reply = await request({
      type: 'enter',
      table: id,
      last: table?.id === id ? table.course.entry : -1,
    });
    // Between two nodes it takes a moment.
    if (reply?.type === 'refused' && reply.refusal.reason === 'unavailable' && wanted === id)
      window.setTimeout(() => void enter(id), 400);
  };
  const there = (): void => {
    set({ connected: 'there', busy: false });
    if (wanted !== null) void enter(wanted);
    else void state().look();
  };
  const lost = (): void => {
    set({ connected: 'lost', busy: false });
    const { guest, put } = useSession.getState();
    if (guest)
      void isKnown(guest).then(
        (is) => is || put({ guest: null }),
        () => undefined,
      );
  };
  return {
    ...BEGINNING,
    connect: () => {
      const { guest } = useSession.getState();
      if (guest === null) return () => undefined;
      const own = new ServerLine(guest.token, { told: take, there, lost });
      line = own;
      return () => {
        own.close();
        if (line === own) line = null;
        wanted = null;
        set(BEGINNING);
      };
    },
    look: async () => {
      const reply = await request({ type: 'tables' });
      if (reply?.type === 'tables') set({ waiting: reply.tables });
    },
    open: async (settings, deck) => {
      const reply = await request({ type: 'open', settings, deck: copyOf(deck) });
      return reply?.type === 'done' ? (reply.table ?? null) : null;
    },
    enter,
    leave: () => {
      if (wanted !== null) void line?.ask({ type: 'leave', table: wanted });
      wanted = null;
      set({ table: null, news: [], said: [], refusal: null, again: null });
    },
    request,
    ask: async (asked) => (await request(asked))?.type === 'done',
    answer: answerWith(set, state, request, enter),
  };
});
