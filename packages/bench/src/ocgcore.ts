import createCore, {
  OcgAttribute,
  type OcgCardData,
  type OcgCoreSync,
  type OcgDuelHandle,
  OcgDuelMode,
  OcgLocation,
  type OcgMessage,
  OcgMessageType,
  type OcgMessageWin,
  OcgPosition,
  OcgProcessResult,
  OcgRace,
  OcgType,
  ocgMessageTypeStrings,
} from 'ocgcore-wasm';
import { type Contender, type DuelRecord, playWithin, TURN_LIMIT } from './contender.ts';
import { VANILLA_DECK, VANILLA_MONSTERS, type VanillaMonster } from './deck.ts';
import { answerTo, countChoices, isQuestion, type Question } from './ocgcore-questions.ts';
import { createRandom, type Random, shuffled } from './random.ts';

/** Called for every question before it is answered. */
export type Listener = (question: string, choices: number) => void;

/** ocgcore through its synchronous interface, with no script at all. */
export async function createOcgcore(): Promise<Contender> {
  const core = await loadOcgcore();
  return {
    name: 'ocgcore-wasm',
    playDuels: (seconds, seed) => playWithin(seconds, seed, (duelSeed) => playOcgcoreDuel(core, duelSeed)),
  };
}

export const loadOcgcore = (): Promise<OcgCoreSync> => createCore({ sync: true });

/** Plays one random mirror duel to its end. */
export function playOcgcoreDuel(core: OcgCoreSync, seed: number, listener?: Listener): DuelRecord {
  const random = createRandom(seed);
  const start = performance.now();
  const duel = startDuel(core, random);
  const setupMilliseconds = performance.now() - start;
  try {
    return { ...playOut({ core, duel, random, listener }), setupMilliseconds };
  } finally {
    core.destroyDuel(duel);
  }
}

function startDuel(core: OcgCoreSync, random: Random): OcgDuelHandle {
  const team = { startingLP: 8000, startingDrawCount: 5, drawCountPerTurn: 1 };
  const word = (): bigint => (BigInt(random(2 ** 32)) << 32n) + BigInt(1 + random(2 ** 32 - 1));
  const duel = core.createDuel({
    flags: OcgDuelMode.MODE_MR5,
    seed: [word(), word(), word(), word()],
    team1: team,
    team2: team,
    cardReader: (passcode) => CARD_DATA.get(passcode) ?? null,
    scriptReader: () => null,
    errorHandler: (_, text) => {
      throw new Error(`ocgcore: ${text}`);
    },
  });
  if (duel === null) throw new Error('ocgcore made no duel.');
  for (const player of [0, 1] as const) loadDeck({ core, duel, random, player });
  core.startDuel(duel);
  return duel;
}

interface Loading {
  readonly core: OcgCoreSync;
  readonly duel: OcgDuelHandle;
  readonly random: Random;
  readonly player: 0 | 1;
}

/** The core plays a new duel's Deck in the order in which it came, so it comes shuffled. */
function loadDeck({ core, duel, random, player }: Loading): void {
  for (const code of shuffled(VANILLA_DECK, random)) {
    core.duelNewCard(duel, {
      team: player,
      duelist: 0,
      code,
      controller: player,
      location: OcgLocation.DECK,
      sequence: 0,
      position: OcgPosition.FACEDOWN_DEFENSE,
    });
  }
}

interface Table {
  readonly core: OcgCoreSync;
  readonly duel: OcgDuelHandle;
  readonly random: Random;
  readonly listener: Listener | undefined;
}

function playOut({ core, duel, random, listener }: Table): Omit<DuelRecord, 'setupMilliseconds'> {
  let turns = 0;
  let decisions = 0;
  let decisionsWithChoice = 0;
  for (;;) {
    const status = core.duelProcess(duel);
    const messages = core.duelGetMessage(duel);
    turns += messages.filter(({ type }) => type === OcgMessageType.NEW_TURN).length;
    if (turns > TURN_LIMIT) throw new Error(`ocgcore: the duel is still running in turn ${turns}.`);
    const win = messages.find((message) => message.type === OcgMessageType.WIN);
    if (win !== undefined) return { ...outcomeOf(win), turns, decisions, decisionsWithChoice };
    if (status === OcgProcessResult.END) throw new Error('ocgcore: the duel ended without a winner.');
    if (status === OcgProcessResult.CONTINUE) continue;
    const question = questionAmong(messages);
    const choices = countChoices(question);
    listener?.(nameOf(question), choices);
    decisions += 1;
    if (choices > 1) decisionsWithChoice += 1;
    core.duelSetResponse(duel, answerTo(question, random(choices)));
  }
}

function questionAmong(messages: readonly OcgMessage[]): Question {
  const last = messages.at(-1);
  if (last !== undefined && isQuestion(last)) return last;
  throw new Error(`ocgcore waits after ${messages.map(nameOf).join(', ') || 'nothing'}.`);
}

const nameOf = ({ type }: OcgMessage): string => ocgMessageTypeStrings.get(type);

const WINNERS = ['first', 'second', 'nobody'] as const;
const REASONS: { readonly [reason: number]: DuelRecord['reason'] } = { 1: 'life-points', 2: 'deck-out' };

const outcomeOf = ({ player, reason }: OcgMessageWin): Pick<DuelRecord, 'winner' | 'reason'> => ({
  winner: WINNERS[player] ?? 'nobody',
  reason: REASONS[reason] ?? 'other',
});

const ATTRIBUTES: { readonly [attribute in VanillaMonster['attribute']]: OcgAttribute } = {
  earth: OcgAttribute.EARTH,
  water: OcgAttribute.WATER,
  fire: OcgAttribute.FIRE,
  wind: OcgAttribute.WIND,
  light: OcgAttribute.LIGHT,
  dark: OcgAttribute.DARK,
};

const RACES: { readonly [race in VanillaMonster['race']]: OcgRace } = {
  warrior: OcgRace.WARRIOR,
  spellcaster: OcgRace.SPELLCASTER,
  dragon: OcgRace.DRAGON,
  beast: OcgRace.BEAST,
  machine: OcgRace.MACHINE,
  rock: OcgRace.ROCK,
  aqua: OcgRace.AQUA,
  fiend: OcgRace.FIEND,
};

const cardDataOf = ({ passcode, level, attribute, race, atk, def }: VanillaMonster): OcgCardData => ({
  code: passcode,
  alias: 0,
  setcodes: [],
  type: OcgType.MONSTER | OcgType.NORMAL,
  level,
  attribute: ATTRIBUTES[attribute],
  race: RACES[race],
  attack: atk,
  defense: def,
  lscale: 0,
  rscale: 0,
  link_marker: 0,
});

const CARD_DATA: ReadonlyMap<number, OcgCardData> = new Map(
  VANILLA_MONSTERS.map((monster) => [monster.passcode, cardDataOf(monster)]),
);
