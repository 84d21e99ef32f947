/** How the parts of a sequence are joined. */
import type { Action, Joint } from '@spellspeed/engine/language';
import { equallyLong, mirroredChoice, sameApplied, splitAtLater, startsAnew } from '../meaning/sequence.ts';
import { sayTogether } from './affected.ts';
import { nounOf } from './cards.ts';
import { happening, type Speech } from './speech.ts';

/** Printed texts tell two moments apart, but not whether the later part needs the earlier. */
const JOINTS: { readonly [joint in Joint]: string } = {
  // biome-ignore lint/suspicious/noThenProperty: the game's word, and never awaited.
  then: '。那之后，',
  'and-if-you-do': '，',
  also: '，',
  'also-after-that': '。那之后，',
  and: '，',
};

/** Parts without words, such as links, leave no trace; what is done later is a sentence of its own. */
export const saySequence = (joint: Joint, parts: readonly Action[], speech: Speech): string => {
  const mirrored = sayMirrored(parts, speech);
  const { now, later } = splitAtLater(sameApplied(mirrored.rest, speech.memory));
  const text = [
    ...(mirrored.said === '' ? [] : [{ text: mirrored.said, joint: JOINTS[joint] }]),
    ...sayParts(joint, now, speech),
    ...later.map((part) => ({ text: speech.words.action(part, happening(speech)), joint: '。' })),
  ]
    .filter((said) => said.text !== '')
    .reduce((before, said) => (before === '' ? said.text : `${before}${said.joint}${said.text}`), '');
  return text.replace(/(发动|召唤|效果)无效，那(张卡|只怪兽)破坏/, '$1无效并破坏');
};
interface Part {
  readonly text: string;
  /** What joins it to the part before. */
  readonly joint: string;
}
const sayParts = (joint: Joint, parts: readonly Action[], speech: Speech): readonly Part[] =>
  (JOINTS[joint] === '，' ? equallyLong(parts) : parts.map((part) => [part] as const)).map((group, index) => {
    const [part] = group;
    const mood = index > 0 && startsAnew(part) ? happening(speech) : speech;
    const applied = group.flatMap((one) => (one.do === 'apply' ? [one] : []));
    const text = applied.length > 1 ? sayTogether(applied, mood) : speech.words.action(part, mood);
    return { text, joint: jointBefore(joint, part, text) };
  });
/** What binds a player from now on, or begins with its time, is a sentence of its own. */
const jointBefore = (joint: Joint, part: Action, text: string): string =>
  JOINTS[joint] === '，' && (startsAnew(part) || /^(这个回合|这次战斗阶段|直到)/.test(text))
    ? '。'
    : JOINTS[joint];

/** "双方玩家各自选自身场上1只怪兽，那些怪兽的控制权交换" */
const sayMirrored = (parts: readonly Action[], speech: Speech) => {
  const choice = mirroredChoice(parts);
  if (!choice) return { said: '', rest: parts };
  const each: Speech = { ...speech, players: { ...speech.players, you: '自身' } };
  const chosen = nounOf(choice.yours, each);
  nounOf(choice.theirs, speech);
  const act = speech.words.action(choice.done, happening(speech));
  return { said: `双方玩家各自选${chosen}，${act}`, rest: choice.rest };
};
