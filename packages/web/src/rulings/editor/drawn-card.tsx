import { CardBack, CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { lookOf } from '../../card/look.ts';
import placed from '../../duel/board/placed-card.module.css';
import { useSay } from '../../i18n/say.ts';
import { type BuiltCard, equipsOf, materialsOf, POSITIONS_IN } from './built-field.ts';
import { useEditing } from './editing.ts';
import styles from './table.module.css';

interface DrawnCardProps {
  readonly card: BuiltCard;
  readonly isWrong: boolean;
}
/** A card as it lies in its zone, with what is put on it and under it. What it shows is said in words beside it. */
export const DrawnCard = ({ card, isWrong }: DrawnCardProps) => {
  const say = useSay();
  const cardName = useCardName();
  const { passcode, position, stand } = card;
  const look = lookOf(passcode);
  const isTurned = stand === 'monsters' && position !== 'attack';
  const isUsual = position === null || position === POSITIONS_IN[stand][0];
  return (
    <span className={placed.placed} aria-hidden="true">
      <span
        className={placed.card}
        data-turned={isTurned || undefined}
        data-down={position === 'set' || undefined}
      >
        {look ? <CardFace passcode={passcode} name={cardName(passcode)} look={look} /> : <CardBack />}
      </span>
      {!isUsual && <span className={placed.stats}>{say(`rulings.edit.position.${position}`)}</span>}
      <Badges card={card} isWrong={isWrong} />
    </span>
  );
};

const Badges = ({ card, isWrong }: DrawnCardProps) => {
  const { field } = useEditing();
  const materials = materialsOf(field, card.id).length;
  const counters = Object.values(card.counters).reduce((sum, count) => sum + count, 0);
  const isTied = (card.stand === 'spells' && card.host !== null) || equipsOf(field, card.id).length > 0;
  return (
    <span className={placed.badges}>
      {isWrong && <span className={`${placed.badge} ${styles.wrong}`}>!</span>}
      {materials > 0 && <span className={placed.badge}>◆{materials}</span>}
      {counters > 0 && <span className={placed.badge}>●{counters}</span>}
      {isTied && <span className={placed.badge}>✚</span>}
    </span>
  );
};
