/** Events that can be read: "this card is destroyed by battle", "your opponent activates a card or effect". */
import {
  type Cause,
  type EventPattern,
  FIELD_ZONES,
  type Filter,
  type Manner,
  PHASES,
  type Side,
  type SummonWay,
  TIMINGS,
  type Zone,
} from '@spellspeed/engine/language';
import { amongThese, beginning, checked, eitherOf, meaning, readOnly, rule } from '../grammar/phrase.ts';
import { DEEDS, PLACES_OF_ACTIVATION, TARGETED } from './answered.ts';
import { sayEvent } from './event.ts';
import { SUMMON_NAMES } from './names.ts';
import { nounsIn } from './noun.ts';
import { A_CARD, perhaps, type Said, say } from './said.ts';
import { listOf, type Speech } from './speech.ts';
import { type EventOf, event, type Found, SUMMONS } from './summoned.ts';

const MANNERS: { readonly [words in string]: readonly Manner[] } = {
  destroyed: ['destroyed'],
  discarded: ['discarded'],
  Tributed: ['tributed'],
  detached: ['detached'],
};
const CAUSES: readonly (readonly [string, readonly Cause[]])[] = [
  [' by battle', ['battle']],
  [' by card effect', ['effect']],
  [' by battle or card effect', ['battle', 'effect']],
];
const DOERS: readonly (readonly [string, Side])[] = [
  [" by your opponent's battle", 'opponent'],
  [" by your opponent's card effect", 'opponent'],
];
interface By {
  readonly by?: readonly Cause[];
  readonly doer?: Side;
}
const BYS: readonly (readonly [string, By])[] = [
  ['', {}],
  ...CAUSES.map(([words, by]) => [words, { by }] as const),
  ...CAUSES.map(
    ([words, by]) =>
      [words.replace('by ', "by your opponent's "), { by, doer: 'opponent' as const }] as const,
  ),
  ...DOERS.slice(1).map(([words, doer]) => [words, { by: ['effect'] as const, doer }] as const),
  [" by your opponent's card", { doer: 'opponent' }],
];
const SENT: readonly (readonly [string, { readonly to?: readonly Zone[]; readonly owner?: Side }])[] = [
  ['', {}],
  [' and sent to the GY', { to: ['gy'] }],
  [' and sent to your GY', { to: ['gy'], owner: 'you' }],
  [' to the GY', { to: ['gy'] }],
  [' and sent to the GY or banished', { to: ['gy', 'banished'] }],
];
const FROMS: readonly (readonly [string, readonly Zone[] | undefined])[] = [
  ['', undefined],
  [' from the field', FIELD_ZONES],
  [' from your hand', ['hand']],
  [' from your Deck', ['deck']],
  [' from your hand or Deck', ['hand', 'deck']],
];
const OWN_FROMS: readonly (readonly [string, readonly Zone[]])[] = [
  [' from your hand or field', ['hand', ...FIELD_ZONES]],
  [' from your Deck or field', ['deck', ...FIELD_ZONES]],
  [' from your field or GY', [...FIELD_ZONES, 'gy']],
  [' from your hand or GY', ['hand', 'gy']],
];
const THIS: Filter = [{ test: 'is', what: { ref: 'this' } }];
const THEIR_ATTACKER: Filter = [
  { test: 'is', what: { ref: 'attacker' } },
  { test: 'in', side: 'opponent', zones: FIELD_ZONES },
];
/** "by "X" monster effect": of which cards the effect is. */
const SOURCES = nounsIn({ count: 'singular' });
const SOURCE: Said<Filter> = readOnly({
  read: (...from) => SOURCES.read(...from).filter(({ value }) => value.length > 0),
});
const LEAVING: readonly Zone[] = ['deck', 'hand', 'gy', 'banished', 'extra', 'nowhere'];
const moves: readonly Found[] = [
  ...Object.entries(MANNERS).flatMap(([words, manner]) =>
    BYS.flatMap(([by, cause]) =>
      SENT.map(
        ([sent, end]): Found =>
          event('moved', { manner, ...cause, ...end })`${{ card: A_CARD }} is ${words}${by}${sent}`,
      ),
    ),
  ),
  ...FROMS.flatMap(([words, from]) =>
    BYS.flatMap(([by, cause]): readonly Found[] => [
      event('moved', {
        to: ['gy'],
        ...(from && { from }),
        ...cause,
      })`${{ card: A_CARD }} is sent${words} to the GY${by}`,
      event('moved', {
        to: ['gy'],
        owner: 'you',
        ...(from && { from }),
        ...cause,
      })`${{ card: A_CARD }} is sent${words.replace('your', 'the')} to your GY${by}`,
      event('moved', {
        to: ['banished'],
        ...(from && { from }),
        ...cause,
      })`${{ card: A_CARD }} is banished${words}${by}`,
      event('moved', {
        to: ['hand'],
        ...(from && { from }),
        ...cause,
      })`${{ card: A_CARD }} is added${words} to the hand${by}`,
    ]),
  ),
  ...FROMS.flatMap(([words, from]): readonly Found[] =>
    BYS.map(
      ([by, cause]) =>
        event('moved', {
          to: ['gy', 'banished'],
          ...(from && { from }),
          ...cause,
        })`${{ card: A_CARD }} is sent${words} to the GY or banished${by}`,
    ),
  ),
  // Where a card of its player was, the text says of itself.
  ...OWN_FROMS.flatMap(([words, from]): readonly Found[] => [
    event('moved', { card: THIS, from, to: ['gy'] })`this card is sent${words} to the GY`,
    event('moved', { card: THIS, from, to: ['banished'] })`this card is banished${words}`,
  ]),
  ...(
    [
      ['the', {}],
      ['your', { owner: 'you' }],
    ] as const
  ).map(
    ([whose, owner]): Found =>
      event('moved', {
        from: ['monsters'],
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle'],
        inBattleWith: THEIR_ATTACKER,
        ...owner,
      })`${{ card: A_CARD }} is destroyed by battle with an opponent's attacking monster and sent to ${whose} GY`,
  ),
  event('destroyed-by-battle', {
    by: THEIR_ATTACKER,
  })`${{ card: A_CARD }} is destroyed by battle with an opponent's attacking monster`,
  ...FROMS.flatMap(([words, from]): readonly Found[] => [
    event('moved', {
      to: ['gy'],
      by: ['effect'],
      ...(from && { from }),
    })`${{ card: A_CARD }} is sent${words} to the GY by ${{ of: SOURCE }} effect`,
    event('moved', {
      to: ['banished'],
      by: ['effect'],
      ...(from && { from }),
    })`${{ card: A_CARD }} is banished${words} by ${{ of: SOURCE }} effect`,
  ]),
  event('moved', {
    manner: ['destroyed'],
    by: ['effect'],
  })`${{ card: A_CARD }} is destroyed by ${{ of: SOURCE }} effect`,
  ...BYS.flatMap(([by, cause]): readonly Found[] =>
    (
      [
        ['hand', ['hand']],
        ['Deck', ['deck']],
        ['GY', ['gy']],
        ['hand or GY', ['hand', 'gy']],
      ] as const
    ).flatMap(([zone, from]): readonly Found[] => [
      event('moved', {
        card: THIS,
        from,
        to: ['banished'],
        ...cause,
      })`this card is banished from your ${zone}${by}`,
      event('moved', {
        from,
        to: ['banished'],
        owner: 'you',
        ...cause,
      })`${{ card: A_CARD }} is banished from your ${zone}${by}`,
      event('moved', {
        from,
        to: ['banished'],
        ...cause,
      })`${{ card: A_CARD }} is banished from the ${zone}${by}`,
    ]),
  ),
  ...BYS.map(
    ([by, cause]): Found =>
      event('moved', { from: FIELD_ZONES, to: LEAVING, ...cause })`${{ card: A_CARD }} leaves the field${by}`,
  ),
  event('moved', { from: ['extra'] })`${{ card: A_CARD }} leaves the Extra Deck`,
  event('moved', { from: ['extra'], owner: 'you' })`${{ card: A_CARD }} leaves your Extra Deck`,
  ...(['the', 'your'] as const).map(
    (whose): Found =>
      event('moved', {
        from: ['monsters'],
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle'],
        ...(whose === 'your' && { owner: 'you' }),
      })`${{ inBattleWith: A_CARD }} destroys ${{ card: A_CARD }} by battle and sends it to ${whose} GY`,
  ),
];

