import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import type { FirstWins } from '../../analysis/types.ts';
import { useSettings } from '../../app/settings.ts';
import { MoreWords } from '../../i18n/more-words.tsx';
import { addressOfMade, useMade, withGoal } from '../../puzzles/made.ts';
import { PUZZLE_MESSAGES, usePuzzleSay } from '../../puzzles/words.ts';
import { download } from '../../replays/download.ts';
import { sentence } from '../../telling/teller.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { fieldLink } from './link.ts';
import { type Proof, useProver } from './use-prover.ts';

interface PuzzleCheckProps {
  readonly yaml: string;
}
/** The field as a puzzle: whether it can be won, in one way alone; kept, played, given away. */
export const PuzzleCheck = ({ yaml }: PuzzleCheckProps) => (
  <MoreWords of={PUZZLE_MESSAGES}>
    <AsPuzzle yaml={yaml} />
  </MoreWords>
);

const AsPuzzle = ({ yaml }: PuzzleCheckProps) => {
  const say = usePuzzleSay();
  const language = useSettings((settings) => settings.language);
  const [isOn, turn] = useState(false);
  const proof = useProver(yaml, language, isOn);
  return (
    <section className={styles.checks} aria-labelledby="as-puzzle">
      <h2 id="as-puzzle">{say('puzzles.edit.title')}</h2>
      <p>{say('puzzles.edit.intro')}</p>
      <label className={styles.check}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        {say('puzzles.edit.check')}
      </label>
      <div role="status" className={styles.checks} data-proof={proof?.state}>
        {proof && <Proved proof={proof} />}
      </div>
      {proof?.solved?.found === 'win' && (
        <details>
          <summary>{say('puzzles.edit.solution')}</summary>
          <ol data-solution>
            {proof.solved.line.map((deed, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: deeds stand in their order
              <li key={index}>
                {index + 1}. {sentence(deed)}
              </li>
            ))}
          </ol>
        </details>
      )}
      <Giving yaml={yaml} />
    </section>
  );
};

const Proved = ({ proof: { state, solved, first } }: { readonly proof: Proof }) => {
  const say = usePuzzleSay();
  if (solved === null) return state === 'known' ? null : <p>{say(`puzzles.edit.${state}`)}</p>;
  return (
    <>
      <p>
        <strong>{say(`puzzles.edit.${solved.found}`)}</strong>
      </p>
      {solved.luckLeftOut && <p>{say('puzzles.edit.luck')}</p>}
      {state === 'comparing' && <p>{say('puzzles.edit.comparing')}</p>}
      {first && <FirstMoves first={first} />}
    </>
  );
};

const FirstMoves = ({ first: { wins, unclear } }: { readonly first: FirstWins }) => {
  const say = usePuzzleSay();
  return (
    <>
      {wins.length === 1 && unclear === 0 && <p>{say('puzzles.edit.one', { move: wins.join() })}</p>}
      {wins.length > 1 && (
        <p>{say('puzzles.edit.several', { count: wins.length, moves: wins.join(' · ') })}</p>
      )}
      {unclear > 0 && <p>{say('puzzles.edit.unclear', { count: unclear })}</p>}
    </>
  );
};

/** What can be done with the puzzle, whether it is proved or not. */
const Giving = ({ yaml }: PuzzleCheckProps) => {
  const say = usePuzzleSay();
  const { field } = useEditing();
  const { made, keep } = useMade();
  const link = fieldLink(field);
  const address = addressOfMade(link);
  const [copied, setCopied] = useState('');
  const isKept = made.some((each) => each.link === link);
  const copy = (): void =>
    void navigator.clipboard
      .writeText(new URL(`#${address}`, location.href).href)
      .then(() => setCopied(address));
  return (
    <div className="row">
      <Link className="button" to={address}>
        {say('puzzles.edit.play')}
      </Link>
      <Button className="button" isDisabled={isKept} onPress={() => keep(field)}>
        {say(isKept ? 'puzzles.edit.kept' : 'puzzles.edit.keep')}
      </Button>
      <Button className="button" onPress={copy}>
        {say(copied === address ? 'puzzles.edit.copied' : 'puzzles.edit.link')}
      </Button>
      <Button className="button" onPress={() => download('puzzle.yaml', withGoal(yaml), 'application/yaml')}>
        {say('puzzles.edit.save')}
      </Button>
    </div>
  );
};
