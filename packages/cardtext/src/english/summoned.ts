/** Summons that are waited for: "a monster is Special Summoned from the Extra Deck". */
import type { EventPattern, Filter, Side, SummonWay } from '@spellspeed/engine/language';
import { meaning, type Reader } from '../grammar/phrase.ts';
import { SUMMON_NAMES } from './names.ts';
import { ZONE_NAMES } from './place.ts';
import { A_CARD, say, saying } from './said.ts';
import { type Speech, your } from './speech.ts';

export type EventOf<Name extends EventPattern['event']> = Extract<EventPattern, { readonly event: Name }>;
/** Reads an event. */
export type Found = Reader<EventPattern, Speech>;
/** A form of an event. */
export const event = <Name extends EventPattern['event']>(
  name: Name,
  constant: Partial<EventOf<Name>> = {},
) =>
  // Every event of this name has it.
  say<EventOf<Name>>({ event: name, ...constant } as Partial<EventOf<Name>>);
export const OPPONENT = saying((speech) => `${your(speech)} opponent`);

/** The Summons that a text names, and all that it means by them: a Tribute Summon is a Normal Summon. */
const WAYS: readonly (readonly [string, readonly SummonWay[]])[] = [
  ['', ['normal', 'tribute', 'flip', 'special']],
  ['Normal ', ['normal', 'tribute']],
  ['Tribute ', ['tribute']],
  ['Flip ', ['flip']],
  ['Special ', ['special']],
  ['Normal or Special ', ['normal', 'tribute', 'special']],
  ['Normal or Flip ', ['normal', 'tribute', 'flip']],
  ['Flip or Special ', ['flip', 'special']],
  ['Normal, Flip, or Special ', ['normal', 'tribute', 'flip', 'special']],
  ...(['fusion', 'ritual', 'synchro', 'xyz', 'pendulum', 'link'] as const).map(
    (way) => [`${way.charAt(0).toUpperCase()}${way.slice(1)} `, [way]] as const,
  ),
];
const summons: readonly Found[] = WAYS.flatMap(([way, ways]): readonly Found[] => [
  event('summoned', { ways, by: 'any' })`${{ card: A_CARD }} is ${way}Summoned`,
  event('summoned', {
    ways,
    by: 'any',
    byItsEffect: true,
  })`${{ card: A_CARD }} is ${way}Summoned by its effect`,
  event('summoned', {
    ways,
    by: 'any',
  })`${{ card: A_CARD }} is ${way}Summoned by the effect of ${{ byEffectOf: A_CARD }}`,
  event('summoned', { ways, by: 'opponent' })`${OPPONENT} ${way}Summons ${{ card: A_CARD }}`,
  event('summoned', {
    ways,
    by: 'opponent',
  })`${OPPONENT} ${way}Summons ${{ card: A_CARD }} by the effect of ${{ byEffectOf: A_CARD }}`,
  event('summoned', { ways, by: 'you' })`you ${way}Summon ${{ card: A_CARD }}`,
  event('summoned', {
    ways,
    by: 'you',
  })`you ${way}Summon ${{ card: A_CARD }} by the effect of ${{ byEffectOf: A_CARD }}`,
  event('would-be-summoned', { ways, by: 'any' })`${{ card: A_CARD }} would be ${way}Summoned`,
  event('would-be-summoned', { ways, by: 'opponent' })`${OPPONENT} would ${way}Summon ${{ card: A_CARD }}`,
]);

const STARTS = ['extra', 'gy', 'deck', 'hand', 'banished'] as const;
/** "a monster is Special Summoned from the Extra Deck" */
const summonsFrom: readonly Found[] = STARTS.flatMap((zone): readonly Found[] => {
  const from = { test: 'special-summoned-from', zone } as const;
  const where = ` from the ${ZONE_NAMES[zone]}`;
  const withStart =
    (by: Side, owner?: Side) =>
    ({ card }: { readonly card: Filter }): EventPattern => ({
      event: 'summoned',
      ways: ['special'],
      by,
      card: [...card, from],
      ...(owner && { owner }),
    });
  return [
    meaning(say<{ card: Filter }>({})`${{ card: A_CARD }} is Special Summoned${where}`, withStart('any')),
    meaning(
      say<{ card: Filter }>({})`${OPPONENT} Special Summons ${{ card: A_CARD }}${where}`,
      withStart('opponent'),
    ),
    meaning(say<{ card: Filter }>({})`you Special Summon ${{ card: A_CARD }}${where}`, withStart('you')),
    ...(
      [
        ['your', 'you'],
        ["your opponent's", 'opponent'],
      ] as const
    ).map(([whose, owner]) =>
      meaning(
        say<{ card: Filter }>({})`${{ card: A_CARD }} is Special Summoned from ${whose} ${ZONE_NAMES[zone]}`,
        withStart('any', owner),
      ),
    ),
  ];
});

/** "this card is Xyz Summoned using an "X" monster as material" */
const summonsUsing: readonly Found[] = (['fusion', 'ritual', 'synchro', 'xyz', 'link'] as const).flatMap(
  (way): readonly Found[] =>
    (
      [
        ['material', {}],
        ['a Tuner', { asTuner: true }],
      ] as const
    ).map(([as, asTuner]) =>
      meaning(
        say<{ card: Filter; material: Filter }>(
          {},
        )`${{ card: A_CARD }} is ${SUMMON_NAMES[way]} Summoned using ${{ material: A_CARD }} as ${as}`,
        ({ card, material }): EventPattern => ({
          event: 'summoned',
          ways: [way],
          by: 'any',
          card: [...card, { test: 'summoned-using', way, material, ...asTuner }],
        }),
      ),
    ),
);

/** "this card is Tribute Summoned by Tributing a Dragon monster" */
const summonsTributing: Found = meaning(
  say<{ card: Filter; material: Filter }>(
    {},
  )`${{ card: A_CARD }} is Tribute Summoned by Tributing ${{ material: A_CARD }}`,
  ({ card, material }): EventPattern => ({
    event: 'summoned',
    ways: ['tribute'],
    by: 'any',
    card: [...card, { test: 'summoned-using', way: 'tribute', material }],
  }),
);
/** Whatever is said of Summons. */
export const SUMMONS: readonly Found[] = [...summons, ...summonsFrom, ...summonsUsing, summonsTributing];
