/** How the parts of a sequence are joined. */
import type { Action, ActionOf, Joint } from '@spellspeed/engine/language';
import { insteadOf } from '../grammar/also.ts';
import { checked, inMemory, type Reading } from '../grammar/phrase.ts';
import { standsAt, type Text } from '../grammar/text.ts';
import {
  isSaidInBullets,
  isSaidTogether,
  qualifies,
  sameApplied,
  splitAtLater,
  startsAnew,
} from '../meaning/sequence.ts';
import { isSaidAtItsEnd } from './later.ts';
import { type Said, SINGLE_ACTION } from './said.ts';
import { act, capital, listOf, type Speech } from './speech.ts';
import { sayMirroredChoice } from './together.ts';

const JOINTS: { readonly [joint in Joint]: string } = {
  // biome-ignore lint/suspicious/noThenProperty: the game's word, and never awaited.
  then: ', then ',
  'and-if-you-do': ', and if you do, ',
  also: ', also ',
  'also-after-that': ', also, after that, ',
  and: ' and ',
};

/** Parts without words, such as links, leave no trace; what is done later is a sentence of its own. */
const saySequence = (sequence: ActionOf<'sequence'>, speech: Speech): string => {
  if (isSaidInBullets(sequence)) return act(speech, 'apply', 'these effects (simultaneously)');
  const { joint, parts } = sequence;
  const { said, rest } = sayMirroredChoice(parts, speech);
  const { now, later } = splitAtNewSentence(sameApplied(rest, speech.memory));
  const clauses = now.map((part) => ({ part, text: speech.words.action(part, speech) }));
  const spoken = clauses.filter(({ text }) => text !== '');
  const isBut = spoken.some(({ part }) => isQualified(part));
  const all =
    joint === 'and' && !isBut
      ? listOf(
          spoken.map(({ text }) => text),
          'and',
        )
      : join(joint, spoken);
  const sentences = later.map((part) => {
    speech.memory.focus = undefined;
    return capital(speech.words.action(part, speech));
  });
  return [said + all, ...sentences].join('. ');
};

/** What is done later in a clause of its own stays in the sentence. */
const splitAtNewSentence = (parts: readonly Action[]) => {
  const isClause = (part: Action): boolean => part.do === 'later' && isSaidAtItsEnd(part);
  const { now, later } = splitAtLater(parts.filter((part) => !isClause(part)));
  const kept = new Set(now);
  return { now: parts.filter((part) => isClause(part) || kept.has(part)), later };
};
const isQualified = (part: Action): boolean =>
  qualifies(part) || (part.do === 'later' && isSaidAtItsEnd(part));
interface Clause {
  readonly part: Action;
  readonly text: string;
}
const join = (joint: Joint, clauses: readonly Clause[]): string =>
  clauses.reduce(
    (text, clause) => (text === '' ? clause.text : text + connector(joint, clause.part) + clause.text),
    '',
  );
/** "…, but you cannot …": a condition that comes with what has been done. (wording.conj.but) */
const connector = (joint: Joint, part: Action): string =>
  (joint === 'and' || joint === 'and-if-you-do') && isQualified(part) ? ', but ' : JOINTS[joint];

/** A part and the word that joins it to the part before. */
interface Link {
  readonly joint: Joint | undefined;
  readonly part: Action;
}
type Chain = readonly Link[];
const CONNECTORS: readonly (readonly [Joint, string])[] = [
  ...(Object.entries(JOINTS) as readonly (readonly [Joint, string])[]),
  ['and-if-you-do', ', but '],
];

