/** What a text has spoken of so far, so that it can say "that target", "it" and "those monsters". */
import type { Filter, Reference, Zone } from '@spellspeed/engine/language';
import { Kept } from './kept.ts';

/** Cards that the text has introduced. */
export interface Mention {
  /** What to call one of them, in the language of the text: "monster", "Spell". */
  readonly noun: string;
  readonly number: 'one' | 'several';
  /** How many targets they are, if that is no choice: "all 5". */
  readonly count?: number;
  /** Where they were when they were introduced. */
  readonly zones: readonly Zone[];
  readonly as: 'target' | 'other';
  /** What was said of it then, in languages that tell several targets apart by it. */
  readonly said?: string;
  /** "that opponent's monster": whose it must still be. */
  readonly whose?: 'you' | 'opponent';
  /** Of whose Deck they are the top cards. */
  readonly deckOf?: 'you' | 'opponent';
  /** They may lie on either player's field, so that some go back to the other's hand. */
  readonly areAnyones?: true;
  /** A target that lies on one player's field. */
  readonly isControlled?: true;
}

/** What a text calls a target when it does the first thing to it: texts of several years differ. */
export type TargetsCalled = 'that-target' | 'it';

/** Words of a text for which the printer says others: from there to there. */
export interface Otherwise {
  readonly from: number;
  readonly to: number;
  readonly as: string;
}

/** Changes while one effect is being said, in the order of its words. */
export interface Memory {
  readonly mentions: Kept<Mention>;
  /** Links, by name, live as long as the card's whole text. */
  readonly links: Kept<Mention>;
  /** Numbers noted by an earlier part, in words. */
  readonly notes: Kept<string>;
  /** Cards that have a name but have not been spoken of: the first to speak of them says which they are. */
  readonly unsaid: Kept<Filter>;
  /** What "it" would mean now. */
  focus: string | undefined;
  /** What it meant before cards were spoken of that have no name. */
  before: string | undefined;
  /** Targets already taken up again after they were introduced. */
  readonly takenUp: Kept<true>;
  readonly targetsCalled: TargetsCalled;
  /** Has the text said where the card itself is? */
  saidWhere: boolean;
  /** Is it the heading that says it? */
  headingSaysWhere: boolean;
  /** Has the present phrase named the opponent, so that "their" is clear? */
  saidOpponent: boolean;
  /** What has been read so far that is printed otherwise, in the order of the text. */
  otherwise: readonly Otherwise[];
}

export const emptyMemory = (
  links: Kept<Mention> = new Kept(),
  targetsCalled: TargetsCalled = 'that-target',
): Memory => ({
  targetsCalled,
  mentions: new Kept(),
  links,
  notes: new Kept(),
  unsaid: new Kept(),
  focus: undefined,
  before: undefined,
  takenUp: new Kept(),
  saidWhere: false,
  headingSaysWhere: false,
  saidOpponent: false,
  otherwise: NOTHING,
});
const NOTHING: readonly Otherwise[] = [];

/** What is left of several cards of which some were taken. */
export const THE_REST = 'rest';
/** What the declaration of an attack happened to is spoken of as the monsters of the attack are. */
export const asSpokenOf = (reference: Reference): Reference => {
  if (reference.ref !== 'event') return reference;
  if (reference.at === 'first' || reference.at === 'second') return reference;
  if (reference.at === 'attacked') return { ref: 'attack-target' };
  return { ref: reference.at === 'other' ? 'opponent-in-battle' : 'event' };
};
/** One key for everything that can be pointed to. */
export const keyOf = (pointer: Reference): string => keyAsSpoken(asSpokenOf(pointer));
const keyAsSpoken = (reference: Reference): string =>
  'name' in reference
    ? `${reference.ref}:${reference.name}`
    : 'side' in reference
      ? `${reference.ref}:${reference.side}`
      : 'at' in reference && reference.at !== undefined
        ? `${reference.ref}:${reference.at}`
        : reference.ref;
export const boundKey = (name: string): string => `bound:${name}`;

