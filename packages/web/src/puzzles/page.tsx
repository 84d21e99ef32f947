import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { Link, useSearchParams } from 'react-router';
import room from '../app/room.module.css';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { MoreWords } from '../i18n/more-words.tsx';
import { useProgress } from '../learn/progress.ts';
import { OPEN_TEXT } from '../rulings/editor/editing.ts';
import { fieldYaml } from '../rulings/editor/to-yaml.ts';
import { addressOfMade, type FromAddress, madeIn, useMade } from './made.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { PUZZLES, type Puzzle, placeOfDay } from './puzzles.ts';
import { PUZZLE_MESSAGES, usePuzzleSay } from './words.ts';

/** The puzzles, and the one that is played. */
export default function PuzzlesPage() {
  const [address] = useSearchParams();
  useSpokenLanguage();
  const place = Number(address.get('n') ?? 0) - 1;
  const puzzle = PUZZLES[place];
  const made = useMemo(() => madeIn(address), [address]);
  return (
    <MoreWords of={PUZZLE_MESSAGES}>
      {made !== null ? (
        <MadePuzzle key={made.link} made={made} />
      ) : puzzle === undefined ? (
        <AllPuzzles />
      ) : (
        <Listed key={place} place={place} puzzle={puzzle} />
      )}
    </MoreWords>
  );
}

const Listed = ({ place, puzzle }: { readonly place: number; readonly puzzle: Puzzle }) => {
  const say = usePuzzleSay();
  const next = `/puzzles?n=${((place + 1) % PUZZLES.length) + 1}`;
  const title = say('puzzles.one', { number: place + 1 });
  return <PuzzleBoard puzzle={puzzle} title={title} next={next} change={null} />;
};
/** One that somebody built, from its address. */
const MadePuzzle = ({ made: { id, link, read } }: { readonly made: FromAddress }) => {
  const say = usePuzzleSay();
  if (!read.ok)
    return (
      <div className={room.page}>
        <h1>{say('puzzles.title')}</h1>
        <p role="alert">{say('puzzles.made.bad', { why: read.why })}</p>
        <Link to="/puzzles">{say('puzzles.all')}</Link>
      </div>
    );
  const title = read.field.title || say('puzzles.made.unnamed');
  const puzzle = { name: id === 'link' ? '' : id, text: fieldYaml(read.field, title).text };
  return <PuzzleBoard puzzle={puzzle} title={title} next={null} change={`/rulings/edit?${link}`} />;
};
const MadePuzzles = () => {
  const say = usePuzzleSay();
  const { made, forget } = useMade();
  const solved = useProgress((progress) => progress.puzzles);
  return (
    <>
      <h2>{say('puzzles.made')}</h2>
      <div className="row">
        <Link className="button" to="/rulings/edit">
          {say('puzzles.build')}
        </Link>
        <Link className="button" to="/rulings/edit" state={OPEN_TEXT}>
          {say('puzzles.open')}
        </Link>
      </div>
      <ul className={room.list}>
        {made.map(({ id, title, link }) => (
          <li key={id}>
            <Link to={addressOfMade(link, id)}>{title || say('puzzles.made.unnamed')}</Link>
            <span className={room.quiet}>{solved.includes(id) && `✓ ${say('puzzles.solved')}`}</span>
            <Button
              className="button"
              aria-label={say('puzzles.made.delete', { title: title || say('puzzles.made.unnamed') })}
              onPress={() => forget(id)}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

const AllPuzzles = () => {
  const say = usePuzzleSay();
  const solved = useProgress((progress) => progress.puzzles);
  const today = placeOfDay(Date.now());
  const count = PUZZLES.length;
  return (
    <div className={room.page}>
      <h1>{say('puzzles.title')}</h1>
      <p>{say('puzzles.intro')}</p>
      <Link className="button primary" to={`/puzzles?n=${today + 1}`}>
        {say('puzzles.day', { number: today + 1 })}
      </Link>
      <p role="status">
        {say('puzzles.progress', {
          solved: PUZZLES.filter(({ name }) => solved.includes(name)).length,
          count,
        })}
      </p>
      <MadePuzzles />
      <h2>{say('puzzles.all')}</h2>
      <ol className={room.list}>
        {PUZZLES.map(({ name, depth, moves }, place) => (
          <li key={name}>
            <Link to={`/puzzles?n=${place + 1}`}>{say('puzzles.one', { number: place + 1 })}</Link>
            <span className={room.quiet}>
              {say('puzzles.grade', { depth })}
              {moves !== null && ` · ${say('puzzles.moves', { count: moves })}`}
              {solved.includes(name) && ` · ✓ ${say('puzzles.solved')}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};
