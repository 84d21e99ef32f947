/** Checking expectations: each gives what is wrong, or nothing. */

import { isFieldZone, type OpenDecision, type Player, type SeenCard, type Zone } from '@spellspeed/engine';
import type { CardName } from './card-name.ts';
import type { Course } from './course.ts';
import { describeChoice, describeChoices } from './describe.ts';
import { codeOf } from './fact.ts';
import { factsOf } from './facts.ts';
import { problemWithMatch } from './match-checks.ts';
import { nameOfCard, nameOfPlayer } from './names.ts';
import { isRealQuestion, passedUntil } from './passing.ts';
import { isPossibleNow } from './perform.ts';
import { scenarioPool } from './pool.ts';
import type { AskedChoice, Check, CheckedZone, StatName } from './scenario.ts';

type CheckOf<K extends Check['check'], C = Check> = C extends { readonly check: infer Name }
  ? K extends Name
    ? C
    : never
  : never;
type Checker<K extends Check['check']> = (course: Course, check: CheckOf<K>) => string | null;

const compare = (what: string, found: unknown, expected: unknown): string | null =>
  found === expected ? null : `${what} is ${String(found)}, expected ${String(expected)}`;

const holderOf = (course: Course, id: number): Player => {
  const { zone, owner, controller } = course.cardState(id);
  return isFieldZone(zone) ? controller : owner;
};
const seenCard = (course: Course, id: number): SeenCard | undefined => {
  const view = course.duel.view(holderOf(course, id));
  const { stay } = course.cardState(id);
  const { hand, gy, banished, extraDeck, monsters, spells, field, pendulum } = view.you;
  const all = [...hand, ...gy, ...banished, ...extraDeck, ...monsters, ...spells, field, ...pendulum];
  return all.find((card): card is SeenCard => card !== null && card.handle === stay);
};
const zoneNamed = (zone: CheckedZone): Zone => (zone === 'none' ? 'nowhere' : zone);
const names = (cards: readonly { readonly passcode: number }[]): string =>
  `[${cards.map(({ passcode }) => nameOfCard(passcode)).join(', ')}]`;

const where: Checker<'where'> = (course, { card, zone, player }) => {
  const id = course.theCard(card);
  const found = course.cardState(id).zone;
  const holder = holderOf(course, id);
  const isThere = found === zoneNamed(zone) && (player === null || holder === player);
  const expected = player === null ? zone : `${nameOfPlayer(player)}.${zone}`;
  const is = found === 'nowhere' ? 'none' : found;
  return isThere ? null : `${card.text} is in ${nameOfPlayer(holder)}.${is}, expected ${expected}`;
};
const position: Checker<'position'> = (course, { card, is }) => {
  const { zone, face, position: turned } = course.cardState(course.theCard(card));
  const found = zone !== 'monsters' ? `in ${zone}` : face === 'down' ? 'set' : turned;
  return compare(`the position of ${card.text}`, found, is);
};
const NO_TIME_TO_ATTACK = 'battle.battle-step.attack-or-finish';
const cannot: Checker<'cannot'> = (course, { player, command, because }) => {
  const { possible, obstacles } = isPossibleNow(course, player, command);
  const what = `${nameOfPlayer(player)} "${command.text}"`;
  if (possible) return `${what} is possible, expected that it is not`;
  const rules = [...new Set(obstacles.map(({ rule }) => rule))];
  // Outside its time no monster can attack: that says nothing about this one.
  if (because === null && rules.length > 0 && rules.every((rule) => rule === NO_TIME_TO_ATTACK))
    return `${what} is impossible only because it is not the time; advance: battle-step, or name ${NO_TIME_TO_ATTACK}`;
  if (because === null || rules.some((rule) => rule === because)) return null;
  return `${what} is impossible because of ${rules.join(', ') || 'nothing that the engine names'}, expected ${because}`;
};
const can: Checker<'can'> = (course, { player, command }) => {
  const { possible, obstacles } = isPossibleNow(course, player, command);
  if (possible) return null;
  const rules = [...new Set(obstacles.map(({ rule }) => rule))].join(', ');
  return `${nameOfPlayer(player)} "${command.text}" is impossible (${rules}), expected that it is possible; ${describeChoices(course)}`;
};
const chain: Checker<'chain'> = (course, { cards }) => {
  const found = course.state.chain.map(({ card }) => course.cardState(card.card));
  const same =
    found.length === cards.length && found.every(({ passcode }, link) => passcode === cards[link]?.passcode);
  return same ? null : `the Chain is ${names(found)}, expected ${names(cards)}`;
};
/** The duel when both have declined what they could still do before the Damage Step; it stays where it is while a Chain stands. */
const afterDeclining = (course: Course): Course =>
  passedUntil(course, ({ state }) => state.chain.length > 0 || state.battle?.stage !== 'declared');