/** Introduces cards under a key; from now on "it" means them. */
export const introduce = (memory: Memory, key: string, mention: Mention): void => {
  memory.mentions.set(key, mention);
  memory.takenUp.delete(key);
  memory.focus = key;
};
export const mentionOf = (memory: Memory, reference: Reference): Mention | undefined =>
  reference.ref === 'linked' ? memory.links.get(reference.name) : memory.mentions.get(keyOf(reference));

/** The same speech, whose words leave no trace. */
export const aside = <Speech extends { readonly memory: Memory }>(speech: Speech): Speech => ({
  ...speech,
  memory: {
    ...emptyMemory(speech.memory.links, speech.memory.targetsCalled),
    mentions: speech.memory.mentions.fork(),
    notes: speech.memory.notes,
    unsaid: speech.memory.unsaid.fork(),
    focus: speech.memory.focus,
    before: speech.memory.before,
    saidOpponent: speech.memory.saidOpponent,
    otherwise: speech.memory.otherwise,
  },
});
/** A copy that can go its own way: one reading of a text beside others. */
export const fork = (memory: Memory): Memory => ({
  mentions: memory.mentions.fork(),
  links: memory.links.fork(),
  notes: memory.notes.fork(),
  unsaid: memory.unsaid.fork(),
  focus: memory.focus,
  before: memory.before,
  takenUp: memory.takenUp.fork(),
  targetsCalled: memory.targetsCalled,
  saidWhere: memory.saidWhere,
  headingSaysWhere: memory.headingSaysWhere,
  saidOpponent: memory.saidOpponent,
  otherwise: memory.otherwise,
});
/** Makes the memory what the copy has become. */
export const commit = (memory: Memory, copy: Memory): void => {
  memory.mentions.become(copy.mentions);
  memory.links.become(copy.links);
  memory.notes.become(copy.notes);
  memory.unsaid.become(copy.unsaid);
  memory.takenUp.become(copy.takenUp);
  memory.focus = copy.focus;
  memory.before = copy.before;
  memory.saidWhere = copy.saidWhere;
  memory.headingSaysWhere = copy.headingSaysWhere;
  memory.saidOpponent = copy.saidOpponent;
  memory.otherwise = copy.otherwise;
};

/** Equal for memories that remember the same: what is read from here on is the same too. */
export const traceOf = (memory: Memory): string =>
  [
    memory.mentions.trace(),
    memory.links.trace(),
    memory.notes.trace(),
    memory.unsaid.trace(),
    memory.takenUp.trace(),
    memory.focus,
    memory.before,
    memory.targetsCalled,
    memory.saidWhere,
    memory.headingSaysWhere,
    memory.saidOpponent,
    ...memory.otherwise.map(({ from, to, as }) => `${from}-${to} ${as}`),
  ].join('\n');

/** The first thing done to a target is done to "that target", not to "it". */
export const isFreshTarget = (reference: Reference, memory: Memory): boolean =>
  memory.targetsCalled === 'that-target' &&
  mentionOf(memory, reference)?.as === 'target' &&
  !memory.takenUp.has(keyOf(reference));
/** Is it spoken of for the first time since the text asks whose it still is? */
export const saysWhose = (reference: Reference, memory: Memory): boolean =>
  mentionOf(memory, reference)?.whose !== undefined && isFreshTarget(reference, memory);
/** Is it the first time that the text comes back to a target that must still be that player's? */
export const asksWhose = (reference: Reference, memory: Memory): boolean =>
  mentionOf(memory, reference)?.whose !== undefined && !memory.takenUp.has(keyOf(reference));
/** Which of several targets it is, from 0; undefined for the only one and for what is no target. */
export const rankAmongTargets = (reference: Reference, memory: Memory): number | undefined => {
  const targets = memory.mentions.entries().filter(([, { as }]) => as === 'target');
  // A target that has got a second name is no second target: both are one mention.
  const mentions = [...new Set(targets.map(([, mention]) => mention))];
  const own = targets.find(([key]) => key === keyOf(reference));
  return own === undefined || mentions.length === 1 ? undefined : mentions.indexOf(own[1]);
};
/** Does the text speak of more than one card there? */
export const isPlural = (reference: Reference, memory: Memory): boolean =>
  mentionOf(memory, reference)?.number === 'several';
