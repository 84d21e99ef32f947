/** What is true of every state in which a player is asked or the duel is over. */
import { isLegalSelection, legalCompletions } from '../state/selection.ts';
import type { CardState, DuelState } from '../state/state.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { PLAYERS, type Player } from '../vocabulary/players.ts';
import { isFieldZone, PLACES, ZONES, type Zone } from '../vocabulary/zones.ts';

/** What is wrong, in words; empty if nothing is. */
export const brokenInvariants = (state: DuelState): string[] => [
  ...outsideJson(state, 'state'),
  ...brokenRules(state),
];
/** The same of a state that is known to be JSON. */
export const brokenRules = (state: DuelState): string[] => [
  ...cardsOutOfPlace(state),
  ...wrongStays(state),
  ...wrongNumbers(state),
  ...leftOvers(state),
  ...wrongQuestion(state),
];

/** Throws with everything that is wrong. */
export const checkInvariants = (state: DuelState): void => {
  const broken = brokenInvariants(state);
  if (broken.length > 0)
    throw new Error(`The state breaks ${broken.length} invariants:\n${broken.join('\n')}`);
};

/** Everything in a value that JSON would change or lose. Parts that are known already are not looked at again. */
export const outsideJson = (
  value: unknown,
  path: string,
  isKnown: (part: object) => boolean = () => false,
): string[] => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? []
      : [`${path} is ${Object.is(value, -0) ? '-0' : value}`];
  if (typeof value !== 'object') return [`${path} is ${typeof value}`];
  if (isKnown(value)) return [];
  if (Array.isArray(value)) {
    const holes = Object.keys(value).length === value.length ? [] : [`${path} has holes or extra members`];
    return [...holes, ...value.flatMap((member, index) => outsideJson(member, `${path}[${index}]`, isKnown))];
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is no plain object`];
  return Object.entries(value).flatMap(([key, member]) => outsideJson(member, `${path}.${key}`, isKnown));
};

interface Spot {
  readonly holder: Player;
  readonly zone: Zone;
  readonly at: number;
}
const spotsOf = ({ lists }: DuelState): Map<CardId, Spot[]> => {
  const spots = new Map<CardId, Spot[]>();
  for (const holder of PLAYERS)
    for (const zone of ZONES)
      lists[holder][zone].forEach((card, at) => {
        if (card !== NO_CARD) spots.set(card, [...(spots.get(card) ?? []), { holder, zone, at }]);
      });
  return spots;
};
const spotError = (id: CardId, card: CardState, { holder, zone, at }: Spot): string[] => {
  const wrong: string[] = [];
  const say = (what: string) =>
    wrong.push(`card ${id} (${card.passcode}) in ${zone} of player ${holder} ${what}`);
  if (card.zone !== zone) say(`says that it is in ${card.zone}`);
  if (card.place !== (PLACES[zone] > 0 ? at : 0)) say(`is at ${at} and says place ${card.place}`);
  if (card.controller !== holder) say(`says that player ${card.controller} has it`);
  if (!isFieldZone(zone) && card.owner !== holder) say(`belongs to player ${card.owner}`);
  if (isFieldZone(zone) && card.arrival === null) say(`has the arrival ${JSON.stringify(card.arrival)}`);
  return wrong;
};

/** Cards are conserved, and each is in one place. */
const cardsOutOfPlace = (state: DuelState): string[] => {
  const wrong: string[] = [];
  const spots = spotsOf(state);
  for (const id of spots.keys())
    if (state.cards[id] === undefined) wrong.push(`a list holds ${id}, which is no card`);
  state.cards.forEach((card, index) => {
    const id = index as CardId;
    const found = spots.get(id) ?? [];
    const [spot] = found;
    if (spot === undefined || found.length > 1)
      wrong.push(`card ${id} (${card.passcode}) is in ${found.length} places: ${JSON.stringify(found)}`);
    else wrong.push(...spotError(id, card, spot));
  });
  for (const player of PLAYERS)
    for (const zone of ZONES) {
      const list = state.lists[player][zone];
      if (PLACES[zone] > 0 && list.length !== PLACES[zone])
        wrong.push(`${zone} of player ${player} has ${list.length} places`);
      if (PLACES[zone] === 0 && list.includes(NO_CARD))
        wrong.push(`${zone} of player ${player} has an empty place`);
    }
  return wrong;
};

/** Every card is in a stay of its own, and stays are given out once. */
const wrongStays = ({ cards, nextStay, clock }: DuelState): string[] => {
  const stays = cards.map(({ stay }) => stay);
  const wrong = new Set(stays).size === stays.length ? [] : ['two cards are in the same stay'];
  if (stays.some((stay) => stay >= nextStay || stay < 0))
    wrong.push(`a stay is not below the next one, ${nextStay}`);
  if (cards.some(({ since, faceUpSince }) => since >= clock || faceUpSince >= clock))
    wrong.push('a card has been there since the future');
  return wrong;
};

const wrongNumbers = ({ lifePoints, turn, decision, result, frames }: DuelState): string[] => {
  const wrong: string[] = [];
  if (lifePoints.some((points) => points < 0 || !Number.isInteger(points)))
    wrong.push(`Life Points are ${lifePoints}`);
  if (!result && lifePoints.some((points) => points === 0))
    wrong.push('a player has 0 Life Points and goes on');
  const isBeforeTheFirst =
    decision?.why.for === 'rock-paper-scissors' || decision?.why.for === 'first-player';
  if (!result && turn < 1 && !isBeforeTheFirst) wrong.push(`a player is asked in turn ${turn}`);
  if ((decision === null) !== (result !== null)) wrong.push('neither a question nor a result, or both');
  if (frames.length > 60) wrong.push(`${frames.length} procedures are running`);
  return wrong;
};

/** More than any duel needs of things that are to go away by themselves. What is applied to many cards lingers on each of them. */
const MOST = { lingering: 500, tasks: 40, pending: 40, reactions: 40, silenced: 40, trail: 40 } as const;
const MOST_USES = 40;
/** Nothing is left of what is over. */
const leftOvers = (state: DuelState): string[] => {
  const { decision, phase, chain, scenes, lingering, tasks, turn } = state;
  const wrong: string[] = [];
  for (const part of Object.keys(MOST) as (keyof typeof MOST)[])
    if (state[part].length > MOST[part]) wrong.push(`${part} has grown to ${state[part].length}`);
  if (Object.keys(state.usesInDuel).length > MOST_USES) wrong.push('usesInDuel has grown');
  if (decision?.kind !== 'act') return wrong;
  if (chain.length > 0) wrong.push(`a player is free to act while ${chain.length} links are on the Chain`);
  const ids = Object.keys(scenes);
  if (ids.length > 0)
    wrong.push(`a player is free to act while the scenes ${ids} go on: ${JSON.stringify(scenes)}`);
  if (state.reactions.length > 0) wrong.push('a player is free to act while reactions are due');
  if (state.summoning) wrong.push('a player is free to act during a Summon');
  if (phase !== 'battle' && state.battle) wrong.push('a battle goes on in a Main Phase');
  if (phase !== 'battle' && state.timing !== 'open' && state.timing !== 'main-phase-start')
    wrong.push(`the timing of a Main Phase is ${state.timing}`);
  for (const each of lingering)
    if (each.turn < turn && ['end-of-turn', 'end-of-battle-phase', 'end-of-damage-step'].includes(each.until))
      wrong.push(
        `what lasted until ${each.until} of turn ${each.turn} goes on in turn ${turn}: ${each.path}`,
      );
  for (const task of tasks)
    if (task.at === 'this-phase')
      wrong.push(`a task of an earlier phase is still due: ${JSON.stringify(task)}`);
  return wrong;
};

/** Every question has a choice and a legal answer. */
const wrongQuestion = ({ decision }: DuelState): string[] => {
  if (decision === null) return [];
  const { choices, min, max, kind } = decision;
  const wrong: string[] = [];
  if (choices.length === 0) wrong.push(`${kind} has no choice`);
  if (!(0 <= min && min <= max && max <= choices.length))
    wrong.push(`${kind} wants ${min} to ${max} of ${choices.length}`);
  if (max === 0) wrong.push(`${kind} wants nothing`);
  if (new Set(choices.map((choice) => JSON.stringify(choice))).size < choices.length)
    wrong.push(`${kind} offers the same twice: ${JSON.stringify(choices)}`);
  const picked: number[] = [];
  while (!isLegalSelection(decision, picked)) {
    const [next] = legalCompletions(decision, picked);
    if (next === undefined) return [...wrong, `${kind} has no legal answer: ${JSON.stringify(decision)}`];
    picked.push(next);
  }
  return wrong;
};
