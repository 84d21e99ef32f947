import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import type { ChosenDeck, ReadDeck } from './chosen-deck.ts';
import { DeckPicture } from './deck-picture.tsx';
import { OwnDeck } from './own-deck.tsx';
import { DECK_NAMES, listsOf } from './ready-made.ts';
import styles from './setup.module.css';
import { sharesOf } from './shares.ts';

interface DeckPickerProps {
  readonly whose: 'you' | 'opponent';
  readonly chosen: ChosenDeck;
  readonly read: ReadDeck;
  readonly onChange: (chosen: ChosenDeck) => void;
}
/** One of the decks that ship with Spellspeed, or your own. */
export const DeckPicker = ({ whose, chosen, read, onChange }: DeckPickerProps) => {
  const say = useSay();
  return (
    <section className={styles.picker}>
      <RadioGroup
        className={styles.group ?? ''}
        value={chosen.kind === 'own' ? 'own' : chosen.deck}
        onChange={(value) => {
          const deck = DECK_NAMES.find((name) => name === value);
          onChange(
            deck ? { kind: 'ready-made', deck } : { kind: 'own', name: say('duel.setup.own'), text: '' },
          );
        }}
      >
        <Label className={styles.title ?? ''}>{say(`duel.setup.deck.${whose}`)}</Label>
        <div className={styles.tiles}>
          {DECK_NAMES.map((deck) => (
            <Radio key={deck} value={deck} className={styles.tile ?? ''}>
              {say(`duel.deck.${deck}`)}
            </Radio>
          ))}
          <Radio value="own" className={styles.tile ?? ''}>
            {say('duel.setup.own')}
          </Radio>
        </div>
      </RadioGroup>
      {chosen.kind === 'own' ? (
        <OwnDeck chosen={chosen} read={read} onChange={onChange} />
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
