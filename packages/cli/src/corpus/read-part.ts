/** Reads a part of a corpus; a reading with which a definition by hand or its rulings agree is checked. */
import { canonicalJson, digestOf } from '@spellspeed/engine';
import {
  type Behaviour,
  type CardText,
  type Correction,
  corrected,
  type Found,
  readCard,
  shippedOf,
} from '@spellspeed/reader';
import { agreesWithHand } from './rulings-of-read.ts';

export interface ReadText {
  readonly found: Found;
  /** What ships of the card. */
  readonly behaviour?: Behaviour;
}

/** `corrections`: what counts where the OCG's text says something else. */
export const readPart = (
  texts: readonly CardText[],
  corrections: readonly Correction[],
  onRead: (done: number) => void,
): readonly ReadText[] =>
  texts.map((entry, index) => {
    const reading = readCard(entry, 'first-unread');
    const correction = corrections.find(({ passcode }) => passcode === entry.passcode);
    const read = shippedOf(entry, reading);
    const behaviour = read && correction ? corrected(read, correction) : read;
    const isChecked = behaviour !== undefined && agreesWithHand(entry, reading, behaviour);
    onRead(index + 1);
    return {
      found: {
        passcode: entry.passcode,
        text: digestOf(`${entry.text}\n${entry.pendulum ?? ''}`),
        grade: isChecked ? 'checked' : reading.grade,
        definition: behaviour === undefined ? '' : digestOf(canonicalJson(behaviour)),
      },
      ...(behaviour !== undefined && { behaviour }),
    };
  });