/** An attack that cannot go on has been stopped, also before both players have passed. */
const attackNow = (course: Course): string => {
  const { state, attackStopped } = afterDeclining(course);
  if (state.battle !== null && state.battle.ended === null) return 'ongoing';
  return attackStopped ? 'stopped' : 'none';
};
const negated: Checker<'negated'> = (course, { card }) => {
  const ids = course.cardsNamed(card);
  const { passcode } = card;
  const facts = factsOf({ events: course.happened });
  const onChain = course.state.chain.some(
    (link) => ids.includes(link.card.card) && (link.effectNegated || link.activationNegated),
  );
  const isNegated =
    onChain ||
    facts.has(`effect-negated ${passcode}`) ||
    facts.has(`activation-negated ${passcode}`) ||
    ids.some((id) => seenCard(course, id)?.known?.negated === true);
  return isNegated ? null : `${card.text} is not negated`;
};
const notNegated: Checker<'notNegated'> = (course, { card }) =>
  negated(course, { check: 'negated', card }) === null ? `${card.text} is negated` : null;
const sameNames = (found: readonly number[], expected: readonly CardName[]): boolean =>
  found.length === expected.length &&
  [...found].sort().join() ===
    expected
      .map(({ passcode }) => passcode)
      .sort()
      .join();
/** The open question; where the players can only pass, the next real one does as well. */
const asked: Checker<'asked'> = (course, check) => {
  const problem = problemWithQuestion(course, check);
  return problem === null || problemWithQuestion(passedUntil(course, isRealQuestion), check) === null
    ? null
    : problem;
};
const problemWithQuestion: Checker<'asked'> = (course, { player, kind, choices }) => {
  const { decision } = course;
  if (decision === null) return 'nothing is asked, the duel is over';
  return (
    (player === null
      ? null
      : compare('the player who is asked', nameOfPlayer(decision.player), nameOfPlayer(player))) ??
    (kind === null ? null : compare('the kind of question', decision.kind, kind)) ??
    (choices === null || offersExactly(course, decision, choices)
      ? null
      : `the choices are [${offeredNow(course, decision).join(', ')}], expected [${choices.map(({ text }) => text).join(', ')}]`)
  );
};
/** What is offered: each card once, other choices in the words of the commands. */
const offeredNow = (course: Course, { choices }: OpenDecision): string[] => {
  const ids = new Set(choices.flatMap((choice) => ('card' in choice ? [course.idOf(choice.card)] : [])));
  const others = choices
    .filter((choice) => !('card' in choice))
    .map((choice) => describeChoice(course, choice));
  return [...[...ids].map((id) => nameOfCard(course.cardState(id).passcode)), ...others];
};
/** Are these all choices? To pass, or to stop, need not be named. */
const offersExactly = (course: Course, decision: OpenDecision, expected: readonly AskedChoice[]): boolean => {
  const cards = new Set(
    decision.choices.flatMap((choice) => ('card' in choice ? [course.idOf(choice.card)] : [])),
  );
  const words = decision.choices
    .filter((choice) => !('card' in choice))
    .map((choice) => describeChoice(course, choice));
  for (const each of expected) {
    if ('command' in each) {
      if (!words.includes(each.text)) return false;
      continue;
    }
    const id = course.cardsNamed(each).find((known) => cards.has(known));
    if (id === undefined) return false;
    cards.delete(id);
  }
  const named = expected.flatMap((each) => ('command' in each ? [each.text] : []));
  return (
    cards.size === 0 && (named.length === 0 || words.every((word) => isUnnamed(word) || named.includes(word)))
  );
};
const isUnnamed = (word: string): boolean =>
  word === 'pass' || word === 'stop attack' || word.startsWith('phase ');
const count: Checker<'count'> = (course, { player, zone, is }) => {
  const there = course.state.cards.filter(
    (card, id) => card.zone === zoneNamed(zone) && holderOf(course, id) === player,
  );
  const what = `the number of cards in ${nameOfPlayer(player)}.${zone}`;
  return (
    compare(what, there.length, is) ??
    compare(`${what} that the opponent sees`, countSeen(course, player, zone) ?? is, is)
  );
};
/** How many cards a zone has in the eyes of its player's opponent. */
const countSeen = ({ duel }: Course, player: Player, zone: CheckedZone): number | null => {
  const { hand, deckCount, extraDeck, gy, banished } = duel.view(player === 0 ? 1 : 0).opponent;
  const counts = {
    hand: hand.length,
    deck: deckCount,
    extra: extraDeck.length,
    gy: gy.length,
    banished: banished.length,
  };
  return isCounted(zone, counts) ? counts[zone] : null;
};
const isCounted = <T extends object>(zone: string, counts: T): zone is keyof T & string => zone in counts;
/** What is equipped to the card, or lies under it. */
const attached =
  (where: Zone, says: string) =>
  (course: Course, { card, cards }: { card: CardName; cards: readonly CardName[] }): string | null => {
    const id = course.theCard(card);
    const { stay } = course.cardState(id);
    const found = course.state.cards.filter(
      ({ host, zone }) => zone === where && host?.card === id && host.stay === stay,
    );
    const passcodes = found.map(({ passcode }) => passcode);
    return sameNames(passcodes, cards)
      ? null
      : `${card.text} ${says} ${names(found)}, expected ${names(cards)}`;
  };
