import { Radio, RadioGroup } from 'react-aria-components';
import { ASKING } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import styles from './asking-modes.module.css';

/** When you are asked whether you activate something: always in sight, since it is changed in the middle of a turn. */
export const AskingModes = () => {
  const say = useSay();
  const { settings, change } = useDuel();
  return (
    <RadioGroup
      className={styles.modes}
      aria-label={say('duel.asking')}
      orientation="horizontal"
      value={settings.hold ? 'always' : settings.asking}
      onChange={(chosen) => {
        const asking = ASKING.find((each) => each === chosen);
        if (asking !== undefined) void change({ asking });
      }}
    >
      <span aria-hidden="true" className={styles.label}>
        {say('duel.asking.short')}
      </span>
      {ASKING.map((asking) => (
        <Radio key={asking} value={asking} className={styles.mode ?? ''}>
          {say(`duel.asking.${asking}`)}
        </Radio>
      ))}
    </RadioGroup>
  );
};
