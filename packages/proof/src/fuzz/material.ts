/** Real files and values, from which damaged ones are made. */
import { readdirSync, readFileSync } from 'node:fs';
import { BOTS } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createPool, type Duel } from '@spellspeed/engine';
import { beginDuel, makeReplay, makeYdk, makeYdke, writeReplay } from '@spellspeed/formats';
import { parseScenarios } from '@spellspeed/rulings';

export const POOL = createPool(CARDS);
export const DECKS = Object.entries(READY_MADE_DECKS);
const RULINGS = new URL('../../../rulings/rulings/', import.meta.url);

/** A value made when it is first asked for. */
export const later = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export const deckTexts = later(() => [
  ...DECKS.map(([, deck]) => makeYdk(deck)),
  '#created by somebody\r\n#main\r\n46986414\r\n!side (3)\n// a comment\n46986414 # three\n',
]);
/** A deck a line. */
export const deckLines = later(() => [
  DECKS.map(([name, deck]) => JSON.stringify({ id: name, ...deck })).join('\n'),
]);
export const linkTexts = later(() => DECKS.map(([, deck]) => makeYdke(deck)));

/** Documents of rulings, every one with the first few of its scenarios. */
export const scenarioTexts = later(() =>
  readdirSync(RULINGS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .filter((_, index) => index % 6 === 0)
    .map((file) => readFileSync(new URL(file, RULINGS), 'utf8').split(/^---$/m).slice(0, 3).join('---')),
);

const played = (duel: Duel, seed: number, most: number): number[][] => {
  const bots = [BOTS.random(seed, POOL), BOTS.random(seed + 1, POOL)] as const;
  const answers: number[][] = [];
  for (let decision = duel.decision; decision && answers.length < most; decision = duel.decision) {
    const { player } = decision;
    const answer = bots[player].choose(() => duel.view(player), decision);
    duel.answer(answer);
    answers.push([...answer]);
  }
  return answers;
};
export const deckAt = (index: number) => {
  const [name, deck] = DECKS[index % DECKS.length] ?? ['', { main: [], extra: [], side: [] }];
  return { name, by: 'random', main: deck.main, extra: deck.extra };
};

export const options = later(() =>
  [0, 1, 2].map((seed) => ({
    seed,
    format: 'master-2020' as const,
    first: seed === 1 ? { chooses: 1 as const } : ('rock-paper-scissors' as const),
    askEveryWindow: seed === 2,
    players: [deckAt(seed), deckAt(seed + 3)] as const,
  })),
);
export const replays = later(() =>
  options().map((head) => {
    const answers = played(beginDuel(head, POOL), head.seed, 30 + 20 * head.seed);
    const duel = beginDuel(head, POOL);
    for (const answer of answers) duel.answer(answer);
    return writeReplay(makeReplay(head, { answers, surrendered: null, checkpoints: [] }, duel));
  }),
);
export const duels = later(() =>
  [20, 90, 200].map((most, index) => {
    const duel = createDuel({ pool: POOL, seed: index, players: [deckAt(index), deckAt(index + 4)] });
    played(duel, index, most);
    return duel;
  }),
);
export const snapshots = later(() => duels().map((duel) => duel.snapshot()));
/** Described fields of rulings. */
export const fields = later(() =>
  scenarioTexts()
    .flatMap((text) => parseScenarios(text, 'field').scenarios)
    .filter(({ match, plan }) => match === null && plan === null)
    .filter((_, index) => index % 3 === 0)
    .map(({ format, turn, turnPlayer, phase, start, sides }) => ({
      ...{ format, turn, turnPlayer, phase, start, seed: 1 },
      sides,
    })),
);
