import type { OfferedChoice } from '@spellspeed/engine';
import { Button } from 'react-aria-components';
import { CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { lookNow } from '../../card/look.ts';
import { useSay } from '../../i18n/say.ts';
import { cardOfHandle } from '../board/layout.ts';
import type { TableControl } from '../use-table-control.ts';
import { handleOf } from './offers.ts';
import styles from './question.module.css';
import type { ChoiceWords } from './use-choice-words.ts';

interface ChoiceButtonProps {
  readonly choice: OfferedChoice;
  readonly index: number;
  readonly words: ChoiceWords;
  readonly control: TableControl;
  readonly copies?: number;
}
/** One choice: a card with its name and place, or what is done. */
export const ChoiceButton = ({ choice, index, words, control, copies = 1 }: ChoiceButtonProps) => {
  const say = useSay();
  const state = control.use.stateOf(index);
  const { deed, card, place, text } = words;
  const isPicked = state === 'picked';
  return (
    <Button
      className={styles.choice ?? ''}
      isDisabled={state === 'closed'}
      {...(control.isSingle ? {} : { 'aria-pressed': isPicked })}
      data-do={choice.do}
      data-picked={isPicked || undefined}
      onPress={() => control.take(index)}
    >
      <CardPicture choice={choice} control={control} />
      <span className={styles.choiceWords}>
        {deed !== '' && <span className={styles.deed}>{deed}</span>}
        {card !== null && (
          <span className={deed === '' ? styles.deed : undefined}>
            {card}
            {copies > 1 && ` ×${copies}`}
          </span>
        )}
        {card !== null && (
          <span className={styles.place}>
            {place} {choice.do === 'card' && <Values choice={choice} control={control} />}
          </span>
        )}
        {text !== '' && <span className={styles.text}>{text}</span>}
      </span>
      {isPicked && (
        <span className={styles.tick} aria-hidden="true" title={say('duel.label.picked')}>
          ✓
        </span>
      )}
    </Button>
  );
};

/** What a monster is worth that may be attacked, or chosen among others. */
const Values = ({ choice, control }: Pick<ChoiceButtonProps, 'choice' | 'control'>) => {
  const say = useSay();
  const card = cardOfHandle(control.use.view, handleOf(choice));
  if (card?.known == null || card.known.atk === null) return null;
  const { atk, def } = card.known;
  const isOnField = card.zone === 'monsters';
  return (
    <span className={styles.values}>
      {isOnField && `${say(`word.position.${card.position}`)} · `}
      ATK {atk}
      {def !== null && ` / DEF ${def}`}
    </span>
  );
};

const CardPicture = ({ choice, control }: Pick<ChoiceButtonProps, 'choice' | 'control'>) => {
  const cardName = useCardName();
  const known = cardOfHandle(control.use.view, handleOf(choice))?.known;
  const look = known && lookNow(known);
  if (!known || !look) return null;
  return (
    <span className={styles.mini}>
      <CardFace passcode={known.passcode} name={cardName(known.passcode)} look={look} gained={known.gained} />
    </span>
  );
};