const USES = ['fusion', 'synchro', 'xyz', 'link'] as const;
const USE_LISTS: readonly (readonly SummonWay[])[] = [
  ...USES.map((way) => [way]),
  ...USES.flatMap((way, index) => USES.slice(index + 1).map((other) => [way, other])),
  ['fusion', 'synchro', 'link'],
  ['fusion', 'synchro', 'xyz'],
  ['synchro', 'xyz', 'link'],
];
/** "this card is sent to the GY as Synchro Material", "… used as material for the Link Summon of a "X" monster" */
const materials: readonly Found[] = USE_LISTS.flatMap((ways) => {
  const names = listOf(
    ways.map((way) => SUMMON_NAMES[way]),
    'or',
  );
  return (
    [
      [' sent to the GY', '', { to: ['gy'] }],
      [' used', '', {}],
      [' used', ', and sent to the GY or banished', { to: ['gy', 'banished'] }],
    ] as const
  ).flatMap(([done, after, to]): readonly Found[] => [
    event('used-as-material', {
      ways,
      for: [],
      ...to,
    })`${{ card: A_CARD }} is${done} as ${names} Material${after}`,
    event('used-as-material', {
      ways,
      ...to,
    })`${{ card: A_CARD }} is${done} as material for the ${names} Summon of ${{ for: A_CARD }}${after}`,
  ]);
});

