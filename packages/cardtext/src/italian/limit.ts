/** Usage limits. Those of a copy stand before the colon, those of a name in a sentence of their own. */
import type { Limit } from '@spellspeed/engine/language';
import { cardName } from './terms.ts';

const WITHIN: { readonly [within in Limit['within']]: string } = {
  turn: 'per turno',
  duel: 'per Duello',
  chain: 'per Catena',
  battle: 'per battaglia',
  'battle-phase': 'per Battle Phase',
  stay: 'mentre è scoperta sul Terreno',
};
const often = (times: number): string =>
  ['', 'una volta', 'due volte', 'tre volte'][times] ?? `fino a ${times} volte`;
const only = (times: number): string => (times === 1 ? 'una sola volta' : often(times));
const effects = (times: number): string => (times === 1 ? '1 effetto' : `${times} effetti`);

const SENTENCES: { readonly [of in Limit['of']]: (limit: Limit, name: string) => string } = {
  copy: () => '',
  'any-copy': ({ times, within }) =>
    `puoi utilizzare solo ${effects(times)} di questa carta ${WITHIN[within]}`,
  use: (limit, name) => `puoi utilizzare questo effetto di ${name} ${howOftenOnly(limit)}`,
  'any-use': ({ times, within }, name) =>
    `puoi utilizzare solo ${effects(times)} di ${name} ${WITHIN[within]}`,
  activation: ({ times, within }, name) => `puoi attivare solo ${times} ${name} ${WITHIN[within]}`,
};
interface Limited {
  readonly limit?: Limit | undefined;
}
/** "una volta per turno"; "una sola volta per turno" where no more is allowed */
export const howOften = ({ times, within }: Limit): string => `${often(times)} ${WITHIN[within]}`;
export const howOftenOnly = ({ times, within }: Limit): string => `${only(times)} ${WITHIN[within]}`;
/** "Una volta per turno" */
export const limitHeading = ({ limit }: Limited): string => (limit?.of === 'copy' ? howOften(limit) : '');
/** `Puoi utilizzare questo effetto di "X" una sola volta per turno.` */
export const limitSentence = ({ limit }: Limited, name: string): string =>
  limit ? SENTENCES[limit.of](limit, cardName(name)) : '';
