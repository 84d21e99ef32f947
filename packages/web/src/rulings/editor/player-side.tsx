import { useSay } from '../../i18n/say.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { NumberInput } from './number-input.tsx';
import { PileList } from './pile-list.tsx';
import { LISTS, type PlayerName } from './stands.ts';

const MOST_LIFE_POINTS = 999_999;

/** The Life Points, the hand and the piles of a player. */
export const PlayerSide = ({ player }: { readonly player: PlayerName }) => {
  const say = useSay();
  const { field, put } = useEditing();
  const { exactDeck, lifePoints } = field;
  return (
    <section className={styles.side} aria-label={player}>
      <div className={styles.sideHead}>
        <h2>{player}</h2>
        <NumberInput
          label={say('rulings.edit.lp', { player })}
          value={lifePoints[player]}
          least={1}
          most={MOST_LIFE_POINTS}
          onChange={(points) => put({ ...field, lifePoints: { ...lifePoints, [player]: points } })}
        />
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={exactDeck[player]}
            onChange={() => put({ ...field, exactDeck: { ...exactDeck, [player]: !exactDeck[player] } })}
          />
          {say('rulings.edit.exact-deck', { player })}
        </label>
      </div>
      <div className={styles.lists}>
        {LISTS.map((pile) => (
          <PileList key={pile} player={player} pile={pile} />
        ))}
      </div>
    </section>
  );
};
