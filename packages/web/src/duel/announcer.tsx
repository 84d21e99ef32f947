import { useMemo } from 'react';
import type { Picture } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { tellSteps } from '../telling/events.ts';
import { useTeller } from '../telling/use-teller.ts';
import { useQuestionWords } from './question/use-question-words.ts';

/** The question is spoken once, as it is put. */
const NOTHING_PICKED: readonly number[] = [];

/** Speaks to screen readers: a sentence for each event, then the question. */
export const Announcer = ({ picture }: { readonly picture: Picture }) => {
  const news = useDuel((duel) => duel.news);
  const teller = useTeller({ you: picture.you, names: picture.names });
  const lines = useMemo(() => tellSteps(news, teller), [news, teller]);
  const words = useQuestionWords(picture.question, picture.view, NOTHING_PICKED);
  return (
    <div className="unseen" role="log" aria-live="polite" data-announcer>
      {lines.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences come one after another
        <p key={`${picture.saved.answers.length}-${index}`}>{text}</p>
      ))}
      {words && <p key={picture.saved.answers.length}>{words.question}</p>}
    </div>
  );
};
