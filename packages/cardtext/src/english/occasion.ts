/** What stands before the colon, read: "Once per turn, during your Main Phase, if you control a Dragon monster (Quick Effect)". */
import type { Condition, EventPattern, Filter, Limit, Side } from '@spellspeed/engine/language';
import { insteadOf, orWords, printedAs, unsaid } from '../grammar/also.ts';
import { inSequence, optional, part } from '../grammar/form.ts';
import { listed } from '../grammar/list.ts';
import {
  checked,
  eitherOf,
  fixed,
  meaning,
  oneOf,
  type Reader,
  type Reading,
  readOnly,
  words,
} from '../grammar/phrase.ts';
import { standsAt, type Text, textOf } from '../grammar/text.ts';
import { sideOf } from '../meaning/places.ts';
import { DEEDS, TARGETED } from './answered.ts';
import { CLAIM, TIMES } from './claim.ts';
import { sayClaims } from './condition.ts';
import { sayEvent } from './event.ts';
import { EVENT, MOMENT } from './happening.ts';
import { joinEvents, withBattleOnce } from './heading.ts';
import { limitHeading } from './limit.ts';
import { A_CARD, type Said, say } from './said.ts';
import { capital, listOf, type Speech } from './speech.ts';
import type { EventOf } from './summoned.ts';

/** What a heading says. */
export interface Occasion {
  readonly limit?: Limit;
  readonly on?: readonly EventPattern[];
  /** "when" must answer at once, "if" need not. */
  readonly word?: 'when' | 'if';
  readonly conditions?: readonly Condition[];
  readonly damageStep?: 'permitted' | 'forbidden';
  readonly isQuick?: true;
  /** "When this card is activated" */
  readonly isActivation?: true;
}
type Found = Reader<Occasion, Speech>;

const WITHIN = ['turn', 'chain', 'battle', 'battle-phase', 'stay', 'duel'] as const;
const LIMITS: readonly Limit[] = WITHIN.flatMap((within) =>
  [1, 2, 3].map((times) => ({ of: 'copy' as const, times, within })),
);
const TWICE: Limit = { of: 'copy', times: 2, within: 'turn' };
const LIMIT: Found = meaning(
  eitherOf<Limit, Speech>(
    fixed(LIMITS, (limit) => limitHeading({ limit })),
    printedAs(words<Limit>('up to twice per turn', TWICE), (limit) => limitHeading({ limit })),
  ),
  (limit) => ({ limit }),
);
const MOMENTS: Found = meaning(listed(MOMENT, 'or'), (on) => ({ on }));
/** An ignition effect is for its player's own Main Phases, which the heading says so. */
const TIME: Found = meaning(TIMES, (conditions) => ({ conditions }));
const OWN_MAIN_PHASE: Found = meaning(say({})`during your Main Phase`, () => ({
  conditions: [{ if: 'phase', phases: ['main1', 'main2'] }],
}));
const filtered = (phrase: Said<Filter>, is: (filter: Filter) => boolean): Said<Filter> =>
  readOnly({ read: (...at) => phrase.read(...at).filter(({ value }) => is(value)) });
const isPointedTo = ([only, more]: Filter): boolean => only?.test === 'is' && !more;
/**
 * "this card attacks a Defense Position monster": who attacks and who is attacked are two statements. Where neither is a card to which the
 * text points, nobody knows which of them "that monster" is.
 */
