import type { WhyNot } from '@spellspeed/reader';
import styles from './own.module.css';
import { useOwnSay } from './own-words.ts';

/** Why a text is not understood: the first sentence that is not, with the place where reading stopped. */
export const StoppedAt = ({ reason }: { readonly reason: WhyNot }) => {
  const say = useOwnSay();
  if (reason.why !== 'not-read') return <span className={styles.aside}>{say(`own.why.${reason.why}`)}</span>;
  const { sentence, at } = reason.stopped;
  const from = sentence.endsWith(at) ? sentence.length - at.length : 0;
  return (
    <span className={styles.aside}>
      {say('own.why.not-read')}{' '}
      <q lang="en">
        {sentence.slice(0, from)}
        <mark className={styles.stop}>{sentence.slice(from)}</mark>
      </q>
    </span>
  );
};
