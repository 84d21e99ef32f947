import type { ReadSentence } from '@spellspeed/reader';
import { useEffect, useState } from 'react';
import { InOwnWords } from './in-own-words.tsx';
import styles from './own.module.css';
import { useOwnSay } from './own-words.ts';
import { WhyRefused } from './why-refused.tsx';
import { readSentences } from './with-reader.ts';

/** The text that somebody gave for a card and that is not understood as a whole, with a mark at each sentence. */
export const GivenText = ({ passcode }: { readonly passcode: number }) => (
  <InOwnWords>
    <Sentences key={passcode} passcode={passcode} />
  </InOwnWords>
);

const Sentences = ({ passcode }: { readonly passcode: number }) => {
  const say = useOwnSay();
  const [sentences, setSentences] = useState<readonly ReadSentence[]>([]);
  useEffect(() => {
    let isWanted = true;
    void readSentences(passcode).then(
      (read) => isWanted && read && setSentences(read),
      // Without network the marks stay away; the page says already that the card cannot be played with.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [passcode]);
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="given-text" className={styles.part}>
      <h2 id="given-text">{say('own.text')}</h2>
      <ol className={styles.sentences} lang="en">
        {sentences.map(({ sentence, isUnderstood, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never change their order
          <li key={index} data-understood={isUnderstood}>
            <span aria-hidden="true">{isUnderstood ? '✓' : '✗'}</span>
            <span>
              <span className="unseen">
                {say(isUnderstood ? 'own.sentence.understood' : 'own.sentence.not-understood')}{' '}
              </span>
              {sentence}
              {why.map((refusal) => (
                <WhyRefused key={`${refusal.why} ${refusal.sentence}`} refusal={refusal} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
