import { Button } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';
import analysis from '../analysis/analysis.module.css';
import { keepAnew } from '../analysis/begin.ts';
import { OpenBoard } from '../analysis/open-board.tsx';
import type { ShownNode, Solved } from '../analysis/types.ts';
import room from '../app/room.module.css';
import { Chain } from '../duel/board/chain.tsx';
import table from '../duel/duel-table.module.css';
import { Prompt } from '../duel/question/prompt.tsx';
import { useTableControlFor } from '../duel/use-table-control.ts';
import type { Step } from '../host/types.ts';
import { useSay } from '../i18n/say.ts';
import { WhatHappened } from '../watching/told.tsx';
import type { Puzzle } from './puzzles.ts';
import { type PuzzleControl, usePuzzle } from './use-puzzle.ts';
import { usePuzzleSay } from './words.ts';

const NO_NEWS: readonly Step[] = [];
const VOICE = { you: 0, names: ['A', 'B'] } as const;

interface HeadProps {
  readonly title: string;
  /** The address of the puzzle after it; null where there is none. */
  readonly next: string | null;
  /** The address of the editor with its field; null for one that is not to be changed. */
  readonly change: string | null;
}
interface PartProps extends HeadProps {
  readonly control: PuzzleControl;
}
/** One puzzle on the board: all cards lie open. */
export const PuzzleBoard = ({
  puzzle,
  ...head
}: HeadProps & { readonly puzzle: Pick<Puzzle, 'name' | 'text'> }) => {
  const say = usePuzzleSay();
  const control = usePuzzle(puzzle);
  const { title } = head;
  if (control.shown !== null) return <Shown {...head} control={control} shown={control.shown} />;
  return (
    <div className={room.page}>
      <h1>{title}</h1>
      {control.saved === 'failed' && <p role="alert">{say('puzzles.failed')}</p>}
    </div>
  );
};

const Shown = ({ control, shown, ...head }: PartProps & { readonly shown: ShownNode }) => {
  const say = usePuzzleSay();
  const { frame } = shown;
  const { state, standing } = control;
  const question = state === 'asked' ? shown.question : null;
  const use = useTableControlFor(frame.view, question, VOICE, {
    send: control.send,
    busy: state === 'thinking',
    news: NO_NEWS,
    canPassTurn: false,
  });
  return (
    <OpenBoard control={use} frame={frame} decks={[null, null]} data-node={standing?.at ?? -1}>
      {/* On a phone the sheet below says how it ended. */}
      <section
        className={state === 'won' || state === 'missed' ? table.prompt : analysis.box}
        aria-label={say('puzzles.title')}
      >
        <h1>{head.title}</h1>
        <p>{say('puzzles.goal')}</p>
        <p role="status" data-state={state}>
          {state === 'asked' ? '' : say(`puzzles.${state}`)}
        </p>
        <Leading {...head} control={control} />
      </section>
      {question !== null && (
        <div className={table.prompt}>
          <Prompt control={use} />
        </div>
      )}
      {standing !== null && standing.before.length > 0 && (
        <WhatHappened occurrences={frame.occurrences} voice={VOICE} />
      )}
      <Chain view={frame.view} />
      <section className={analysis.box} aria-live="polite">
        <Button className="button" isDisabled={state !== 'asked'} onPress={() => void control.solve()}>
          {say('puzzles.solution')}
        </Button>
        {control.solved && <SolvedBy solved={control.solved} />}
      </section>
    </OpenBoard>
  );
};

/** Back, once more, to the next one, to the analysis. */
const Leading = ({ title, next, change, control: { standing, state, back, again } }: PartProps) => {
  const say = usePuzzleSay();
  const sayOfPage = useSay();
  const go = useNavigate();
  const isBegun = standing !== null && standing.before.length > 0;
  const analyse = async (): Promise<void> => {
    if (standing === null) return;
    await go(await keepAnew({ tree: { ...standing.tree, title }, at: standing.at }));
  };
  return (
    <div className="row">
      {state === 'won' && next !== null && (
        <Link className="button primary" to={next}>
          {say('puzzles.next')}
        </Link>
      )}
      <Button className="button" isDisabled={!isBegun || state === 'thinking'} onPress={back}>
        <span aria-hidden="true">↶</span> {say('puzzles.back')}
      </Button>
      <Button className="button" isDisabled={!isBegun || state === 'thinking'} onPress={again}>
        {say('puzzles.again')}
      </Button>
      <Button className="button" onPress={() => void analyse()}>
        {sayOfPage('watching.analyse')}
      </Button>
      {change !== null && (
        <Link className="button" to={change}>
          {say('puzzles.change')}
        </Link>
      )}
      <Link className="button" to="/puzzles">
        {say('puzzles.all')}
      </Link>
    </div>
  );
};

const SolvedBy = ({ solved: { found, line } }: { readonly solved: Solved }) => {
  const say = usePuzzleSay();
  if (found !== 'win') return <p>{say(found === 'no-win' ? 'puzzles.no-more' : 'puzzles.unclear')}</p>;
  return (
    <>
      <p>{say('puzzles.won-by')}</p>
      <ol data-solution>
        {line.map((deed, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deeds stand in their order
          <li key={index}>
            {index + 1}. {deed}
          </li>
        ))}
      </ol>
    </>
  );
};
