/** A duel that follows a scenario: its cards by name, the answers that wait for their questions, what has happened. */
import { CARDS } from '@spellspeed/cards';
import {
  createDuel,
  createDuelFromField,
  createPool,
  type Duel,
  type DuelEvent,
  type DuelState,
  firstPlayerRule,
  HAND_SIGNS,
  type OfferedChoice,
  type OpenDecision,
  type Player,
  TURN_ORDERS,
} from '@spellspeed/engine';
import { nameOfCard, nameOfPlayer } from './names.ts';
import type { Answers, CardName, PlacedCard, Scenario } from './scenario.ts';

/** A scenario went another way than it says. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
}
export function fail(message: string): never {
  throw new ScenarioFailure(message);
}

export const POOL = createPool(CARDS);
export type EventPair = readonly [DuelEvent, DuelEvent];
type CardState = DuelState['cards'][number];

/** Answers that the scenario gave in advance. */
interface Waiting {
  readonly player: Player;
  readonly targets: CardName[];
  readonly choices: CardName[];
  option: number | null;
  place: number | null;
}
const NOTHING_WAITS: Waiting = { player: 0, targets: [], choices: [], option: null, place: null };

export class Course {
  readonly duel: Duel;
  readonly cards: readonly PlacedCard[];
  waiting: Waiting = NOTHING_WAITS;
  /** Since the last `expect`. */
  happened: EventPair[] = [];
  /** How the last attack ended before its Damage Step, if it did. */
  attackStopped = false;
  #state: DuelState | null = null;

  constructor(duel: Duel, cards: readonly PlacedCard[]) {
    this.duel = duel;
    this.cards = cards;
  }
  fork(): Course {
    const other = new Course(this.duel.fork(), this.cards);
    const { player, targets, choices, option, place } = this.waiting;
    other.waiting = { player, targets: [...targets], choices: [...choices], option, place };
    other.happened = [...this.happened];
    other.attackStopped = this.attackStopped;
    return other;
  }

  get state(): DuelState {
    this.#state ??= this.duel.snapshot().state;
    return this.#state;
  }
  get decision(): OpenDecision | null {
    return this.duel.decision;
  }
  /** Gives the answer and returns what it led to. */
  answer(picked: readonly number[]): readonly EventPair[] {
    const refusal = this.duel.answer(picked);
    if (refusal) fail(`the answer was refused: ${refusal.message} (${refusal.rule})`);
    return this.#hear();
  }
  surrender(player: Player): void {
    const refusal = this.duel.surrender(player);
    if (refusal) fail(`${nameOfPlayer(player)} cannot surrender: ${refusal.message} (${refusal.rule})`);
    this.#hear();
  }
  /** What happened before the first question. */
  hearTheBeginning(): void {
    this.#hear();
  }
  #hear(): readonly EventPair[] {
    this.#state = null;
    const [forA, forB] = [this.duel.events(0), this.duel.events(1)];
    const events = forA.map((event, index): EventPair => [event, forB[index] ?? event]);
    for (const [event] of events) {
      if (event.what === 'attack-declared') this.attackStopped = false;
      if (event.what === 'attack-stopped') this.attackStopped = true;
    }
    this.happened.push(...events);
    return events;
  }

  cardState(id: number): CardState {
    return this.state.cards[id] ?? fail(`there is no card ${id}`);
  }
  idOf(handle: number): number {
    return this.state.cards.findIndex(({ stay }) => stay === handle);
  }
  handleOf(id: number): CardState['stay'] {
    return this.cardState(id).stay;
  }
  /** The cards that a name can mean, those that were described first. */
  cardsNamed(name: CardName): number[] {
    const same = this.cards.filter(({ passcode }) => passcode === name.passcode);
    const described = same.filter(({ isFiller }) => !isFiller);
    const known = described.length > 0 ? described : same;
    const { side, nth, zone } = name;
    const placedThere = known.filter((card) => side === null || card.side === side);
    const onSide =
      placedThere.length > 0 ? placedThere : known.filter(({ id }) => this.cardState(id).controller === side);
    const counted = nth === null ? onSide : onSide.slice(nth - 1, nth);
    const ids = counted.map(({ id }) => id);
    return zone === null ? ids : ids.filter((id) => this.cardState(id).zone === zone);
  }
  /** The one card that a name means. */
  theCard(name: CardName): number {
    const [first, second] = this.cardsNamed(name);
    if (first === undefined) return fail(`there is no ${name.text} now`);
    if (second !== undefined)
      return fail(
        `${name.text} can be several cards; write A.${name.text}, ${name.text}#2 or ${name.text}@gy`,
      );
    return first;
  }

  /** The index of the first choice of this card, and of what else is asked of it. */
  indexOf(name: CardName, fits: (choice: OfferedChoice) => boolean = () => true): number {
    const ids = this.cardsNamed(name);
    const choices = this.decision?.choices ?? [];
    for (const id of ids) {
      const index = choices.findIndex(
        (choice) => 'card' in choice && this.idOf(choice.card) === id && fits(choice),
      );
      if (index >= 0) return index;
    }
    return -1;
  }
  awaits(player: Player, answers: Partial<Answers>): void {
    this.checkNothingWaits();
    this.waiting = {
      player,
      targets: [...(answers.targets ?? [])],
      choices: [...(answers.choices ?? [])],
      option: answers.option ?? null,
      place: answers.place ?? null,
    };
  }
  /** What was to be chosen must have been asked. */
  checkNothingWaits(): void {
    const { choices, option, player } = this.waiting;
    const [unasked] = choices;
    if (unasked !== undefined)
      fail(`${nameOfPlayer(player)} was to choose ${unasked.text}, but it was never asked as a choice`);
    if (option !== null)
      fail(`${nameOfPlayer(player)} was to choose option ${option}, but no option was asked`);
  }
}

