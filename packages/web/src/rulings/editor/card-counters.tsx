import { saysSomething } from '@spellspeed/rulings';
import { type FormEvent, useId, useRef, useState } from 'react';
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
  const { field, put, material } = useEditing();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const known = useId();
  if (!saysSomething('counters', card.stand)) return null;
  const { counters } = card;
  const set = (counter: string, count: number): void => {
    const { [counter]: _, ...others } = counters;
    const next = count === 0 ? others : { ...counters, [counter]: Math.min(MOST, count) };
    put(changeCard(field, card.id, { counters: next }));
  };
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const said = typed.trim();
    // In a scenario a counter has its English name.
    const name = material.counters.find((counter) => counterNamed(say, counter) === said) ?? said;
    if (name !== '') set(name, (counters[name] ?? 0) + 1);
    setTyped('');
  };
  return (
    <section className={styles.part} aria-label={say('rulings.edit.counters')}>
      <h3>{say('rulings.edit.counters')}</h3>
      <ul className={styles.tied}>
        {Object.entries(counters).map(([counter, count]) => (
          <li key={counter}>
            <span className={styles.grow}>
              {say('duel.label.counters', { counter: counterNamed(say, counter), count })}
            </span>
            <Button
              className={`button ${styles.small}`}
              aria-label={say('rulings.edit.one-less', { counter: counterNamed(say, counter) })}
              isDisabled={count < 2}
              onPress={() => set(counter, count - 1)}
            >
              −
            </Button>
            <Button
              className={`button ${styles.small}`}
              aria-label={say('rulings.edit.one-more', { counter: counterNamed(say, counter) })}
              isDisabled={count >= MOST}
              onPress={() => set(counter, count + 1)}
            >
              +
            </Button>
            <Button
              className={`button ${styles.small}`}
              aria-label={say('rulings.edit.remove-it', { card: counterNamed(say, counter) })}
              onPress={() => {
                set(counter, 0);
                input.current?.focus();
              }}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.addRow} onSubmit={add}>
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
    </section>
  );
};
