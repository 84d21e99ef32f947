/** The duel on the table: the latest picture, all that was told, and what can be done. Other duels lie beside it, kept as they are. */

import type { OfferedChoice, Passcode, Stay } from '@spellspeed/engine';
import type { MatchDeck } from '@spellspeed/match';
import type { RuleId } from '@spellspeed/rulebook';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { newId } from '../app/new-id.ts';
import { painted } from '../app/painted.ts';
import type { Language } from '../i18n/languages.ts';
import { shelve } from '../replays/shelf.ts';
import { anySeed, rematchOf } from './again.ts';
import type { Host } from './host.ts';
import { knowCardsIn, knowCardsOf } from './known-cards.ts';
import { Line } from './line.ts';
import { hold, holdOnly, isHeld } from './one-tab.ts';
import {
  currentDuel,
  forgetDuel,
  isWhollyOver,
  keepDuel,
  keptDuel,
  noteCurrent,
  type OpenDuel,
  openDuels,
} from './open-duels.ts';
import type { Ahead } from './session/ahead.ts';
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

const NO_REPORT: CardReport = { possible: [], changes: [] };

interface DuelState {
  /** Null while no duel lies on the table. */
  readonly picture: Picture | null;
  /** Under which name the duel on the table is kept. */
  readonly id: string | null;
  /** All duels that are open, the one on the table too. */
  readonly duels: readonly OpenDuel[];
  /** All that happened, from the beginning: what the log tells. */
  readonly log: readonly Step[];
  /** What the last answer led to: what is shown moving. Empty after a reload or an undo. */
  readonly news: readonly Step[];
  /** Is the host at work? */
  readonly busy: boolean;
  /** Has it been looked whether there is a duel to resume? */
  readonly looked: boolean;
  readonly trouble: Trouble | null;
  /** The duel on the table is played in another tab: here it is only looked at. */
  readonly elsewhere: boolean;
  /** The duel cannot be kept in this browser: a reload would lose it. */
  readonly unsaved: boolean;
  readonly settings: HostSettings;
}
interface DuelStore extends DuelState {
  /** Begins a duel; the one on the table stays open beside it. */
  readonly start: (setup: Setup) => Promise<Trouble | null>;
  /** Begins a duel in the middle; the one on the table stays open beside it. */
  readonly resume: (saved: SavedDuel) => Promise<Trouble | null>;
  /** The same decks once more. */
  readonly rematch: () => Promise<Trouble | null>;
  /** Goes on with one of the open duels. */
  readonly open: (id: string) => Promise<Trouble | null>;
  /** Goes on with the duel that was going on when the page was left; call it once when a duel is first shown. */
  readonly resumeKept: () => Promise<void>;
  /** Takes the duel over from another tab, as it is there. */
  readonly playHere: () => Promise<Trouble | null>;
  /** Clears the table; the duel stays open, or was kept as a replay when it ended. */
  readonly leave: () => Promise<void>;
  /** Throws an open duel away. */
  readonly forget: (id: string) => Promise<void>;
  /** A wish answers what is asked next where it is among the choices. */
  readonly answer: (picked: readonly number[], wish?: OfferedChoice) => Promise<Trouble | null>;
  /** Where these choices of the open question lead. */
  readonly ahead: (choices: readonly number[]) => Promise<readonly Ahead[]>;
  readonly passTurn: () => Promise<Trouble | null>;
  readonly surrender: () => Promise<Trouble | null>;
  readonly undo: () => Promise<Trouble | null>;
  readonly cancel: () => Promise<Trouble | null>;
  /** Between two Duels of a Match: hands in the deck for the next one, which begins. */
  readonly exchange: (deck: MatchDeck) => Promise<Trouble | null>;
  readonly change: (settings: Partial<HostSettings>) => Promise<Trouble | null>;
  readonly speak: (language: Language) => Promise<Trouble | null>;
  readonly report: (handle: Stay) => Promise<CardReport>;
  readonly unknown: (passcodes: readonly Passcode[]) => Promise<readonly Passcode[]>;
  readonly text: (passcode: Passcode, gained?: readonly string[]) => Promise<CardText | null>;
  readonly effect: (passcode: Passcode, gained: readonly string[], effect: number) => Promise<string>;
  readonly clause: (rule: RuleId) => Promise<ClauseText | null>;
  /** The duel as a replay that the terminal verifies too. */
  readonly replay: () => Promise<string | null>;
  readonly dismissTrouble: () => void;
}

