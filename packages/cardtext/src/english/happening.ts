/** Events that can be read: "this card is destroyed by battle", "your opponent activates a card or effect". */
import {
  type EventPattern,
  FIELD_ZONES,
  type Filter,
  PHASES,
  type Side,
  type SummonWay,
  TIMINGS,
} from '@spellspeed/engine/language';
import { alsoSaid, orWords } from '../grammar/also.ts';
import {
  amongThese,
  beginning,
  checked,
  eitherOf,
  meaning,
  oneOf,
  QUOTED,
  readOnly,
  rule,
} from '../grammar/phrase.ts';
import { textOf as grammarText } from '../grammar/text.ts';
import { DEEDS, PLACES_OF_ACTIVATION, TARGETED } from './answered.ts';
import { sayEvent } from './event.ts';
import { MOVEMENTS } from './movements.ts';
import { SUMMON_NAMES } from './names.ts';
import { NOUN, nounsIn } from './noun.ts';
import { A_CARD, perhaps, type Said, say } from './said.ts';
import { listOf, type Speech } from './speech.ts';
import { type EventOf, event, type Found, SUMMONS } from './summoned.ts';
import { PHASE_NAMES } from './times.ts';

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
const ITS_EFFECT = orWords(' effect', "'s effect");
/** What is activated targets such a card, or nothing else. */
const targetedIn = (by: Side, before: string, after: string): readonly Found[] =>
  [
    [`${before}a card or effect${after}`, { what: 'card-or-effect', card: [] }] as const,
    [`${before}a Spell Card${after}`, { what: 'card', card: [{ test: 'kind', kind: 'spell' }] }] as const,
    [`${before}a Trap Card${after}`, { what: 'card', card: [{ test: 'kind', kind: 'trap' }] }] as const,
    [`${before}a Spell/Trap Card${after}`, { what: 'card', card: SPELL_TRAP }] as const,
  ].flatMap(([said, is]) =>
    TARGETED(said).map((found) =>
      meaning(found, (more): EventPattern => ({ event: 'activated', by, ...is, ...more })),
    ),
  );
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
        })`${before}${{ card: ANSWERED }}${ITS_EFFECT}${after}${where}`,
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
        })`${before}${{ card: ANSWERED }}${ITS_EFFECT}${after}${would}`,
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
      meaning(
        say<{ name: string }>({})`${before}a card or effect${after}, except ${{ name: QUOTED }}`,
        ({ name }): EventPattern => ({
          event: 'activated',
          by,
          what: 'card-or-effect',
          card: [{ test: 'not', filter: [{ test: 'named', names: [name] }] }],
        }),
      ),
      event('activated', {
        by,
        what: 'card-or-effect',
      })`${before}${{ card: ANSWERED }}${ITS_EFFECT}${after}${targets}`,
      event('activated', {
        by,
        what: 'card-or-effect',
      })`${before}${{ card: ANSWERED }} Card or effect${after}${targets}`,
      ...targetedIn(by, before, after),
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
/** A monster that is flipped face-down: "monster you control". */
const FACE_DOWN_NOW: Said<Filter> = readOnly(NOUN);
const battles: readonly Found[] = [
  event('attack-declared')`${{ attacker: A_CARD }} declares an attack`,
  event('attack-declared', { target: 'direct' })`${{ attacker: A_CARD }} declares a direct attack`,
  meaning(
    say<{ attacker: Filter; target: Filter }>(
      {},
    )`${{ attacker: A_CARD }} declares an attack on ${{ target: A_CARD }}`,
    (both): EventPattern => ({ event: 'attack-declared', ...both }),
  ),
  event('attack-involves')`an attack is declared involving ${{ one: A_CARD }}`,
  meaning(
    say<{ one: Filter; other: Filter }>(
      {},
    )`an attack is declared involving ${{ one: A_CARD }} and ${{ other: A_CARD }}`,
    (both): EventPattern => ({ event: 'attack-involves', ...both }),
  ),
  meaning(
    say<{ one: Filter }>({})`an attack is declared involving 2 ${{ one: nounsIn({ count: 'plural' }) }}`,
    ({ one }): EventPattern => ({ event: 'attack-involves', one, other: one }),
  ),
  ...(
    [
      ['changed from Defense Position to Attack Position', 'attack'],
      ['changed from Attack Position to face-up Defense Position', 'face-up-defense'],
    ] as const
  ).map(([words, to]) => event('position-changed', { to })`${{ card: A_CARD }} is ${words}`),
  event('position-changed', { to: 'face-down' })`a face-up ${{ card: FACE_DOWN_NOW }} is flipped face-down`,
  event('targeted-for-attack')`${{ card: A_CARD }} is targeted for an attack`,
  event('destroyed-by-battle')`${{ by: A_CARD }} destroys ${{ card: A_CARD }} by battle`,
  event('flipped')`${{ card: A_CARD }} is flipped face-up`,
  event('position-changed')`the battle position of ${{ card: A_CARD }} is changed`,
  event('battle-damage', {
    to: 'opponent',
    piercing: 'either',
  })`${{ by: A_CARD }} inflicts battle damage to your opponent`,
  event('battle-damage', { to: 'any', piercing: 'either' })`${{ by: A_CARD }} inflicts battle damage`,
  event('battle-damage', { to: 'you', piercing: 'either' })`${{ by: A_CARD }} inflicts battle damage to you`,
  event('battle-damage', { to: 'you', piercing: 'either', by: [] })`you take battle damage`,
  event('battle-damage', { to: 'opponent', piercing: 'either', by: [] })`your opponent takes battle damage`,
  event('effect-damage', { to: 'you', by: 'any' })`you take effect damage`,
  event('effect-damage', { to: 'you', by: 'opponent' })`you take effect damage from your opponent's card`,
  event('effect-damage', { to: 'opponent', by: 'any' })`your opponent takes effect damage`,
  event('life-points-gained', { by: 'you' })`you gain LP`,
  event('life-points-gained', { by: 'opponent' })`your opponent gains LP`,
];
const textOf = (happened: EventPattern, speech: Speech): string => sayEvent(happened, speech).text;
/** What happens: "this card is Normal Summoned". */
export const EVENT: Said<EventPattern> = rule(() => alsoSaid(SAID_EVENT, ...OTHER_EVENTS));
const SAID_EVENT: Said<EventPattern> = checked(
  textOf,
  eitherOf(...SUMMONS, ...MOVEMENTS, ...materials, ...activations, ...resolutions, ...battles),
);
const ON_FIELD = { test: 'in', side: 'you', zones: FIELD_ZONES } as const;
const POINTED_TO = { test: 'pointed-to-by', what: { ref: 'this' } } as const;
/** Where something is Summoned is where it is controlled, or what points to it. */
const SUMMONED_TO: readonly (readonly [string, Filter])[] = [
  [' to your field', [ON_FIELD]],
  [' to your side of the field', [ON_FIELD]],
  [" to your opponent's field", [{ ...ON_FIELD, side: 'opponent' }]],
  [' to a zone this card points to', [POINTED_TO]],
  [' to the zones this card points to', [POINTED_TO]],
  [' to your zone this card points to', [POINTED_TO, ON_FIELD]],
];
const OTHER_EVENTS: readonly Found[] = SUMMONED_TO.flatMap(([where, place]) =>
  (
    [
      ['Normal or Special ', ['normal', 'tribute', 'special']],
      ['Normal ', ['normal', 'tribute']],
      ['Special ', ['special']],
      ...USES.map((way) => [`${SUMMON_NAMES[way]} `, [way]] as const),
    ] as const
  ).map(([name, ways]) =>
    meaning(
      say<{ card: Filter }>({})`${{ card: A_CARD }} is ${name}Summoned${where}`,
      ({ card }): EventPattern => ({ event: 'summoned', ways, by: 'any', card: [...card, ...place] }),
    ),
  ),
);

