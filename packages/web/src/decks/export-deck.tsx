import type { Attribute } from '@spellspeed/engine';
import { type DeckLists, makeYdk, makeYdke, type Section } from '@spellspeed/formats';
import { useState } from 'react';
import { loaded } from '../app/load.ts';
import { useFailure } from '../app/use-failure.ts';
import { useCardName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import { download } from '../replays/download.ts';
import styles from './decks.module.css';

interface ExportProps {
  readonly name: string;
  readonly lists: DeckLists;
}
/** The deck as a .ydk file, as a link for the clipboard, and as a picture to share. */
export const ExportDeck = ({ name, lists }: ExportProps) => {
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
        <PictureButton name={name} lists={lists} />
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

/** Where the device can share pictures it is asked to; elsewhere it is a file. */
const share = async (picture: Blob, name: string): Promise<void> => {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches)
    // Who thinks better of it has been asked all the same.
    await navigator.share({ files: [file] }).catch(() => undefined);
  else download(name, picture, picture.type);
};

const PictureButton = ({ name, lists }: ExportProps) => {
  const say = useSay();
  const nameOf = useCardName();
  const fail = useFailure();
  const make = async (): Promise<void> => {
    const { pictureOfDeck } = await loaded(() => import('./picture-of-deck.ts'));
    const section = (each: Section, count: number): string => say(`decks.section.${each}`, { count });
    const attribute = (each: Attribute): string => say(`word.attribute.${each}`);
    await share(
      await pictureOfDeck(lists, { title: name, section, nameOf, attribute }),
      `${name || 'deck'}.png`,
    );
  };
  return (
    <button type="button" className="button" onClick={() => void make().catch(fail)}>
      {say('decks.export.picture')}
    </button>
  );
};
