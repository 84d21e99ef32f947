import { loadAllFacts } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import { lazy, Suspense } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useShelf } from '../../decks/shelf.ts';
import { useSay } from '../../i18n/say.ts';
import type { ChosenDeck, ReadDeck } from './chosen-deck.ts';
import { DeckPicture } from './deck-picture.tsx';
import { DECK_NAMES, listsOf } from './ready-made.ts';
import styles from './setup.module.css';
import { sharesOf } from './shares.ts';

/** Dropping files takes code that most never need, and a deck of one's own may have any card. */
const OwnDeck = lazy(async () => {
  await loadAllFacts();
  return import('./own-deck.tsx');
});

interface DeckPickerProps {
  readonly whose: 'you' | 'opponent';
  readonly chosen: ChosenDeck;
  readonly read: ReadDeck;
  readonly onChange: (chosen: ChosenDeck) => void;
}
/** One of the decks that ship with Spellspeed, one that you have built here, or a list of your own. */
export const DeckPicker = ({ whose, chosen, read, onChange }: DeckPickerProps) => {
  const say = useSay();
  const shelved = useShelf(({ decks }) => decks);
  const fromShelf = shelved.find(({ lists }) => chosen.kind === 'own' && chosen.text === makeYdk(lists));
  const choose = (value: string): ChosenDeck => {
    const deck = DECK_NAMES.find((name) => name === value);
    if (deck) return { kind: 'ready-made', deck };
    const own = shelved.find(({ id }) => id === value);
    return own
      ? { kind: 'own', name: own.name, text: makeYdk(own.lists) }
      : { kind: 'own', name: say('duel.setup.own'), text: '' };
  };
  return (
    <section className={styles.picker}>
      <RadioGroup
        className={styles.group ?? ''}
        value={chosen.kind === 'own' ? (fromShelf?.id ?? 'own') : chosen.deck}
        onChange={(value) => onChange(choose(value))}
      >
        <Label className={styles.title ?? ''}>{say(`duel.setup.deck.${whose}`)}</Label>
        <div className={styles.tiles}>
          {DECK_NAMES.map((deck) => (
            <Radio key={deck} value={deck} className={styles.tile ?? ''}>
              {say(`duel.deck.${deck}`)}
            </Radio>
          ))}
          {shelved.map(({ id, name }) => (
            <Radio key={id} value={id} className={styles.tile ?? ''}>
              {name}
            </Radio>
          ))}
          <Radio value="own" className={styles.tile ?? ''}>
            {say('duel.setup.own')}
          </Radio>
        </div>
      </RadioGroup>
      {chosen.kind === 'own' ? (
        <Suspense>
          <OwnDeck chosen={chosen} read={read} onChange={onChange} />
        </Suspense>
      ) : (
        <AboutDeck chosen={chosen} />
      )}
    </section>
  );
};

const AboutDeck = ({ chosen }: { readonly chosen: Extract<ChosenDeck, { readonly kind: 'ready-made' }> }) => {
  const say = useSay();
  const { monster, spell, trap, extra } = sharesOf(listsOf(chosen.deck));
  return (
    <div className={styles.about}>
      <DeckPicture deck={chosen.deck} />
      <p>{say(`duel.deck.${chosen.deck}.plan`)}</p>
      <span className={styles.bar} aria-hidden="true">
        <span data-kind="monster" style={{ flexGrow: monster }} />
        <span data-kind="spell" style={{ flexGrow: spell }} />
        <span data-kind="trap" style={{ flexGrow: trap }} />
        <span data-kind="extra" style={{ flexGrow: extra }} />
      </span>
      <p className={styles.shares}>{say('duel.setup.shares', { monster, spell, trap, extra })}</p>
    </div>
  );
};
