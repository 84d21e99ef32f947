import { Label, Radio, RadioGroup } from 'react-aria-components';
import styles from './online.module.css';
import { type OnlineMessageId, useOnlineSay } from './online-words.ts';

interface OptionsProps {
  readonly label: OnlineMessageId;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly (readonly [value: string, words: string])[];
}
/** A few possibilities, one of which is chosen. */
export const Options = ({ label, value, onChange, children }: OptionsProps) => {
  const say = useOnlineSay();
  return (
    <RadioGroup className={styles.options ?? ''} value={value} onChange={onChange}>
      <Label>{say(label)}</Label>
      {children.map(([each, words]) => (
        <Radio key={each} value={each} className={styles.option ?? ''}>
          {words}
        </Radio>
      ))}
    </RadioGroup>
  );
};