/** Begins a Duel of a Match: the Decks are shuffled and the players asked who goes first. */
const beginInMatch = ({ format, cards }: Scenario, winners: readonly (Player | null)[]): Course => {
  const deckOf = (player: Player) => {
    const own = cards.filter(({ side }) => side === player).sort((one, other) => one.id - other.id);
    return { main: own.map(({ passcode }) => passcode) };
  };
  const first = firstPlayerRule(winners.map((winner) => ({ winner })));
  const players = [deckOf(0), deckOf(1)] as const;
  const course = new Course(
    createDuel({ pool: POOL, format, seed: 1, askEveryWindow: true, players, first }),
    cards,
  );
  course.hearTheBeginning();
  return course;
};

/** Begins the duel of a scenario. */
export const beginCourse = (scenario: Scenario): Course => {
  if (scenario.match !== null) return beginInMatch(scenario, scenario.match);
  const { format, turn, turnPlayer, phase, sides, cards } = scenario;
  return new Course(
    createDuelFromField({
      pool: POOL,
      format,
      seed: 1,
      askEveryWindow: true,
      turn,
      turnPlayer,
      phase,
      sides,
    }),
    cards,
  );
};

const optionInWords = ({ decision }: Course, option: number): string => {
  if (decision?.why.for === 'rock-paper-scissors') return `show ${HAND_SIGNS[option]}`;
  return decision?.why.for === 'first-player' ? `go ${TURN_ORDERS[option]}` : `option ${option + 1}`;
};
/** What a choice means, for people. */
export const describeChoice = (course: Course, choice: OfferedChoice): string => {
  const card = 'card' in choice ? nameOfCard(course.cardState(course.idOf(choice.card)).passcode) : '';
  switch (choice.do) {
    case 'normal-summon':
      return `summon ${card}`;
    case 'set-monster':
    case 'set-card':
      return `set ${card}`;
    case 'special-summon':
      return `special summon ${card}`;
    case 'pendulum-summon':
      return 'pendulum summon';
    case 'flip-summon':
      return `flip ${card}`;
    case 'change-position':
      return `change ${card} to ${choice.to}`;
    case 'activate':
    case 'carry-out':
      return `activate ${card}`;
    case 'attack':
      return `attack ${card}`;
    case 'enter-phase':
      return `phase ${choice.phase}`;
    case 'end-battle':
      return 'phase main2';
    case 'card':
      return `choose ${card}`;
    case 'attack-directly':
      return 'attack directly';
    case 'stop-attack':
      return 'stop attack';
    case 'zone':
      return `zone ${choice.place + 1}`;
    case 'position':
      return `position ${choice.position}`;
    case 'option':
      return optionInWords(course, choice.option);
    case 'pass':
    case 'yes':
    case 'no':
      return choice.do;
  }
};
export const describeChoices = (course: Course): string => {
  const { decision } = course;
  if (decision === null) return 'the duel is over';
  const choices = [...new Set(decision.choices.map((choice) => describeChoice(course, choice)))];
  return `${nameOfPlayer(decision.player)} can: ${choices.slice(0, 12).join(' · ')}${choices.length > 12 ? ' · …' : ''}`;
};
