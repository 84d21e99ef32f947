import type { Mistake } from '@spellspeed/rulings';
import { useEffect, useState } from 'react';
import { useFailure } from '../../app/use-failure.ts';
import { watchingHosts } from '../../host/worker-connection.ts';
import { cardWrittenAt, type MarkedText } from './yaml-text.ts';

/** What cannot be on the field. */
export interface Wrong {
  /** The card that it is about; null where it is about none. */
  readonly card: number | null;
  readonly mistake: Mistake;
}
const NONE: readonly Wrong[] = [];

/** What the reader of scenarios finds wrong with the field, card by card, whenever it changes. */
export const useWrongs = (yaml: MarkedText): readonly Wrong[] => {
  const [found, setFound] = useState({ of: '', wrongs: NONE });
  const fail = useFailure();
  const { text } = yaml;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text has the same cards
  useEffect(() => {
    let isWanted = true;
    watchingHosts()
      .rulings.read(text)
      .then((read) => {
        if (!isWanted) return;
        const mistakes = read.ok ? [] : read.mistakes;
        const wrongs = mistakes.map((mistake) => ({
          card: cardWrittenAt(yaml, mistake.line, mistake.column),
          mistake,
        }));
        setFound({ of: text, wrongs });
      }, fail);
    return () => {
      isWanted = false;
    };
  }, [text, fail]);
  // What was wrong is shown until it is known whether it still is: nothing flickers.
  return found.wrongs;
};
