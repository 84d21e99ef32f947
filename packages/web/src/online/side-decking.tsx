import type { MatchView } from '@spellspeed/match';
import { ExchangeCards } from '../match/exchange-cards.tsx';
import { InMatchWords } from '../match/in-match-words.tsx';
import { useOnlineSay } from './online-words.ts';
import { copyOf, type SeenTable, useOnline } from './use-online.ts';

interface SideDeckingProps {
  readonly table: SeenTable;
  readonly view: MatchView;
}
/** Cards are exchanged between two Duels against a person. */
export const SideDecking = ({ table, view }: SideDeckingProps) => {
  const say = useOnlineSay();
  const ask = useOnline((online) => online.ask);
  const { question } = table.course;
  const { deck } = view.yours;
  const other = table.players[table.seat === 0 ? 1 : 0]?.name ?? '';
  if (question === null || deck === null)
    return <p role="status">{say('online.side.waiting', { name: other })}</p>;
  return (
    <InMatchWords>
      <ExchangeCards
        deck={deck}
        handIn={(handedIn) =>
          void ask({ type: 'exchange', table: table.id, question: question.number, deck: copyOf(handedIn) })
        }
      />
    </InMatchWords>
  );
};
