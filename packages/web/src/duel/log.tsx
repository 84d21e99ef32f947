import { useEffect, useMemo, useRef } from 'react';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { tellSteps } from '../telling/events.ts';
import type { Voice } from '../telling/teller.ts';
import { marking, partsOf } from '../telling/teller.ts';
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
        marking(teller),
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
      <ol ref={list} tabIndex={0} aria-label={say('duel.log')} onKeyDown={goThroughNames}>
        {lines.map(({ as, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <li key={index} data-as={as}>
            <Line text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
};

/** A sentence in which every card can be read. */
const Line = ({ text }: { readonly text: string }) =>
  partsOf(text).map(({ text: words, passcode }, index) =>
    passcode === null ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand in their order
      <button key={index} type="button" tabIndex={-1} className={styles.card} data-card={passcode}>
        {words}
      </button>
    ),
  );

/** The arrow keys lead from card to card, the latest first; Tab goes on past the log. */
const goThroughNames = (event: React.KeyboardEvent<HTMLOListElement>): void => {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const at = names.indexOf(document.activeElement as HTMLElement);
  names.at(at < 0 ? -1 : Math.max(0, Math.min(at + step, names.length - 1)))?.focus();
};
