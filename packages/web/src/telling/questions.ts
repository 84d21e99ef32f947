/** Questions as they are put to a person. */
import type { Constraint, OpenDecision, View } from '@spellspeed/engine';
import { cardAt } from '../host/session/spots.ts';
import type { Question } from '../host/types.ts';
import { tellChoice } from './choices.ts';
import { nameSeen, seenCard, sentence, type Teller, who } from './teller.ts';

type WhyFor = OpenDecision['why']['for'];
interface Asking {
  readonly view: View;
  readonly decision: OpenDecision;
}
/** The card for which it is asked: by its name alone where that is known, so that the question stays short. */
const theCard = (teller: Teller, { view, decision }: Asking) => {
  const { card } = decision.why;
  const seen = card === undefined ? undefined : cardAt(view, card);
  return { card: (seen && nameSeen(teller, seen)) ?? seenCard(teller, view, card) };
};
/** Where in the turn the duel is. */
export const timingWord = (teller: Teller, { timing, phase }: Pick<View, 'timing' | 'phase'>): string =>
  timing === 'open' ? teller.say(`word.phase.${phase}`) : teller.say(`word.timing.${timing}`);

const fastEffects = (teller: Teller, { view }: Asking): string => {
  const { chain, battle, turnPlayer } = view;
  const timing = timingWord(teller, view);
  const last = chain.at(-1);
  if (last) {
    const { known, handle } = last.card;
    const card = known ? teller.name(known.passcode) : seenCard(teller, view, handle ?? undefined);
    return teller.say('telling.ask.answer-chain', { card, link: chain.length });
  }
  if (battle === null) return teller.say('telling.ask.fast-effects', { ...who(teller, turnPlayer), timing });
  const card = seenCard(teller, view, battle.attacker);
  return battle.target === null
    ? teller.say('telling.ask.answer-direct-attack', { card, timing })
    : teller.say('telling.ask.answer-attack', {
        card,
        target: seenCard(teller, view, battle.target),
        timing,
      });
};

/** There is nothing to put in order where only one effect is left. */
const simultaneousTriggers = (teller: Teller, { view, decision }: Asking): string => {
  const [only, ...others] = decision.choices.filter((choice) => choice.do === 'activate');
  if (only === undefined || others.length > 0) return teller.say('telling.ask.simultaneous-triggers');
  return teller.say('telling.ask.one-trigger', { card: seenCard(teller, view, only.card) });
};

const QUESTIONS: { readonly [why in WhyFor]: (teller: Teller, asking: Asking) => string } = {
  'main-phase': (teller, { view }) =>
    teller.say('telling.ask.main-phase', { phase: timingWord(teller, view) }),
  'battle-step': (teller) => teller.say('telling.ask.battle-step'),
  'fast-effects': fastEffects,
  'simultaneous-triggers': simultaneousTriggers,
  'phase-tasks': (teller, { view }) =>
    teller.say('telling.ask.phase-tasks', { phase: timingWord(teller, view) }),
  cost: (teller, asking) => teller.say('telling.ask.cost', theCard(teller, asking)),
  target: (teller, asking) => teller.say('telling.ask.target', theCard(teller, asking)),
  resolution: (teller, asking) =>
    teller.say(
      asking.decision.kind === 'yes-no' ? 'telling.ask.resolution-yes-no' : 'telling.ask.resolution',
      theCard(teller, asking),
    ),
  mode: (teller, asking) => teller.say('telling.ask.mode', theCard(teller, asking)),
  replacement: (teller, asking) => teller.say('telling.ask.replacement', theCard(teller, asking)),
  tribute: (teller, asking) => teller.say('telling.ask.tribute', theCard(teller, asking)),
  material: (teller, asking) => teller.say('telling.ask.material', theCard(teller, asking)),
  'fusion-monster': (teller, asking) => teller.say('telling.ask.fusion-monster', theCard(teller, asking)),
  'synchro-monster': (teller, asking) => teller.say('telling.ask.synchro-monster', theCard(teller, asking)),
  'xyz-monster': (teller, asking) => teller.say('telling.ask.xyz-monster', theCard(teller, asking)),
  'link-monster': (teller, asking) => teller.say('telling.ask.link-monster', theCard(teller, asking)),
  'ritual-monster': (teller, asking) => teller.say('telling.ask.ritual-monster', theCard(teller, asking)),
  'pendulum-summon': (teller) => teller.say('telling.ask.pendulum-summon'),
  placing: (teller, asking) => teller.say('telling.ask.placing', theCard(teller, asking)),
  'battle-position': (teller, asking) => teller.say('telling.ask.battle-position', theCard(teller, asking)),
  attack: (teller, asking) => teller.say('telling.ask.attack', theCard(teller, asking)),
  replay: (teller, asking) => teller.say('telling.ask.replay', theCard(teller, asking)),
  'rock-paper-scissors': (teller) => teller.say('telling.ask.rock-paper-scissors'),
  'first-player': (teller) => teller.say('telling.ask.first-player'),
  'kept-kind': (teller, asking) => teller.say('telling.ask.kept-kind', theCard(teller, asking)),
  'hand-limit': (teller) => teller.say('telling.ask.hand-limit'),
};

