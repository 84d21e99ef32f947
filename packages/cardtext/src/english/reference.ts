/** What the text points to: "this card", "that target", "it". */
import type { Reference } from '@spellspeed/engine/language';
import { among, rule } from '../grammar/phrase.ts';
import { isEquip } from '../meaning/effects.ts';
import {
  asksWhose,
  asSpokenOf,
  isFreshTarget,
  keyOf,
  type Memory,
  type Mention,
  mentionOf,
  rankAmongTargets,
  saysWhose,
  THE_REST,
} from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import type { Said } from './said.ts';
import type { Role, Speech } from './speech.ts';

/** The full name of what is pointed to. */
const FULL: Table<Reference, 'ref', string, [Speech]> = {
  this: () => 'this card',
  bound: demonstrative,
  event: demonstrative,
  attacker: () => 'the attacking monster',
  'direct-attacker': ({ nth }) =>
    `the ${['', 'first', 'second'][nth] ?? `${nth}th`} monster that attacked directly this Battle Phase`,
  'at-battle-phase-start': ({ side }) =>
    `the monsters ${side === 'you' ? 'you' : 'your opponent'} controlled at the start of this Battle Phase`,
  'attack-target': (reference, { memory }) => {
    const mention = mentionOf(memory, reference);
    return mention ? `that ${ofAnyone(mention.noun)}` : 'the attack target';
  },
  battling: (reference) =>
    reference.side === 'you' ? 'your battling monster' : "the opponent's battling monster",
  'opponent-in-battle': (reference, { memory }) =>
    memory.mentions.has(keyOf(reference)) ? 'that monster' : 'the monster this card battles',
  'chained-to': () => 'that card',
  equipped: (_, { card }) =>
    card.kind === 'monster' ? 'a monster equipped with this card' : 'the equipped monster',
  'still-affected': demonstrative,
  now: ({ of }, speech) => sayReference(of, 'object', speech),
  materials: ({ of }, speech) => {
    const whose = sayReference(of, 'object', speech);
    return `the materials used to Summon ${whose}`;
  },
  linked: demonstrative,
};
const fullName = speaker('ref', FULL);

const PRONOUNS: { readonly [amount in Mention['number']]: { readonly [role in Role]: string } } = {
  one: { subject: 'it', object: 'it', possessive: 'its' },
  several: { subject: 'they', object: 'them', possessive: 'their' },
};

/** Says a reference; from then on "it" means this. */
export const sayReference = (pointer: Reference, role: Role, speech: Speech): string => {
  const reference = asSpokenOf(pointer);
  const { memory } = speech;
  const key = keyOf(reference);
  const unsaid = memory.unsaid.get(key);
  if (unsaid) {
    memory.unsaid.delete(key);
    return nameIn(role, speech.words.phrase(unsaid, { count: 'all' }, speech));
  }
  const mention = mentionOf(memory, reference);
  const isFresh = isTakenUp(reference, role, memory);
  const pronoun = memory.focus === key && !isFresh;
  const name = pronoun ? PRONOUNS[mention?.number ?? 'one'][role] : nameIn(role, fullName(reference, speech));
  memory.focus = key;
  memory.takenUp.set(key, true);
  if (!mention && key !== 'attack-target')
    memory.mentions.set(key, { noun: 'monster', number: 'one', zones: [], as: 'other' });
  return name;
};
const nameIn = (role: Role, name: string): string =>
  role !== 'possessive' ? name : name === 'it' ? 'its' : name.endsWith('s') ? `${name}'` : `${name}'s`;

/**
 * "that target" of a player's field is one only as long as it is there; a text that does not ask says "it". (wording.target.that-target:
 * of the printed cards that the project also has in Japanese, all 19 that say "that target" repeat there whose it is, and none of the
 * 40 that say "it")
 */
const isTakenUp = (reference: Reference, role: Role, memory: Memory): boolean => {
  const mention = mentionOf(memory, reference);
  if (mention?.isControlled) return asksWhose(reference, memory);
  return role === 'object' ? isFreshTarget(reference, memory) : saysWhose(reference, memory);
};
/** "that target", "those monsters" */
function demonstrative(reference: Reference, { memory }: Speech): string {
  const mention = mentionOf(memory, reference);
  if (mention?.noun === THE_REST) return 'the rest';
  if (!mention) return reference.ref === 'linked' ? 'that monster' : 'that card';
  const rank = rankAmongTargets(reference, memory);
  const isTheirs = mention.whose !== undefined && asksWhose(reference, memory);
  if (isTheirs && mention.whose && (rank !== undefined || !mention.isControlled))
    return theirs(mention, mention.whose);
  if (rank !== undefined) return `the ${ORDINALS[rank] ?? 'last'} target`;
  const isTarget = mention.as === 'target' && (isTheirs || !mention.isControlled);
  const noun = isTarget ? 'target' : ofAnyone(mention.noun);
  return mention.number === 'one' ? `that ${noun}` : `those ${noun}s`;
}
/** Whose it must still be is said only where that is asked. */
const ofAnyone = (noun: string): string => noun.replace(/^opponent's /, '');
/** "that opponent's monster", "those monsters you control" */
const theirs = ({ noun, number }: Mention, whose: 'you' | 'opponent'): string => {
  const [that, cards] = number === 'several' ? ['those', `${noun}s`] : ['that', noun];
  return whose === 'opponent' ? `${that} opponent's ${cards}` : `${that} ${cards} you control`;
};
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What can be pointed to here: what always can, and what the text has spoken of. */
export const pointersIn = ({ memory, card }: Speech): readonly Reference[] => [
  { ref: 'this' },
  { ref: 'attacker' },
  { ref: 'attack-target' },
  { ref: 'opponent-in-battle' },
  { ref: 'battling', side: 'you' },
  { ref: 'battling', side: 'opponent' },
  ...(memory.mentions.has('event') ? [{ ref: 'event' } as const] : []),
  ...(['first', 'second'] as const).flatMap((at) =>
    memory.mentions.has(`event:${at}`) ? [{ ref: 'event', at } as const] : [],
  ),
  ...(memory.mentions.has('chained-to') ? [{ ref: 'chained-to' } as const] : []),
  ...(isEquip(card) ? [{ ref: 'equipped' } as const] : []),
  ...[...memory.mentions.keys(), ...memory.links.keys()].flatMap(pointerOf),
  ...[...memory.links.keys()].map((name): Reference => ({ ref: 'linked', name })),
];
const pointerOf = (key: string): readonly Reference[] => {
  const [ref, name] = key.split(':');
  return (ref === 'bound' || ref === 'still-affected') && name !== undefined ? [{ ref, name }] : [];
};
/** No pointer begins with other words. */
const POINTS = /^(?:this|that|those|it|its|they|their|them|the|your|all|a|an)\b/i;
const pointer = (role: Role): Said<Reference> => {
  const pointed = among<Reference, Speech>(
    (speech, ahead) => (POINTS.test(ahead) ? pointersIn(speech) : []),
    (reference, speech) => sayReference(reference, role, speech),
  );
  return rule(() => pointed);
};
/** "it", "them" and "its", or what stands for them. */
export const POINTERS: { readonly [role in Role]: Said<Reference> } = {
  subject: pointer('subject'),
  object: pointer('object'),
  possessive: pointer('possessive'),
};

/** The card that the text has targeted. */
export const NEW_TARGET: Said<Reference> = among(
  (speech) => pointersIn(speech),
  (to, { memory }) => (mentionOf(memory, to)?.as === 'target' ? 'the new target' : undefined),
);
