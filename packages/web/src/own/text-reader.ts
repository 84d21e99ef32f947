/** Reads texts that somebody gives; runs in a Worker of its own. */
import { loadAllFacts, loadDefinitions } from '@spellspeed/cards';
import {
  type CardText,
  type DatabaseOptions,
  type GivenTexts,
  MOST_MEGABYTES_OF_TEXTS,
  type OwnTexts,
  parseFileOfTexts,
  type ReadSentence,
  readingOf,
  sentencesRead,
} from '@spellspeed/reader';
import type { Added, AddReply, TextReader, Told } from './reader.ts';

/** Milliseconds between two words about how far it is. */
const PAUSE = 100;
const MEGABYTE = 1024 * 1024;

/** Where texts are kept. */
export interface TextStore {
  readonly keep: (given: OwnTexts) => Promise<void>;
  readonly kept: () => Promise<OwnTexts>;
}

export class OwnTextReader implements TextReader {
  readonly #store: TextStore;
  readonly #database: DatabaseOptions;

  /** `database`: where SQLite is, which is loaded when somebody brings a database. */
  constructor(store: TextStore, database: DatabaseOptions = {}) {
    this.#store = store;
    this.#database = database;
  }

  async add(file: Blob, told: Told): Promise<AddReply> {
    if (file.size > MOST_MEGABYTES_OF_TEXTS * MEGABYTE)
      return { ok: false, trouble: { found: 'too-large', megabytes: MOST_MEGABYTES_OF_TEXTS } };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const source = await parseFileOfTexts(bytes, this.#database);
    return 'wrong' in source
      ? { ok: false, trouble: source.trouble }
      : this.#keepWhatIsRead(source.texts, told);
  }
  async again(told: Told): Promise<AddReply> {
    return this.#keepWhatIsRead((await this.#store.kept()).texts, told);
  }
  async sentences(passcode: number): Promise<readonly ReadSentence[]> {
    await loadAllFacts();
    const { texts } = await this.#store.kept();
    const entry = texts.find((each) => each.passcode === passcode);
    return entry === undefined ? [] : sentencesRead(entry);
  }
  async #keepWhatIsRead(texts: readonly CardText[], told: Told): Promise<AddReply> {
    // The facts say what is printed on the cards; what ships needs no text.
    await Promise.all([loadAllFacts(), loadDefinitions()]);
    const given = read(texts, told);
    await this.#store.keep(given);
    return { ok: true, added: figuresOf(given) };
  }
}

const read = (texts: readonly CardText[], told: Told): GivenTexts => {
  const reading = readingOf(texts);
  let last = 0;
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    const now = performance.now();
    if (now - last < PAUSE) continue;
    last = now;
    told(step.value.done, step.value.of);
  }
};
const figuresOf = ({ cards, notUnderstood, playableBefore, unknown }: GivenTexts): Added => ({
  cards: cards.length,
  notUnderstood: notUnderstood.length,
  playableBefore,
  unknown,
});
