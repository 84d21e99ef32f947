/** A Japanese text in the layout in which two are compared: its effects apart, like terms alike. */
import type { Card } from '@spellspeed/engine/language';
import { type Normalisation, reworded } from '../clause.ts';
import { LIKE_TERMS } from './like-terms.ts';
import { flippedDown, presentSentence, ritualSaid, targetsBefore } from './old-sentences.ts';
import { OLDER_WORDS, WRITING } from './writing.ts';

/** Numbers of effects, and of the effects of which a limit speaks. */
const NUMBERS: Normalisation = { is: 'numbers of effects', from: /[①-⑨]+の(?=効果|方法)|[①-⑨]：?/g, to: '' };
/** Spells and Traps need no word for a Quick Effect: what they are says it. */
const QUICK: Normalisation = { is: 'Traps are quick', from: /自分・相手ターンに、?/g, to: '' };

/** Older texts say that it is activated where they mean that it can be: nobody must pay a cost. */
const COSTS: Normalisation = {
  is: 'a cost is paid by who wants to',
  from: /(?<=捨て|送っ|リリースし|除外し|払っ|取り除い|戻し|見せ)て発動する/g,
  to: 'て発動できる',
};

const written = (text: string): string => [...WRITING, ...OLDER_WORDS].reduce(reworded, text);
/** Are its effects numbered? */
export const isNumbered = (text: string): boolean => /①/.test(text);

const sentencesIn = (text: string): readonly string[] =>
  text.split('。').filter((sentence) => sentence !== '');
/** An older text as it would be printed today. */
const atPresent = (text: string): string =>
  targetsBefore(
    sentencesIn(flippedDown(ritualSaid(reworded(text, COSTS))))
      .map((sentence) => `${presentSentence(sentence)}。`)
      .join(''),
  );

export interface LaidOut {
  readonly text: string;
  readonly isOlder: boolean;
}
/** Whoever activates a Spell or Trap wants to; older texts do not say so. */
const ACTIVATED: Normalisation = {
  is: 'a card is activated by who wants to',
  from: /(?:に|て)?発動できる。/g,
  to: '。',
};
export const withoutActivations = (text: string): string => reworded(text, ACTIVATED);

/** The text of a card, with its own name in no words of its own. */
export const laidOut = (text: string, card: Card, ownName: string): LaidOut => {
  const plain = written(text.replace(/(?<![。：:])\n/g, '。'));
  const isOlder = !isNumbered(plain);
  const own = ownName === '' ? '' : `「${written(ownName)}」`;
  const unnamed = own === '' ? plain : plain.replaceAll(own, 'このカード名');
  return { text: alike(isOlder ? atPresent(unnamed) : targetsBefore(unnamed), card), isOlder };
};
/** Like terms alike; a second time for what the first brings together. */
export const alike = (text: string, card: Card): string => {
  const quick = card.kind === 'monster' ? [] : [QUICK];
  const all = [NUMBERS, ...LIKE_TERMS, ...quick];
  return all.reduce(reworded, all.reduce(reworded, text));
};
