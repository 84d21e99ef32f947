import type { DeckLists } from '@spellspeed/formats';
import { useState } from 'react';
import { Button, DropZone, FieldError, FileTrigger, Label, TextArea, TextField } from 'react-aria-components';
import type { DeckTrouble } from '../duel/setup/chosen-deck.ts';
import { useTroubleWords } from '../duel/setup/use-trouble-words.ts';
import { useSay } from '../i18n/say.ts';
import styles from './decks.module.css';
import { readLists } from './lists.ts';

const NONE: readonly DeckTrouble[] = [];
/** Of a list with hundreds of broken lines the first ones are enough. */
const MOST_TROUBLES = 8;

/** A dropped or chosen .ydk file, a pasted list, or a ydke:// link. What cannot be read is said beside it, and nothing is lost. */
export const BringDeck = ({ onDeck }: { readonly onDeck: (name: string, lists: DeckLists) => void }) => {
  const say = useSay();
  const troubleWords = useTroubleWords();
  const [text, setText] = useState('');
  const [troubles, setTroubles] = useState(NONE);
  const bring = (name: string, written: string): void => {
    const read = readLists(written);
    setText(written);
    setTroubles(read.ok ? NONE : read.troubles);
    if (read.ok) onDeck(name, read.lists);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file) bring(file.name.replace(/\.ydke?$/i, ''), await file.text());
  };
  return (
    <section aria-labelledby="bring-deck" className={styles.part}>
      <h2 id="bring-deck">{say('decks.bring')}</h2>
      <DropZone
        className={styles.drop ?? ''}
        aria-label={say('decks.bring.drop')}
        onDrop={async ({ items }) => {
          const dropped = items.find((item) => item.kind === 'file');
          await take(await dropped?.getFile());
        }}
      >
        <TextField
          className="field"
          value={text}
          isInvalid={troubles.length > 0}
          onChange={(written) => {
            setText(written);
            setTroubles(NONE);
          }}
        >
          <Label>{say('decks.bring.text')}</Label>
          <TextArea className={`input ${styles.text}`} rows={4} spellCheck={false} />
          <FieldError className={styles.troubles ?? ''}>
            <ul>
              {troubles.slice(0, MOST_TROUBLES).map((each) => (
                <li key={troubleWords(each)}>{troubleWords(each)}</li>
              ))}
            </ul>
          </FieldError>
        </TextField>
        <div className="row">
          <Button className="button" isDisabled={text.trim() === ''} onPress={() => bring('', text)}>
            {say('decks.bring.read')}
          </Button>
          <FileTrigger
            acceptedFileTypes={['.ydk', '.ydke', 'text/plain']}
            onSelect={(files) => void take(files?.[0])}
          >
            <Button className="button">{say('decks.bring.file')}</Button>
          </FileTrigger>
        </div>
      </DropZone>
    </section>
  );
};