/** The current value in the words of an expectation. */
const statOf = (course: Course, id: number, stat: StatName): string => {
  const known = seenCard(course, id)?.known;
  const monster = scenarioPool().get(course.cardState(id).passcode)?.monster;
  switch (stat) {
    case 'rank':
      return String(monster?.rank ?? 'none');
    case 'link':
      return String(monster?.linkArrows?.length ?? 'none');
    default:
      return String(known?.[stat] ?? 'none');
  }
};
/** Does the player see which card it is: where it lies, on the Chain, or shown by the open question? */
const isSeen = (course: Course, id: number, viewer: Player): boolean => {
  const view = course.duel.view(viewer);
  const { stay } = course.cardState(id);
  const onSides = [view.you, view.opponent].flatMap(
    ({ hand, gy, banished, extraDeck, monsters, spells, field, pendulum }) => [
      ...hand,
      ...gy,
      ...banished,
      ...extraDeck,
      ...monsters,
      ...spells,
      field,
      ...pendulum,
    ],
  );
  return [...onSides, ...view.shown, ...view.chain.map(({ card }) => card)].some(
    (card) => card !== null && card.handle === stay && card.known !== null,
  );
};
const sees: Checker<'sees'> = (course, { player, card }) =>
  isSeen(course, course.theCard(card), player)
    ? null
    : `${nameOfPlayer(player)} does not see ${card.text}, expected that they do`;
const doesNotSee: Checker<'doesNotSee'> = (course, { player, card }) =>
  isSeen(course, course.theCard(card), player)
    ? `${nameOfPlayer(player)} sees ${card.text}, expected that they do not`
    : null;
/** A card in a closed pile has no handle, so only its name can have been told. */
const wasShown = (course: Course, { passcode }: CardName, player: Player): boolean =>
  course.eventsSince(0).some((pair) => {
    const event = pair[player];
    return event.what === 'moved' && event.card.passcode === passcode;
  });
const shown: Checker<'shown'> = (course, { player, card }) =>
  wasShown(course, card, player) ? null : `${nameOfPlayer(player)} has not been shown ${card.text}`;
const notShown: Checker<'notShown'> = (course, { player, card }) =>
  wasShown(course, card, player) ? `${nameOfPlayer(player)} has been shown ${card.text}` : null;
/** The GY from bottom to top, as both players see it. */
const order: Checker<'order'> = (course, { player, cards }) => {
  const { you, opponent } = course.duel.view(0);
  const gy = (player === 0 ? you : opponent).gy.flatMap(({ known }) => known ?? []);
  const same =
    gy.length === cards.length && gy.every(({ passcode }, place) => passcode === cards[place]?.passcode);
  return same
    ? null
    : `the GY of ${nameOfPlayer(player)} is, bottom to top, ${names(gy)}, expected ${names(cards)}`;
};
const winner: Checker<'winner'> = (course, { is }) => {
  const { result } = course.duel;
  if (result === null) return 'nobody has won yet';
  const found = result.winner === null ? 'draw' : nameOfPlayer(result.winner);
  return compare('the winner', found, is === 'draw' ? 'draw' : nameOfPlayer(is));
};

const CHECKERS: { readonly [K in Check['check']]: Checker<K> } = {
  lp: (course, { player, is }) =>
    compare(`LP of ${nameOfPlayer(player)}`, course.state.lifePoints[player], is),
  can,
  cannot,
  where,
  stat: (course, { card, stat, is }) =>
    compare(`${stat} of ${card.text}`, statOf(course, course.theCard(card), stat), is),
  position,
  chain,
  timing: (course, { is }) => compare('the timing', course.state.timing, is),
  phase: (course, { is }) => compare('the phase', course.state.phase, is),
  attack: (course, { is }) => compare('the attack', attackNow(course), is),
  turnPlayer: (course, { is }) =>
    compare('the turn player', nameOfPlayer(course.state.turnPlayer), nameOfPlayer(is)),
  replay: (course, { is }) =>
    compare('the replay', afterDeclining(course).decision?.why.for === 'replay', is),
  count,
  counters: (course, { card, counter, is }) =>
    compare(`${counter} on ${card.text}`, course.cardState(course.theCard(card)).counters[counter] ?? 0, is),
  equips: attached('spells', 'is equipped with'),
  materials: attached('material', 'has the materials'),
  happened: (course, { fact, text }) =>
    factsOf({ events: course.happened }).has(codeOf(fact)) ? null : `"${text}" did not happen`,
  notHappened: (course, { fact, text }) =>
    factsOf({ events: course.happened }).has(codeOf(fact)) ? `"${text}" happened` : null,
  negated,
  notNegated,
  winner,
  match: (course, { about }) => problemWithMatch(course, about),
  asked,
  sees,
  doesNotSee,
  shown,
  notShown,
  order,
};
const checkerOf = <C extends Check>(check: C): Checker<C['check']> =>
  CHECKERS[check.check] as unknown as Checker<C['check']>;

/** What is wrong with this expectation; null if it holds. */
export const problemWith = (course: Course, check: Check): string | null =>
  checkerOf(check)(course, check as CheckOf<typeof check.check>);