const SIDES: readonly Side[] = ['you', 'opponent', 'any'];
const MOMENTS: readonly EventPattern[] = [
  ...PHASES.flatMap((phase) => SIDES.map((of): EventPattern => ({ event: 'phase', phase, of }))),
  ...TIMINGS.map((timing): EventPattern => ({ event: 'timing', timing })),
];
/** What happened before, said as what happens: "this card was destroyed and sent to the GY". */
const BEFORE: Said<EventPattern> = readOnly({
  read: (text, at, speech) => {
    const [, lead] = /^(this (?:[\w-]+ ){0,3}card(?: on the field)?) was /.exec(text.words.slice(at)) ?? [];
    if (lead === undefined) return [];
    const was = at + lead.length;
    const present = `${text.words.slice(0, was)} is ${text.words.slice(was + ' was '.length)}`;
    const longer = ' was '.length - ' is '.length;
    return EVENT.read(grammarText(present, { tried: text.tried }), at, speech).map((one) => ({
      ...one,
      to: one.to + longer,
    }));
  },
});
/** "during the next Standby Phase after this card was destroyed and sent to the GY" */
const NEXT_PHASES: readonly Found[] = PHASES.flatMap((phase) =>
  [['the', 'any'] as const, ['your', 'you'] as const].map(([whose, of]) =>
    meaning(
      say<{ after: EventPattern }>({})`during ${whose} next ${PHASE_NAMES[phase]} after ${{ after: BEFORE }}`,
      ({ after }): EventPattern => ({ event: 'phase', phase, of, after }),
    ),
  ),
);
/** A point in time that is waited for: "during your Standby Phase". */
export const MOMENT: Said<EventPattern> = beginning(
  /^(?:during|at|before|after|outside) /i,
  oneOf(
    amongThese(MOMENTS, textOf, ({ you, memory }: Speech) => `${you} ${memory.saidOpponent}`),
    checked(textOf, eitherOf(...NEXT_PHASES)),
  ),
);