const line = new Line(connectWorker);

type Put = (changes: Partial<DuelState>) => void;
type State = () => DuelState;

/** A duel that is over is kept as a replay under its own name: taken back and played on, it is kept as it ended last. */
const keepReplay = async (name: string, { names, you, view, result, match }: Picture): Promise<void> => {
  const text = await line.look((host) => host.replay(), null);
  if (text === null || result === null) return;
  const outcome = result.winner === null ? 'draw' : result.winner === you ? 'won' : 'lost';
  // Each Duel of a Match by itself.
  const id = match === null ? name : `${name}.${match.results.length}`;
  await shelve({ id, names, you, outcome, turns: view.turn }, text);
};
const keep = async (put: Put, id: string, picture: Picture): Promise<void> => {
  try {
    await keepDuel(id, picture);
    put({ unsaved: false, duels: await openDuels() });
  } catch {
    put({ unsaved: true });
  }
};
/** Another duel has come to the table, not only another picture of the same one. */
const isOther = ({ picture, trouble }: Reply, before: Picture | null): boolean =>
  picture !== null && picture.duel !== before?.duel && (trouble === null || trouble.trouble === 'differs');

/** What the reply shows, and keeps. `begins`: the name of the duel that it begins. */
const takeWith =
  (put: Put, state: State) =>
  (reply: Reply, begins: string | null): Trouble | null => {
    const { picture, trouble } = reply;
    const before = state();
    const log =
      picture === null ? before.log : picture.fresh ? picture.steps : [...before.log, ...picture.steps];
    const news = picture === null || picture.fresh ? [] : picture.steps;
    const id = begins !== null && isOther(reply, before.picture) ? begins : before.id;
    put({ picture: picture ?? before.picture, id, log, news, trouble });
    if (picture === null || id === null) return trouble;
    holdOnly(id);
    put({ elsewhere: !isHeld(id) });
    if (id !== before.id) void noteCurrent(id).catch(() => undefined);
    // What another tab plays is kept there.
    if (!isHeld(id)) return trouble;
    void keep(put, id, picture);
    if (picture.result !== null && !picture.fresh) void keepReplay(id, picture).catch(() => undefined);
    return trouble;
  };

type Ask = (act: (host: Host) => Promise<Reply>, begins?: string | null) => Promise<Trouble | null>;
/** The texts are printed in a language as soon as the host has it; meanwhile the duel goes on, so this waits for nothing else. */
const speakWith =
  (put: Put, state: State) =>
  async (language: Language): Promise<Trouble | null> => {
    const reply = await line.change((host) => host.speak(language));
    const { picture, trouble } = state();
    return takeWith(put, state)(
      { picture: inPlaceOf(picture, reply.picture), trouble: reply.trouble ?? trouble },
      null,
    );
  };
/** The same question in other words: what has been picked already stays picked. */
const inPlaceOf = (before: Picture | null, now: Picture | null): Picture | null => {
  if (!before?.question || !now?.question || before.duel !== now.duel) return now;
  const { decision } = before.question;
  const isSame = JSON.stringify(decision) === JSON.stringify(now.question.decision);
  return isSame ? { ...now, question: { ...now.question, decision } } : now;
};

/** One thing is asked at a time. */
const askWith = (put: Put, state: State, greet: () => void, speak: () => Promise<unknown>): Ask => {
  const take = takeWith(put, state);
  let last: Promise<unknown> = Promise.resolve();
  return (act, begins = null) => {
    const next = last.then(async () => {
      put({ busy: true });
      greet();
      const reply = await line.change(act);
      put({ busy: false });
      const trouble = take(reply, begins);
      // The texts follow a duel that begins, or goes on in another Worker: its first question is shown without them.
      if (begins !== null || trouble?.trouble === 'crashed') void painted().then(speak);
      return trouble;
    });
    last = next.catch(() => undefined);
    return next;
  };
};

type BesideTable = Pick<
  DuelStore,
  'start' | 'resume' | 'rematch' | 'open' | 'resumeKept' | 'playHere' | 'leave' | 'forget'
