import { type DeckLists, SECTIONS } from '@spellspeed/formats';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTroubleWords } from '../duel/setup/use-trouble-words.ts';
import { useSay } from '../i18n/say.ts';
import { CardChooser } from './card-chooser.tsx';
import styles from './decks.module.css';
import { ExportDeck } from './export-deck.tsx';
import { troublesOf } from './lists.ts';
import { OpeningHands } from './opening-hands.tsx';
import { SectionList } from './section-list.tsx';
import { type ShelvedDeck, useShelf } from './shelf.ts';

export const EditorPage = () => {
  const say = useSay();
  const { id } = useParams();
  const deck = useShelf(({ decks }) => decks.find((each) => each.id === id));
  if (!deck)
    return (
      <div className={styles.shelf}>
        <h1>{say('decks.unknown')}</h1>
        <Link to="/decks">{say('decks.back')}</Link>
      </div>
    );
  return <Editor key={deck.id} deck={deck} />;
};

const SIDES = ['deck', 'cards'] as const;

/**
 * The deck on one side, the cards to choose from on the other; where there is no room for both, buttons that stay in sight lead
 * from one to the other. Every change is kept at once.
 */
const Editor = ({ deck }: { readonly deck: ShelvedDeck }) => {
  const say = useSay();
  const change = useShelf((shelf) => shelf.change);
  const [side, turnTo] = useState<(typeof SIDES)[number]>('deck');
  const put = (lists: DeckLists) => change(deck.id, { lists });
  return (
    <div className={styles.editor} data-side={side}>
      <div className={styles.deckSide}>
        <h1>{deck.name}</h1>
        <div className={styles.head}>
          <label className="field">
            <span>{say('decks.name')}</span>
            <input
              className="input"
              value={deck.name}
              onChange={({ target }) => change(deck.id, { name: target.value })}
            />
          </label>
          <Link className="button" to="/decks">
            {say('decks.back')}
          </Link>
        </div>
        <Legality lists={deck.lists} />
        {SECTIONS.map((section) => (
          <SectionList key={section} section={section} lists={deck.lists} onChange={put} />
        ))}
        <ExportDeck name={deck.name} lists={deck.lists} />
        <OpeningHands deck={deck.lists.main} />
      </div>
      <CardChooser lists={deck.lists} onChange={put} />
      <div className={styles.turn}>
        {SIDES.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={side === each}
            onClick={() => {
              turnTo(each);
              window.scrollTo({ top: 0 });
            }}
          >
            {say(`decks.turn-to.${each}`, { main: deck.lists.main.length, extra: deck.lists.extra.length })}
          </button>
        ))}
      </div>
    </div>
  );
};

/** What keeps a duel from being played with the deck, as long as something does. */
const Legality = ({ lists }: { readonly lists: DeckLists }) => {
  const say = useSay();
  const troubleWords = useTroubleWords();
  const troubles = troublesOf(lists);
  return (
    <div role="status" className={troubles.length === 0 ? styles.legal : styles.notLegal}>
      {troubles.length === 0 ? (
        <p>✓ {say('decks.legal')}</p>
      ) : (
        <ul>
          {troubles.map((each) => (
            <li key={troubleWords(each)}>✗ {troubleWords(each)}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
