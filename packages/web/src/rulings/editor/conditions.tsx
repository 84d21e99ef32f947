import { useSay } from '../../i18n/say.ts';
import { PLAYER_NAMES, STARTS } from './built-field.ts';
import styles from './editor.module.css';
import type { FieldControl } from './use-field.ts';

const MOST_LIFE_POINTS = 999_999;

/** Life Points, whose turn it is, and the phase. */
export const Conditions = ({ control: { field, put } }: { readonly control: FieldControl }) => {
  const say = useSay();
  return (
    <div className={styles.conditions}>
      {PLAYER_NAMES.map((player) => (
        <label key={player} className="field">
          {say('rulings.edit.lp', { player })}
          <input
            className="input"
            type="number"
            min={1}
            max={MOST_LIFE_POINTS}
            value={field.lifePoints[player]}
            onChange={({ target }) => {
              const points = Math.min(MOST_LIFE_POINTS, Math.max(1, Math.trunc(target.valueAsNumber) || 1));
              put({ ...field, lifePoints: { ...field.lifePoints, [player]: points } });
            }}
          />
        </label>
      ))}
      <label className="field">
        {say('rulings.edit.turn-player')}
        <select
          className="input"
          value={field.turnPlayer}
          onChange={({ target }) => put({ ...field, turnPlayer: target.value === 'B' ? 'B' : 'A' })}
        >
          {PLAYER_NAMES.map((player) => (
            <option key={player}>{player}</option>
          ))}
        </select>
      </label>
      <label className="field">
        {say('rulings.edit.phase')}
        <select
          className="input"
          value={field.phase}
          onChange={({ target }) =>
            put({ ...field, phase: STARTS.find((phase) => phase === target.value) ?? 'main1' })
          }
        >
          {STARTS.map((phase) => (
            <option key={phase} value={phase}>
              {say(`word.phase.${phase}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
