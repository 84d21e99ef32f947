/** A lesson under way: at which move one is, what is shown, and what was done that was not meant. */
import { useEffect, useState } from 'react';
import { ROOT } from '../analysis/tree.ts';
import { treeOf } from '../analysis/tree-of.ts';
import type { ShownNode } from '../analysis/types.ts';
import { useSettings } from '../app/settings.ts';
import { useFailure } from '../app/use-failure.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import { LESSONS, type Lesson, type LessonName } from './lessons.ts';
import type { Plan } from './plan.ts';
import { useProgress } from './progress.ts';
import { isSameDeed } from './same-deed.ts';
import { type WrongStep, wrongStep } from './wrong-steps.ts';

export interface LessonControl {
  /** `failed`: it cannot be played. */
  readonly plan: Plan | 'failed' | null;
  readonly shown: ShownNode | null;
  /** How many moves were made. */
  readonly done: number;
  readonly isOver: boolean;
  /** How often something else was done since the last move. */
  readonly wrong: number;
  /** What is said of what was done last instead; null where nothing is. */
  readonly wrongStep: WrongStep | null;
  /** The node that is shown. */
  readonly at: number;
  readonly send: (picked: readonly number[]) => Promise<void>;
  readonly goTo: (done: number) => void;
}

interface Wrong {
  readonly times: number;
  readonly step: WrongStep | null;
}
const NOTHING_WRONG: Wrong = { times: 0, step: null };

const usePlan = (name: LessonName): Plan | 'failed' | null => {
  const [plan, setPlan] = useState<Plan | 'failed' | null>(null);
  const fail = useFailure();
  useEffect(() => {
    const { text }: Lesson = LESSONS[name];
    void watchingHosts()
      .analysis.lesson(text, name)
      .then((found) => setPlan(found ?? 'failed'), fail);
  }, [name, fail]);
  return plan;
};

/** The node after which a move is made; after the last one, the end. */
const nodeBefore = ({ saved, moves }: Plan, move: number): number =>
  (moves[move]?.answers ?? saved.answers.length) - 1;

export const useLesson = (name: LessonName): LessonControl => {
  const plan = usePlan(name);
  const language = useSettings((settings) => settings.language);
  const note = useProgress((progress) => progress.noteLesson);
  const [done, setDone] = useState(0);
  const [wrong, setWrong] = useState<Wrong>(NOTHING_WRONG);
  const [shown, setShown] = useState<{ readonly done: number; readonly is: ShownNode } | null>(null);
  const fail = useFailure();
  const found = plan === 'failed' ? null : plan;
  useEffect(() => {
    if (found === null) return;
    let isWanted = true;
    const { tree } = treeOf(found.saved, '');
    const since = done === 0 ? ROOT : nodeBefore(found, done - 1);
    const looking = { tree, at: nodeBefore(found, done), side: 0, language, since } as const;
    void watchingHosts()
      .analysis.look(looking)
      .then((looked) => {
        if (isWanted && looked.ok) setShown({ done, is: looked.shown });
      }, fail);
    return () => {
      isWanted = false;
    };
  }, [found, done, language, fail]);
  const isOver = found !== null && done >= found.moves.length;
  const goTo = (move: number): void => {
    setDone(move);
    setWrong(NOTHING_WRONG);
    if (found !== null && move >= found.moves.length) note(name);
  };
  return {
    plan,
    shown: shown?.is ?? null,
    done,
    isOver,
    wrong: wrong.times,
    wrongStep: wrong.step,
    at: found === null ? ROOT : nodeBefore(found, done),
    send: async (picked) => {
      const decision = shown?.is.question?.decision;
      const meant = found?.saved.answers[found.moves[done]?.answers ?? -1];
      if (decision === undefined || meant === undefined || shown?.done !== done) return;
      const { view } = shown.is.frame;
      if (isSameDeed(decision, view, picked, meant)) return goTo(done + 1);
      const step = wrongStep({ lesson: name, move: done + 1, decision, view, picked });
      setWrong({ times: wrong.times + 1, step });
    },
    goTo,
  };
};
