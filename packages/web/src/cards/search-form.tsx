import { RACES } from '@spellspeed/engine';
import { memo, type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSeriesName } from '../card/series-name.ts';
import { useSay } from '../i18n/say.ts';
import { archetypesOf } from './archetypes.ts';
import { LIBRARY } from './library.ts';
import { EMPTY, type Field, isEmpty, LIMITS, ORDERS, type Query } from './query.ts';
import styles from './search-form.module.css';
import { raceIn } from './type-line.ts';

const KINDS = ['monster', 'spell', 'trap'] as const;
const FRAMES = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link'] as const;
const ABILITIES = ['pendulum', 'tuner', 'flip', 'gemini', 'spirit', 'toon', 'union'] as const;
const PROPERTIES = ['Normal', 'Quick-Play', 'Continuous', 'Equip', 'Field', 'Ritual', 'Counter'] as const;
const ATTRIBUTES = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;
const LEVELS = Array.from({ length: 12 }, (_, index) => index + 1);
/** What effects do, as the engine understands them. */
const DOES = [
  'destroys',
  'sends-to-gy',
  'banishes',
  'returns-to-hand',
  'adds-to-hand',
  'returns-to-deck',
  'draws',
  'special-summons',
  'fusion-summons',
  'ritual-summons',
  'inflicts-damage',
  'gains-life-points',
  'changes-position',
  'changes-control',
  'changes-atk-def',
  'negates-activation',
  'negates-effect',
  'negates-summon',
  'negates-attack',
  'equips',
  'sets',
  'battle-only',
  'discards',
  'detaches',
  'attaches',
  'places-counters',
  'removes-counters',
  'tributes',
  'lasts',
] as const;
const ARCHETYPES = archetypesOf(LIBRARY);

interface SearchFormProps {
  readonly query: Query;
  /** How many cards were found; null while it is looked for the first time. */
  readonly found: number | null;
  readonly onChange: (query: Query) => void;
}
type Change = (field: Field) => (value: string) => void;
interface PartProps {
  readonly query: Query;
  readonly change: Change;
}
/** What is looked for. The list follows every letter; a change of a deck beside it draws nothing here. */
export const SearchForm = memo(({ query, found, onChange }: SearchFormProps) => {
  const say = useSay();
  const change: Change = (field) => (value) => onChange({ ...query, [field]: value });
  // Another kind of card has other sorts; a Spell has no Attribute.
  const changeKind = (kind: string) => {
    const kept: Partial<Query> = kind === 'monster' ? {} : NO_MONSTER;
    onChange({ ...query, ...kept, kind, sort: '' });
  };
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
      <SortSelect query={query} change={change} />
      {isMonsterWanted(query) && <MonsterParts query={query} change={change} />}
      <WhatItDoes query={query} change={change} />
      <WhatIsAllowed query={query} change={change} />
      <OrderSelect query={query} change={change} />
      <p className={styles.found}>
        <output>{found === null ? say('app.loading') : say('cards.found', { count: found })}</output>
        <button type="button" className="button" disabled={isEmpty(query)} onClick={() => onChange(EMPTY)}>
          {say('cards.clear')}
        </button>
      </p>
    </search>
  );
});

const isMonsterWanted = ({ kind }: Query): boolean => kind === '' || kind === 'monster';
/** What only monsters have. */
const NO_MONSTER: Partial<Query> = {
  attribute: '',
  race: '',
  level: '',
  atkFrom: '',
  atkTo: '',
  defFrom: '',
  defTo: '',
};

/** The frame or ability of a monster, the property of a Spell or Trap. */
const SortSelect = ({ query, change }: PartProps) => {
  const say = useSay();
  return (
    <Select label={say('cards.sort')} value={query.sort} onChange={change('sort')}>
      {isMonsterWanted(query) &&
        FRAMES.map((frame) => (
          <option key={frame} value={frame}>
            {say(`word.frame.${frame}`)}
          </option>
        ))}
      {isMonsterWanted(query) &&
        ABILITIES.map((ability) => (
          <option key={ability} value={ability}>
            {say(`word.ability.${ability}`)}
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
  );
};

/** Attribute, Type, Level, and from where to where ATK and DEF go. */
const MonsterParts = ({ query, change }: PartProps) => {
  const say = useSay();
  return (
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
      <Range stat="ATK" from="atkFrom" to="atkTo" query={query} change={change} />
      <Range stat="DEF" from="defFrom" to="defTo" query={query} change={change} />
    </>
  );
};

interface RangeProps extends PartProps {
  readonly stat: 'ATK' | 'DEF';
  readonly from: Field;
  readonly to: Field;
}
const Range = ({ stat, from, to, query, change }: RangeProps) => {
  const say = useSay();
  const end = (field: Field, label: string) => (
    <input
      className="input"
      inputMode="numeric"
      placeholder={label}
      aria-label={`${stat}: ${label}`}
      value={query[field]}
      onChange={({ target }) => change(field)(target.value.replace(/\D/g, ''))}
    />
  );
  return (
    <div className="field">
      <span>{stat}</span>
      <span className={styles.range}>
        {end(from, say('cards.from'))}
        {end(to, say('cards.to'))}
      </span>
    </div>
  );
};

/** Archetype, and what the effects do. */
const WhatItDoes = ({ query, change }: PartProps) => {
  const say = useSay();
  const series = useSeries();
  return (
    <>
      <Select label={say('cards.series')} value={query.series} onChange={change('series')}>
        {series.map(({ english, name }) => (
          <option key={english} value={english}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={say('cards.does')} value={query.does} onChange={change('does')}>
        {DOES.map((does) => (
          <option key={does} value={does}>
            {say(`cards.does.${does}`)}
          </option>
        ))}
      </Select>
    </>
  );
};

/** Whether a duel can be played with it, and what the limit lists say. */
const WhatIsAllowed = ({ query, change }: PartProps) => {
  const say = useSay();
  return (
    <>
      <Select label={say('cards.playable')} value={query.playable} onChange={change('playable')}>
        {(['yes', 'no'] as const).map((each) => (
          <option key={each} value={each}>
            {say(`cards.playable.${each}`)}
          </option>
        ))}
      </Select>
      <Select label={say('cards.limit')} value={query.limit} onChange={change('limit')}>
        {LIMITS.map(({ value, list, copies }) => (
          <option key={value} value={value}>
            {say('cards.limit.copies', { list: list.toUpperCase(), copies })}
          </option>
        ))}
      </Select>
    </>
  );
};
const OrderSelect = ({ query, change }: PartProps) => {
  const say = useSay();
  return (
    <label className="field">
      <span>{say('cards.order')}</span>
      <select className="input" value={query.order} onChange={({ target }) => change('order')(target.value)}>
        <option value="">{say('cards.order.best')}</option>
        {ORDERS.filter((order) => order !== 'best').map((order) => (
          <option key={order} value={order}>
            {say(`cards.order.${order}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** All archetypes, by their names in the language of the page. */
const useSeries = (): readonly { readonly english: string; readonly name: string }[] => {
  const { locale } = useIntl();
  const seriesName = useSeriesName();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return ARCHETYPES.map(({ english, listed }) => {
      const name = seriesName(english);
      return { english, name: name === english ? listed : name };
    }).sort((a, b) => compare(a.name, b.name));
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
