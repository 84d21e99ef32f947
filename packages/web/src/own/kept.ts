/** Texts that somebody has given and the cards that were read from them, as this browser keeps them: for the page, its other tabs and its Workers. */
import { type OwnCard, type OwnTexts, withGiven } from '@spellspeed/reader';
import { get, getMany, setMany } from 'idb-keyval';
import { newId } from '../app/new-id.ts';
import { tellChange } from './revision.ts';

const CARDS = 'spellspeed.own.cards';
const TEXTS = 'spellspeed.own.texts';
const REVISION = 'spellspeed.own.revision';
type Texts = Omit<OwnTexts, 'cards'>;

/** What is kept, and which state of it: another name whenever it has changed. */
export interface Kept extends OwnTexts {
  readonly revision: string;
}
export const keptTexts = async (): Promise<Kept> => {
  const [revision, cards, texts] = await getMany<unknown>([REVISION, CARDS, TEXTS]);
  // All three are written together, and here alone.
  return {
    revision: (revision as string | undefined) ?? '',
    cards: (cards as readonly OwnCard[] | undefined) ?? [],
    ...((texts as Texts | undefined) ?? { texts: [], notUnderstood: [] }),
  };
};

/** The cards alone: the texts are longer, and no duel needs them. None where the browser keeps nothing. */
export const keptCards = async (): Promise<readonly OwnCard[]> =>
  (await orNothing(() => get<readonly OwnCard[]>(CARDS))) ?? [];
export const keptRevision = async (): Promise<string> => (await orNothing(() => get<string>(REVISION))) ?? '';
const orNothing = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch {
    return undefined;
  }
};

/** Keeps these texts and cards besides those that are kept already, all of them or nothing. */
export const keepGiven = (given: OwnTexts): Promise<void> => change((before) => withGiven(before, given));

/** Forgets the texts of these cards, and what was read from them. */
export const forgetTexts = (passcodes: ReadonlySet<number>): Promise<void> =>
  change((before) => without(before, passcodes));

export const without = (
  { texts, cards, notUnderstood }: OwnTexts,
  passcodes: ReadonlySet<number>,
): OwnTexts => {
  const stays = ({ passcode }: { readonly passcode: number }): boolean => !passcodes.has(passcode);
  return {
    texts: texts.filter(stays),
    cards: cards.filter(stays),
    notUnderstood: notUnderstood.filter(stays),
  };
};

/** One change after the other, whichever tab makes it. */
const change = async (changed: (before: OwnTexts) => OwnTexts): Promise<void> => {
  await alone(async () => {
    const { texts, cards, notUnderstood } = changed(await keptTexts());
    await setMany([
      [REVISION, newId()],
      [CARDS, cards],
      [TEXTS, { texts, notUnderstood } satisfies Texts],
    ]);
  });
  tellChange();
};

/** On a page that is not served safely the browser has no locks. */
const alone = async (act: () => Promise<void>): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks;
  await (locks === undefined ? act() : locks.request('spellspeed.own', act));
};
