/** Puzzles that somebody built: each is a field, which stands in its address; those that are kept are kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { newId } from '../app/new-id.ts';
import type { BuiltField } from '../rulings/editor/built-field.ts';
import { fieldLink, type ReadLink, readFieldLink } from '../rulings/editor/link.ts';

export interface MadePuzzle {
  /** By this name it is noted that it was solved. */
  readonly id: string;
  readonly title: string;
  /** The field as a part of an address. */
  readonly link: string;
}
interface MadeStore {
  readonly made: readonly MadePuzzle[];
  /** Keeps it; the same field once. */
  readonly keep: (field: BuiltField) => void;
  readonly forget: (id: string) => void;
}
export const useMade = create<MadeStore>()(
  persist(
    (put) => ({
      made: [],
      keep: (field) => {
        const link = fieldLink(field);
        const one = { id: newId(), title: field.title, link };
        put(({ made }) => ({ made: [one, ...made.filter((each) => each.link !== link)] }));
      },
      forget: (id) => put(({ made }) => ({ made: made.filter((each) => each.id !== id) })),
    }),
    { name: 'spellspeed.puzzles' },
  ),
);

/** Where it is played: by its id where it is kept here. */
export const addressOfMade = (link: string, id = 'link'): string => `/puzzles?made=${id}&${link}`;
export interface FromAddress {
  readonly id: string;
  /** Its field as a part of an address. */
  readonly link: string;
  readonly read: ReadLink;
}
/** The puzzle of an address; null where it has none. */
export const madeIn = (address: URLSearchParams): FromAddress | null => {
  const id = address.get('made');
  if (id === null) return null;
  const rest = new URLSearchParams(address);
  rest.delete('made');
  const link = rest.toString();
  return { id, link, read: readFieldLink(link) };
};

/** The field as a document with a goal, which the terminal solves and the editor opens. */
export const withGoal = (yaml: string): string => yaml.replace('\n', '\ngoal: win this turn\n');
