import { Button } from 'react-aria-components';
import { useOnlineSay } from './online-words.ts';
import { type SeenTable, useOnline } from './use-online.ts';

/** Asks the other player to let the last answer be taken back, or says what one thinks of it. */
export const Undo = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const ask = useOnline((online) => online.ask);
  const { id, seat, players, course } = table;
  if (seat === null || course.view?.stage !== 'duel') return null;
  const name = players[seat === 0 ? 1 : 0]?.name ?? '';
  if (course.undo === seat) return <p role="status">{say('online.undo.waiting', { name })}</p>;
  if (course.undo === null)
    return (
      <Button className="button" onPress={() => void ask({ type: 'ask-undo', table: id })}>
        {say('online.undo')}
      </Button>
    );
  const answer = (agrees: boolean): void => void ask({ type: 'answer-undo', table: id, agrees });
  return (
    <div role="alert">
      <p>{say('online.undo.asked', { name })}</p>
      <div className="row">
        <Button className="button primary" onPress={() => answer(true)}>
          {say('online.undo.agree')}
        </Button>
        <Button className="button" onPress={() => answer(false)}>
          {say('online.undo.refuse')}
        </Button>
      </div>
    </div>
  );
};