const ATTACK: Said<readonly Condition[]> = checked(
  (of, speech) =>
    listOf(
      sayClaims(of, speech).map((one) => one.yes),
      'and',
    ),
  meaning(
    say<{ attacker: Filter; attacked: Filter }>(
      {},
    )`${{ attacker: filtered(A_CARD, isPointedTo) }} attacks ${{ attacked: A_CARD }}`,
    ({ attacker, attacked }): readonly Condition[] => [
      { if: 'matches', what: { ref: 'attacker' }, filter: attacker },
      { if: 'matches', what: { ref: 'attack-target' }, filter: attacked },
    ],
  ),
);
/** "this card was Normal Summoned this turn or it was flipped face-up this turn": one of them is enough. */
const ONE_OF_THEM: Said<readonly Condition[]> = checked(
  (of, speech) =>
    listOf(
      sayClaims(of, speech).map((one) => one.yes),
      'and',
    ),
  {
    read: (...from) =>
      listed(CLAIM, 'or')
        .read(...from)
        .filter(({ value }) => value.length > 1)
        .map((one) => ({ ...one, value: [{ if: 'any', of: one.value }] })),
  },
);
/** "this card battled an opponent's monster": that it battled, and with whom. */
const BATTLED: Said<readonly Condition[]> = checked(
  (of, speech) => listOf(withBattleOnce(sayClaims(of, speech).map((one) => one.yes)), 'and'),
  meaning(
    say<{ filter: Filter }>({})`this card battled ${{ filter: A_CARD }}`,
    ({ filter }): readonly Condition[] => [
      { if: 'battled', what: { ref: 'this' }, within: 'battle' },
      { if: 'matches', what: { ref: 'opponent-in-battle' }, filter },
    ],
  ),
);
/** The same, of a battle that may have destroyed that monster. */
const BATTLED_WITH: Said<readonly Condition[]> = checked(
  (of, speech) =>
    listOf(
      sayClaims(of, speech).map((one) => one.yes),
      'and',
    ),
  meaning(
    say<{ filter: Filter }>({})`this card battled ${{ filter: A_CARD }}`,
    ({ filter }): readonly Condition[] => [
      { if: 'battled', what: { ref: 'this' }, within: 'battle', with: filter },
    ],
  ),
);
/** "a LIGHT monster you control battles an opponent's monster": who they are, on both sides. */
const BATTLE: Said<readonly Condition[]> = checked((of, speech) => listOf(sayAll(of, speech), 'and'), {
  read: (text, at, speech) =>
    say<{ one: Filter; other: Filter }>({})`${{ one: A_CARD }} battles ${{ other: A_CARD }}`
      .read(text, at, speech)
      .flatMap((both) => {
        const { one, other } = both.value;
        const conditions = [battling(one), battling(other)];
        return isPointedTo(one) || isPointedTo(other) || sideOf(one) === sideOf(other)
          ? []
          : [{ ...both, value: conditions }];
      }),
});
const sayAll = (of: readonly Condition[], speech: Speech): readonly string[] =>
  sayClaims(of, speech).map((one) => one.yes);