>;
/** How duels come to the table and leave it. */
const besideTable = (put: Put, state: State, ask: Ask): BesideTable => {
  const lost = (id: string) => (): void => {
    if (state().id === id) put({ elsewhere: true });
  };
  /** The duel comes to the table; who plays it is decided first. */
  const begin = async (act: (host: Host) => Promise<Reply>, id = newId()): Promise<Trouble | null> => {
    await hold(id, 'if-free', lost(id));
    const trouble = await ask(act, id);
    holdOnly(state().id);
    return trouble;
  };
  const resume = async (saved: SavedDuel, id?: string): Promise<Trouble | null> => {
    await knowCardsIn(saved);
    return begin((host) => host.resume(saved), id);
  };
  const refresh = async (): Promise<void> => put({ duels: await openDuels().catch(() => []) });
  const leave = async (): Promise<void> => {
    const { id, picture } = state();
    await ask((host) => host.leave());
    holdOnly(null);
    put({ picture: null, id: null, log: [], news: [], elsewhere: false });
    await noteCurrent(null).catch(() => undefined);
    if (id !== null && picture !== null && isWhollyOver(picture)) await forgetDuel(id).catch(() => undefined);
    await refresh();
  };
  return {
    start: async (setup) => {
      await knowCardsOf(setup);
      return begin((host) => host.start(setup));
    },
    resume: (saved) => resume(saved),
    rematch: async () => {
      const { picture } = state();
      if (picture === null) return { trouble: 'nothing' };
      if (picture.match !== null) return begin((host) => host.nextMatch(anySeed()));
      return resume(rematchOf(picture.saved, picture.result, anySeed()));
    },
    open: async (id) => {
      const saved = await keptDuel(id);
      return saved ? resume(saved, id) : { trouble: 'nothing' };
    },
    playHere: async () => {
      const { id } = state();
      if (id === null) return { trouble: 'nothing' };
      await hold(id, 'take-over', lost(id));
      const saved = await keptDuel(id);
      return saved ? resume(saved, id) : { trouble: 'nothing' };
    },
    resumeKept: async () => {
      if (state().looked) return;
      await refresh();
      const kept = await currentDuel().catch(() => null);
      if (kept && !state().picture) await resume(kept.saved, kept.id);
      put({ looked: true });
    },
    leave,
    forget: async (id) => {
      if (id === state().id) await leave();
      await forgetDuel(id).catch(() => undefined);
      await refresh();
    },
  };
};

const BEGINNING: DuelState = {
  picture: null,
  id: null,
  duels: [],
  log: [],
  news: [],
  busy: false,
  looked: false,
  trouble: null,
  elsewhere: false,
  unsaved: false,
  settings: DEFAULT_SETTINGS,
};

export const useDuel = create<DuelStore>()(
  persist(
    (set, state) => {
      let language: Language = 'en';
      let isSpoken = false;
      const put: Put = (changes) => set(changes);
      const greet = (): void =>
        line.greet([(host) => host.speak(language), (host) => host.change(state().settings)]);
      const speakNow = speakWith(put, state);
      const ask = askWith(put, state, greet, () => speakNow(language));
      // What another tab plays is only looked at here.
      const play: Ask = async (act, begins) =>
        state().elsewhere ? { trouble: 'nothing' } : ask(act, begins);
      return {
        ...BEGINNING,
        ...besideTable(put, state, ask),
        answer: (picked, wish) => play((host) => host.answer(picked, wish)),
        ahead: (choices) => line.look((host) => host.ahead(choices), []),
        passTurn: () => play((host) => host.passTurn()),
        surrender: () => play((host) => host.surrender()),
        undo: () => play((host) => host.undo()),
        cancel: () => play((host) => host.cancel()),
        // The Match stays the one that is kept under this name.
        exchange: (deck) => play((host) => host.exchange(deck), state().id),
        change: (settings) => {
          put({ settings: { ...state().settings, ...settings } });
          return ask((host) => host.change(settings));
        },
        speak: async (spoken) => {
          if (isSpoken && spoken === language) return null;
          isSpoken = true;
          language = spoken;
          greet();
          return speakNow(spoken);
        },
        report: (handle) => line.look((host) => host.report(handle), NO_REPORT),
        unknown: (passcodes) => line.look((host) => host.unknown(passcodes), []),
        text: (passcode, gained = []) => line.look((host) => host.text(passcode, gained), null),
        effect: (passcode, gained, effect) => line.look((host) => host.effect(passcode, gained, effect), ''),
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
