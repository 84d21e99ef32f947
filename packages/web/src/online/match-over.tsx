import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';
import { useOnlineSay } from './online-words.ts';
import { Trouble } from './trouble.tsx';
import { type SeenTable, useOnline } from './use-online.ts';

/** How the Match ended, and the way to another one. */
export const MatchOver = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const { seat, players, course } = table;
  const winner = course.view?.result?.winner ?? null;
  const words =
    winner === null
      ? say('online.over.draw')
      : winner === seat
        ? say('online.over.won')
        : say('online.over.lost', { name: players[winner]?.name ?? '' });
  return (
    <>
      <p role="status">{words}</p>
      {seat !== null && players[1] !== null && <Rematch table={table} />}
      {seat !== null && <Trouble table={table} />}
      <p>
        {players.map((player) =>
          player ? (
            <span key={player.account}>
              <Link to={`/online/players/${player.account}`}>
                {say('online.profile.of', { name: player.name })}
              </Link>{' '}
            </span>
          ) : null,
        )}
      </p>
    </>
  );
};

const Rematch = ({ table: { id, seat, players } }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const go = useNavigate();
  const { ask, again } = useOnline();
  const name = players[seat === 0 ? 1 : 0]?.name ?? '';
  const next = again?.next ?? null;
  useEffect(() => {
    if (next !== null) void go(`/online/${next}`);
  }, [next, go]);
  if (again?.by.includes(seat === 1 ? 1 : 0))
    return <p role="status">{say('online.rematch.waiting', { name })}</p>;
  return (
    <>
      {again !== null && <p role="status">{say('online.rematch.asked', { name })}</p>}
      <Button className="button primary" onPress={() => void ask({ type: 'rematch', table: id })}>
        {say('online.rematch')}
      </Button>
    </>
  );
};
