import type { DuelEvent } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { heardIn } from './heard.ts';
import { playSound, SOUND_NAMES, type Speaker } from './sounds.ts';

interface Heard {
  begins: number;
  ends: number;
  loudest: number;
}
/** A loudspeaker that notes what would be heard. */
const fakeSpeaker = (): { readonly speaker: Speaker; readonly heard: readonly Heard[] } => {
  const heard: Heard[] = [];
  const param = (put: (value: number) => void) => ({
    setValueAtTime: put,
    exponentialRampToValueAtTime: (value: number) => {
      // A ramp to nothing is refused by the browser.
      if (value <= 0) throw new RangeError('value must be positive');
      put(value);
    },
  });
  const createGain = () => {
    const tone: Heard = { begins: -1, ends: -1, loudest: 0 };
    heard.push(tone);
    return {
      gain: param((value) => (tone.loudest = Math.max(tone.loudest, value))),
      connect: () => undefined,
    };
  };
  const createOscillator = () => ({
    type: 'sine',
    frequency: param(() => undefined),
    connect: () => undefined,
    start: (at: number) => ((heard[heard.length - 1] ?? { begins: 0 }).begins = at),
    stop: (at: number) => ((heard[heard.length - 1] ?? { ends: 0 }).ends = at),
  });
  // As much of an AudioContext as is used.
  const speaker = { currentTime: 10, destination: {}, createGain, createOscillator } as unknown as Speaker;
  return { speaker, heard };
};

test.each(SOUND_NAMES)('%s begins now, is over within a second and a bit, and does not clip', (name) => {
  const { speaker, heard } = fakeSpeaker();
  playSound(speaker, name, 1);
  expect(heard.length).toBeGreaterThan(0);
  expect(Math.min(...heard.map(({ begins }) => begins))).toBe(10);
  for (const { begins, ends, loudest } of heard) {
    expect(ends).toBeGreaterThan(begins);
    expect(ends).toBeLessThan(11.2);
    expect(loudest).toBeLessThanOrEqual(0.35);
  }
});
test('Half the volume is half as loud, none is silence', () => {
  const loudest = (volume: number): number => {
    const { speaker, heard } = fakeSpeaker();
    playSound(speaker, 'damage', volume);
    return Math.max(0, ...heard.map((tone) => tone.loudest));
  };
  expect(loudest(0.5)).toBeCloseTo(loudest(1) / 2, 6);
  expect(loudest(0)).toBe(0);
});
test('Each kind of event is heard once, the end as it is for you', () => {
  const ended = { what: 'duel-ended', winner: 0, reason: 'surrender' } as const;
  const damage = {
    what: 'effect-damage',
    player: 0,
    amount: 500,
    by: 1,
    source: null,
  } as unknown as DuelEvent;
  expect(heardIn([damage, damage, ended], 0)).toEqual(['damage', 'win']);
  expect(heardIn([ended], 1)).toEqual(['lose']);
  expect(heardIn([{ ...ended, winner: null }], 0)).toEqual([]);
});
