/** What the text points to: "this card", "that target", "it". */
import type { Reference } from '@spellspeed/engine/language';
import { alsoSaid } from '../grammar/also.ts';
import { openingOf } from '../grammar/hint.ts';
import { among, type Reader, rule } from '../grammar/phrase.ts';
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
  'made-with': ({ of }, speech) => `the monster Summoned with ${sayReference(of, 'object', speech)}`,
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
  // Behind "negate the Summon" "that monster" is the one that would have been Summoned.
  if (mention && memory.focus === NEGATED && reference.ref === 'bound') return `the earlier ${mention.noun}`;
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
/** "a monster equipped with this card", which a monster can be. */
const hostOfThis = ({ memory, card }: Speech, ahead: string): readonly Reference[] =>
  card.kind === 'monster' && (memory.mentions.has('equipped') || /^a monster equipped with this/i.test(ahead))
    ? [{ ref: 'equipped' }]
    : [];
/** No pointer begins with other words. */
const POINTS = /^(?:this|that|those|it|its|they|their|them|the|your|all|a|an)\b/i;
const pointer = (role: Role): Said<Reference> => {
  const pointed = among<Reference, Speech>(
    (speech, ahead) => (POINTS.test(ahead) ? [...pointersIn(speech), ...hostOfThis(speech, ahead)] : []),
    (reference, speech) => sayReference(reference, role, speech),
  );
  return rule(() => alsoSaid(pointed, otherName(role)));
};
/**
 * What the text has spoken of under another of its names: "that monster" of a target, "this card" where "it" would do. Of several cards
 * that could be called so all are found, so that none is meant.
 */
const otherName = (role: Role): Reader<Reference, Speech> => ({
  opening: openingOf('that', 'those', 'this', 'it'),
  read: (text, at, { memory }) => {
    const [said, noun] = OTHER_NAME[role].exec(text.words.slice(at, at + LONGEST_NAME)) ?? [];
    if (said === undefined) return [];
    const to = at + said.length;
    return calledSo((noun ?? said).toLowerCase(), memory).map((value) => ({ value, to, memory }));
  },
});
const LONGEST_NAME = 60;
const OTHER_NAME: { readonly [role in Role]: RegExp } = {
  subject:
    /^(this card|(?:that|those) (?:Spell\/Trap|monster|card|Spell|Trap|target|Token)s?|it|they)\b(?!')/i,
  object:
    /^(this card|(?:that|those) (?:Spell\/Trap|monster|card|Spell|Trap|target|Token)s?|it|them)\b(?!')/i,
  possessive:
    /^(?:(this card|(?:that|those) (?:Spell\/Trap|monster|card|Spell|Trap|target|Token)s?)'s?|its|their)(?![\w'])/i,
};
/** What "it" is after the words "negate the Summon": the monster that would be Summoned. */
export const NEGATED = 'negated Summon';
const calledSo = (name: string, memory: Memory): readonly Reference[] => {
  if (name === 'this card') return [{ ref: 'this' }];
  const mentioned = memory.mentions
    .entries()
    .flatMap(([key, mention]) => pointerOf(key).map((reference) => ({ key, mention, reference })))
    // Whose it must still be is said in those words alone.
    .filter(({ reference }) => !asksWhose(reference, memory));
  if (/^(?:its?|they|them|their)$/.test(name)) {
    const number = name.startsWith('it') ? 'one' : 'several';
    if (memory.focus === NEGATED)
      return memory.mentions.get('event')?.number === number ? [{ ref: 'event' }] : [];
    const key = memory.focus ?? memory.before;
    const those = mentioned.filter((one) => one.key === key && one.mention.number === number);
    return [
      ...those.map(({ reference }) => reference),
      ...(key === 'this' && number === 'one' ? [{ ref: 'this' } as const] : []),
    ];
  }
  const [, that, noun = ''] = /^(that|those) (.*?)s?$/.exec(name) ?? [];
  return mentioned
    .filter(
      ({ mention }) =>
        mention.number === (that === 'that' ? 'one' : 'several') && couldBeCalled(noun, mention),
    )
    .map(({ reference }) => reference);
};
/** Any card is a card; what was targeted is a target. */
const couldBeCalled = (noun: string, mention: Mention): boolean =>
  noun === 'card' ||
  (noun === 'target' ? mention.as === 'target' : ofAnyone(mention.noun).toLowerCase() === noun);
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
