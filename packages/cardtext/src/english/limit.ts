/** Usage limits. Those of a copy stand before the colon, those of a name in a sentence of their own. */
import type { Limit } from '@spellspeed/engine/language';
import { quoted } from './speech.ts';

const WITHIN: { readonly [within in Limit['within']]: string } = {
  turn: 'per turn',
  duel: 'per Duel',
  chain: 'per Chain',
  battle: 'per battle',
  'battle-phase': 'per Battle Phase',
  stay: 'while face-up on the field',
};
const often = (times: number): string => ['', 'once', 'twice', 'thrice'][times] ?? `up to ${times} times`;

const SENTENCES: { readonly [of in Limit['of']]: (limit: Limit, name: string) => string } = {
  copy: () => '',
  'any-copy': ({ times, within }) =>
    `you can only use ${times} of the effects of this card ${WITHIN[within]}`,
  use: ({ times, within }, name) =>
    `you can only use this effect of ${name} ${often(times)} ${WITHIN[within]}`,
  'any-use': ({ times, within }, name) =>
    `you can only use ${times} of the effects of ${name} ${WITHIN[within]}`,
  activation: ({ times, within }, name) => `you can only activate ${times} ${name} ${WITHIN[within]}`,
};
interface Limited {
  readonly limit?: Limit | undefined;
}
/** "once per turn" */
export const howOften = ({ times, within }: Limit): string => `${often(times)} ${WITHIN[within]}`;
/** "Once per turn" */
export const limitHeading = ({ limit }: Limited): string => (limit?.of === 'copy' ? howOften(limit) : '');
/** "You can only use this effect of "X" once per turn." */
export const limitSentence = ({ limit }: Limited, name: string): string =>
  limit ? SENTENCES[limit.of](limit, quoted(name)) : '';
