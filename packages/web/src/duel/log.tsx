import { useEffect, useMemo, useRef } from 'react';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { tellSteps } from '../telling/events.ts';
import type { Voice } from '../telling/teller.ts';
import { useTeller } from '../telling/use-teller.ts';
import styles from './log.module.css';

interface LogProps {
  /** What later answers led to has not been shown yet. */
  readonly upTo?: number;
  readonly voice: Voice;
  readonly className?: string | undefined;
}
/** All that has happened, the latest in sight. */
export const Log = ({ voice, upTo = Number.POSITIVE_INFINITY, className }: LogProps) => {
  const say = useSay();
  const steps = useDuel((duel) => duel.log);
  const teller = useTeller(voice);
  const lines = useMemo(
    () =>
      tellSteps(
        steps.filter(({ answers }) => answers <= upTo),
        teller,
      ),
    [steps, upTo, teller],
  );
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line has come
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <section className={`${styles.log} ${className ?? ''}`} aria-label={say('duel.log')}>
      <h2>{say('duel.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <ol ref={list} tabIndex={0} aria-label={say('duel.log')}>
        {lines.map(({ as, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <li key={index} data-as={as}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
};