const battling = (filter: Filter): Condition => {
  const side = sideOf(filter) === 'opponent' ? 'opponent' : 'you';
  return {
    if: 'matches',
    what: { ref: 'battling', side },
    filter: filter.filter(({ test }) => test !== 'in'),
  };
};
export const CLAIMS = oneOf(listed(CLAIM, 'and'), ONE_OF_THEM, ATTACK, BATTLE, BATTLED, BATTLED_WITH);
interface Clause {
  readonly on: readonly EventPattern[];
  readonly conditions?: readonly Condition[];
}
/** Activations of either kind, which are said together. */
const bothKinds = (by: Side, more: Answered): readonly EventPattern[] => [
  {
    event: 'activated',
    by,
    what: 'card',
    card: [
      { test: 'either', filters: [[{ test: 'kind', kind: 'spell' }], [{ test: 'kind', kind: 'trap' }]] },
    ],
    ...more,
  },
  { event: 'activated', by, what: 'card-or-effect', card: [{ test: 'kind', kind: 'monster' }], ...more },
];
/** What is said of both. */
type Answered = Pick<EventOf<'activated'>, 'targeting' | 'alone' | 'including' | 'in'>;
const PAIRS: Reader<readonly EventPattern[], Speech> = eitherOf(
  words<readonly EventPattern[]>('you take battle or effect damage', [
    { event: 'battle-damage', to: 'you', by: [], piercing: 'either' },
    { event: 'effect-damage', to: 'you', by: 'any' },
  ]),
  ...(['any', 'opponent'] as const).flatMap((by): readonly Reader<readonly EventPattern[], Speech>[] => {
    const [said, comma] =
      by === 'any'
        ? ['a Spell/Trap Card, or monster effect, is activated', '']
        : ['your opponent activates a Spell/Trap Card, or monster effect', ','];
    return [
      words(said, bothKinds(by, {})),
      ...DEEDS.map(([would, including]) => words(`${said}${comma}${would}`, bothKinds(by, { including }))),
      ...TARGETED(`${said}${comma}`).map((found) => meaning(found, (more) => bothKinds(by, more))),
    ];
  }),
);
/** "this card is Normal Summoned or flipped face-up": what befalls it again is said without "it is". */
const AGAIN = / or (?=(?:sent|banished|destroyed|flipped|discarded|detached|Tributed|added)\b)/g;
const contracted: Said<readonly EventPattern[]> = readOnly({
  read: (text, at, speech) => {
    const [heading = ''] = /^[Tt]his (?:[\w-]+ ){0,3}card is [^:]*/.exec(text.words.slice(at)) ?? [];
    const marks = [...heading.matchAll(AGAIN)].map(({ index, 0: or }) => at + index + or.length);
    if (marks.length === 0) return [];
    const longer = textOf(
      text.words.slice(0, at) + heading.replace(AGAIN, ' or it is ') + text.words.slice(at + heading.length),
      { tried: text.tried },
    );
    return listed(EVENT, 'or')
      .read(longer, at, speech)
      .flatMap((one) => {
        const passed = marks.filter((mark, index) => mark + index * IT_IS < one.to).length;
        return passed === 0 ? [] : [{ ...one, to: one.to - passed * IT_IS }];
      });
  },
});
const IT_IS = 'it is '.length;
const EVENTS = oneOf<readonly EventPattern[], Speech>(
  listed(EVENT, 'or'),
  contracted,
  checked((on, speech) => joinEvents(on.map((event) => sayEvent(event, speech).text)), PAIRS),
);
const CLAUSES: readonly Found[] = (['when', 'if'] as const).flatMap((word): readonly Found[] => [
  meaning(
    say<{ conditions: readonly Condition[] }>(
      {},
    )`${word === 'if' ? orWords('if', 'when') : word} ${{ conditions: CLAIMS }}`,
    (clause) => ({ ...clause, word }),
  ),
  meaning(
    {
      read: inSequence<Speech>([
        part<Clause, Speech>()`${word} ${{ on: EVENTS }}`,
        optional(part<Clause, Speech>()` while ${{ conditions: CLAIMS }}`),
      ]).read,
    },
    (clause): Occasion => ({ ...clause, word }),
  ),
  // "inflicts battle damage to your opponent by a direct attack"
  meaning(
    say<Clause>({})`${word} ${{ on: EVENTS }} by a direct attack`,
    (clause): Occasion => ({ ...clause, word, conditions: [{ if: 'attacks-directly', side: 'opponent' }] }),
  ),
]);
/** In this order, with commas between; each may be missing. */
const PARTS: readonly Found[] = [LIMIT, MOMENTS, eitherOf(TIME, OWN_MAIN_PHASE), eitherOf(...CLAUSES)];

const merged = (left: Occasion, right: Occasion): Occasion => {
  const conditions = [...(left.conditions ?? []), ...(right.conditions ?? [])];
  const on = [...(left.on ?? []), ...(right.on ?? [])];
  return {
    ...left,
    ...right,
    ...(conditions.length > 0 && { conditions }),
    ...(on.length > 0 && { on }),
  };
};
const partsFrom = (
  rest: readonly Found[],
  before: Reading<Occasion>,
  text: Text,
  speech: Speech,
): readonly Reading<Occasion>[] => {
  const [first, ...more] = rest;
  if (!first) return [before];
  const isStart = before.to === 0;
  const there = isStart ? '' : ', ';
  const found = standsAt(text, before.to, there)
    ? first.read(text, before.to + there.length, { ...speech, memory: before.memory })
    : [];
  // Where something happens at a time, the time is a condition: only one of them is waited for.
  const longer = found
    .filter((one) => !(before.value.on && one.value.on))
    .map((one) => ({ ...one, value: merged(before.value, one.value) }));
  return [before, ...longer].flatMap((one) => partsFrom(more, one, text, speech));
};

