import { useState } from 'react';

interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}
/** A whole number; what is being typed is left alone until it is one. */
export const NumberInput = ({ label, value, least, most, onChange }: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="field">
      {label}
      <input
        className="input"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = target.valueAsNumber;
          if (Number.isInteger(number) && number >= least && number <= most) onChange(number);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
};
