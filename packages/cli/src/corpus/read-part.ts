/** Reads a part of a corpus. */
import { canonicalJson, digestOf } from '@spellspeed/engine';
import { type Behaviour, type CardText, type Found, readCard, shippedOf } from '@spellspeed/reader';

export interface ReadText {
  readonly found: Found;
  /** What ships of the card. */
  readonly behaviour?: Behaviour;
}

export const readPart = (texts: readonly CardText[], onRead: (done: number) => void): readonly ReadText[] =>
  texts.map((entry, index) => {
    const reading = readCard(entry);
    const behaviour = shippedOf(entry, reading);
    onRead(index + 1);
    return {
      found: {
        passcode: entry.passcode,
        text: digestOf(`${entry.text}\n${entry.pendulum ?? ''}`),
        grade: reading.grade,
        definition: behaviour === undefined ? '' : digestOf(canonicalJson(behaviour)),
      },
      ...(behaviour !== undefined && { behaviour }),
    };
  });
