import { MoreWords } from '../i18n/more-words.tsx';
import { sound } from './player.ts';
import { isSoundOn, useSoundSettings } from './settings.ts';
import styles from './sound.module.css';
import { SOUND_MESSAGES, useSoundSay } from './words.ts';

/** Whether something is heard, how loud, and whether a phone shakes. */
export default function SoundChoices() {
  return (
    <MoreWords of={SOUND_MESSAGES}>
      <Choices />
    </MoreWords>
  );
}
const Choices = () => {
  const say = useSoundSay();
  const { isOn, volume, shakes, put } = useSoundSettings();
  const isHeard = isSoundOn(isOn);
  return (
    <fieldset className={styles.choices}>
      <legend>{say('sound.title')}</legend>
      <label>
        <input type="checkbox" checked={isHeard} onChange={({ target }) => put({ isOn: target.checked })} />
        {say('sound.on')}
      </label>
      <label>
        {say('sound.volume')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!isHeard}
          onChange={({ target }) => put({ volume: Number(target.value) })}
          onPointerUp={() => sound(['activation'], volume, false)}
        />
      </label>
      {'vibrate' in navigator && (
        <label>
          <input
            type="checkbox"
            checked={shakes}
            disabled={!isHeard}
            onChange={({ target }) => put({ shakes: target.checked })}
          />
          {say('sound.shakes')}
        </label>
      )}
    </fieldset>
  );
};
