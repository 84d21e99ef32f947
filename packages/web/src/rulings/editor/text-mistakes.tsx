import { PUZZLE_SCRIPT_EXPECTS } from '@spellspeed/formats';
import type { Mistake } from '@spellspeed/rulings';
import { Button } from 'react-aria-components';
import type { MessageId } from '../../i18n/messages.ts';
import { useSay } from '../../i18n/say.ts';
import styles from './editor.module.css';

type Expected = keyof typeof PUZZLE_SCRIPT_EXPECTS;
const SCRIPT_WORDS: { readonly [of in Expected]: MessageId } = {
  call: 'rulings.script.call',
  card: 'rulings.script.card',
  passcode: 'rulings.script.passcode',
  player: 'rulings.script.player',
  'life-points': 'rulings.script.life-points',
  location: 'rulings.script.location',
  zone: 'rulings.script.zone',
  place: 'rulings.script.place',
  position: 'rulings.script.position',
  names: 'rulings.script.names',
  'no-more': 'rulings.script.no-more',
};
const EXPECTED = new Map<string, MessageId>(
  (Object.keys(SCRIPT_WORDS) as Expected[]).map((of) => [PUZZLE_SCRIPT_EXPECTS[of], SCRIPT_WORDS[of]]),
);

interface TextMistakesProps {
  readonly mistakes: readonly Mistake[];
  readonly show: (mistake: Mistake) => void;
}
/** What is wrong with the text; a press leads to the place. */
export const TextMistakes = ({ mistakes, show }: TextMistakesProps) => {
  const say = useSay();
  return (
    <div id="text-mistakes" role="alert">
      <ul className={styles.textMistakes}>
        {mistakes.map((mistake) => {
          const { line, column, found, nearest } = mistake;
          const word = EXPECTED.get(mistake.expected);
          const expected = word === undefined ? mistake.expected : say(word);
          return (
            <li key={`${line}:${column}:${found}`}>
              <Button className={`button ${styles.about}`} onPress={() => show(mistake)}>
                {say('rulings.mistake', { line, column, found: found || '–', expected })}
                {nearest !== null && ` ${say('rulings.mistake.nearest', { nearest })}`}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
