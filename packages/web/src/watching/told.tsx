import { useMemo } from 'react';
import type { Occurrence } from '../host/types.ts';
import { useSay } from '../i18n/say.ts';
import { tellOccurrences, withoutEmptyPhases } from '../telling/events.ts';
import type { Voice } from '../telling/teller.ts';
import { useTeller } from '../telling/use-teller.ts';
import styles from './watching.module.css';

interface ToldProps {
  readonly occurrences: readonly Occurrence[];
  readonly voice: Voice;
}
/** What has happened, in sentences; spoken whenever it changes. */
export const WhatHappened = ({ occurrences, voice }: ToldProps) => {
  const say = useSay();
  const teller = useTeller(voice);
  const lines = useMemo(
    () => withoutEmptyPhases(tellOccurrences(occurrences, teller)),
    [occurrences, teller],
  );
  return (
    <section className={styles.told} aria-live="polite" aria-label={say('watching.happened')}>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{say('watching.nothing-happened')}</p>
      ) : (
        <ul>
          {lines.map(({ as, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
            <li key={index} data-as={as}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
