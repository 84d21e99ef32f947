import { useCallback } from 'react';
import { useSay } from '../../i18n/say.ts';
import type { Marks } from './use-marks.ts';

/** A label with the marks in words: what can be seen is also said. */
export const useMarkWords = (): ((name: string, marks: Marks) => string) => {
  const say = useSay();
  return useCallback(
    (name, { choice, isOnlySet, links, battle }) =>
      [
        name,
        ...links.map((link) => say('duel.label.link', { link })),
        ...(battle ? [say(`duel.label.${battle}`)] : []),
        ...(choice === 'open' ? [say(isOnlySet ? 'duel.label.can-be-set' : 'duel.label.can-be-chosen')] : []),
        ...(choice === 'picked' ? [say('duel.label.picked')] : []),
      ].join(say('duel.label.comma')),
    [say],
  );
};
