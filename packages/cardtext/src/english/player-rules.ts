/** What players can and cannot do, and what damage they take, read: "you cannot Special Summon monsters, except Dragon monsters". */
import type { Affected, Filter, Modifier, Side } from '@spellspeed/engine/language';
import { gathered } from '../grammar/gather.ts';
import { eitherOf, meaning, NUMBER, type Reader, readOnly, words } from '../grammar/phrase.ts';
import { type Change, type FoundChange, type FoundModifier, modifier } from './change.ts';
import { EXCEPTIONS, NOUN, nounsIn, WITH_TRAITS } from './noun.ts';
import { type Said, say } from './said.ts';
import type { Speech } from './speech.ts';

const PLAYERS: readonly (readonly [string, Side])[] = [
  ['you cannot', 'you'],
  ['your opponent cannot', 'opponent'],
  ['they cannot', 'opponent'],
  ['neither player can', 'any'],
];
const PLURAL: Said<Filter> = readOnly(NOUN);
const SINGULAR = nounsIn({ count: 'singular' });
const EXCEPT_THOSE: Said<Filter> = readOnly(gathered(NOUN, EXCEPTIONS));
/** That they are monsters is said by the verb. */
const areMonsters = ([only, ...more]: Filter): boolean => only?.test === 'kind' && more.length === 0;
const monstersExcept: Reader<Filter, Speech> = eitherOf<Filter, Speech>(
  words('monsters', [] as Filter),
  meaning(EXCEPT_THOSE, (filter) => filter.filter(({ test }) => test !== 'kind')),
  { read: (text, at, speech) => PLURAL.read(text, at, speech).filter(({ value }) => !areMonsters(value)) },
);
const binding =
  (side: Side) =>
  (found: FoundModifier): FoundChange => {
    const affects: Affected = { affects: 'player', side };
    return meaning(found, (each) => ({ affects, modifiers: [each] }));
  };
const prohibitions: readonly FoundChange[] = PLAYERS.flatMap(([start, side]): readonly FoundChange[] => {
  const card: Said<Filter> = readOnly(monstersExcept);
  const found: readonly FoundModifier[] = [
    modifier('cannot-special-summon', { way: 'special' })`${start} Special Summon ${{ card }}`,
    modifier('cannot-normal-summon', { what: 'summon-or-set' })`${start} Normal Summon/Set ${{ card }}`,
    modifier('cannot-normal-summon', { what: 'tribute-summon' })`${start} Tribute Summon ${{ card }}`,
    modifier('no-battle-phase')`${start} conduct your Battle Phase`,
    modifier('no-battle-phase')`${start} conduct their Battle Phase`,
    modifier('cannot-activate', { what: 'card' })`${start} activate ${{ card: SINGULAR }} Cards`,
    modifier('cannot-activate', { what: 'card-or-effect' })`${start} activate ${{ card: SINGULAR }} effects`,
    modifier('cannot-activate', { what: 'card-or-effect', card: [] })`${start} activate cards or effects`,
    modifier('cannot-activate', {
      what: 'card-or-effect',
    })`${start} activate the effects of ${{ card: PLURAL }}`,
    modifier('cannot-activate', {
      what: 'card-or-effect',
    })`${start} activate cards, or the effects of cards, ${{ card: readOnly(WITH_TRAITS) }}`,
    modifier('cannot-draw-by-effects')`${start} draw any cards by card effects`,
  ];
  return found.map(binding(side));
});

/** "you cannot Normal or Special Summon monsters": both. */
const neither: readonly FoundChange[] = PLAYERS.map(([start, side]) =>
  meaning(
    say<{ card: Filter }>({})`${start} Normal or Special Summon ${{ card: readOnly(monstersExcept) }}`,
    ({ card }): Change => ({
      affects: { affects: 'player', side },
      modifiers: [
        { modifies: 'cannot-normal-summon', what: 'summon', card },
        { modifies: 'cannot-special-summon', way: 'special', card },
      ],
    }),
  ),
);

const TAKING: readonly (readonly [string, Side])[] = [
  ['you take', 'you'],
  ['your opponent takes', 'opponent'],
  ['they take', 'opponent'],
];
const DAMAGES = ['battle-damage', 'effect-damage'] as const;
const CHANGED = [
  ['halved', 'half'],
  ['doubled', 'double'],
] as const;
const damages: readonly FoundChange[] = TAKING.flatMap(([takes, side]) =>
  DAMAGES.flatMap((name) => {
    const kind = name.replace('-', ' ');
    const found: readonly FoundModifier[] = [
      words(`${takes} no ${kind}`, { modifies: name, how: 'none' } as const),
      ...CHANGED.map(([changed, how]) =>
        words<Modifier>(`any ${kind} ${takes} is ${changed}`, { modifies: name, how }),
      ),
    ];
    return found.map(binding(side));
  }),
);

/** "your opponent takes any battle damage you would have taken instead" */
const shared: FoundChange = binding('you')(
  modifier('battle-damage-shared', {
    taker: 'opponent',
  })`your opponent takes any battle damage you would have taken instead`,
);
const leaves: readonly FoundChange[] = [
  modifier(
    'activations-not-negated',
  )`the activation and effects of ${{ card: PLURAL }} activated on your field cannot be negated`,
  modifier('only-one-face-up')`you can only control 1 ${{ card: PLURAL }}`,
  modifier('normal-summons')`you can conduct ${{ count: NUMBER }} Normal Summons/Sets, not just 1`,
  meaning(
    say<{ card: Filter }>(
      {},
    )`you can Normal Summon ${{ card: nounsIn({ count: { min: 1, max: 1 } }) }} in addition to your Normal Summon/Set (once per turn)`,
    ({ card }): Modifier => ({ modifies: 'extra-normal-summon', card }),
  ),
].map(binding('you'));
const INSTEAD: readonly (readonly [string, Side])[] = [
  ['your', 'you'],
  ["your opponent's", 'opponent'],
  ['the', 'any'],
];
const banished: readonly FoundChange[] = INSTEAD.map(([whose, side]) =>
  binding(side)(
    modifier('banished-instead-of-gy')`any ${{ card: SINGULAR }} sent to ${whose} GY is banished instead`,
  ),
);
export const PLAYER_RULES: readonly FoundChange[] = [
  ...neither,
  ...prohibitions,
  ...damages,
  shared,
  ...leaves,
  ...banished,
];
