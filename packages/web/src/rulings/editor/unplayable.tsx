import { factsOf } from '@spellspeed/cards';
import { Button } from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import { useSay } from '../../i18n/say.ts';
import type { ReadField } from '../types.ts';
import styles from './editor.module.css';

interface UnplayableProps {
  readonly cards: ReadField['unplayable'];
  readonly show: (place: { readonly line: number; readonly column: number }) => void;
  readonly takeRest: () => void;
}
/** Which cards of the text cannot be played; a press leads to the line. The rest of the field can be taken. */
export const Unplayable = ({ cards, show, takeRest }: UnplayableProps) => {
  const say = useSay();
  const cardName = useCardName();
  if (cards.length === 0) return null;
  const named = (passcode: number): string =>
    factsOf(passcode) === undefined ? String(passcode) : cardName(passcode);
  return (
    <div role="alert">
      <ul className={styles.textMistakes}>
        {cards.map(({ passcode, line }) => (
          <li key={line}>
            <Button className={`button ${styles.about}`} onPress={() => show({ line, column: 1 })}>
              {say('rulings.edit.unplayable', { line, card: named(passcode) })}
            </Button>
          </li>
        ))}
      </ul>
      <Button className="button" onPress={takeRest}>
        {say('rulings.edit.take-rest')}
      </Button>
    </div>
  );
};
