/** A duel that follows a scenario: its cards by name, the answers that wait for their questions, what has happened. */

import type { Duel, DuelEvent, OfferedChoice, OpenDecision, Player } from '@spellspeed/engine';
import { type DuelState, stateOf } from '@spellspeed/engine/laws';
import type { AnnouncedSizes, Match, MatchDeed, MatchEvent, WatchedDuel } from '@spellspeed/match';
import type { CardName, PlacedCard } from './card-name.ts';
import { emptyTable } from './empty-table.ts';
import type { MatchStep } from './match-told.ts';
import { nameOfPlayer } from './names.ts';
import type { Answers } from './scenario.ts';
import { NEXT_SEED } from './seeds.ts';
import { isEventCard, NOTHING_WAITS, type Waiting } from './waiting.ts';

/** A scenario went another way than it says. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
}
export function fail(message: string): never {
  throw new ScenarioFailure(message);
}

export type EventPair = readonly [DuelEvent, DuelEvent];
export type CardState = DuelState['cards'][number];

/** An answer, or a surrender; in a Match whatever was done with it, or that another one has begun. */
export type Deed =
  | { readonly answer: readonly number[] }
  | { readonly surrenders: Player }
  | { readonly match: MatchDeed | 'next' };
export class Course {
  readonly #duel: Duel | null;
  #match: Match | null;
  /** The Duel that was played last, while none is. */
  #lastDuel: WatchedDuel | null = null;
  #matchLog: readonly MatchEvent[] = [];
  #announced: readonly [AnnouncedSizes, AnnouncedSizes] | readonly [null, null] = [null, null];
  #cards: readonly PlacedCard[];
  /** The latest command's last. */
  #waiting: Waiting[] = [];
  /** All that has happened. */
  #log: EventPair[] = [];
  #seen = 0;
  readonly #ids = new Map<number, number>();
  /** How the last attack ended before its Damage Step, if it did. */
  attackStopped = false;
  /** Has the turn player just said that Main Phase 2 comes next? */
  isOnTheWay = false;
  #state: DuelState | null = null;
  /** What was done with the duel since it began. */
  #deeds: readonly Deed[] = [];

