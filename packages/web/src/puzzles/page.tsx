import { Link, useSearchParams } from 'react-router';
import analysis from '../analysis/analysis.module.css';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import { MoreWords } from '../i18n/more-words.tsx';
import { useProgress } from '../learn/progress.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { PUZZLES, placeOfDay } from './puzzles.ts';
import { PUZZLE_MESSAGES, usePuzzleSay } from './words.ts';

/** The puzzles, and the one that is played. */
export default function PuzzlesPage() {
  const [address] = useSearchParams();
  useSpokenLanguage();
  const place = Number(address.get('n') ?? 0) - 1;
  return (
    <MoreWords of={PUZZLE_MESSAGES}>
      {PUZZLES[place] === undefined ? <AllPuzzles /> : <PuzzleBoard key={place} place={place} />}
    </MoreWords>
  );
}

const AllPuzzles = () => {
  const say = usePuzzleSay();
  const solved = useProgress((progress) => progress.puzzles);
  const today = placeOfDay(Date.now());
  const count = PUZZLES.length;
  return (
    <div className={analysis.page}>
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
      <ol className={analysis.list}>
        {PUZZLES.map(({ name, depth }, place) => (
          <li key={name}>
            <Link to={`/puzzles?n=${place + 1}`}>{say('puzzles.one', { number: place + 1 })}</Link>
            <span className={analysis.quiet}>
              {say('puzzles.grade', { depth })}
              {solved.includes(name) && ` · ✓ ${say('puzzles.solved')}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};
