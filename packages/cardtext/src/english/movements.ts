/** Movements that can be read: "this card is destroyed by battle", "a card is banished from your GY". */
import {
  type Cause,
  FIELD_ZONES,
  type Filter,
  type Manner,
  type Side,
  type Zone,
} from '@spellspeed/engine/language';
import { readOnly } from '../grammar/phrase.ts';
import { EXCEPT_BATTLE } from '../meaning/events.ts';
import { nounsIn } from './noun.ts';
import { A_CARD, type Said } from './said.ts';
import { event, type Found } from './summoned.ts';

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
  [', except by battle', { by: EXCEPT_BATTLE }],
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
/** The card itself. */
export const THIS: Filter = [{ test: 'is', what: { ref: 'this' } }];
const THEIR_ATTACKER: Filter = [
  { test: 'is', what: { ref: 'attacker' } },
  { test: 'in', side: 'opponent', zones: FIELD_ZONES },
];
/** "by "X" monster effect": of which cards the effect is. */
const SOURCES = nounsIn({ count: 'singular' });
const SOURCE: Said<Filter> = readOnly({
  read: (...from) => SOURCES.read(...from).filter(({ value }) => value.length > 0),
});
/** Wherever what leaves the field goes. */
export const LEAVING: readonly Zone[] = ['deck', 'hand', 'gy', 'banished', 'extra', 'nowhere'];
/** Whatever is said of where cards go. */
export const MOVEMENTS: readonly Found[] = [
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
  // What is paid.
  ...FROMS.slice(0, 2).flatMap(([words, from]): readonly Found[] => {
    const paid = { to: ['gy'], by: ['cost'], ...(from && { from }) } as const;
    return [
      event('moved', paid)`${{ card: A_CARD }} is sent${words} to the GY to activate a card or effect`,
      event('moved', {
        ...paid,
        of: [{ test: 'kind', kind: 'monster' }],
      })`${{ card: A_CARD }} is sent${words} to the GY to activate a monster effect`,
      event(
        'moved',
        paid,
      )`${{ card: A_CARD }} is sent${words} to the GY to activate ${{ of: A_CARD }}'s effect`,
      event('moved', {
        ...paid,
        owner: 'you',
      })`${{ card: A_CARD }} is sent${words} to your GY to activate ${{ of: A_CARD }}'s effect`,
      event('moved', {
        ...paid,
        owner: 'you',
        of: [{ test: 'kind', kind: 'monster' }],
      })`${{ card: A_CARD }} is sent${words} to your GY to activate a monster effect`,
    ];
  }),
  ...(
    [
      ['', {}],
      [' and sent to the GY', { to: ['gy'] }],
    ] as const
  ).map(
    ([sent, to]) =>
      event('moved', {
        manner: ['detached'],
        by: ['cost'],
        ofItsHost: true,
        ...to,
      })`${{ card: A_CARD }} is detached from an Xyz Monster${sent} to activate that monster's effect`,
  ),
  event('moved', {
    manner: ['added', 'returned'],
    to: ['hand'],
  })`${{ card: A_CARD }} is added or returned to the hand`,
  ...BYS.flatMap(([by, cause]) => [
    event('moved', {
      manner: ['returned'],
      to: ['hand'],
      ...cause,
    })`${{ card: A_CARD }} returns to the hand${by}`,
    event('moved', {
      manner: ['returned'],
      to: ['hand'],
      owner: 'you',
      ...cause,
    })`${{ card: A_CARD }} returns to your hand${by}`,
  ]),
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