const howMany = ({ min, max }: OpenDecision, teller: Teller): string | null => {
  if (min === 1 && max === 1) return null;
  if (min === max) return teller.say('telling.many.exactly', { min });
  return min === 0
    ? teller.say('telling.many.up-to', { max })
    : teller.say('telling.many.between', { min, max });
};

/** The question in one sentence, with how many are to be chosen. */
export const tellQuestion = (
  { decision }: Pick<Question, 'decision'>,
  view: View,
  teller: Teller,
): string => {
  const question = sentence(QUESTIONS[decision.why.for](teller, { view, decision }));
  const many = howMany(decision, teller);
  return many === null ? question : teller.say('telling.many.question', { question, many });
};

type ConstraintOf<M extends Constraint['must']> = Extract<Constraint, { readonly must: M }>;
type Named = (index: number) => string;
const CONSTRAINTS: {
  readonly [M in Constraint['must']]: (constraint: ConstraintOf<M>, teller: Teller, named: Named) => string;
} = {
  'add-up': ({ total, orMore }, teller) =>
    teller.say(orMore ? 'telling.must.add-up-or-more' : 'telling.must.add-up', { total }),
  'fill-slots': ({ slots }, teller, named) =>
    teller.say('telling.must.fill-slots', {
      slots: slots.map((fitting, index) => `${index + 1}. ${fitting.map(named).join(' / ')}`).join('; '),
    }),
  'find-places': (_, teller) => teller.say('telling.must.find-places'),
  'leave-a-zone': (_, teller) => teller.say('telling.must.leave-a-zone'),
  'include-one-of': ({ choices }, teller, named) =>
    teller.say('telling.must.include-one-of', { cards: choices.map(named).join(' / ') }),
  'go-with': ({ choice, others }, teller, named) =>
    others.length === 0
      ? teller.say('telling.must.go-alone', { card: named(choice) })
      : teller.say('telling.must.go-with', { card: named(choice), cards: teller.list(others.map(named)) }),
  'be-accompanied': ({ choices, of }, teller, named) =>
    choices
      .map((choice, at) =>
        teller.say('telling.must.be-accompanied', {
          card: named(choice),
          cards: (of[at] ?? []).map(named).join(' / '),
        }),
      )
      .join(' '),
  leave: ({ choices, count }, teller, named) =>
    teller.say('telling.must.leave', { count, cards: teller.list(choices.map(named)) }),
  'stay-within': ({ most }, teller) => teller.say('telling.must.stay-within', { most }),
  reach: ({ least }, teller) => teller.say('telling.must.reach', { least }),
  differ: ({ of }, teller) => teller.say(MUST_DIFFER[of ?? 'names']),
  agree: ({ of }, teller) => teller.say(MUST_AGREE[of]),
};
const MUST_AGREE = {
  race: 'telling.must.agree-race',
  attribute: 'telling.must.agree-attribute',
  'race-or-attribute': 'telling.must.agree-either',
  names: 'telling.must.agree-name',
} as const satisfies Record<Extract<Constraint, { must: 'agree' }>['of'], string>;

type Unlike = NonNullable<Extract<Constraint, { must: 'differ' }>['of']>;
const MUST_DIFFER = {
  names: 'telling.must.differ',
  attributes: 'telling.must.differ-attributes',
  races: 'telling.must.differ-types',
  zones: 'telling.must.differ-places',
} as const satisfies { readonly [of in Unlike]: string };

/** What the chosen cards must be together, a sentence each. */
export const tellConstraints = (
  { decision, notes }: Question,
  view: View,
  teller: Teller,
  /** Is the total said elsewhere? */
  withoutTotal = false,
): string[] => {
  const named: Named = (index) => {
    const choice = decision.choices[index];
    return choice ? tellChoice(choice, teller, { view, why: decision.why, note: notes[index] ?? null }) : '?';
  };
  const said = decision.constraints.filter(({ must }) => !withoutTotal || must !== 'add-up');
  return said.map((constraint) =>
    // The record holds for each constraint the function that takes it.
    (CONSTRAINTS[constraint.must] as (constraint: Constraint, teller: Teller, named: Named) => string)(
      constraint,
      teller,
      named,
    ),
  );
};
