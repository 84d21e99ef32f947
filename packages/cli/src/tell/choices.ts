/** Choices as they are offered to a person. */
import { ENGLISH_PRINTER } from '@spellspeed/cardtext/printing';
import type { Card, CardPool, ChoiceName, OfferedChoice, OpenDecision, Stay, View } from '@spellspeed/engine';
import { HAND_SIGNS, TURN_ORDERS } from '@spellspeed/engine';
import type { OwnWay } from '@spellspeed/engine/language';
import { effectNumber, modeText, shortened } from './effects.ts';
import { cardWords, placeLabel, placeOf } from './places.ts';
import { PHASE_WORDS, POSITION_WORDS } from './words.ts';

/** What a description may need besides its choice. */
export interface Asking {
  readonly view: View;
  readonly pool: CardPool;
  readonly decision: Pick<OpenDecision, 'why' | 'kind'>;
}
type ChoiceOf<N extends ChoiceName> = Extract<OfferedChoice, { readonly do: N }>;

const LONGEST_HINT = 72;

/** The definition of a card that the player sees. */
export const definitionSeen = (
  { view, pool }: Pick<Asking, 'view' | 'pool'>,
  handle: Stay,
): Card | undefined => {
  const known = placeOf(view, handle)?.card.known;
  return known ? pool.withGained(known.passcode, known.gained)?.card : undefined;
};

const statsOf = ({ view }: Asking, handle: Stay): string => {
  const card = placeOf(view, handle)?.card;
  if (!card?.known || card.known.atk === null) return '';
  const { atk, def, level } = card.known;
  const position = card.zone !== 'monsters' ? '' : card.position === 'attack' ? ', Attack' : ', Defense';
  return `, ${level === null ? '' : `Level ${level}, `}${atk}/${def ?? '–'}${position}`;
};
const withStats = (asking: Asking, handle: Stay): string =>
  `${cardWords(asking.view, handle)}${statsOf(asking, handle)}`;

const activation = ({ card, effect }: ChoiceOf<'activate'>, asking: Asking): string => {
  const definition = definitionSeen(asking, card);
  const name = cardWords(asking.view, card);
  if (definition === undefined) return `Activate ${name}`;
  const isCard = definition.effects[effect]?.effect === 'card-activation';
  const text = shortened(ENGLISH_PRINTER.effect(definition, effect), LONGEST_HINT);
  const what = isCard ? name : `the effect${effectNumber(definition, effect)} of ${name}`;
  return text === '' ? `Activate ${what}` : `Activate ${what} – ${text}`;
};

const option = ({ option: mode }: ChoiceOf<'option'>, asking: Asking): string => {
  const { card, effect, for: reason } = asking.decision.why;
  if (reason === 'rock-paper-scissors') return HAND_SIGNS[mode] ?? '';
  if (reason === 'first-player') return `Go ${TURN_ORDERS[mode]}`;
  const definition = card === undefined ? undefined : definitionSeen(asking, card);
  return definition && effect !== undefined ? modeText(definition, effect, mode) : `Way ${mode + 1}`;
};

const OWN_SUMMONS: { readonly [way in OwnWay]: (card: string) => string } = {
  procedure: (card) => `Special Summon ${card} by its own text`,
  'other-procedure': (card) => `Special Summon ${card} in the other way of its text`,
  synchro: (card) => `Synchro Summon ${card}`,
  xyz: (card) => `Xyz Summon ${card}`,
  'xyz-over': (card) => `Xyz Summon ${card} over another monster`,
  link: (card) => `Link Summon ${card}`,
  'link-entire': (card) => `Link Summon ${card} with 1 monster of its name as the entire material`,
};

const CHOICES: { readonly [N in ChoiceName]: (choice: ChoiceOf<N>, asking: Asking) => string } = {
  pass: () => 'Pass',
  'normal-summon': ({ card }, asking) => `Normal Summon ${withStats(asking, card)}`,
  'set-monster': ({ card }, asking) => `Set ${withStats(asking, card)}`,
  'set-card': ({ card }, { view }) => `Set ${cardWords(view, card)}`,
  'special-summon': ({ card, by }, asking) => OWN_SUMMONS[by](withStats(asking, card)),
  'pendulum-summon': () => 'Pendulum Summon',
  'flip-summon': ({ card }, asking) => `Flip Summon ${withStats(asking, card)}`,
  'change-position': ({ card, to }, { view }) => `Change ${cardWords(view, card)} to ${POSITION_WORDS[to]}`,
  activate: activation,
  'carry-out': ({ card }, { view }) => `Do what ${cardWords(view, card)} says for this phase`,
  attack: ({ card }, asking) => `Attack with ${withStats(asking, card)}`,
  'enter-phase': ({ phase }) => (phase === 'end' ? 'End the turn' : `Go to the ${PHASE_WORDS[phase]}`),
  'end-battle': () => 'End the Battle Phase',
  card: ({ card }, asking) => withStats(asking, card),
  'attack-directly': () => 'Attack directly',
  'stop-attack': () => 'Do not attack after all',
  zone: ({ player, zone, place }, { view }) => placeLabel(view.player, player, zone, place),
  position: ({ position }) => POSITION_WORDS[position],
  option,
  declare: ({ word }) => word,
  yes: () => 'Yes',
  no: () => 'No',
};

export const describeChoice = (choice: OfferedChoice, asking: Asking): string =>
  // The record holds for each choice the function that takes it.
  (CHOICES[choice.do] as (choice: OfferedChoice, asking: Asking) => string)(choice, asking);
