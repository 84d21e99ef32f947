import { REFUSAL_REASONS } from '@spellspeed/cardtext';
import type { Refusal } from '@spellspeed/reader';
import { useIntl } from 'react-intl';
import { CARD_LANGUAGES, languageOf } from '../i18n/languages.ts';
import styles from './own.module.css';
import { useOwnSay } from './own-words.ts';

/** So many words that could stand at a place are shown. */
const MOST_EXPECTED = 8;

/** Why a sentence is not understood: the place, what could stand there, and what comes nearest; or what it could mean. */
export const WhyRefused = ({ refusal }: { readonly refusal: Refusal }) => {
  const say = useOwnSay();
  const { locale } = useIntl();
  if (refusal.why === 'means-nothing')
    return (
      <span className={styles.why}>
        {say('own.refused.means-nothing')}{' '}
        {REFUSAL_REASONS[refusal.reason][CARD_LANGUAGES[languageOf(locale)]]}
      </span>
    );
  if (refusal.why === 'stopped') {
    const { sentence, at, expected, nearest } = refusal;
    return (
      <span className={styles.why}>
        {say('own.refused.stopped')} <mark className={styles.stop}>{sentence.slice(at)}</mark>
        {expected.length > 0 && (
          <span className={styles.why}>
            {say('own.refused.expected')} {expected.slice(0, MOST_EXPECTED).join(' · ')}
          </span>
        )}
        {nearest !== undefined && (
          <span className={styles.why}>
            {say('own.refused.nearest')} <q>{nearest}</q>
          </span>
        )}
      </span>
    );
  }
  return (
    <span className={styles.why}>
      {say(`own.refused.${refusal.why}`)} {wordsOf(refusal).join(' / ')}
    </span>
  );
};
const wordsOf = (refusal: Exclude<Refusal, { why: 'stopped' | 'means-nothing' }>): readonly string[] => {
  if (refusal.why === 'said-otherwise') return [refusal.print];
  return refusal.why === 'several-meanings' ? refusal.meanings : refusal.open;
};
