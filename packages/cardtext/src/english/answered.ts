/** What an activation that is answered would do, and where it was activated. */
import { type Deed, FIELD_ZONES, type Filter, type Zone } from '@spellspeed/engine/language';
import { type Reader, readOnly } from '../grammar/phrase.ts';
import { NOUN } from './noun.ts';
import { ZONE_NAMES } from './place.ts';
import { A_CARD, type Said, say } from './said.ts';
import type { Speech } from './speech.ts';

interface Targeted {
  readonly targeting: Filter;
  readonly alone?: true;
}
/** "monster you control" */
const ONE_CARD: Said<Filter> = readOnly(NOUN);
/** What it targets, after words that tell what is activated. */
export const TARGETED = (activated: string): readonly Reader<Targeted, Speech>[] => [
  say<Targeted>({})`${activated} that targets ${{ targeting: A_CARD }}`,
  say<Targeted>({ alone: true })`${activated} that targets only ${{ targeting: A_CARD }}`,
  say<Targeted>({
    alone: true,
  })`${activated} that targets exactly 1 ${{ targeting: ONE_CARD }} (and no other cards)`,
];

/** Where it is activated. */
export const PLACES_OF_ACTIVATION: readonly (readonly [string, readonly Zone[]])[] = [
  [' on the field', FIELD_ZONES],
  [' in the GY', ['gy']],
  [' in the hand', ['hand']],
  [' in the hand or GY', ['hand', 'gy']],
];
const DAMAGED = { you: ' to you', opponent: ' to your opponent', any: '' } as const;
/** What it would do. */
export const DEEDS: readonly (readonly [string, readonly Deed[]])[] = [
  ...(['you', 'opponent', 'any'] as const).map(
    (to) => [` that would inflict damage${DAMAGED[to]}`, [{ verb: 'damage', from: [], to }]] as const,
  ),
  ...(
    [
      ['Special Summon a monster', 'special-summon'],
      ['banish a card', 'banish'],
      ['destroy a card', 'destroy'],
    ] as const
  ).flatMap(([words, verb]) => [
    [` that would ${words}`, [{ verb, from: [] }]] as const,
    ...(['deck', 'gy', 'hand', 'extra'] as const).map(
      (zone) => [` that would ${words} from the ${ZONE_NAMES[zone]}`, [{ verb, from: [zone] }]] as const,
    ),
    ...(verb === 'special-summon'
      ? []
      : [[` that would ${words} on the field`, [{ verb, from: FIELD_ZONES }]] as const]),
  ]),
];
