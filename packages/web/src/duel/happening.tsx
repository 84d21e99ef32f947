import { useMemo } from 'react';
import type { Occurrence } from '../host/types.ts';
import { type Told, tellOccurrences } from '../telling/events.ts';
import styles from './happening.module.css';
import { useTableTeller } from './table-context.ts';

interface HappeningProps {
  readonly occurrences: readonly Occurrence[];
  /** How many sentences at most, the latest ones. */
  readonly most: number;
}
const isSentence = ({ as }: Told): boolean => as === 'sentence' || as === 'turn';

/** What has just happened, in sentences beside the question. They are spoken elsewhere already. */
export const Happening = ({ occurrences, most }: HappeningProps) => {
  const teller = useTableTeller();
  const lines = useMemo(
    () => tellOccurrences(occurrences, teller).filter(isSentence).slice(-most),
    [occurrences, teller, most],
  );
  return (
    <ul className={styles.happening} aria-hidden="true">
      {lines.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in their order
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
};
