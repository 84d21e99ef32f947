import { BOTS, greedyBot } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool, type DuelEvent, type OpenDecision } from '@spellspeed/engine';
import { readReplay, runReplay } from '@spellspeed/formats';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BOTS_AT_ONCE } from './bots.ts';
import { DuelHost } from './duel-host.ts';
import { onlyPool } from './pools.ts';
import type { Picture, Reply, Setup } from './types.ts';

const POOL = createPool(CARDS);
const deck = (name: 'yugi-starter' | 'kaiba-starter') => {
  const { main, extra = [] } = READY_MADE_DECKS[name];
  return { name, main, extra };
};
const POT_OF_GREED = 55144522;
const SETUP: Setup = {
  yours: deck('yugi-starter'),
  theirs: deck('kaiba-starter'),
  bot: 'greedy',
  seed: 7,
  you: 0,
};
const pictureOf = ({ picture, trouble }: Reply): Picture => {
  expect(trouble).toBeNull();
  if (picture === null) throw new Error('There is no picture.');
  return picture;
};
const questionIn = ({ question }: Picture): OpenDecision => {
  if (question === null) throw new Error('Nothing is asked.');
  return question.decision;
};

describe('a duel in the host', () => {
  let host = new DuelHost(onlyPool(POOL));
  let picture: Picture;
  /** Lets a bot answer in your place. */
  const me = BOTS.greedy(99, POOL);
  const play = async (answers: number): Promise<void> => {
    for (let given = 0; given < answers && picture.question; given++) {
      const { view } = picture;
      const picked = me.choose(() => view, questionIn(picture));
      picture = pictureOf(await host.answer(picked));
    }
  };
  beforeEach(async () => {
    host = new DuelHost(onlyPool(POOL));
    picture = pictureOf(await host.start(SETUP));
  });

  test('is asked of you alone, and goes to its end', async () => {
    expect(picture).toMatchObject({ fresh: true, canUndo: false, names: ['yugi-starter', 'kaiba-starter'] });
    await play(2000);
    expect(picture.question).toBeNull();
    expect(picture.result).not.toBeNull();
  });

  test('has a number of its own, the same after answers and what is taken back', async () => {
    const { duel } = picture;
    await play(3);
    expect(picture.duel).toBe(duel);
    expect(pictureOf(await host.undo()).duel).toBe(duel);
    expect(pictureOf(await host.start(SETUP)).duel).not.toBe(duel);
    expect(pictureOf(await host.resume(picture.saved)).duel).not.toBe(duel);
  });

  test('is saved as a replay that verifies', async () => {
    await play(40);
    const read = readReplay((await host.replay()) ?? '', 'duel.json');
    if (!read.ok) throw new Error('The replay cannot be read.');
    expect(read.value.players.map(({ by }) => by)).toEqual(['person', 'greedy']);
    expect(runReplay(read.value, POOL, Number.POSITIVE_INFINITY, () => {}).difference).toBeNull();
  });

  test('is the same after a reload, with all that has been told and the way back', async () => {
    await play(30);
    const other = new DuelHost(onlyPool(POOL));
    const resumed = pictureOf(await other.resume(structuredClone(picture.saved)));
    expect(resumed.view).toEqual(picture.view);
    expect(resumed.question).toEqual(picture.question);
    expect(resumed.saved).toEqual(picture.saved);
    expect(resumed.fresh).toBe(true);
    const undone = pictureOf(await host.undo());
    expect(resumed.steps.flatMap(({ occurrences }) => occurrences).length).toBeGreaterThan(
      undone.steps.flatMap(({ occurrences }) => occurrences).length,
    );
    expect(pictureOf(await other.undo()).view).toEqual(undone.view);
  });

  test('goes back answer by answer, and the replay keeps the marks', async () => {
    const first = picture.view;
    await play(5);
    const { answers } = picture.saved;
    for (let steps = 0; steps < 5; steps++) picture = pictureOf(await host.undo());
    expect(picture.view).toEqual(first);
    expect(picture).toMatchObject({ canUndo: false, undone: 5, fresh: true });
    expect((await host.undo()).trouble).toEqual({ trouble: 'nothing' });
    await play(1);
    const read = readReplay((await host.replay()) ?? '', 'duel.json');
    expect(read.ok && read.value.undone?.length).toBe(5);
    expect(answers.length).toBeGreaterThan(picture.saved.answers.length);
  });

  test('is forgotten by the bot as far as it is taken back', async () => {
    const heard: (readonly DuelEvent[])[] = [];
    const making = vi.spyOn(BOTS_AT_ONCE, 'greedy').mockImplementation((seed, pool) => ({
      ...greedyBot(seed, pool),
      hear: (events) => heard.push(events),
      forget: () => void heard.splice(0),
    }));
    host = new DuelHost(onlyPool(POOL));
    picture = pictureOf(await host.start(SETUP));
    making.mockRestore();
    await play(5);
    const before = structuredClone(heard);
    expect(before.length).toBeGreaterThan(4);
    await play(1);
    expect(heard.length).toBeGreaterThan(before.length);
    await host.undo();
    expect(heard).toEqual(before);
  });

  test('refuses an illegal answer with its clause, and nothing changes', async () => {
    const { picture: after, trouble } = await host.answer([999]);
    expect(trouble).toMatchObject({ trouble: 'refused', rule: 'legality.choice.not-offered' });
    expect(after?.view).toEqual(picture.view);
  });

  test('ends when you surrender, and can be taken back', async () => {
    const over = pictureOf(await host.surrender());
    expect(over.result).toEqual({ winner: 1, reason: 'surrender' });
    const back = pictureOf(await host.undo());
    expect(back.result).toBeNull();
    expect(back.view).toEqual(picture.view);
  });

  test('shows nothing that you may not know', async () => {
    const seen = new Set<number>();
    const check = (): void => {
      const { saved: _, ...shown } = picture;
      for (const [, passcode] of JSON.stringify(shown).matchAll(/"passcode":(\d+)/g))
        seen.add(Number(passcode));
    };
    check();
    const theirs = new Set(SETUP.theirs.main);
    // Nothing of their deck before they have played; cards that both decks have are yours to see.
    const open = [...seen].filter((code) => theirs.has(code) && !SETUP.yours.main.includes(code));
    expect(open).toEqual([]);
    const { hand } = picture.view.opponent;
    expect(hand.every(({ known, handle }) => known === null && handle === null)).toBe(true);
  });

  test('begins without the texts of its cards, and shows the same question again with them', async () => {
    const cards = { name: 'x', main: Array.from({ length: 40 }, () => POT_OF_GREED), extra: [] };
    const begun = pictureOf(await host.start({ ...SETUP, yours: cards }));
    const textsIn = ({ question }: Picture) => question?.notes.map(({ text }) => text).filter(Boolean) ?? [];
    expect(textsIn(begun)).toEqual([]);
    const spoken = pictureOf(await host.speak('it'));
    expect(questionIn(spoken)).toEqual(questionIn(begun));
    expect(spoken.steps).toEqual([]);
    expect(textsIn(spoken).length).toBeGreaterThan(0);
  });

  test('tells what can be done with a card, and for what cannot, the clause', async () => {
    const [card] = picture.view.you.hand;
    if (card?.handle == null) throw new Error('The hand is empty.');
    const { possible } = await host.report(card.handle);
    expect(possible.length).toBeGreaterThan(0);
    const refused = possible.filter(({ obstacle }) => obstacle !== null);
    for (const { obstacle } of refused) expect(obstacle?.statement.length).toBeGreaterThan(10);
  });
});

