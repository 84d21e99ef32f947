/** The analysis on the board: its tree, the place that is looked at, and what can be done there. */
import type { OfferedChoice, Player } from '@spellspeed/engine';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useFailure } from '../app/use-failure.ts';
import type { ClauseText } from '../host/types.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import { keepTree } from './shelf.ts';
import { type Answer, childrenOf, named, pathTo, ROOT, type TreeAt, withAnswers, without } from './tree.ts';
import type { Looking, ShownNode, ToldNode } from './types.ts';

export interface Analysis extends TreeAt {
  /** What is shown of it; null until it has been played for the first time. */
  readonly shown: ShownNode | null;
  /** The tree and the place of which that is shown. */
  readonly looking: Looking;
  readonly message: string | null;
  readonly refused: ClauseText | null;
  readonly busy: boolean;
  /** The node with something told that was done last; `ROOT` at the beginning. */
  readonly told: number;
  readonly send: (picked: Answer, wish?: OfferedChoice) => Promise<void>;
  readonly goTo: (node: number) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly turn: () => void;
  readonly name: (name: string) => void;
  readonly call: (title: string) => void;
  readonly remove: () => void;
}

type Told = readonly (ToldNode | null)[];
/** Where one stops who goes to this node: after what goes by itself. */
const stopFrom = ({ tree }: TreeAt, node: number, told: Told): number => {
  let at = node;
  for (let isStop = told[at]?.isStop ?? true; !isStop; isStop = told[at]?.isStop ?? true) {
    const next = childrenOf(tree, at)[0];
    if (next === undefined) return at;
    at = next;
  }
  return at;
};
const stopBefore = ({ tree, at }: TreeAt, told: Told): number =>
  pathTo(tree, at)
    .slice(0, -1)
    .findLast((node) => told[node]?.isStop) ?? ROOT;
const lastTold = ({ tree, at }: TreeAt, told: Told): number =>
  pathTo(tree, at).findLast((node) => told[node]?.deed != null) ?? ROOT;

export const useAnalysis = (id: string, begun: TreeAt): Analysis => {
  const [now, setNow] = useState(begun);
  const [side, setSide] = useState<Player>(0);
  const language = useSettings((settings) => settings.language);
  const looking: Looking = { ...now, side, language };
  const { shown, message } = useLook(looking);
  const [refused, setRefused] = useState<ClauseText | null>(null);
  const [busy, setBusy] = useState(false);
  const fail = useFailure();
  const told = shown?.told ?? [];
  const change = (next: TreeAt): void => {
    setNow(next);
    setRefused(null);
    // What cannot be kept in this browser is still on the board.
    void keepTree(id, next).catch(() => undefined);
  };
  const give = async (picked: Answer): Promise<void> => {
    const answered = await watchingHosts().analysis.answer(looking, picked);
    if (answered.ok) change(withAnswers(now.tree, now.at, answered.answers));
    else setRefused(answered.refused);
  };
  const goTo = (node: number): void => change({ tree: now.tree, at: stopFrom(now, node, told) });
  const last = lastTold(now, told);
  return {
    ...now,
    shown,
    looking,
    message,
    refused,
    busy,
    told: last,
    send: async (picked) => {
      setBusy(true);
      await give(picked).catch(fail);
      setBusy(false);
    },
    goTo,
    back: () => change({ tree: now.tree, at: stopBefore(now, told) }),
    forward: () => {
      const next = childrenOf(now.tree, now.at)[0];
      if (next !== undefined) goTo(next);
    },
    turn: () => setSide(side === 0 ? 1 : 0),
    name: (name) => change({ tree: named(now.tree, last, name), at: now.at }),
    call: (title) => change({ tree: { ...now.tree, title }, at: now.at }),
    remove: () => {
      const { tree, at } = without(now.tree, last);
      change({ tree, at });
    },
  };
};

interface Looked {
  readonly shown: ShownNode | null;
  readonly message: string | null;
}
/** What the Worker shows of a place; while it plays, what was shown before. */
const useLook = ({ tree, at, side, language }: Looking): Looked => {
  const [looked, setLooked] = useState<Looked>({ shown: null, message: null });
  const fail = useFailure();
  useEffect(() => {
    let isWanted = true;
    void watchingHosts()
      .analysis.look({ tree, at, side, language })
      .then((found) => {
        if (!isWanted) return;
        setLooked(found.ok ? { shown: found.shown, message: null } : { shown: null, message: found.message });
      }, fail);
    return () => {
      isWanted = false;
    };
  }, [tree, at, side, language, fail]);
  return looked;
};
