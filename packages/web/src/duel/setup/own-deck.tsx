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
/** A deck from outside for this duel. */
export default function OwnDeck({ chosen, read, onChange }: OwnDeckProps) {
  const say = useSay();
  const hint = read.ok
    ? say('duel.setup.readable', {
        name: read.deck.name,
        main: read.deck.main.length,
        extra: read.deck.extra.length,
      })
    : say('decks.text.hint');
  return (
    <>
      <DeckText
        text={chosen.text}
        troubles={read.ok || chosen.text === '' ? [] : read.troubles}
        hint={hint}
        onText={(text) => onChange({ ...chosen, text })}
        onFile={(name, text) => onChange({ kind: 'own', name, text })}
      />
      {!read.ok && read.troubles.some(({ trouble }) => trouble === 'unknown-texts') && <AddCards />}
    </>
  );
}
