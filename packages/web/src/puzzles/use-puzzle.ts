/** A puzzle under way: one's own moves, the opponent's answers to them, and whether it is won. */
import { useEffect, useState } from 'react';
import { ROOT, type Tree, withAnswers } from '../analysis/tree.ts';
import { treeOf } from '../analysis/tree-of.ts';
import type { ShownNode, Solved } from '../analysis/types.ts';
import { useSettings } from '../app/settings.ts';
import { useFailure } from '../app/use-failure.ts';
import type { SavedDuel } from '../host/types.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import type { Language } from '../i18n/languages.ts';
import { useProgress } from '../learn/progress.ts';
import type { Puzzle } from './puzzles.ts';

/** Where one stands: the whole tree that was tried, and the nodes at which one was asked before. */
interface Standing {
  readonly tree: Tree;
  readonly at: number;
  readonly before: readonly number[];
}
export interface PuzzleControl {
  readonly saved: SavedDuel | 'failed' | null;
  readonly shown: ShownNode | null;
  readonly standing: Standing | null;
  readonly state: 'asked' | 'thinking' | 'won' | 'missed';
  readonly solved: Solved | null;
  readonly send: (picked: readonly number[]) => Promise<void>;
  readonly back: () => void;
  readonly again: () => void;
  readonly solve: () => Promise<void>;
}
const YOU = 0;

const looking = ({ tree, at, before }: Standing, language: Language) =>
  ({ tree, at, side: YOU, language, since: before.at(-1) ?? ROOT }) as const;
const look = async (standing: Standing, language: Language): Promise<ShownNode> => {
  const found = await watchingHosts().analysis.look(looking(standing, language));
  if (found.ok) return found.shown;
  throw new Error(found.message);
};
/** The answer of the person, then those of the opponent, until the person is asked again or all is over. */
const playOn = async (from: Standing, picked: readonly number[], language: Language): Promise<Standing> => {
  const { analysis } = watchingHosts();
  const before = [...from.before, from.at];
  let answered = await analysis.answer(looking(from, language), picked);
  let now = from;
  while (answered.ok) {
    now = { ...withAnswers(now.tree, now.at, answered.answers), before };
    const { question } = await look(now, language);
    if (question === null || question.decision.player === YOU) return now;
    answered = await analysis.defend(looking(now, language));
  }
  return now;
};

export const usePuzzle = ({ name, text }: Pick<Puzzle, 'name' | 'text'>): PuzzleControl => {
  const language = useSettings((settings) => settings.language);
  const note = useProgress((progress) => progress.notePuzzle);
  const [saved, setSaved] = useState<SavedDuel | 'failed' | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);
  const [shown, setShown] = useState<ShownNode | null>(null);
  const [thinking, setThinking] = useState(false);
  const [solved, setSolved] = useState<Solved | null>(null);
  const fail = useFailure();
  useEffect(() => {
    void watchingHosts()
      .analysis.begin(text, name)
      .then((found) => {
        setSaved(found ?? 'failed');
        if (found !== null) setStanding({ ...treeOf(found, ''), before: [] });
      }, fail);
  }, [text, name, fail]);
  useEffect(() => {
    if (standing === null) return;
    let isWanted = true;
    void look(standing, language).then((found) => {
      if (!isWanted) return;
      setShown(found);
      if (found.result?.winner === YOU && name !== '') note(name);
    }, fail);
    return () => {
      isWanted = false;
    };
  }, [standing, language, name, note, fail]);
  const put = (next: Standing): void => {
    setStanding(next);
    setSolved(null);
  };
  return {
    saved,
    shown,
    standing,
    solved,
    state: thinking ? 'thinking' : stateOf(shown, saved),
    send: async (picked) => {
      if (standing === null) return;
      setThinking(true);
      await playOn(standing, picked, language).then(put, fail);
      setThinking(false);
    },
    back: () => {
      const at = standing?.before.at(-1);
      if (standing !== null && at !== undefined)
        put({ tree: standing.tree, at, before: standing.before.slice(0, -1) });
    },
    again: () => {
      if (standing !== null) put({ tree: standing.tree, at: ROOT, before: [] });
    },
    solve: async () => {
      if (standing === null) return;
      setThinking(true);
      await watchingHosts().analysis.solve(looking(standing, language)).then(setSolved, fail);
      setThinking(false);
    },
  };
};

/** The turn in which it is to be won is the one with which it begins. */
const stateOf = (
  shown: ShownNode | null,
  saved: PuzzleControl['saved'],
): Exclude<PuzzleControl['state'], 'thinking'> => {
  if (shown?.result != null) return shown.result.winner === YOU ? 'won' : 'missed';
  const turn = saved === null || saved === 'failed' ? undefined : (saved.head.field?.turn ?? FIRST);
  return shown !== null && turn !== undefined && shown.frame.view.turn > turn ? 'missed' : 'asked';
};
/** In which turn a described field begins where nothing is said. */
const FIRST = 3;
