import { Button } from 'react-aria-components';
import { CardBack, CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { CardStats } from '../../card/card-stats.tsx';
import { lookNow } from '../../card/look.ts';
import { useSay } from '../../i18n/say.ts';
import type { TableControl } from '../use-table-control.ts';
import styles from './choice-grid.module.css';
import { type Told, type ToldGroup, toldGroups } from './told-choices.ts';

interface ChoiceGridProps {
  readonly told: readonly Told[];
  readonly control: TableControl;
}
/** Many cards to choose from: side by side, sorted, copies of one card together. */
export const ChoiceGrid = ({ told, control }: ChoiceGridProps) => (
  <div className={styles.grid}>
    {toldGroups(told, control.use.view).map((group) => (
      <GroupButton key={group.copies[0].index} group={group} control={control} />
    ))}
  </div>
);

interface GroupButtonProps {
  readonly group: ToldGroup;
  readonly control: TableControl;
}
/** One card with its copies: a press takes the next copy; when none is left to take, the last one is given back. */
const GroupButton = ({ group: { card, copies }, control }: GroupButtonProps) => {
  const say = useSay();
  const stateOf = ({ index }: Told) => control.use.stateOf(index);
  const open = copies.find((copy) => stateOf(copy) === 'open');
  const picked = copies.filter((copy) => stateOf(copy) === 'picked');
  const next = open ?? picked.at(-1);
  const [{ choice, words }] = copies;
  const isDone = open === undefined && picked.length > 0;
  return (
    <Button
      className={styles.card ?? ''}
      isDisabled={next === undefined}
      {...(control.isSingle ? {} : { 'aria-pressed': picked.length > 0 })}
      data-do={choice.do}
      data-picked={isDone || undefined}
      onPress={() => next && control.take(next.index)}
    >
      <Picture card={card} />
      <span className="unseen">{words.card}</span>
      {copies.length > 1 && <b className={styles.copies}>×{copies.length}</b>}
      <span className={styles.place}>{words.place}</span>
      {picked.length > 0 && (
        <b className={styles.picked} title={say('duel.label.picked')}>
          ✓{copies.length > 1 ? ` ${picked.length}` : ''}
        </b>
      )}
    </Button>
  );
};

const Picture = ({ card }: Pick<ToldGroup, 'card'>) => {
  const cardName = useCardName();
  const known = card?.known;
  const look = known && lookNow(known);
  if (!known || !look) return <CardBack />;
  return (
    <CardFace passcode={known.passcode} name={cardName(known.passcode)} look={look} gained={known.gained}>
      {known.atk !== null && (
        <span className={styles.stats}>
          <CardStats {...known} />
        </span>
      )}
    </CardFace>
  );
};