  constructor(table: { readonly duel: Duel } | { readonly match: Match }, cards: readonly PlacedCard[]) {
    this.#duel = 'duel' in table ? table.duel : null;
    this.#match = 'match' in table ? table.match : null;
    this.#cards = cards;
    this.#noteStays([]);
  }
  fork(): Course {
    const table = this.#match === null ? { duel: this.ownDuel.fork() } : { match: this.#match.fork() };
    const other = new Course(table, this.#cards);
    other.#lastDuel = this.#lastDuel;
    other.#matchLog = this.#matchLog;
    other.#announced = this.#announced;
    other.#waiting = this.#waiting.map((waiting) => ({
      ...waiting,
      targets: [...waiting.targets],
      choices: [...waiting.choices],
    }));
    other.#log = [...this.#log];
    other.#seen = this.#seen;
    for (const [stay, id] of this.#ids) other.#ids.set(stay, id);
    other.attackStopped = this.attackStopped;
    other.isOnTheWay = this.isOnTheWay;
    other.#deeds = this.#deeds;
    return other;
  }

  /** The duel that is being played or, between two Duels of a Match, the last one. */
  get duel(): WatchedDuel {
    return this.#duel ?? this.#match?.duel ?? this.#lastDuel ?? emptyTable();
  }
  /** The duel of a scenario that is about one duel. */
  get ownDuel(): Duel {
    return this.#duel ?? fail('the scenario is about a Match');
  }
  get isMatch(): boolean {
    return this.#match !== null;
  }
  get hasDuel(): boolean {
    return (this.#duel ?? this.#match?.duel ?? this.#lastDuel) !== null;
  }
  get theMatch(): Match {
    return this.#match ?? fail('the scenario is about one duel: write "match:" with a map');
  }
  get cards(): readonly PlacedCard[] {
    return this.#cards;
  }
  /** What has happened in the Match around its Duels since the beginning. */
  get matchEvents(): readonly MatchEvent[] {
    return this.#matchLog;
  }
  /** The sizes that were told before the last Duel. */
  get announced(): readonly [AnnouncedSizes | null, AnnouncedSizes | null] {
    return this.#announced;
  }
  /** How often the Life Points have been compared because time was up. */
  get judgements(): number {
    return this.#log.filter(([event]) => event.what === 'life-points-compared').length;
  }
  get deeds(): readonly Deed[] {
    return this.#deeds;
  }
  /** Since the last `expect`. */
  get happened(): readonly EventPair[] {
    return this.#log.slice(this.#seen);
  }
  get eventCount(): number {
    return this.#log.length;
  }
  eventsSince(count: number): readonly EventPair[] {
    return this.#log.slice(count);
  }
  /** An `expect` has looked at what happened. */
  lookedAtEvents(): void {
    this.#seen = this.#log.length;
  }
  get state(): DuelState {
    this.#state ??= stateOf(this.duel);
    return this.#state;
  }
  get decision(): OpenDecision | null {
    return this.#match !== null && this.#match.duel === null ? null : this.duel.decision;
  }
  /** Gives the answer and returns what it led to. */
  answer(picked: readonly number[]): readonly EventPair[] {
    if (this.#match !== null)
      return this.doInMatch({ do: 'answer', player: this.decision?.player ?? 0, answer: picked });
    const refusal = this.ownDuel.answer(picked);
    this.#deeds = [...this.#deeds, { answer: picked }];
    if (refusal) fail(`the answer was refused: ${refusal.message} (${refusal.rule})`);
    return this.#hear(this.ownDuel.events(0), this.ownDuel.events(1));
  }
  surrender(player: Player): void {
    if (this.#match !== null) {
      this.doInMatch({ do: 'surrender', player });
      return;
    }
    const refusal = this.ownDuel.surrender(player);
    this.#deeds = [...this.#deeds, { surrenders: player }];
    if (refusal) fail(`${nameOfPlayer(player)} cannot surrender: ${refusal.message} (${refusal.rule})`);
    this.#hear(this.ownDuel.events(0), this.ownDuel.events(1));
  }
  /** Does something with the Match, and goes on with its next Duel where one begins. */
  doInMatch(step: MatchDeed | MatchStep): readonly EventPair[] {
    const match = this.theMatch;
    const played = match.duel?.fork() ?? null;
    if (step.do === 'next') {
      this.#match = match.next(NEXT_SEED);
      this.#deeds = [...this.#deeds, { match: 'next' }];
    } else {
      const refusal = match.do(step);
      if (refusal) fail(`it was refused: ${refusal.message} (${refusal.rule})`);
      this.#deeds = [...this.#deeds, { match: step }];
      // The Match has put the Duel away if it has ended; it is still looked at.
      if (step.do === 'answer') played?.answer(step.answer);
      if (step.do === 'surrender') played?.surrender(step.player);
    }
    this.#lastDuel = played ?? this.#lastDuel;
    return this.#hearMatch();
  }
  /** What happened before the first question. */
  hearTheBeginning(): void {
    if (this.#match === null) this.#hear(this.ownDuel.events(0), this.ownDuel.events(1));
    else this.#hearMatch();
  }
  #hearMatch(): readonly EventPair[] {
    const match = this.theMatch;
    const [forA, forB] = [match.events(0), match.events(1)];
    this.#matchLog = [...this.#matchLog, ...forA.filter(({ what }) => what !== 'in-duel')];
    const begun = forA.find((event) => event.what === 'duel-set-up');
    if (begun?.what === 'duel-set-up') {
      this.#announced = begun.sizes;
      this.#layOut(match);
    }
    return this.#hear(eventsInDuel(forA), eventsInDuel(forB));
  }
  /** In each Duel of a Match the cards are those of the decks with which it is played, numbered anew. */
  #layOut(match: Match): void {
    const fillers = new Set(this.#cards.flatMap(({ isFiller, passcode }) => (isFiller ? [passcode] : [])));
    this.#cards = ([0, 1] as const)
      .flatMap((side) => {
        const { deck } = match.view(side).yours;
        return [...(deck?.main ?? []), ...(deck?.extra ?? [])].map((passcode) => ({ passcode, side }));
      })
      .map((card, id) => ({ ...card, id, isFiller: fillers.has(card.passcode) }));
    this.#ids.clear();
  }
  #hear(forA: readonly DuelEvent[], forB: readonly DuelEvent[]): readonly EventPair[] {
    this.#state = null;
    const events = forA.map((event, index): EventPair => [event, forB[index] ?? event]);
    for (const [event] of events) {
      if (event.what === 'attack-declared') this.attackStopped = false;
      if (event.what === 'attack-stopped') this.attackStopped = true;
    }
    this.#log.push(...events);
    this.#noteStays(events);
    this.#forgetWhatWasTaken();
    return events;
  }

  cardState(id: number): CardState {
    return this.state.cards[id] ?? fail(`there is no card ${id}`);
  }
  /** The card of a handle, also of one that it has no longer. */
  idOf(handle: number): number {
    return this.#ids.get(handle) ?? -1;
  }
  handleOf(id: number): CardState['stay'] {
    return this.cardState(id).stay;
  }
  /** The cards of the scenario with this passcode, in the order of the document; fillers only if no other has it. */
  described(passcode: number): readonly PlacedCard[] {
    const same = this.#cards.filter((card) => card.passcode === passcode);
    const described = same.filter(({ isFiller }) => !isFiller);
    const tokens = this.state.cards.flatMap((card, id): PlacedCard[] =>
      id >= this.#cards.length && card.passcode === passcode
        ? [{ id, passcode, side: card.owner, isFiller: false }]
        : [],
    );
    return [...(described.length > 0 ? described : same), ...tokens];
  }
  /** The cards that a name can mean. */
  cardsNamed(name: CardName): number[] {
    const known = this.described(name.passcode);
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

  /** The indexes of the choices of such a card that are as asked, those of the card described first before others. */
  indexesOf(name: CardName, fits: (choice: OfferedChoice) => boolean = () => true): number[] {
    const choices = this.decision?.choices ?? [];
    return this.cardsNamed(name).flatMap((id) =>
      choices.flatMap((choice, index) =>
        'card' in choice && this.idOf(choice.card) === id && fits(choice) ? [index] : [],
      ),
    );
  }
  indexOf(name: CardName, fits?: (choice: OfferedChoice) => boolean): number {
    return this.indexesOf(name, fits)[0] ?? -1;
  }
  /** Answers for questions that will come. */
  awaits(player: Player, answers: Partial<Answers>, subjects: readonly number[]): void {
    if (this.state.chain.length === 0) this.checkNothingWaits();
    this.#waiting.push({
      player,
      targets: [...(answers.targets ?? [])],
      choices: [...(answers.choices ?? [])],
      option: answers.option ?? null,
      place: answers.place ?? null,
      since: this.#log.length,
      subjects,
      tributes: answers.tributes ?? false,
      isTakenAlone: false,
    });
  }
  /** The answers that wait for this player; the latest command's come first. */
  waitingFor(player: Player, has: (waiting: Waiting) => boolean): Waiting {
    const found = this.#waiting.findLast((waiting) => waiting.player === player && has(waiting));
    return found ?? { ...NOTHING_WAITS, targets: [], choices: [], player, since: 0 };
  }
  /**
   * Did the player take these cards since the last command, since there was no other choice? Where no question about cards is open this need not
   * show yet: then they are looked for later, as what a command names with `choosing`.
   */
  wereTaken(player: Player, names: readonly CardName[]): boolean {
    const last = this.#waiting.at(-1);
    if (last === undefined) return false;
    const { decision } = this;
    const about = decision && 'card' in decision.why ? this.idOf(decision.why.card ?? -1) : -1;
    const isOpen = names.some(
      (name) =>
        !this.#hasComeUp(name, last) &&
        (last.subjects.includes(about) || !this.cardsNamed({ ...name, zone: null }).includes(about)),
    );
    if (!isOpen) return true;
    if (decision?.kind === 'cards' || decision?.kind === 'act') return false;
    this.#awaitTaken(player, names, last);
    return true;
  }
  /** Are they taken on the way to a question of the same effect that offers them once more? That one is answered by another command. */
  wereTakenBefore(later: Course, player: Player, names: readonly CardName[]): boolean {
    const last = this.#waiting.at(-1);
    const { decision } = later;
    if (last === undefined || decision === null || later.eventCount === this.eventCount) return false;
    const about = 'card' in decision.why ? later.idOf(decision.why.card ?? -1) : -1;
    const onTheWay = { ...last, since: this.#log.length };
    const isNamedAgain = this.#waiting.some(
      ({ isTakenAlone, choices }) =>
        isTakenAlone && names.every(({ text }) => choices.some((each) => each.text === text)),
    );
    if (isNamedAgain) return false;
    const hasMoved = (name: CardName): boolean => later.#hasComeUp(name, onTheWay, ['moved']);
    if (!last.subjects.includes(about) || !names.every(hasMoved)) return false;
    this.#awaitTaken(player, names, onTheWay);
    return true;
  }
  #awaitTaken(player: Player, names: readonly CardName[], { since, subjects }: Waiting): void {
    this.#waiting.push({
      ...NOTHING_WAITS,
      targets: [],
      choices: [...names],
      player,
      since,
      subjects,
      isTakenAlone: true,
    });
  }
  /** What was taken as the only choice waits no longer. */
  #forgetWhatWasTaken(): void {
    for (const waiting of this.#waiting) {
      if (!waiting.isTakenAlone) continue;
      const left = waiting.choices.filter((name) => !this.#hasComeUp(name, waiting));
      waiting.choices.splice(0, waiting.choices.length, ...left);
    }
  }
  /** Did anything happen to such a card since, or something of this kind? */
  #hasComeUp(name: CardName, { since, subjects }: Waiting, kinds?: readonly DuelEvent['what'][]): boolean {
    const ids = this.cardsNamed({ ...name, zone: null }).filter((id) => !subjects.includes(id));
    return this.#log
      .slice(since)
      .flat()
      .filter(({ what }) => kinds?.includes(what) ?? true)
      .some((event) => this.#cardsIn(event).some((id) => ids.includes(id)));
  }
  #cardsIn(event: DuelEvent): number[] {
    return Object.values(event).flatMap((value) =>
      (Array.isArray(value) ? value : [value]).flatMap((each) =>
        isEventCard(each) && each.handle !== null ? (this.#ids.get(each.handle) ?? []) : [],
      ),
    );
  }
  /** Which card was in which stay, also in stays that are over. */
  #noteStays(events: readonly EventPair[]): void {
    for (const [forA, forB] of events)
      for (const event of [forA, forB])
        if (event.what === 'moved' && event.formerHandle !== null && event.card.handle !== null) {
          const id = this.#ids.get(event.formerHandle);
          if (id !== undefined) this.#ids.set(event.card.handle, id);
        }
    if (!this.hasDuel) return;
    this.state.cards.forEach(({ stay }, id) => {
      this.#ids.set(stay, id);
    });
  }
  /** What was to be chosen must have been asked, or have been the only choice. */
  checkNothingWaits(): void {
    for (const waiting of this.#waiting) {
      const { choices, option, player } = waiting;
      const unasked = choices.find((name) => !this.#hasComeUp(name, waiting));
      if (unasked !== undefined)
        fail(`${nameOfPlayer(player)} was to choose ${unasked.text}, but it was never asked as a choice`);
      if (option !== null)
        fail(`${nameOfPlayer(player)} was to choose option ${option}, but no option was asked`);
    }
    this.#waiting = [];
  }
}

const eventsInDuel = (events: readonly MatchEvent[]): DuelEvent[] =>
  events.flatMap((event) => (event.what === 'in-duel' ? [event.event] : []));
