import styles from './header.module.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly onChange: (chosen: T) => void;
}
/** One of a few. The device's own list: it is at home on phones and under screen readers. */
export const Choice = <T extends string>({ label, value, options, nameOf, onChange }: ChoiceProps<T>) => (
  <select
    className={styles.choice}
    aria-label={label}
    title={label}
    value={value}
    onChange={({ target }) => {
      const chosen = options.find((option) => option === target.value);
      if (chosen !== undefined) onChange(chosen);
    }}
  >
    {options.map((option) => (
      <option key={option} value={option}>
        {nameOf(option)}
      </option>
    ))}
  </select>
);
