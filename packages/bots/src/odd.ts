/** Players who play badly in one way each, and so come to positions that nobody else comes to. */
import type { OpenDecision } from '@spellspeed/engine';
import type { Bot } from './bot.ts';
import { diceOf } from './dice.ts';
import { pickAtRandom, pickBest } from './pick.ts';

type Liking = (choice: OpenDecision['choices'][number], index: number, all: OpenDecision) => number;

/**
 * Takes what it likes best, and of several as many as it likes; what it likes equally, at random. An effect that costs nothing and changes
 * nothing could be activated for ever: it wearies of what it has answered to the same question again and again in a turn, and takes what it likes
 * next.
 */
const liking = (name: string, worth: Liking, seed: number): Bot => {
  const dice = diceOf(seed);
  const weariness = newWeariness();
  return {
    name,
    forget: weariness.forget,
    choose: (_, decision) => {
      const asked = JSON.stringify(decision.choices);
      const worths = decision.choices.map((choice, index) =>
        weariness.isWearyOf(asked, index) && !IDLE.includes(choice.do)
          ? WEARIED
          : worth(choice, index, decision),
      );
      const isIndifferent = worths.every((each) => each === worths[0]);
      const picked = isIndifferent ? pickAtRandom(decision, dice) : pickBest(decision, worths);
      weariness.note(asked, picked);
      return picked;
    },
    hear: (events) => {
      if (events.some(({ what }) => what === 'turn-began')) weariness.forget();
    },
  };
};

/** So often the same is answered to the same question in a turn. */
const PATIENCE = 20;
const WEARIED = Number.NEGATIVE_INFINITY;
/** Remembers what has been answered to which question. */
const newWeariness = () => {
  const given = new Map<string, number>();
  const keyOf = (asked: string, index: number): string => `${index} of ${asked}`;
  return {
    isWearyOf: (asked: string, index: number): boolean => (given.get(keyOf(asked, index)) ?? 0) >= PATIENCE,
    note: (asked: string, picked: readonly number[]): void => {
      for (const index of picked) given.set(keyOf(asked, index), (given.get(keyOf(asked, index)) ?? 0) + 1);
    },
    forget: (): void => given.clear(),
  };
};

/** Always what is offered first. */
export const firstBot = (seed: number): Bot =>
  liking('first', (_, index, { choices }) => choices.length - index - (choices.length === 1 ? 0 : 1), seed);
/** Always what is offered last. */
export const lastBot = (seed: number): Bot => liking('last', (_, index) => index, seed);
/** Does nothing that it need not do. */
export const passiveBot = (seed: number): Bot =>
  liking('passive', (choice) => (IDLE.includes(choice.do) ? 1 : 0), seed);
/** Takes as many targets, materials and effects as it can get, and never passes while there is something else. */
export const eagerBot = (seed: number): Bot =>
  liking('eager', (choice) => (IDLE.includes(choice.do) ? 0 : EAGER.includes(choice.do) ? 2 : 1), seed);
/** Never attacks. */
export const peacefulBot = (seed: number): Bot =>
  liking('peaceful', (choice) => (choice.do === 'attack' ? -1 : 0), seed);

const IDLE: readonly string[] = ['pass', 'no', 'stop-attack', 'end-battle', 'enter-phase'];
const EAGER: readonly string[] = ['activate', 'special-summon', 'card', 'yes'];
