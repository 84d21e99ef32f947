import { READY_MADE_DECKS } from '@spellspeed/cards';
import type { DeckLists } from '@spellspeed/formats';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DECK_NAMES } from '../duel/setup/ready-made.ts';
import { useSay } from '../i18n/say.ts';
import { useKnownOwn } from '../own/use-known.ts';
import { BringDeck } from './bring-deck.tsx';
import styles from './decks.module.css';
import { NO_CARDS, troublesOf } from './lists.ts';
import { type ShelvedDeck, useShelf } from './shelf.ts';

/** The decks that are kept here, and those that ship with Spellspeed, to begin from. */
export const ShelfPage = () => {
  const say = useSay();
  const navigate = useNavigate();
  const add = useShelf((shelf) => shelf.add);
  const open: Open = (name, lists) =>
    void navigate(`/decks/${add(name === '' ? say('decks.new.name') : name, lists)}`);
  return (
    <div className={styles.shelf}>
      <h1>{say('decks.title')}</h1>
      <OwnDecks open={open} />
      <BringDeck onDeck={open} />
      <ReadyMadeDecks open={open} />
    </div>
  );
};

/** Puts a deck on the shelf, under this name or a usual one, and opens it. */
type Open = (name: string, lists: DeckLists) => void;

/** What has been built or brought here. What was removed can be put back. */
const OwnDecks = ({ open }: { readonly open: Open }) => {
  const say = useSay();
  const { decks, remove, restore } = useShelf();
  useKnownOwn();
  const [removed, setRemoved] = useState<ShelvedDeck | null>(null);
  return (
    <section aria-labelledby="own-decks" className={styles.part}>
      <h2 id="own-decks">{say('decks.own')}</h2>
      {decks.length === 0 && <p>{say('decks.own.none')}</p>}
      <ul className={styles.decks}>
        {decks.map((deck) => (
          <li key={deck.id} className={styles.deck}>
            <Link to={`/decks/${deck.id}`}>{deck.name}</Link>
            <span className={styles.aside}>
              {say('decks.sizes', sizesOf(deck))} ·{' '}
              {say(troublesOf(deck.lists).length === 0 ? 'decks.legal' : 'decks.not-legal')}
            </span>
            <button
              type="button"
              className="button"
              aria-label={say('decks.remove', { name: deck.name })}
              onClick={() => {
                remove(deck.id);
                setRemoved(deck);
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {removed && (
        <p role="status" className="row">
          {say('decks.removed', { name: removed.name })}
          <button
            type="button"
            className="button"
            onClick={() => {
              restore(removed);
              setRemoved(null);
            }}
          >
            {say('decks.restore')}
          </button>
        </p>
      )}
      <p>
        <button type="button" className="button primary" onClick={() => open('', NO_CARDS)}>
          {say('decks.new')}
        </button>
      </p>
    </section>
  );
};

/** The decks that ship with Spellspeed: a copy of each can be changed. */
const ReadyMadeDecks = ({ open }: { readonly open: Open }) => {
  const say = useSay();
  return (
    <section aria-labelledby="ready-made-decks" className={styles.part}>
      <h2 id="ready-made-decks">{say('decks.ready-made')}</h2>
      <ul className={styles.decks}>
        {DECK_NAMES.map((deck) => {
          const { main, extra, side } = READY_MADE_DECKS[deck];
          const name = say(`duel.deck.${deck}`);
          return (
            <li key={deck} className={styles.deck}>
              <span>{name}</span>
              <span className={styles.aside}>{say(`duel.deck.${deck}.plan`)}</span>
              <button
                type="button"
                className="button"
                aria-label={say('decks.copy.of', { name })}
                onClick={() => open(name, { main, extra, side })}
              >
                {say('decks.copy')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const sizesOf = ({ lists: { main, extra, side } }: ShelvedDeck) => ({
  main: main.length,
  extra: extra.length,
  side: side.length,
});
