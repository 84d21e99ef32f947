import { LIMIT_LISTS, LIMITS_TAKEN_ON, type LimitList } from '@spellspeed/cards';
import { type DeckLists, makeYdk, SECTIONS } from '@spellspeed/formats';
import { memo, useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { useCardName } from '../card/card-name.ts';
import { useChoice } from '../duel/setup/use-choice.ts';
import { useTroubleWords } from '../duel/setup/use-trouble-words.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import AddCards from '../own/add-cards.tsx';
import { useKnownOwn } from '../own/use-known.ts';
import { CardChooser } from './card-chooser.tsx';
import styles from './decks.module.css';
import { useDeckDeeds } from './deeds.ts';
import { ExportDeck } from './export-deck.tsx';
import { beyondLimits, MOST_COPIES, troublesOf } from './lists.ts';
import { OpeningHands } from './opening-hands.tsx';
import { SectionList } from './section-list.tsx';
import { type ShelvedDeck, useShelf } from './shelf.ts';
import { Statistics } from './statistics.tsx';

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

/** A day, wherever it is read. */
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;
const SIDES = ['deck', 'cards'] as const;

/**
 * The deck on one side, the cards to choose from on the other; where there is no room for both, buttons that stay in sight lead
 * from one to the other. Every change is kept at once.
 */
const Editor = ({ deck }: { readonly deck: ShelvedDeck }) => {
  const say = useSay();
  const [refused, refuse] = useState<number | null>(null);
  const deeds = useDeckDeeds(deck.id, refuse);
  const cardName = useCardName();
  const [side, turnTo] = useState<(typeof SIDES)[number]>('deck');
  const { lists } = deck;
  // What is only told of the deck may come a moment after the deck itself.
  const told = useDeferredValue(lists);
  return (
    <div className={styles.editor} data-side={side}>
      <div className={styles.deckSide}>
        <h1>{deck.name}</h1>
        <Head deck={deck} />
        <Legality lists={lists} />
        {SECTIONS.map((section) => (
          <SectionList key={section} section={section} cards={lists[section]} deeds={deeds} />
        ))}
        <StatisticsLater lists={told} />
        <ExportDeck name={deck.name} lists={lists} />
        <OpeningHandsLater name={deck.name} deck={told.main} extra={told.extra} />
      </div>
      <CardChooser lists={lists} deeds={deeds}>
        <p role="status" className={styles.refused}>
          {refused !== null && say('decks.full', { name: cardName(refused), most: MOST_COPIES })}
        </p>
      </CardChooser>
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
            {say(`decks.turn-to.${each}`, { main: lists.main.length, extra: lists.extra.length })}
          </button>
        ))}
      </div>
    </div>
  );
};

// What follows from the cards of the deck is worked out when the deck itself is shown; what is made of it is made of the deck as it is.
const StatisticsLater = memo(Statistics);
const OpeningHandsLater = memo(OpeningHands);

/** Its name, the way back, and the way to a duel with it. */
const Head = ({ deck: { id, name, lists } }: { readonly deck: ShelvedDeck }) => {
  const say = useSay();
  useKnownOwn();
  const navigate = useNavigate();
  const change = useShelf((shelf) => shelf.change);
  const choose = useChoice((choice) => choice.choose);
  const leave = useDuel((duel) => duel.leave);
  const duel = async (): Promise<void> => {
    choose({ yours: { kind: 'own', name, text: makeYdk(lists) } });
    await leave();
    await navigate('/');
  };
  return (
    <div className={styles.head}>
      <label className="field">
        <span>{say('decks.name')}</span>
        <input className="input" value={name} onChange={({ target }) => change(id, { name: target.value })} />
      </label>
      <button
        type="button"
        className="button primary"
        disabled={troublesOf(lists).length > 0}
        onClick={() => void duel()}
      >
        {say('decks.duel')}
      </button>
      <Link className="button" to="/decks">
        {say('decks.back')}
      </Link>
    </div>
  );
};

/** What keeps a duel from being played with the deck, and what breaks the limit list that is chosen. */
const Legality = ({ lists }: { readonly lists: DeckLists }) => {
  const say = useSay();
  const nameOf = useCardName();
  const { formatDate } = useIntl();
  const troubleWords = useTroubleWords();
  const [list, setList] = useState<LimitList>('none');
  const troubles = troublesOf(lists);
  const beyond = beyondLimits(lists, list);
  const isLegal = troubles.length + beyond.length === 0;
  useKnownOwn();
  return (
    <>
      <div role="status" className={isLegal ? styles.legal : styles.notLegal}>
        {isLegal && <p>✓ {say('decks.legal')}</p>}
        <ul>
          {troubles.map((each) => (
            <li key={troubleWords(each)}>✗ {troubleWords(each)}</li>
          ))}
          {beyond.map(({ passcode, count, allowed }) => (
            <li key={passcode}>✗ {say('decks.limit.beyond', { name: nameOf(passcode), count, allowed })}</li>
          ))}
        </ul>
        <label className={styles.limits}>
          {say('decks.limit')}{' '}
          <select
            className="input"
            value={list}
            onChange={({ target }) => setList(LIMIT_LISTS.find((each) => each === target.value) ?? 'none')}
          >
            {LIMIT_LISTS.toReversed().map((each) => (
              <option key={each} value={each}>
                {say(`decks.limit.${each}`)}
              </option>
            ))}
          </select>
          <span className={styles.aside}>
            {say('decks.limit.date', { date: formatDate(LIMITS_TAKEN_ON, DAY) })}
          </span>
        </label>
      </div>
      {troubles.some(({ trouble }) => trouble === 'unknown-texts') && <AddCards />}
    </>
  );
};