describe('a report on a card', () => {
  const handlesIn = ({ view: { you } }: Picture) =>
    [...you.hand, ...you.monsters, ...you.spells, ...you.gy, ...you.extraDeck].flatMap((card) =>
      card?.handle == null ? [] : [card.handle],
    );
  test('says that to be possible which the open question offers, and nothing else', async () => {
    const host = new DuelHost(onlyPool(POOL));
    const me = BOTS.random(4, POOL);
    let picture = pictureOf(await host.start({ ...SETUP, yours: deck('kaiba-starter'), seed: 11 }));
    for (let answers = 0; answers < 60 && picture.question; answers++) {
      const decision = questionIn(picture);
      for (const handle of handlesIn(picture)) {
        const { possible } = await host.report(handle);
        const able = possible.filter(({ obstacle }) => obstacle === null);
        expect(able.map(({ intention }) => intention)).toEqual(
          decision.choices.filter((choice) => 'card' in choice && choice.card === handle),
        );
      }
      const { view } = picture;
      picture = pictureOf(await host.answer(me.choose(() => view, decision)));
    }
  });
});

describe('the windows for fast effects', () => {
  const windows = async (asking: 'always' | 'answers' | 'never'): Promise<number> => {
    const host = new DuelHost(onlyPool(POOL));
    await host.change({ asking });
    let picture = pictureOf(await host.start({ ...SETUP, seed: 3 }));
    let asked = 0;
    const me = BOTS.greedy(5, POOL);
    for (let answers = 0; answers < 60 && picture.question; answers++) {
      const { decision } = picture.question;
      const isWindow = decision.kind === 'respond' && decision.choices.some((choice) => choice.do === 'pass');
      if (isWindow) asked++;
      const { view } = picture;
      picture = pictureOf(await host.answer(me.choose(() => view, decision)));
    }
    return asked;
  };

  test('are asked as the settings say', async () => {
    const [always, answers, never] = await Promise.all([
      windows('always'),
      windows('answers'),
      windows('never'),
    ]);
    expect(never).toBe(0);
    expect(answers).toBeGreaterThan(0);
    expect(always).toBeGreaterThanOrEqual(answers);
  });
});

