/** Short sounds, made of tones while they are played: no files. */

export const SOUND_NAMES = ['summon', 'activation', 'attack', 'damage', 'win', 'lose', 'question'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** A tone that begins after so many seconds, may glide to another pitch, and fades out. */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly after: number;
  readonly lasts: number;
  /** Beside the others, from 0 to 1. */
  readonly loud: number;
}
const SOUNDS: { readonly [name in SoundName]: readonly Tone[] } = {
  summon: [
    { wave: 'triangle', from: 294, to: 440, after: 0, lasts: 0.16, loud: 0.7 },
    { wave: 'triangle', from: 440, to: 659, after: 0.1, lasts: 0.22, loud: 0.6 },
  ],
  activation: [
    { wave: 'sine', from: 784, after: 0, lasts: 0.14, loud: 0.5 },
    { wave: 'sine', from: 1175, after: 0.06, lasts: 0.18, loud: 0.4 },
  ],
  attack: [{ wave: 'sawtooth', from: 320, to: 90, after: 0, lasts: 0.2, loud: 0.4 }],
  damage: [
    { wave: 'square', from: 140, to: 55, after: 0, lasts: 0.24, loud: 0.4 },
    { wave: 'sine', from: 90, to: 40, after: 0, lasts: 0.3, loud: 0.9 },
  ],
  win: [
    { wave: 'triangle', from: 523, after: 0, lasts: 0.2, loud: 0.6 },
    { wave: 'triangle', from: 659, after: 0.13, lasts: 0.2, loud: 0.6 },
    { wave: 'triangle', from: 784, after: 0.26, lasts: 0.2, loud: 0.6 },
    { wave: 'triangle', from: 1047, after: 0.39, lasts: 0.5, loud: 0.7 },
  ],
  lose: [
    { wave: 'triangle', from: 392, after: 0, lasts: 0.26, loud: 0.6 },
    { wave: 'triangle', from: 330, after: 0.2, lasts: 0.26, loud: 0.6 },
    { wave: 'triangle', from: 262, to: 247, after: 0.4, lasts: 0.6, loud: 0.7 },
  ],
  question: [{ wave: 'sine', from: 880, after: 0, lasts: 0.1, loud: 0.35 }],
};
/** Milliseconds of shaking and of rest, for phones. */
const SHAKES: { readonly [name in SoundName]?: readonly number[] } = {
  damage: [60],
  question: [20],
  win: [40, 60, 40],
  lose: [120],
};

/** Softer than the loudest that there is, so that tones together do not clip. */
const LOUDEST = 0.35;
/** A tone does not begin or end with a click. */
const SILENCE = 0.0001;
const RISE = 0.012;

/** What of Web Audio it takes. */
export type Speaker = Pick<AudioContext, 'currentTime' | 'destination' | 'createGain' | 'createOscillator'>;
/** Plays it now; `volume` from 0 to 1. */
export const playSound = (speaker: Speaker, name: SoundName, volume: number): void => {
  if (volume <= 0) return;
  for (const tone of SOUNDS[name]) playTone(speaker, tone, volume * LOUDEST * tone.loud);
};
const playTone = (speaker: Speaker, { wave, from, to, after, lasts }: Tone, loud: number): void => {
  const begin = speaker.currentTime + after;
  const [oscillator, gain] = [speaker.createOscillator(), speaker.createGain()];
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, begin);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + RISE);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + lasts);
  oscillator.connect(gain);
  gain.connect(speaker.destination);
  oscillator.start(begin);
  oscillator.stop(begin + lasts);
};

/** Where there is only to be felt what is heard. */
export const shakeOf = (name: SoundName): readonly number[] => SHAKES[name] ?? [];
