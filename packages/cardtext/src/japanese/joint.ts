/** How the parts of a sequence are joined. */
import type { Action, Joint } from '@spellspeed/engine/language';
import { equallyLong, mirroredChoice, sameApplied, splitAtLater, startsAnew } from '../meaning/sequence.ts';
import { sayTogether } from './affected.ts';
import { nounOf } from './cards.ts';
import { after, type Clause, clause, say } from './clause.ts';
import { asEffect, type Speech } from './speech.ts';
import { godan } from './verb.ts';

/** "、": in one breath; all else begins a new sentence. Texts tell two moments apart, but not whether the later part needs the earlier. */
const JOINTS: { readonly [joint in Joint]: string } = {
  // biome-ignore lint/suspicious/noThenProperty: the game's word, and never awaited.
  then: '。その後、',
  'and-if-you-do': '、',
  also: '、',
  'also-after-that': '。その後、',
  and: '、',
};

interface Part {
  readonly says: Clause | undefined;
  /** What joins it to the part before. */
  readonly joint: string;
}
/** Parts without words, such as links, leave no trace; what is done later is a sentence of its own. */
export const saySequence = (means: Joint, parts: readonly Action[], speech: Speech): Clause | undefined => {
  // All of a cost is paid at once, so that nothing of it comes later.
  const joint: Joint = speech.mood === 'cost' ? 'and' : means;
  const mirrored = sayMirrored(parts, speech);
  const { now, later } = splitAtLater(sameApplied(mirrored.rest, speech.memory));
  const said: readonly Part[] = [
    { says: mirrored.says, joint: JOINTS[joint] },
    ...sayParts(joint, now, speech),
    ...later.map((part) => ({ says: speech.words.action(part, asEffect(speech)), joint: '。' })),
  ];
  return said.reduce<Clause | undefined>(joined, undefined);
};
const joined = (before: Clause | undefined, { says, joint }: Part): Clause | undefined => {
  if (!before || !says) return says ?? before;
  if (joint !== '、') return after(say(before) + joint, says);
  // "その発動を無効にし破壊する"
  const isNegated = before.verb.stem === '無効に' && says.verb.stem.startsWith('破壊');
  const isSame = isNegated && /^その(カード|モンスター)を$/.test(says.lead);
  return isSame ? clause(say(before, 'linking'), says.verb) : after(`${say(before, 'linking')}、`, says);
};
const sayParts = (joint: Joint, parts: readonly Action[], speech: Speech): readonly Part[] =>
  (JOINTS[joint] === '、' ? equallyLong(parts) : parts.map((part) => [part] as const)).map(
    (group, index, all) => {
      const [part] = group;
      const [before] = all[index - 1] ?? [];
      const applied = group.flatMap((one) => (one.do === 'apply' ? [one] : []));
      const says = applied.length > 1 ? sayTogether(applied, speech) : speech.words.action(part, speech);
      return { says, joint: before && startsAnew(before) ? sentence(joint) : jointBefore(joint, part, says) };
    },
  );
const sentence = (joint: Joint): string => JOINTS[joint].replace(/^、$/, '。');
/** What binds a player from now on, or begins with its time, is a sentence of its own. */
const jointBefore = (joint: Joint, part: Action, says: Clause | undefined): string =>
  JOINTS[joint] === '、' &&
  (startsAnew(part) || /^(このターン|このバトルフェイズ|ターン終了時|次の)/.test(says?.lead ?? ''))
    ? '。'
    : JOINTS[joint];

/** "お互いはそれぞれ自身のフィールドのモンスター１体を選び、それらのモンスターのコントロールを入れ替える" */
const sayMirrored = (parts: readonly Action[], speech: Speech) => {
  const choice = mirroredChoice(parts);
  if (!choice) return { says: undefined, rest: parts };
  const each: Speech = { ...speech, players: { ...speech.players, you: '自身' } };
  const chosen = clause(`お互いはそれぞれ${nounOf(choice.yours, each)}を`, godan('選ぶ'));
  nounOf(choice.theirs, speech);
  return {
    says: joined(chosen, { says: speech.words.action(choice.done, speech), joint: '、' }),
    rest: choice.rest,
  };
};
