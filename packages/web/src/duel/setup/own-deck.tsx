import { DeckText } from '../../decks/deck-text.tsx';
import { useSay } from '../../i18n/say.ts';
import AddCards from '../../own/add-cards.tsx';
import type { ChosenDeck, ReadDeck } from './chosen-deck.ts';

type Own = Extract<ChosenDeck, { readonly kind: 'own' }>;
interface OwnDeckProps {
  readonly chosen: Own;
  readonly read: ReadDeck;
  readonly onChange: (chosen: Own) => void;
}
/** Cards of which it is not known what they do. */
const missingOf = (read: ReadDeck): readonly number[] =>
  read.ok
    ? (read.deck.withoutEffects ?? [])
    : read.troubles.flatMap((each) => (each.trouble === 'unknown-texts' ? each.passcodes : []));
/** How many different cards the deck has. */
const cardsIn = ({ deck }: ReadDeck): number => new Set([...(deck?.main ?? []), ...(deck?.extra ?? [])]).size;

/** A deck from outside for this duel. */
export default function OwnDeck({ chosen, read, onChange }: OwnDeckProps) {
  const say = useSay();
  const missing = missingOf(read);
  const hint = read.ok
    ? say('duel.setup.readable', {
        name: read.deck.name,
        main: read.deck.main.length,
        extra: read.deck.extra.length,
      })
    : say('duel.setup.text.hint');
  return (
    <>
      <DeckText
        text={chosen.text}
        troubles={read.ok || chosen.text === '' ? [] : read.troubles}
        hint={hint}
        onText={(text) => onChange({ ...chosen, text })}
        onFile={(name, text) => onChange({ kind: 'own', name, text })}
      />
      {missing.length > 0 && (
        <>
          <p>{say('duel.setup.missing', { missing: missing.length, cards: cardsIn(read) })}</p>
          <label className="row">
            <input
              type="checkbox"
              checked={chosen.withoutEffects === true}
              onChange={({ target }) => onChange({ ...chosen, withoutEffects: target.checked })}
            />
            {say('duel.setup.without-effects')}
          </label>
          <AddCards />
        </>
      )}
    </>
  );
}
