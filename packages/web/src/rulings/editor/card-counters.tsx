import { saysSomething } from '@spellspeed/rulings';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import { counterNamed } from '../../words/counter-name.ts';
import { type BuiltCard, changeCard } from './built-field.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';

const MOST = 99;

/** The counters on a card, by their names. */
export const CardCounters = ({ card }: { readonly card: BuiltCard }) => {
  const say = useSay();
  const { field, put } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  if (!saysSomething('counters', card.stand)) return null;
  const { counters } = card;
  const set = (counter: string, count: number): void => {
    const { [counter]: _, ...others } = counters;
    const next = count === 0 ? others : { ...counters, [counter]: Math.min(MOST, count) };
    put(changeCard(field, card.id, { counters: next }));
    if (count === 0) input.current?.focus();
  };
  return (
    <section className={styles.part} aria-label={say('rulings.edit.counters')}>
      <h3>{say('rulings.edit.counters')}</h3>
      <ul className={styles.tied}>
        {Object.entries(counters).map(([counter, count]) => (
          <CounterRow key={counter} counter={counter} count={count} set={(next) => set(counter, next)} />
        ))}
      </ul>
      <AddCounter input={input} add={(counter) => set(counter, (counters[counter] ?? 0) + 1)} />
    </section>
  );
};

interface CounterRowProps {
  readonly counter: string;
  readonly count: number;
  readonly set: (count: number) => void;
}
/** Counters of one name: fewer, more, none. */
const CounterRow = ({ counter, count, set }: CounterRowProps) => {
  const say = useSay();
  const named = counterNamed(say, counter);
  return (
    <li>
      <span className={styles.grow}>{say('duel.label.counters', { counter: named, count })}</span>
      <Button
        className={`button ${styles.small}`}
        aria-label={say('rulings.edit.one-less', { counter: named })}
        isDisabled={count < 2}
        onPress={() => set(count - 1)}
      >
        −
      </Button>
      <Button
        className={`button ${styles.small}`}
        aria-label={say('rulings.edit.one-more', { counter: named })}
        isDisabled={count >= MOST}
        onPress={() => set(count + 1)}
      >
        +
      </Button>
      <Button
        className={`button ${styles.small}`}
        aria-label={say('rulings.edit.remove-it', { card: named })}
        onPress={() => set(0)}
      >
        ✕
      </Button>
    </li>
  );
};

interface AddCounterProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly add: (counter: string) => void;
}
/** A counter of a name that is typed, or chosen among those that there are. */
const AddCounter = ({ input, add }: AddCounterProps) => {
  const say = useSay();
  const { material } = useEditing();
  const [typed, setTyped] = useState('');
  const known = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const said = typed.trim();
    // In a scenario a counter has its English name.
    const name = material.counters.find((counter) => counterNamed(say, counter) === said) ?? said;
    if (name !== '') add(name);
    setTyped('');
  };
  return (
    <form className={styles.addRow} onSubmit={submit}>
      <label className={`field ${styles.grow}`}>
        {say('rulings.edit.counter')}
        <input
          ref={input}
          className={`input ${styles.whole}`}
          list={known}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <datalist id={known}>
        {material.counters.map((counter) => (
          <option key={counter} value={counterNamed(say, counter)} />
        ))}
      </datalist>
      <Button type="submit" className="button" isDisabled={typed.trim() === ''}>
        {say('rulings.edit.add')}
      </Button>
    </form>
  );
};
