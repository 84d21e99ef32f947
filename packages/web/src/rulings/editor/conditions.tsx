import { FORMATS, PHASES } from '@spellspeed/engine';
import { useSay } from '../../i18n/say.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { NumberInput } from './number-input.tsx';
import { Pick } from './pick.tsx';
import { PLAYER_NAMES } from './stands.ts';

const FORMAT_NAMES = Object.values(FORMATS).map(({ name }) => name);

/** Title, whose turn it is, the phase, and the rules that hold. */
export const Conditions = () => {
  const say = useSay();
  const { field, put } = useEditing();
  return (
    <div className={styles.conditions}>
      <label className={`field ${styles.title}`}>
        {say('rulings.edit.name')}
        <input
          className="input"
          value={field.title}
          placeholder={say('rulings.start')}
          onChange={({ target }) => put({ ...field, title: target.value })}
        />
      </label>
      <Pick
        label={say('rulings.edit.turn-player')}
        value={field.turnPlayer}
        options={PLAYER_NAMES}
        nameOf={(player) => player}
        onChange={(turnPlayer) => put({ ...field, turnPlayer })}
      />
      <NumberInput
        label={say('rulings.edit.turn-number')}
        value={field.turn}
        least={1}
        most={999}
        onChange={(turn) => put({ ...field, turn })}
      />
      <Pick
        label={say('rulings.edit.phase')}
        value={field.phase}
        options={PHASES}
        nameOf={(phase) => say(`word.phase.${phase}`)}
        onChange={(phase) => put({ ...field, phase })}
      />
      <Pick
        label={say('rulings.edit.format')}
        value={field.format}
        options={FORMAT_NAMES}
        nameOf={(format) => say(`rulings.edit.format.${format}`)}
        onChange={(format) => put({ ...field, format })}
      />
    </div>
  );
};
