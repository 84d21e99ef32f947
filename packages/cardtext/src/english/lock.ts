/** Which answers are forbidden: "Your opponent cannot activate cards or effects in response to this effect's activation." */
import type { ActivatedEffect, Filter, Lock } from '@spellspeed/engine/language';
import { meaning, type Reader } from '../grammar/phrase.ts';
import { aside } from '../memory.ts';
import { say } from './said.ts';
import type { Speech } from './speech.ts';

type Locked = NonNullable<ActivatedEffect['locksResponses']>;
const WHO: { readonly [by in Lock['by']]: string } = {
  opponent: 'your opponent cannot',
  any: 'neither player can',
};
export const sayLock = ({ locksResponses: locked, effect }: ActivatedEffect, speech: Speech): string => {
  if (!locked) return '';
  const who = locked === 'both' || (isLock(locked) && locked.by === 'any') ? WHO.any : WHO.opponent;
  const whose = effect === 'card-activation' ? "this card's" : "this effect's";
  return `${who} activate ${lockedWords(locked, speech)} in response to ${whose} activation`;
};
const isLock = (locked: Locked): locked is Lock => typeof locked === 'object' && 'by' in locked;
const lockedWords = (locked: Locked, speech: Speech): string => {
  if (typeof locked === 'string') return 'cards or effects';
  if (!isLock(locked))
    return `cards, or the effects of cards, ${speech.words.phrase(locked, { count: 'plural' }, speech).replace(/^\w+ /, '')}`;
  const { what, card } = locked;
  if (card.some(({ test }) => test === 'is')) return 'the targeted card';
  const one = speech.words.phrase(card, { count: 'singular' }, aside(speech));
  return what === 'card' ? `${one} Cards` : `${one} effects`;
};

const SPELL: Filter = [{ test: 'kind', kind: 'spell' }];
const TRAP: Filter = [{ test: 'kind', kind: 'trap' }];
const KINDS: readonly (readonly [string, Pick<Lock, 'what' | 'card'>])[] = [
  ['monster effects', { what: 'card-or-effect', card: [{ test: 'kind', kind: 'monster' }] }],
  ['Spell Cards', { what: 'card', card: SPELL }],
  ['Trap Cards', { what: 'card', card: TRAP }],
  ['Spell/Trap Cards', { what: 'card', card: [{ test: 'either', filters: [SPELL, TRAP] }] }],
];
const TARGETED: Pick<Lock, 'what' | 'card'> = {
  what: 'card',
  card: [{ test: 'is', what: { ref: 'bound', name: 'card1' } }],
};
type Said = { readonly locksResponses: Locked };
/** What is forbidden of such cards; `answered`: whose activation. */
export const locksOn = (answered: string): readonly Reader<Said, Speech>[] =>
  [...KINDS, ['the targeted card', TARGETED] as const].flatMap(([words, lock]) =>
    (['opponent', 'any'] as const).map((by) =>
      meaning(
        say<Said>({})`${WHO[by]} activate ${words} in response to ${answered} activation.`,
        (): Said => ({ locksResponses: { by, ...lock } }),
      ),
    ),
  );
