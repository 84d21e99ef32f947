/** The duel on the page: the latest picture, all that was told, and what can be done. */

import type { Passcode, Stay } from '@spellspeed/engine';
import type { RuleId } from '@spellspeed/rulebook';
import { del, get, set } from 'idb-keyval';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from '../i18n/languages.ts';
import type { Host } from './host.ts';
import { Line } from './line.ts';
import {
  type CardReport,
  type CardText,
  type ClauseText,
  DEFAULT_SETTINGS,
  type HostSettings,
  type Picture,
  type Reply,
  type SavedDuel,
  type Setup,
  type Step,
  type Trouble,
} from './types.ts';
import { connectWorker } from './worker-connection.ts';

const KEPT = 'spellspeed.duel';
const NO_REPORT: CardReport = { possible: [], changes: [] };

interface DuelState {
  /** Null before the first duel. */
  readonly picture: Picture | null;
  /** All that happened, from the beginning: what the log tells. */
  readonly log: readonly Step[];
  /** What the last answer led to: what is shown moving. Empty after a reload or an undo. */
  readonly news: readonly Step[];
  /** Is the host at work? */
  readonly busy: boolean;
  /** Has it been looked whether there is a duel to resume? */
  readonly looked: boolean;
  readonly trouble: Trouble | null;
  /** The duel cannot be kept in this browser: a reload would lose it. */
  readonly unsaved: boolean;
  readonly settings: HostSettings;
}
interface DuelStore extends DuelState {
  readonly start: (setup: Setup) => Promise<Trouble | null>;
  readonly resume: (saved: SavedDuel) => Promise<Trouble | null>;
  /** Goes on with the duel that was going on when the page was left; call it once when a duel is first shown. */
  readonly resumeKept: () => Promise<void>;
  /** Leaves the duel for good: nothing of it is kept. */
  readonly leave: () => Promise<void>;
  readonly answer: (picked: readonly number[]) => Promise<Trouble | null>;
  readonly passTurn: () => Promise<Trouble | null>;
  readonly surrender: () => Promise<Trouble | null>;
  readonly undo: () => Promise<Trouble | null>;
  readonly change: (settings: Partial<HostSettings>) => Promise<Trouble | null>;
  readonly speak: (language: Language) => Promise<Trouble | null>;
  readonly report: (handle: Stay) => Promise<CardReport>;
  readonly text: (passcode: Passcode, gained?: readonly string[]) => Promise<CardText | null>;
  readonly clause: (rule: RuleId) => Promise<ClauseText | null>;
  /** The duel as a replay that the terminal verifies too. */
  readonly replay: () => Promise<string | null>;
  readonly dismissTrouble: () => void;
}

const line = new Line(connectWorker);

export const useDuel = create<DuelStore>()(
  persist(
    (put, state) => {
      let language: Language = 'en';
      const greet = (): void =>
        line.greet([(host) => host.speak(language), (host) => host.change(state().settings)]);
      /** What the reply shows, and keeps. One thing is asked at a time. */
      const take = ({ picture, trouble }: Reply): Trouble | null => {
        const log =
          picture === null ? state().log : picture.fresh ? picture.steps : [...state().log, ...picture.steps];
        const news = picture === null || picture.fresh ? [] : picture.steps;
        put({ picture: picture ?? state().picture, log, news, trouble, busy: false });
        if (picture)
          void set(KEPT, picture.saved).then(
            () => put({ unsaved: false }),
            () => put({ unsaved: true }),
          );
        return trouble;
      };
      let last: Promise<unknown> = Promise.resolve();
      const ask = (act: (host: Host) => Promise<Reply>): Promise<Trouble | null> => {
        const next = last.then(async () => {
          put({ busy: true });
          greet();
          return take(await line.change(act));
        });
        last = next.catch(() => undefined);
        return next;
      };
      return {
        picture: null,
        log: [],
        news: [],
        busy: false,
        looked: false,
        trouble: null,
        unsaved: false,
        settings: DEFAULT_SETTINGS,
        start: (setup) => ask((host) => host.start(setup)),
        resume: (saved) => ask((host) => host.resume(saved)),
        resumeKept: async () => {
          if (state().looked) return;
          const kept = await get<SavedDuel>(KEPT).catch(() => undefined);
          if (kept && !state().picture) await ask((host) => host.resume(kept));
          put({ looked: true });
        },
        leave: async () => {
          await ask((host) => host.leave());
          put({ picture: null, log: [], news: [] });
          await del(KEPT).catch(() => undefined);
        },
        answer: (picked) => ask((host) => host.answer(picked)),
        passTurn: () => ask((host) => host.passTurn()),
        surrender: () => ask((host) => host.surrender()),
        undo: () => ask((host) => host.undo()),
        change: (settings) => {
          put({ settings: { ...state().settings, ...settings } });
          return ask((host) => host.change(settings));
        },
        speak: (spoken) => {
          language = spoken;
          return ask((host) => host.speak(spoken));
        },
        report: (handle) => line.look((host) => host.report(handle), NO_REPORT),
        text: (passcode, gained = []) => line.look((host) => host.text(passcode, gained), null),
        clause: (rule) => line.look((host) => host.clause(rule), null),
        replay: () => line.look((host) => host.replay(), null),
        dismissTrouble: () => put({ trouble: null }),
      };
    },
    {
      name: 'spellspeed.asking',
      partialize: ({ settings }) => ({ settings: { ...settings, hold: false } }),
    },
  ),
);
