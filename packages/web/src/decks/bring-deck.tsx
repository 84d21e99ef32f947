import type { DeckLists } from '@spellspeed/formats';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { DeckTrouble } from '../duel/setup/chosen-deck.ts';
import { useSay } from '../i18n/say.ts';
import { DeckText } from './deck-text.tsx';
import styles from './decks.module.css';
import { readLists } from './lists.ts';

const NONE: readonly DeckTrouble[] = [];

/** A deck from outside for the shelf. What cannot be read is said beside it, and nothing is lost. */
export const BringDeck = ({ onDeck }: { readonly onDeck: (name: string, lists: DeckLists) => void }) => {
  const say = useSay();
  const [text, setText] = useState('');
  const [troubles, setTroubles] = useState(NONE);
  const bring = (name: string, written: string): void => {
    const read = readLists(written);
    setText(written);
    setTroubles(read.ok ? NONE : read.troubles);
    if (read.ok) onDeck(name, read.lists);
  };
  return (
    <section aria-labelledby="bring-deck" className={styles.part}>
      <h2 id="bring-deck">{say('decks.bring')}</h2>
      <DeckText
        text={text}
        troubles={troubles}
        hint={say('duel.setup.text.hint')}
        onText={(written) => {
          setText(written);
          setTroubles(NONE);
        }}
        onFile={bring}
      >
        <Button className="button" isDisabled={text.trim() === ''} onPress={() => bring('', text)}>
          {say('decks.bring.read')}
        </Button>
      </DeckText>
    </section>
  );
};
