import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import styles from './own.module.css';
import { useOwnSay } from './own-words.ts';
import type { Added } from './reader.ts';
import { type Adding, useAdding } from './use-adding.ts';
import { useTroubleWords } from './use-trouble-words.ts';

/** How far the reading is, and what came of it. */
export const WhatCame = () => {
  const adding = useAdding((store) => store.adding);
  return (
    <>
      {adding.is === 'reading' && <Reading adding={adding} />}
      {/* It is there before its words, so that these are spoken. */}
      <div role="status" className={styles.came}>
        {adding.is === 'added' && <Figures file={adding.file} added={adding.added} />}
      </div>
      {adding.is === 'refused' && <Refused adding={adding} />}
    </>
  );
};

const useFileName = (): ((file: string) => string) => {
  const say = useOwnSay();
  return (file) => (file === '' ? say('own.your-texts') : file);
};

const Reading = ({ adding }: { readonly adding: Extract<Adding, { readonly is: 'reading' }> }) => {
  const say = useOwnSay();
  const nameOf = useFileName();
  const stop = useAdding((store) => store.stop);
  const { file, done, of } = adding;
  const told = say('own.reading', { file: nameOf(file), done, of });
  return (
    <div className={styles.reading}>
      <progress aria-label={told} {...(of > 0 && { value: done, max: of })} />
      <span>{told}</span>
      <Button className="button" onPress={stop}>
        {say('own.stop')}
      </Button>
    </div>
  );
};

/** So many unknown cards are named. */
const MOST_NAMES = 12;

const Figures = ({ file, added }: { readonly file: string; readonly added: Added }) => {
  const say = useOwnSay();
  const nameOf = useFileName();
  const { formatList } = useIntl();
  const { cards, notUnderstood, playableBefore, unknown } = added;
  const names = unknown.slice(0, MOST_NAMES).map(({ passcode, name }) => `${name} (${passcode})`);
  const more = unknown.length > MOST_NAMES ? ['…'] : [];
  return (
    <>
      <p>{say('own.added', { file: nameOf(file), count: cards })}</p>
      {playableBefore > 0 && <p>{say('own.added.before', { count: playableBefore })}</p>}
      {notUnderstood > 0 && <p>{say('own.added.not-understood', { count: notUnderstood })}</p>}
      {unknown.length > 0 && (
        <p>
          {say('own.added.unknown', {
            count: unknown.length,
            names: formatList([...names, ...more], { type: 'unit' }),
          })}
        </p>
      )}
    </>
  );
};

const Refused = ({ adding }: { readonly adding: Extract<Adding, { readonly is: 'refused' }> }) => {
  const say = useOwnSay();
  const nameOf = useFileName();
  const wordsOf = useTroubleWords();
  return (
    <div role="alert" className={styles.refused}>
      <p>{say('own.refused', { file: nameOf(adding.file) })}</p>
      {wordsOf(adding.trouble).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
};
