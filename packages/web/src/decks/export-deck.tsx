import { type DeckLists, makeYdk, makeYdke } from '@spellspeed/formats';
import { useState } from 'react';
import { useSay } from '../i18n/say.ts';
import { download } from '../replays/download.ts';
import styles from './decks.module.css';

/** The deck as a .ydk file, and as a link for the clipboard. */
export const ExportDeck = ({ name, lists }: { readonly name: string; readonly lists: DeckLists }) => {
  const say = useSay();
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const made = makeYdke(lists);
    setLink(made);
    // Without permission for the clipboard the link stands there to be copied by hand.
    setCopied(
      await (navigator.clipboard?.writeText(made) ?? Promise.reject()).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <section aria-labelledby="export-deck" className={styles.part}>
      <h2 id="export-deck">{say('decks.export')}</h2>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => download(`${name || 'deck'}.ydk`, makeYdk(lists), 'text/plain')}
        >
          {say('decks.export.ydk')}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {say('decks.export.ydke')}
        </button>
      </div>
      {link !== null && (
        <label className="field">
          <span role="status">{say(copied ? 'decks.export.copied' : 'decks.export.by-hand')}</span>
          <input className="input" readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </section>
  );
};