const SPELL_TRAP: Filter = [
  { test: 'either', filters: [[{ test: 'kind', kind: 'spell' }], [{ test: 'kind', kind: 'trap' }]] },
];
const ANSWERED: Said<Filter> = A_CARD;
const activations: readonly Found[] = (['opponent', 'any', 'you'] as const).flatMap(
  (by): readonly Found[] => {
    const [before, after] =
      by === 'any'
        ? ['', ' is activated']
        : by === 'you'
          ? ['you activate ', '']
          : ['your opponent activates ', ''];
    const targets = perhaps<EventOf<'activated'>>()` that targets ${{ targeting: A_CARD }}`;
    const elsewhere = PLACES_OF_ACTIVATION.map(([where, zones]) => ({ where, in: zones }));
    return [
      ...elsewhere.flatMap(({ where, ...place }): readonly Found[] => [
        event('activated', {
          by,
          what: 'card-or-effect',
          card: [],
          ...place,
        })`${before}a card or effect${after}${where}`,
        event('activated', {
          by,
          what: 'card-or-effect',
          ...place,
        })`${before}${{ card: ANSWERED }} effect${after}${where}`,
      ]),
      ...DEEDS.flatMap(([would, including]): readonly Found[] => [
        event('activated', {
          by,
          what: 'card-or-effect',
          card: [],
          including,
        })`${before}a card or effect${after}${would}`,
        event('activated', {
          by,
          what: 'card-or-effect',
          including,
        })`${before}${{ card: ANSWERED }} effect${after}${would}`,
      ]),
      event('activated', {
        by,
        what: 'card',
        card: [{ test: 'kind', kind: 'spell' }],
      })`${before}a Spell Card${after}`,
      event('activated', {
        by,
        what: 'card',
        card: [{ test: 'kind', kind: 'trap' }],
      })`${before}a Trap Card${after}`,
      event('activated', { by, what: 'card', card: SPELL_TRAP })`${before}a Spell/Trap Card${after}`,
      event('activated', { by, what: 'card-or-effect', card: [] })`${before}a card or effect${after}`,
      event('activated', {
        by,
        what: 'card-or-effect',
      })`${before}${{ card: ANSWERED }} effect${after}${targets}`,
      event('activated', {
        by,
        what: 'card-or-effect',
      })`${before}${{ card: ANSWERED }} Card or effect${after}${targets}`,
      ...[
        [`${before}a card or effect${after}`, { what: 'card-or-effect', card: [] }] as const,
        [`${before}a Spell Card${after}`, { what: 'card', card: [{ test: 'kind', kind: 'spell' }] }] as const,
        [`${before}a Trap Card${after}`, { what: 'card', card: [{ test: 'kind', kind: 'trap' }] }] as const,
        [`${before}a Spell/Trap Card${after}`, { what: 'card', card: SPELL_TRAP }] as const,
      ].flatMap(([said, is]) =>
        TARGETED(said).map((found) =>
          meaning(found, (more): EventPattern => ({ event: 'activated', by, ...is, ...more })),
        ),
      ),
    ];
  },
);
/** "an activated Spell Card resolves" */
const resolutions: readonly Found[] = (
  [
    ['an', 'any'],
    ["your opponent's", 'opponent'],
    ['your', 'you'],
  ] as const
).map(
  ([whose, by]) =>
    event('effect-resolved', {
      by,
      activated: 'card',
    })`${whose} activated ${{ card: nounsIn({ count: 'singular' }) }} Card resolves`,
);
const battles: readonly Found[] = [
  event('attack-declared')`${{ attacker: A_CARD }} declares an attack`,
  event('attack-declared', { target: 'direct' })`${{ attacker: A_CARD }} declares a direct attack`,
  meaning(
    say<{ attacker: Filter; target: Filter }>(
      {},
    )`${{ attacker: A_CARD }} declares an attack on ${{ target: A_CARD }}`,
    (both): EventPattern => ({ event: 'attack-declared', ...both }),
  ),
  event('targeted-for-attack')`${{ card: A_CARD }} is targeted for an attack`,
  event('destroyed-by-battle')`${{ by: A_CARD }} destroys ${{ card: A_CARD }} by battle`,
  event('flipped')`${{ card: A_CARD }} is flipped face-up`,
  event('position-changed')`the battle position of ${{ card: A_CARD }} is changed`,
  event('battle-damage', {
    to: 'opponent',
    piercing: 'either',
  })`${{ by: A_CARD }} inflicts battle damage to your opponent`,
  event('battle-damage', { to: 'you', piercing: 'either' })`${{ by: A_CARD }} inflicts battle damage to you`,
  event('battle-damage', { to: 'you', piercing: 'either', by: [] })`you take battle damage`,
  event('battle-damage', { to: 'opponent', piercing: 'either', by: [] })`your opponent takes battle damage`,
  event('effect-damage', { to: 'you', by: 'any' })`you take effect damage`,
];
const textOf = (happened: EventPattern, speech: Speech): string => sayEvent(happened, speech).text;
/** What happens: "this card is Normal Summoned". */
export const EVENT: Said<EventPattern> = rule(() =>
  checked(textOf, eitherOf(...SUMMONS, ...moves, ...materials, ...activations, ...resolutions, ...battles)),
);

const SIDES: readonly Side[] = ['you', 'opponent', 'any'];
const MOMENTS: readonly EventPattern[] = [
  ...PHASES.flatMap((phase) => SIDES.map((of): EventPattern => ({ event: 'phase', phase, of }))),
  ...TIMINGS.map((timing): EventPattern => ({ event: 'timing', timing })),
];
/** A point in time that is waited for: "during your Standby Phase". */
export const MOMENT: Said<EventPattern> = beginning(
  /^(?:during|at|before|after|outside) /i,
  amongThese(MOMENTS, textOf, ({ you, memory }: Speech) => `${you} ${memory.saidOpponent}`),
);