const PLACES = [
  '',
  ' while this card is in your GY',
  ' while this card is in your hand',
  ' while this card is banished',
  ', if this card is in your GY',
  ' while this card is in your hand or GY',
  ' while this card is on the field',
  ' and this card is in your hand or GY',
  ', if this card is in your hand or GY',
  ' and this card is in your GY',
  ' and this card is in your hand',
  ', and this card is in your GY',
  ', if this card is in your hand',
  ', if this card is banished',
];
const NOTES: readonly (readonly [string, Occasion])[] = [
  ['', {}],
  [' (even during the Damage Step)', { damageStep: 'permitted' }],
  [' (except during the Damage Step)', { damageStep: 'forbidden' }],
];
const QUICK: readonly (readonly [string, Occasion])[] = [
  ['', {}],
  [' (Quick Effect)', { isQuick: true }],
];
/** Where the card is, which is a whole heading. */
const ELSEWHERE = [
  'if this card is in your GY',
  'if this card is in your hand',
  'if this card is in your hand or GY',
  'if this card is in your hand, field, or GY',
  'during your Main Phase',
];
const FLIPPED: Occasion = {
  on: [{ event: 'flipped', card: [{ test: 'is', what: { ref: 'this' } }] }],
  word: 'if',
};
/** Where it is, when, how fast. */
const endsOf = (places: readonly string[]): readonly (readonly [string, Occasion])[] =>
  places.flatMap((place) =>
    NOTES.flatMap(([note, said]) =>
      QUICK.map(([quick, is]): readonly [string, Occasion] => [
        `${place}${note}${quick}: `,
        { ...said, ...is },
      ]),
    ),
  );
const eitherEnd = (ends: readonly (readonly [string, Occasion])[]): Found =>
  eitherOf<Occasion, Speech>(...ends.map(([said, occasion]) => words(said, occasion)));
/** What joins a heading to where the card is: of these one is printed, another may stand there. */
const JOINS = [' while ', ', while ', ', if ', ' and ', ', and '];
const OTHER_PLACES: Found = eitherOf<Occasion, Speech>(
  ...['in your hand', 'in your GY', 'in your hand or GY', 'banished', 'on the field'].flatMap((where) =>
    [where, ...(where === 'in your GY' ? ['in the GY'] : [])].flatMap((there) =>
      JOINS.map((join): Found => {
        const printed = JOINS.map((other) => `${other}this card is ${where}`).filter((place) =>
          PLACES.includes(place),
        );
        return insteadOf(`${join}this card is ${there}`, ...printed);
      }),
    ),
  ),
);
const PLAIN_END = eitherEnd(endsOf(['']));
const OTHER_ENDS: Found = {
  read: (text, at, speech) =>
    OTHER_PLACES.read(text, at, speech).flatMap((place) =>
      PLAIN_END.read(text, place.to, { ...speech, memory: place.memory }),
    ),
};
/** What ends a heading that has begun. */
const END = eitherOf<Occasion, Speech>(eitherEnd(endsOf(PLACES)), OTHER_ENDS);
/** What stands for a whole heading. */
const ALONE = eitherEnd([
  ...endsOf(PLACES)
    .filter(([end]) => end !== ': ')
    .map(([end, occasion]) => [end.trimStart(), occasion] as const),
  ...ELSEWHERE.flatMap((place) => QUICK.map(([quick, is]) => [`${place}${quick}: `, is] as const)),
  ['FLIP: ', FLIPPED],
  ['when this card is activated: ', { isActivation: true }],
]);

/** What a text need not say: when an Ignition Effect is used, where a card is that it moves "from your GY". */
const UNSAID: Found = eitherOf<Occasion, Speech>(
  ...ELSEWHERE.map((heading): Found => {
    const said = `${capital(heading)}: `;
    return unsaid(said);
  }),
);

/** All headings that end with a colon; and none. */
export const OCCASION: Found = {
  read: (text, at, speech) => {
    const none: Reading<Occasion> = { value: {}, to: at, memory: speech.memory };
    const begun = partsFrom(PARTS, none, text, speech).filter((one) => one.to > at);
    const ended = begun.flatMap((one) =>
      END.read(text, one.to, { ...speech, memory: one.memory }).map((end) => ({
        ...end,
        value: { ...one.value, ...end.value },
      })),
    );
    return [none, ...ended, ...ALONE.read(text, at, speech), ...UNSAID.read(text, at, speech)];
  },
};
