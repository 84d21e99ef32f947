import { deckCard } from '@spellspeed/cards';
import type { MatchDeck, MatchView } from '@spellspeed/match';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useCardName } from '../card/card-name.ts';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { type SeenTable, useOnline } from './use-online.ts';

/** A card of the deck or the Side Deck, by its place in the list. */
type Place = `${'main' | 'extra' | 'side'}-${number}`;
const partsOf = (
  deck: MatchDeck,
  part: keyof MatchDeck,
): readonly { readonly place: Place; readonly card: number }[] =>
  deck[part].map((card, index) => ({ place: `${part}-${index}`, card }));

/** The deck after the exchange: what comes in goes where it belongs. */
export const exchanged = (deck: MatchDeck, chosen: ReadonlySet<string>) => {
  const [out, kept] = [
    chosen,
    (part: keyof MatchDeck) => partsOf(deck, part).filter(({ place }) => !chosen.has(place)),
  ];
  const incoming = partsOf(deck, 'side').filter(({ place }) => out.has(place));
  const outgoing = [...partsOf(deck, 'main'), ...partsOf(deck, 'extra')].filter(({ place }) =>
    out.has(place),
  );
  const codes = (cards: readonly { readonly card: number }[]): number[] => cards.map(({ card }) => card);
  const isExtra = ({ card }: { readonly card: number }): boolean => deckCard(card)?.extraDeck === true;
  return {
    main: codes([...kept('main'), ...incoming.filter((each) => !isExtra(each))]),
    extra: codes([...kept('extra'), ...incoming.filter(isExtra)]),
    side: codes([...kept('side'), ...outgoing]),
  };
};

interface SideDeckingProps {
  readonly table: SeenTable;
  readonly view: MatchView;
}
/** Cards are exchanged between two Duels; the deck keeps its size. */
export const SideDecking = ({ table, view }: SideDeckingProps) => {
  const say = useOnlineSay();
  const ask = useOnline((online) => online.ask);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { question } = table.course;
  const { deck } = view.yours;
  const other = table.players[table.seat === 0 ? 1 : 0]?.name ?? '';
  if (question === null || deck === null)
    return <p role="status">{say('online.side.waiting', { name: other })}</p>;
  const count = (isSide: boolean): number =>
    [...chosen].filter((place) => place.startsWith('side') === isSide).length;
  const [out, incoming] = [count(false), count(true)];
  const toggle = (place: string): void => {
    const next = new Set(chosen);
    if (!next.delete(place)) next.add(place);
    setChosen(next);
  };
  const handIn = (): void => {
    void ask({ type: 'exchange', table: table.id, question: question.number, deck: exchanged(deck, chosen) });
  };
  return (
    <section className={styles.part} aria-labelledby="side-decking">
      <h2 id="side-decking">{say('online.side')}</h2>
      <p>{say('online.side.hint')}</p>
      <Cards
        title={say('online.side.in', { count: incoming })}
        cards={partsOf(deck, 'side')}
        chosen={chosen}
        toggle={toggle}
      />
      <Cards
        title={say('online.side.out', { count: out })}
        cards={[...partsOf(deck, 'main'), ...partsOf(deck, 'extra')]}
        chosen={chosen}
        toggle={toggle}
      />
      <Button className="button primary" isDisabled={out !== incoming} onPress={handIn}>
        {say(out === 0 ? 'online.side.keep' : 'online.side.done')}
      </Button>
    </section>
  );
};

interface CardsProps {
  readonly title: string;
  readonly cards: readonly { readonly place: Place; readonly card: number }[];
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (place: string) => void;
}
const Cards = ({ title, cards, chosen, toggle }: CardsProps) => {
  const cardName = useCardName();
  return (
    <fieldset className={styles.cards}>
      <legend>{title}</legend>
      {cards.map(({ place, card }) => (
        <Button key={place} className="button" aria-pressed={chosen.has(place)} onPress={() => toggle(place)}>
          {chosen.has(place) ? '✓ ' : ''}
          {cardName(card)}
        </Button>
      ))}
    </fieldset>
  );
};
