import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type CardName, useCardName } from '../card/card-name.ts';
import type { Trouble } from '../host/types.ts';
import { type Say, useSay } from '../i18n/say.ts';
import styles from './trouble-note.module.css';

const WORDS: {
  readonly [K in Trouble['trouble']]: (
    trouble: Extract<Trouble, { readonly trouble: K }>,
    say: Say,
    nameOf: CardName,
  ) => string;
} = {
  refused: ({ statement }, say) => say('duel.trouble.refused', { statement }),
  cards: ({ message, missing }, say, nameOf) =>
    missing.length === 0
      ? say('duel.trouble.cards', { message })
      : say('duel.trouble.missing', { cards: missing.map(nameOf).join(say('duel.label.comma')) }),
  differs: ({ answers, message }, say) => say('duel.trouble.differs', { answers, message }),
  nothing: (_, say) => say('duel.trouble.nothing'),
  crashed: (_, say) => say('duel.trouble.crashed'),
  bug: (_, say) => say('duel.trouble.bug'),
};
const wordsOf = (trouble: Trouble, say: Say, nameOf: CardName): string =>
  // The record holds for each trouble the function that takes it.
  (WORDS[trouble.trouble] as (trouble: Trouble, say: Say, nameOf: CardName) => string)(trouble, say, nameOf);

interface TroubleNoteProps {
  readonly trouble: Trouble;
  readonly dismiss: () => void;
}
/** What went wrong; a bug can be copied for a report. */
export const TroubleNote = ({ trouble, dismiss }: TroubleNoteProps) => {
  const say = useSay();
  const nameOf = useCardName();
  return (
    <div className={styles.note} role="alert">
      <p>{wordsOf(trouble, say, nameOf)}</p>
      <div className="row">
        {'report' in trouble && <CopyButton report={trouble.report} />}
        <Button className="button" onPress={dismiss}>
          {say('duel.close')}
        </Button>
      </div>
    </div>
  );
};

const CopyButton = ({ report }: { readonly report: string }) => {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      className="button"
      onPress={() => void navigator.clipboard.writeText(report).then(() => setCopied(true))}
    >
      {say(isCopied ? 'app.error.copied' : 'app.error.copy')}
    </Button>
  );
};
