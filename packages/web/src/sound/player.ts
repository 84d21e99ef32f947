/** Plays sounds in the browser; loaded when the first one is heard. */
import { playSound, type SoundName, shakeOf } from './sounds.ts';

let speaker: AudioContext | null = null;
/** A browser lets nothing be heard before somebody has pressed something: then it stays silent. */
export const sound = (names: readonly SoundName[], volume: number, shakes: boolean): void => {
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') void speaker.resume().catch(() => undefined);
  for (const name of names) {
    playSound(speaker, name, volume / 100);
    const shake = shakeOf(name);
    if (shakes && shake.length > 0) navigator.vibrate?.([...shake]);
  }
};
