import { RACES } from '@spellspeed/engine';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSeriesName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import { LIBRARY } from './library.ts';
import { EMPTY, type Field, isEmpty, type Query } from './query.ts';
import styles from './search-form.module.css';
import { raceIn } from './type-line.ts';

const KINDS = ['monster', 'spell', 'trap'] as const;
const FRAMES = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link'] as const;
const ABILITIES = ['pendulum', 'tuner', 'flip', 'gemini', 'spirit', 'toon', 'union'] as const;
const PROPERTIES = ['Normal', 'Quick-Play', 'Continuous', 'Equip', 'Field', 'Ritual', 'Counter'] as const;
const ATTRIBUTES = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;
const LEVELS = Array.from({ length: 12 }, (_, index) => index + 1);
const SERIES = [...new Set(LIBRARY.flatMap(({ series }) => series))];

interface SearchFormProps {
  readonly query: Query;
  readonly found: number;
  readonly onChange: (query: Query) => void;
}
/** What is looked for. The list follows every letter. */
export const SearchForm = ({ query, found, onChange }: SearchFormProps) => {
  const say = useSay();
  const series = useSeries();
  const isMonster = query.kind === '' || query.kind === 'monster';
  const change = (field: Field) => (value: string) => onChange({ ...query, [field]: value });
  // Another kind of card has other sorts; a Spell has no Attribute.
  const changeKind = (kind: string) =>
    onChange({
      ...query,
      kind,
      sort: '',
      ...(kind === 'monster' ? {} : { attribute: '', race: '', level: '' }),
    });
  return (
    <search className={styles.form}>
      <label className={`field ${styles.words}`}>
        <span>{say('cards.words')}</span>
        <input
          className="input"
          type="search"
          value={query.words}
          placeholder={say('cards.words.hint')}
          onChange={({ target }) => change('words')(target.value)}
        />
      </label>
      <Select label={say('cards.kind')} value={query.kind} onChange={changeKind}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {say(`word.kind.${kind}`)}
          </option>
        ))}
      </Select>
      <Select label={say('cards.sort')} value={query.sort} onChange={change('sort')}>
        {isMonster &&
          [...FRAMES, ...ABILITIES].map((sort) => (
            <option key={sort} value={sort}>
              {FRAMES.some((frame) => frame === sort)
                ? say(`word.frame.${FRAMES.find((frame) => frame === sort) ?? 'effect'}`)
                : say(`word.ability.${ABILITIES.find((ability) => ability === sort) ?? 'tuner'}`)}
            </option>
          ))}
        {query.kind !== 'monster' &&
          PROPERTIES.map((property) => (
            <option key={property} value={property}>
              {say('cards.spell-trap', {
                property: say(`word.property.${property}`),
                kind: query.kind === '' ? '' : say(`word.kind.${query.kind === 'trap' ? 'trap' : 'spell'}`),
              })}
            </option>
          ))}
      </Select>
      {isMonster && (
        <>
          <Select label={say('cards.attribute')} value={query.attribute} onChange={change('attribute')}>
            {ATTRIBUTES.map((attribute) => (
              <option key={attribute} value={attribute}>
                {say(`word.attribute.${attribute}`)}
              </option>
            ))}
          </Select>
          <Select label={say('cards.race')} value={query.race} onChange={change('race')}>
            {RACES.map((race) => (
              <option key={race} value={race}>
                {raceIn(say, race)}
              </option>
            ))}
          </Select>
          <Select label={say('cards.level')} value={query.level} onChange={change('level')}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </Select>
        </>
      )}
      <Select label={say('cards.series')} value={query.series} onChange={change('series')}>
        {series.map(({ english, name }) => (
          <option key={english} value={english}>
            {name}
          </option>
        ))}
      </Select>
      <p className={styles.found}>
        <output>{say('cards.found', { count: found })}</output>
        <button type="button" className="button" disabled={isEmpty(query)} onClick={() => onChange(EMPTY)}>
          {say('cards.clear')}
        </button>
      </p>
    </search>
  );
};

/** All archetypes, by their names in the language of the page. */
const useSeries = (): readonly { readonly english: string; readonly name: string }[] => {
  const { locale } = useIntl();
  const seriesName = useSeriesName();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return SERIES.map((english) => ({ english, name: seriesName(english) })).sort((a, b) =>
      compare(a.name, b.name),
    );
  }, [locale, seriesName]);
};

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}
/** One of a list, or any. The device's own list: at home on phones and under screen readers. */
const Select = ({ label, value, onChange, children }: SelectProps) => {
  const say = useSay();
  return (
    <label className="field">
      <span>{label}</span>
      <select className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{say('cards.any')}</option>
        {children}
      </select>
    </label>
  );
};
