/** How the parts of a sequence are joined. */
import type { Action, Joint } from '@spellspeed/engine/language';
import { qualifies, sameApplied, splitAtLater } from '../meaning/sequence.ts';
import { capital, listOf, type Speech } from './speech.ts';
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
export const saySequence = (joint: Joint, parts: readonly Action[], speech: Speech): string => {
  const { said, rest } = sayMirroredChoice(parts, speech);
  const { now, later } = splitAtLater(sameApplied(rest, speech.memory));
  const clauses = now.map((part) => ({ part, text: speech.words.action(part, speech) }));
  const spoken = clauses.filter(({ text }) => text !== '');
  const isBut = spoken.some(({ part }) => qualifies(part));
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
  (joint === 'and' || joint === 'and-if-you-do') && qualifies(part) ? ', but ' : JOINTS[joint];
