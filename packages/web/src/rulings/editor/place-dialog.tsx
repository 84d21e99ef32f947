import { useState } from 'react';
import { useSay } from '../../i18n/say.ts';
import { addCard } from './built-field.ts';
import { ChooserDialog } from './chooser-dialog.tsx';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import type { Place } from './stands.ts';
import { canStand } from './use-material.ts';
import { useEditorWords } from './use-words.ts';

interface PlaceDialogProps {
  /** The names of one place. */
  readonly names: readonly [Place, ...Place[]];
  readonly close: () => void;
}
/** Which card goes there? Where a place has two names, also under which. */
export const PlaceDialog = ({ names, close }: PlaceDialogProps) => {
  const say = useSay();
  const words = useEditorWords();
  const { field, put, material } = useEditing();
  const [at, setAt] = useState<Place>(names[0]);
  return (
    <ChooserDialog
      title={say('rulings.edit.which', { zone: words.place(at) })}
      fits={(passcode) => canStand(material, passcode, at.pile)}
      isMeant={({ kind }) => at.pile !== 'spells' || kind !== 'monster'}
      choose={(passcode) => {
        put(addCard(field, at, passcode));
        close();
      }}
      close={close}
    >
      {names.length > 1 && (
        <fieldset className={styles.options}>
          <legend className="unseen">{say('rulings.edit.where')}</legend>
          {names.map((name) => (
            <label key={words.place(name)} className={styles.option}>
              <input type="radio" name="place" checked={name === at} onChange={() => setAt(name)} />
              {words.place(name)}
            </label>
          ))}
        </fieldset>
      )}
    </ChooserDialog>
  );
};
