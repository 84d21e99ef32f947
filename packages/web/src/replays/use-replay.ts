/** The replay that is open, and the point of it that is shown. */
import { useRef, useState } from 'react';
import { useFailure } from '../app/use-failure.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import type { Frame } from '../watching/frame.ts';
import type { OpenReplay, ReplayTrouble } from './types.ts';

export interface ShownReplay {
  readonly title: string;
  readonly replay: OpenReplay;
  readonly at: number;
  readonly frame: Frame;
}
interface ReplayControl {
  readonly shown: ShownReplay | null;
  readonly trouble: ReplayTrouble | null;
  readonly open: (text: string, title: string) => Promise<void>;
  readonly goTo: (answers: number) => void;
  readonly close: () => void;
}

export const useReplay = (): ReplayControl => {
  const [shown, setShown] = useState<ShownReplay | null>(null);
  const [trouble, setTrouble] = useState<ReplayTrouble | null>(null);
  const wanted = useRef(0);
  const fail = useFailure();
  const show = async (title: string, replay: OpenReplay, at: number): Promise<void> => {
    wanted.current = at;
    const frame = await watchingHosts().replays.at(at);
    // While the slider moves on, what is late is not shown any more.
    if (frame && wanted.current === at) setShown({ title, replay, at, frame });
  };
  return {
    shown,
    trouble,
    open: async (text, title) => {
      try {
        const opened = await watchingHosts().replays.open(text, title);
        setTrouble(opened.ok ? null : opened.trouble);
        if (opened.ok) await show(title, opened.replay, 0);
      } catch (thrown) {
        fail(thrown);
      }
    },
    goTo: (answers) => {
      if (shown === null) return;
      const at = Math.max(0, Math.min(answers, shown.replay.answers));
      void show(shown.title, shown.replay, at).catch(fail);
    },
    close: () => setShown(null),
  };
};
