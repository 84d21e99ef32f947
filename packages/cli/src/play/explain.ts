/** The answers to `?` and `why`. */
import { factsNamed } from '@spellspeed/cards';
import { ENGLISH_PRINTER } from '@spellspeed/cardtext/printing';
import {
  type Card,
  type ExplainedObstacle,
  MATERIAL_RULES,
  type OfferedChoice,
  type OpenDecision,
  type SeenCard,
} from '@spellspeed/engine';
import { clauseOf } from '@spellspeed/rulebook';
import { blankCard, definitionOf } from '../pool.ts';
import { type Asking, describeChoice } from '../tell/choices.ts';
import { cardWords, type Place, placeOf } from '../tell/places.ts';
import { listed } from '../tell/words.ts';
import type { Paint } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { findCard } from './find-card.ts';
import type { Session } from './session.ts';

/** A line of a rule in words, with its id. */
export const ruleLine = (rule: ExplainedObstacle['rule'], paint: Paint): string =>
  `${clauseOf(rule).statement} ${paint.dim(`[${rule}]`)}`;

export const askingOf = (session: Session, decision: Pick<OpenDecision, 'why' | 'kind'>): Asking => ({
  view: session.view(),
  pool: session.pool,
  decision,
});

export const cardText = (card: Card, paint: Paint): string[] => {
  const text = ENGLISH_PRINTER.card(card);
  return [
    `${paint.bold(card.name)}  ${ENGLISH_PRINTER.kind(card)}`,
    ...(text === '' ? [paint.dim('It has no effect.')] : text.split('\n')),
  ].map((line, index) => (index === 0 ? line : `  ${line}`));
};

const nowOf = ({ known, zone }: SeenCard): string[] => {
  if (known === null || zone !== 'monsters') return [];
  const { atk, def, originalAtk, originalDef, negated } = known;
  const changed = atk !== originalAtk || def !== originalDef;
  return [
    ...(changed
      ? [`  Now ${atk ?? '–'}/${def ?? '–'}, originally ${originalAtk ?? '–'}/${originalDef ?? '–'}.`]
      : []),
    ...(negated ? ['  Its effects are negated.'] : []),
  ];
};

const seenText = (session: Session, { card, label }: Place, paint: Paint): string[] => {
  const definition = card.known
    ? session.pool.withGained(card.known.passcode, card.known.gained)?.card
    : undefined;
  if (definition === undefined) return [`You do not know which card lies in ${label}.`];
  return [...cardText(definition, paint), ...nowOf(card)];
};

/** The text of a choice: of its card, if it has one. */
const choiceText = (
  session: Session,
  decision: OpenDecision,
  choice: OfferedChoice,
  paint: Paint,
): string[] => {
  const asking = askingOf(session, decision);
  const handle = 'card' in choice ? choice.card : decision.why.card;
  const place = handle === undefined ? undefined : placeOf(asking.view, handle);
  return [describeChoice(choice, asking), ...(place ? seenText(session, place, paint) : [])];
};

/** `? 3`: a choice; `? H2`, `? kuriboh`: a card in sight, or any card by its whole name. */
export const explainText = (session: Session, typed: string, paint: Paint): string[] => {
  const decision = session.question;
  if (/^\d+$/.test(typed) && decision) {
    const choice = decision.choices[Number(typed) - 1];
    if (choice === undefined) throw new Trouble(`There is no choice ${typed}.`);
    return choiceText(session, decision, choice, paint);
  }
  const place = findCard(session.view(), typed);
  if (place) return seenText(session, place, paint);
  const facts = factsNamed(typed);
  const card = facts && (definitionOf(facts.passcode) ?? blankCard(facts.passcode));
  if (card) return cardText(card, paint);
  throw new Trouble(`No card in sight is called "${typed}".`);
};

/** What stands in the way, and which cards cause it. */
const obstacleLines = (
  session: Session,
  intention: OfferedChoice,
  { rule, cards }: ExplainedObstacle,
  paint: Paint,
): string[] => {
  const view = session.view();
  const others = cards.filter((card) => !('card' in intention) || card !== intention.card);
  const causes = listed(others.map((card) => cardWords(view, card)));
  return [`      ${ruleLine(rule, paint)}`, ...(causes === '' ? [] : [`      Because of ${causes}.`])];
};

/** What the monsters list for which materials are missing. */
const materialLines = (session: Session, { rule, cards }: ExplainedObstacle): string[] =>
  MATERIAL_RULES.includes(rule)
    ? cards.flatMap((handle) => {
        const known = placeOf(session.view(), handle)?.card.known;
        const card = known && session.pool.get(known.passcode)?.card;
        return card ? [`      ${card.name} lists: ${ENGLISH_PRINTER.wanted(card)}`] : [];
      })
    : [];

const NO_QUESTION = { kind: 'act', why: { for: 'main-phase' } } as const;

const possibility = (
  session: Session,
  intention: OfferedChoice,
  obstacle: ExplainedObstacle | null,
  paint: Paint,
): string[] => {
  const words = describeChoice(intention, askingOf(session, session.question ?? NO_QUESTION));
  if (obstacle === null) return [`  ${paint.green('✓')} ${words}`];
  return [
    `  ${paint.red('✗')} ${words}`,
    ...obstacleLines(session, intention, obstacle, paint),
    ...new Set(materialLines(session, obstacle)),
  ];
};

/** `why CARD`: what can be done with it now, and for what cannot, why; `why battle`: the Battle Phase. */
export const explainWhy = (session: Session, typed: string, paint: Paint): string[] => {
  const { duel, you } = session;
  if (/^battle( phase)?$/i.test(typed)) {
    const intention = { do: 'enter-phase', phase: 'battle' } as const;
    return possibility(session, intention, duel.obstacleTo(you, intention), paint);
  }
  const place = findCard(session.view(), typed);
  if (place === undefined) throw new Trouble(`No card in sight is called "${typed}".`);
  const { handle, known } = place.card;
  const name = known ? `"${known.name}" (${place.label})` : place.label;
  if (place.card.controller !== you) return [`${name} is not yours: you can do nothing with it.`];
  const possibilities = handle === null ? [] : duel.explain(you, handle);
  if (possibilities.length === 0) return [`There is nothing to be done with ${name} where it is.`];
  return [
    `${paint.bold(name)}:`,
    ...possibilities.flatMap(({ intention, obstacle }) => possibility(session, intention, obstacle, paint)),
  ];
};
