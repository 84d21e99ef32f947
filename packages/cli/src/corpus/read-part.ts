/** Reads a part of a corpus; a reading with which a definition by hand or its rulings agree is checked. */
import { canonicalJson, digestOf } from '@spellspeed/engine';
import {
  type Behaviour,
  type CardText,
  type Correction,
  corrected,
  decidedByOcg,
  type Found,
  isAmongItsReadings,
  type OcgTexts,
  readCard,
  shippedOf,
} from '@spellspeed/reader';
import { agreesWithHand } from './rulings-of-read.ts';

export interface ReadText {
  readonly found: Found;
  /** What ships of the card. */
  readonly behaviour?: Behaviour;
}

/** What a reader of some texts knows besides. */
export interface Known {
  /** What counts where the OCG's text says something else. */
  readonly corrections: readonly Correction[];
  /** The OCG's texts, which decide what English words leave open; nothing where there are none. */
  readonly ocg: OcgTexts | undefined;
}

export const readPart = (
  texts: readonly CardText[],
  { corrections, ocg }: Known,
  onRead: (done: number) => void,
): readonly ReadText[] =>
  texts.map((entry, index) => {
    const first = readCard(entry, 'first-unread');
    const official = ocg?.get(entry.passcode);
    const decided = official && decidedByOcg(entry, first, official);
    const reading = decided ?? first;
    const correction = corrections.find(({ passcode }) => passcode === entry.passcode);
    const read = shippedOf(entry, reading, decided && isAmongItsReadings);
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
