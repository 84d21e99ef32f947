import { useId } from 'react';
import { Button, DropZone, FieldError, FileTrigger, Label, TextArea, TextField } from 'react-aria-components';
import { textOfFile } from '../app/text-of-file.ts';
import type { DeckTrouble } from '../duel/setup/chosen-deck.ts';
import { useTroubleWords } from '../duel/setup/use-trouble-words.ts';
import { useSay } from '../i18n/say.ts';
import styles from './deck-text.module.css';

/** Of a list with hundreds of broken lines the first ones are enough. */
const MOST_TROUBLES = 8;

interface DeckTextProps {
  readonly text: string;
  readonly troubles: readonly DeckTrouble[];
  /** What is said below the text. */
  readonly hint: string;
  readonly onText: (text: string) => void;
  /** A file was dropped or chosen; the name is that of the file. */
  readonly onFile: (name: string, text: string) => void;
  /** Buttons before the one for a file. */
  readonly children?: React.ReactNode;
}
/** A deck as text: a dropped or chosen .ydk file, or a pasted list or ydke:// link; what is wrong with it is said beside it. */
export const DeckText = ({ text, troubles, hint, onText, onFile, children }: DeckTextProps) => {
  const say = useSay();
  const hintId = useId();
  const troubleWords = useTroubleWords();
  const take = async (file: File | undefined): Promise<void> => {
    if (file) onFile(file.name.replace(/\.ydke?$/i, ''), await textOfFile(file));
  };
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={say('duel.setup.text.drop')}
      onDrop={async ({ items }) => {
        const dropped = items.find((item) => item.kind === 'file');
        await take(await dropped?.getFile());
      }}
    >
      <TextField
        className="field"
        value={text}
        isInvalid={troubles.length > 0}
        aria-describedby={hintId}
        onChange={onText}
      >
        <Label>{say('duel.setup.text')}</Label>
        <TextArea className={`input ${styles.text}`} rows={4} spellCheck={false} />
        <FieldError className={styles.troubles ?? ''}>
          <ul>
            {troubles.slice(0, MOST_TROUBLES).map((each) => (
              <li key={troubleWords(each)}>{troubleWords(each)}</li>
            ))}
          </ul>
        </FieldError>
      </TextField>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <div className="row">
        {children}
        <FileTrigger
          acceptedFileTypes={['.ydk', '.ydke', 'text/plain']}
          onSelect={(files) => void take(files?.[0])}
        >
          <Button className="button">{say('duel.setup.text.file')}</Button>
        </FileTrigger>
      </div>
    </DropZone>
  );
};
