import { useId } from 'react';
import { Button, DropZone, FieldError, FileTrigger, Label, TextArea, TextField } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import type { ChosenDeck, ReadDeck } from './chosen-deck.ts';
import styles from './setup.module.css';
import { useTroubleWords } from './use-trouble-words.ts';

type Own = Extract<ChosenDeck, { readonly kind: 'own' }>;
interface OwnDeckProps {
  readonly chosen: Own;
  readonly read: ReadDeck;
  readonly onChange: (chosen: Own) => void;
}
/** A dropped or chosen .ydk file, or a pasted list or link; what is wrong with it is said beside it. */
export const OwnDeck = ({ chosen, read, onChange }: OwnDeckProps) => {
  const say = useSay();
  const hint = useId();
  const troubleWords = useTroubleWords();
  const take = async (file: File | undefined): Promise<void> => {
    if (file) onChange({ kind: 'own', name: file.name.replace(/\.ydke?$/i, ''), text: await file.text() });
  };
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={say('duel.setup.drop')}
      onDrop={async ({ items }) => {
        const dropped = items.find((item) => item.kind === 'file');
        await take(await dropped?.getFile());
      }}
    >
      <TextField
        className="field"
        value={chosen.text}
        isInvalid={!read.ok && chosen.text !== ''}
        aria-describedby={hint}
        onChange={(text) => onChange({ ...chosen, text })}
      >
        <Label>{say('duel.setup.text')}</Label>
        <TextArea className={`input ${styles.text}`} rows={5} spellCheck={false} />
        <FieldError className={styles.troubles ?? ''}>
          <ul>
            {!read.ok &&
              read.troubles.slice(0, 8).map((each) => <li key={troubleWords(each)}>{troubleWords(each)}</li>)}
          </ul>
        </FieldError>
      </TextField>
      <p id={hint} className={styles.shares}>
        {read.ok
          ? say('duel.setup.readable', {
              name: read.deck.name,
              main: read.deck.main.length,
              extra: read.deck.extra.length,
            })
          : say('duel.setup.drop')}
      </p>
      <FileTrigger
        acceptedFileTypes={['.ydk', '.ydke', 'text/plain']}
        onSelect={(files) => void take(files?.[0])}
      >
        <Button className="button">{say('duel.setup.file')}</Button>
      </FileTrigger>
    </DropZone>
  );
};