describe('a Waboku that is Set', () => {
  const WABOKU = 12607053;
  const GUARDIAN = 91152256;
  const PHASES_BEFORE_MAIN = ['draw', 'standby'];
  const forty = (name: string, passcode: number) => ({
    name,
    main: Array.from({ length: 40 }, () => passcode),
    extra: [],
  });
  /** In which phases of the opponent's turn it is offered. */
  const offeredIn = async (asking: 'always' | 'answers'): Promise<readonly string[]> => {
    const host = new DuelHost(onlyPool(POOL));
    await host.change({ asking });
    const start = { ...SETUP, yours: forty('Wabokus', WABOKU), theirs: forty('Guardians', GUARDIAN) };
    let picture = pictureOf(await host.start(start));
    const deed = (meant: (choice: OpenDecision['choices'][number]) => boolean): number =>
      questionIn(picture).choices.findIndex(meant);
    const isEnd = (choice: OpenDecision['choices'][number]): boolean =>
      choice.do === 'enter-phase' && choice.phase === 'end';
    const isPass = (choice: OpenDecision['choices'][number]): boolean => choice.do === 'pass';
    for (let isSet = false; picture.view.turn === 1; ) {
      const sets: number = isSet ? -1 : deed((choice) => choice.do === 'set-card');
      isSet ||= sets >= 0;
      const at = [sets, deed(isPass), deed(isEnd)].find((each) => each >= 0) ?? 0;
      picture = pictureOf(await host.answer([at]));
    }
    const phases: string[] = [];
    while (picture.view.turn === 2 && picture.question) {
      const pass = deed(isPass);
      if (pass >= 0) phases.push(picture.view.phase);
      picture = pictureOf(await host.answer([Math.max(pass, 0)]));
    }
    return phases;
  };

  test('is offered by itself when there is something to answer, never before the Main Phase', async () => {
    const phases = await offeredIn('answers');
    expect(phases).toContain('battle');
    expect(phases.filter((phase) => PHASES_BEFORE_MAIN.includes(phase))).toEqual([]);
    expect(await offeredIn('always')).toEqual(expect.arrayContaining(PHASES_BEFORE_MAIN));
  });
});

describe('what cannot be resumed', () => {
  test('names the card that is not defined', async () => {
    const { trouble, picture } = await new DuelHost(onlyPool(POOL)).start({
      ...SETUP,
      yours: { name: 'x', main: [1], extra: [] },
    });
    expect(trouble).toMatchObject({
      trouble: 'cards',
      missing: [1],
      message: expect.stringContaining('found 1, expected the passcode'),
    });
    expect(picture).toBeNull();
  });
  test('goes as far as the answers fit, and says so', async () => {
    const host = new DuelHost(onlyPool(POOL));
    const { saved } = pictureOf(await host.start(SETUP));
    const { trouble, picture } = await host.resume({ ...saved, answers: [[0], [999], [0]] });
    expect(trouble).toMatchObject({ trouble: 'differs', answers: 1 });
    expect(picture?.question).not.toBeNull();
  });
  test('leaves the present duel as it is', async () => {
    const host = new DuelHost(onlyPool(POOL));
    const before = pictureOf(await host.start(SETUP));
    const { picture } = await host.start({ ...SETUP, theirs: { name: 'x', main: [1], extra: [] } });
    expect(picture?.view).toEqual(before.view);
  });
});
