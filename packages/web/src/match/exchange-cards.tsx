import type { MatchDeck } from '@spellspeed/match';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { CardFace } from '../card/card-face.tsx';
import { useCardName } from '../card/card-name.ts';
import { lookOf } from '../card/look.ts';
import { cardsIn, counted, exchanged, type Place, type PlacedCard } from './exchange.ts';
import styles from './match.module.css';
import { useMatchSay } from './words.ts';

interface ExchangeCardsProps {
  readonly deck: MatchDeck;
  /** Hands the deck in; whether it may be so is not for the page to say. */
  readonly handIn: (deck: MatchDeck) => void;
}
/** Cards are exchanged between two Duels, one for one. */
export const ExchangeCards = ({ deck, handIn }: ExchangeCardsProps) => {
  const say = useMatchSay();
  const [chosen, setChosen] = useState<ReadonlySet<Place>>(new Set());
  const { incoming, out } = counted(chosen);
  const toggle = (place: Place): void => {
    const next = new Set(chosen);
    if (!next.delete(place)) next.add(place);
    setChosen(next);
  };
  const row = { chosen, toggle };
  const isUnequal = incoming !== out;
  return (
    <section className={styles.exchange} aria-labelledby="exchange-cards">
      <h2 id="exchange-cards">{say('match.exchange')}</h2>
      <p>{say(deck.side.length === 0 ? 'match.exchange.none' : 'match.exchange.hint')}</p>
      <div className={styles.deeds}>
        <Button className="button primary" onPress={() => handIn(exchanged(deck, chosen))}>
          {say(chosen.size === 0 ? 'match.exchange.keep' : 'match.exchange.done')}
        </Button>
        {chosen.size > 0 && (
          <Button className="button" onPress={() => setChosen(new Set())}>
            {say('match.exchange.reset')}
          </Button>
        )}
        <p role="status" data-unequal={isUnequal || undefined}>
          {isUnequal ? say('match.exchange.unequal', { incoming, out }) : ''}
        </p>
      </div>
      {deck.side.length > 0 && (
        <>
          <Cards
            title={say('match.exchange.in', { count: incoming })}
            cards={cardsIn(deck, 'side')}
            {...row}
          />
          <h3>{say('match.exchange.out', { count: out })}</h3>
          <Cards title={say('match.exchange.main')} cards={cardsIn(deck, 'main')} {...row} />
          {deck.extra.length > 0 && (
            <Cards title={say('match.exchange.extra')} cards={cardsIn(deck, 'extra')} {...row} />
          )}
        </>
      )}
    </section>
  );
};

interface CardsProps {
  readonly title: string;
  readonly cards: readonly PlacedCard[];
  readonly chosen: ReadonlySet<Place>;
  readonly toggle: (place: Place) => void;
}
const Cards = ({ title, cards, chosen, toggle }: CardsProps) => (
  <fieldset className={styles.cards}>
    <legend>{title}</legend>
    {cards.map(({ place, card }) => (
      <CardButton key={place} card={card} isChosen={chosen.has(place)} toggle={() => toggle(place)} />
    ))}
  </fieldset>
);

interface CardButtonProps {
  readonly card: number;
  readonly isChosen: boolean;
  readonly toggle: () => void;
}
const CardButton = ({ card, isChosen, toggle }: CardButtonProps) => {
  const name = useCardName()(card);
  const look = lookOf(card);
  return (
    <Button className={styles.card ?? ''} aria-pressed={isChosen} onPress={toggle}>
      <span className={look ? 'unseen' : undefined}>{name}</span>
      {look && <CardFace passcode={card} name={name} look={look} />}
    </Button>
  );
};