const THE_REST = /^, also (?:place|shuffle|send|return|banish) the rest\b/;
const standsBeforeTheRest = ({ words }: Text, at: number): boolean => THE_REST.test(words.slice(at, at + 40));
/** "…. This card cannot attack this turn.": what applies from then on, in a sentence of its own. (wording.conj.also) */
const ALSO_A_SENTENCE = insteadOf('. ', JOINTS.also);
const chainsFrom = (chain: Reading<Chain>, text: Text, speech: Speech): readonly Reading<Chain>[] => {
  const last = chain.value.at(-1)?.part;
  // "you can" and "if" reach to the end of the sentence, unless what is left of several cards is put away.
  const isOpen = last?.do !== 'may' && last?.do !== 'if';
  if (!isOpen && !standsBeforeTheRest(text, chain.to)) return [chain];
  const longer = CONNECTORS.filter(([, words]) => standsAt(text, chain.to, words)).flatMap(([joint, words]) =>
    SINGLE_ACTION.read(text, chain.to + words.length, inMemory(speech, chain.memory))
      .filter((one) => joint !== 'also' || !isSaidTogether(last, one.value))
      .map((one) => ({ ...one, value: [...chain.value, { joint, part: one.value }] })),
  );
  const sentences = ALSO_A_SENTENCE.read(text, chain.to, inMemory(speech, chain.memory)).flatMap((stop) =>
    SINGLE_ACTION.read(text, stop.to, inMemory(speech, stop.memory))
      .filter(({ value }) => value.do === 'apply')
      .map((one) => ({ ...one, value: [...chain.value, { joint: 'also' as const, part: one.value }] })),
  );
  return [chain, ...[...longer, ...sentences].flatMap((one) => chainsFrom(one, text, speech))];
};
/**
 * How parts belong together that are joined by one word, or by two. The weaker word is outside: what is simultaneous belongs together
 * before what comes later. Of "A, and if you do, B, also C" nobody can say whether C needs A: both are found.
 */
const sequencesOf = (chain: Chain): readonly ActionOf<'sequence'>[] => {
  const joints = [...new Set(chain.flatMap(({ joint }) => joint ?? []))];
  if (joints.length === 0 || joints.length > 2) return [];
  const [first, second] = joints;
  const both = joints.length === 2 ? outerOf(first ?? 'and', second ?? 'and') : joints;
  const last = chain.at(-1);
  // "A, and if you do, B, also you cannot …": what binds a player is no part of what is done. (wording.conj.also)
  const isBound = last?.joint === 'also' && startsAnew(last.part) && both.includes('also');
  if (joints.length === 2 && isOfTheRest(chain)) {
    const later = joints.find((joint) => joint === 'also-after-that');
    return [sequenceAt(later ?? joints.find((joint) => joint !== 'also') ?? 'also', chain)];
  }
  const outer: readonly Joint[] = isBound ? ['also'] : both;
  return outer.map((joint) => sequenceAt(joint, chain));
};
const sequenceAt = (joint: Joint, chain: Chain): ActionOf<'sequence'> => ({
  do: 'sequence',
  joint,
  parts: groups(chain, joint).map(grouped),
});
/** "A, and if you do, B, also place the rest …": what is put away is what B has left of the cards of A. */
const isOfTheRest = (chain: Chain): boolean => {
  const last = chain.at(-1)?.part;
  const what = last && 'what' in last && typeof last.what === 'object' ? last.what : undefined;
  return (
    what !== undefined &&
    'cards' in what &&
    what.cards === 'referenced' &&
    JSON.stringify(chain.slice(0, -1)).includes(`{"test":"is","what":${JSON.stringify(what.what)}}`)
  );
};
const outerOf = (first: Joint, second: Joint): readonly Joint[] => {
  const both = [first, second];
  if (both.includes('and')) return both.filter((one) => one !== 'and');
  if (both.includes('and-if-you-do') && both.includes('then')) return ['then'];
  return first === 'also' && second === 'and-if-you-do' ? ['also'] : both;
};
const groups = (chain: Chain, at: Joint): readonly Chain[] => {
  const all: Link[][] = [];
  for (const link of chain) {
    const last = all.at(-1);
    if (last && link.joint !== at) last.push(link);
    else all.push([link]);
  }
  return all;
};
const grouped = (chain: Chain): Action => {
  const [first, second] = chain;
  const parts = chain.map(({ part }) => part);
  return first && second?.joint === undefined
    ? first.part
    : { do: 'sequence', joint: second?.joint ?? 'and', parts };
};
export const SEQUENCE: Said<ActionOf<'sequence'>> = checked(saySequence, {
  read: (text, at, speech) =>
    SINGLE_ACTION.read(text, at, speech)
      .map((one): Reading<Chain> => ({ ...one, value: [{ joint: undefined, part: one.value }] }))
      .flatMap((start) => chainsFrom(start, text, speech))
      .flatMap((chain) => sequencesOf(chain.value).map((value) => ({ ...chain, value }))),
});
