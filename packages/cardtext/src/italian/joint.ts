/** How the parts of a sequence are joined. */
import type { Action, Joint } from '@spellspeed/engine/language';
import { qualifies, sameApplied, splitAtLater } from '../meaning/sequence.ts';
import { capital, commanding, type Speech } from './speech.ts';
import { listOf } from './terms.ts';
import { sayMirroredChoice } from './together.ts';

const JOINTS: { readonly [joint in Joint]: string } = {
  // biome-ignore lint/suspicious/noThenProperty: the game's word, and never awaited.
  then: ', poi ',
  'and-if-you-do': ' e, se lo fai, ',
  also: ', inoltre ',
  'also-after-that': ', inoltre, dopo averlo fatto, ',
  and: ' e ',
};
/** "puoi Evocare … e bandire …", but "puoi Evocare … e, se lo fai, bandisci …". */
const GOES_ON: { readonly [joint in Joint]: boolean } = {
  // biome-ignore lint/suspicious/noThenProperty: the game's word, and never awaited.
  then: true,
  'and-if-you-do': false,
  also: false,
  'also-after-that': false,
  and: true,
};
/** What is not said as something that a player does. */
const TOLD: readonly Action['do'][] = ['apply', 'if', 'later', 'may', 'each-player', 'life-points-become'];
/** Does what follows a part still depend on "puoi" before it? */
const goesOnAfter = (part: Action): boolean =>
  part.do === 'sequence' ? GOES_ON[part.joint] && part.parts.every(goesOnAfter) : !TOLD.includes(part.do);

/** Parts without words, such as links, leave no trace; what is done later is a sentence of its own. */
export const saySequence = (joint: Joint, parts: readonly Action[], speech: Speech): string => {
  const { said, rest } = sayMirroredChoice(parts, speech);
  const { now, later } = splitAtLater(sameApplied(rest, speech.memory));
  const spoken = now
    .map((part, index) => ({
      part,
      text: speech.words.action(part, inPlace(joint, now.slice(0, index), speech)),
    }))
    .filter(({ text }) => text !== '');
  const isBut = spoken.some(({ part }) => qualifies(part));
  const all =
    joint === 'and' && !isBut
      ? listOf(
          spoken.map(({ text }) => text),
          'e',
        )
      : join(joint, spoken);
  const sentences = later.map((part) => {
    speech.memory.focus = undefined;
    return capital(speech.words.action(part, commanding(speech)));
  });
  return [said + all, ...sentences].join('. ');
};
/** The mood of a part that stands behind others. */
const inPlace = (joint: Joint, before: readonly Action[], speech: Speech): Speech => {
  const goesOn = before.length === 0 || (GOES_ON[joint] && before.every(goesOnAfter));
  return goesOn ? speech : commanding(speech);
};
interface Clause {
  readonly part: Action;
  readonly text: string;
}
const join = (joint: Joint, clauses: readonly Clause[]): string =>
  clauses
    .map(({ part, text }, index) => {
      const before = clauses[index - 1];
      return before ? connector(joint, part, before.part) + text : text;
    })
    .join('');
/** "…, ma non puoi …": a condition that comes with what has been done. (wording.conj.but) */
const connector = (joint: Joint, part: Action, before: Action): string => {
  if ((joint === 'and' || joint === 'and-if-you-do') && qualifies(part)) return ', ma ';
  return joint === 'and-if-you-do' && happensToCards(before) ? ' e, se lo fa, ' : JOINTS[joint];
};
/** "esso guadagna 500 ATK e, se lo fa, …": it is the monster that does it. */
const happensToCards = (part: Action): boolean => {
  const last = part.do === 'sequence' ? part.parts.at(-1) : part;
  return last?.do === 'apply' && last.affects.affects !== 'player';
};
