interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly onChange: (chosen: T) => void;
}
/** One of a list, with what it is about. The device's own list: at home on phones and under screen readers. */
export const Pick = <T extends string>({ label, value, options, nameOf, onChange }: PickProps<T>) => (
  <label className="field">
    {label}
    <select
      className="input"
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
  </label>
);
