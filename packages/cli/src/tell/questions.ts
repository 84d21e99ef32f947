/** Questions as they are put to a person. */
import { ENGLISH_PRINTER } from '@spellspeed/cardtext/printing';
import type { Constraint, OpenDecision } from '@spellspeed/engine';
import { type Asking, definitionSeen, describeChoice } from './choices.ts';
import { shortened } from './effects.ts';
import { cardWords } from './places.ts';
import { PHASE_WORDS, TIMING_WORDS } from './words.ts';

type WhyFor = OpenDecision['why']['for'];

const LONGEST_TEXT = 200;
const the = ({ view, decision }: Asking): string => cardWords(view, decision.why.card);
const textOf = (asking: Asking): string => {
  const { card, effect } = asking.decision.why;
  const definition = card === undefined ? undefined : definitionSeen(asking, card);
  if (definition === undefined || effect === undefined) return '';
  return shortened(ENGLISH_PRINTER.effect(definition, effect), LONGEST_TEXT);
};
const now = ({ view }: Asking): string => TIMING_WORDS[view.timing] ?? PHASE_WORDS[view.phase];

const isYesNo = ({ decision }: Asking): boolean => decision.kind === 'yes-no';

const QUESTIONS: { readonly [why in WhyFor]: (asking: Asking) => string } = {
  'main-phase': (asking) => `${now(asking)}: what do you do?`,
  'battle-step': () => 'Battle Step: attack?',
  'fast-effects': ({ view }) => {
    const last = view.chain.at(-1);
    const at = TIMING_WORDS[view.timing] ?? PHASE_WORDS[view.phase];
    const whose = view.turnPlayer === view.player ? 'your' : "the opponent's";
    const { battle } = view;
    if (!last && battle) {
      const target = battle.target === null ? 'directly' : cardWords(view, battle.target);
      return `${cardWords(view, battle.attacker)} attacks ${target}: activate something? (${at})`;
    }
    return last?.card.known
      ? `Answer "${last.card.known.name}" (Chain Link ${view.chain.length})?`
      : `Activate something now? (${whose} turn, ${at})`;
  },
  'simultaneous-triggers': () => 'Several effects have met their conditions: which goes on the Chain next?',
  'phase-tasks': (asking) => `${now(asking)}: what is carried out next?`,
  cost: (asking) => `Choose the cost of ${the(asking)}`,
  target: (asking) => `Choose the target of ${the(asking)}`,
  resolution: (asking) =>
    isYesNo(asking)
      ? `Do this with ${the(asking)}? ${textOf(asking)}`
      : `Choose for the effect of ${the(asking)}`,
  mode: (asking) => `Which way does ${the(asking)} work?`,
  replacement: (asking) => `Apply ${the(asking)} instead? ${textOf(asking)}`,
  tribute: (asking) => `Choose the Tributes for ${the(asking)}`,
  material: (asking) => `Choose the materials for ${the(asking)}`,
  'synchro-monster': () => 'Which monster do you Synchro Summon?',
  'xyz-monster': () => 'Which monster do you Xyz Summon?',
  'link-monster': () => 'Which monster do you Link Summon?',
  'fusion-monster': () => 'Which monster do you Fusion Summon?',
  'ritual-monster': () => 'Which monster do you Ritual Summon?',
  'pendulum-summon': () => 'Which monsters do you Pendulum Summon?',
  placing: (asking) => `Where does ${the(asking)} go?`,
  'battle-position': (asking) => `In which position does ${the(asking)} come to the field?`,
  attack: (asking) => `What does ${the(asking)} attack?`,
  replay: (asking) => `The monsters have changed: what does ${the(asking)} attack now?`,
  'rock-paper-scissors': () => 'Rock, paper, scissors: what do you show?',
  'first-player': () => 'Do you go first or second?',
  'kept-kind': (asking) => `Which monster do you keep under ${the(asking)}?`,
  'hand-limit': () => 'You have too many cards in your hand: discard',
};

const amount = ({ min, max }: OpenDecision): string => {
  if (min === 1 && max === 1) return '';
  if (min === max) return `choose ${min}`;
  return min === 0 ? `choose up to ${max}, 0 for none` : `choose ${min} to ${max}`;
};

type ConstraintOf<M extends Constraint['must']> = Extract<Constraint, { readonly must: M }>;
type Described = (index: number) => string;
const CONSTRAINTS: {
  readonly [M in Constraint['must']]: (constraint: ConstraintOf<M>, described: Described) => string;
} = {
  'add-up': ({ total, weights, orMore }, described) => {
    const heavy = weights.flatMap((each, index) =>
      each.some((weight) => weight !== 1) ? [`${described(index)} counts as ${each.join(' or ')}`] : [],
    );
    const sum = orMore ? `at least ${total}` : `${total}`;
    return [`they must make up ${sum}, and none may be superfluous`, ...heavy].join('; ');
  },
  'fill-slots': ({ slots, more = [] }, described) =>
    [
      ...slots.map((fitting, index) => `${index + 1}. ${fitting.map(described).join(' or ')}`),
      ...(more.length > 0 ? [`more of ${more.map(described).join(', ')}`] : []),
    ].join('; '),
  'find-places': () => 'each must find a zone of its own',
  'leave-a-zone': () => 'they must leave a zone for the monster',
  'include-one-of': ({ choices }, described) => `one of them must be ${choices.map(described).join(' or ')}`,
  'go-with': ({ choice, others }, described) =>
    `with ${described(choice)} the others must be among ${others.map(described).join(', ') || 'none'}`,
  'be-accompanied': ({ choices, of }, described) =>
    choices
      .map((choice, at) => `${described(choice)} needs ${(of[at] ?? []).map(described).join(' or ')}`)
      .join('; '),
  leave: ({ choices, count }, described) =>
    `they must leave ${count} of ${choices.map(described).join(', ')} for the targets`,
  'stay-within': ({ most }) => `their values must make ${most} or less together`,
  reach: ({ least }) => `their values must make ${least} or more together`,
  differ: ({ of = 'names' }) => MUST_DIFFER[of],
  agree: ({ of }) => `they must have the same ${MUST_AGREE[of]}`,
};

const MUST_DIFFER: { readonly [of in NonNullable<Extract<Constraint, { must: 'differ' }>['of']>]: string } = {
  names: 'they must have different names',
  attributes: 'they must have different Attributes',
  races: 'they must have different Types',
  zones: 'they must be in different places',
};
const MUST_AGREE: { readonly [of in Extract<Constraint, { must: 'agree' }>['of']]: string } = {
  race: 'Type',
  attribute: 'Attribute',
  'race-or-attribute': 'Type or Attribute',
  names: 'name',
};
/** What the chosen cards must be together. */
export const describeConstraints = (decision: OpenDecision, asking: Asking): string[] => {
  const described: Described = (index) => {
    const choice = decision.choices[index];
    return choice === undefined ? '?' : describeChoice(choice, asking);
  };
  return decision.constraints.map((constraint) =>
    // The record holds for each constraint the function that takes it.
    (CONSTRAINTS[constraint.must] as (constraint: Constraint, described: Described) => string)(
      constraint,
      described,
    ),
  );
};

/** The question in one line. */
export const describeQuestion = (decision: OpenDecision, asking: Asking): string => {
  const many = amount(decision);
  return `${QUESTIONS[decision.why.for](asking).trim()}${many === '' ? '' : ` (${many})`}`;
};
