/** What every part of the editor needs: the field, and what is under way. */
import { createContext, useContext } from 'react';
import type { BuiltField } from './built-field.ts';
import type { Place } from './stands.ts';
import type { BuildingMaterial } from './use-material.ts';
import type { Wrong } from './use-wrongs.ts';

/** A card that comes to a place: another copy, or one that lies on the field already. */
export type Coming = { readonly copyOf: number } | { readonly id: number };
export type OpenDialog =
  /** Which card goes there? The names are those of one place. */
  | { readonly about: 'place'; readonly names: readonly [Place, ...Place[]] }
  | { readonly about: 'card'; readonly id: number }
  /** A card came to a place where another one lies. */
  | { readonly about: 'meeting'; readonly coming: Coming; readonly there: number }
  | { readonly about: 'text' };

/** What a link to the editor carries that opens it with the dialog for texts. */
export const OPEN_TEXT: { readonly dialog: OpenDialog } = { dialog: { about: 'text' } };
export const isOpenText = (state: unknown): boolean => JSON.stringify(state) === JSON.stringify(OPEN_TEXT);

export interface Editing {
  readonly field: BuiltField;
  readonly put: (field: BuiltField) => void;
  readonly replace: (field: BuiltField) => void;
  readonly material: BuildingMaterial;
  readonly wrongs: readonly Wrong[];
  /** The card of the list that the next press puts somewhere. */
  readonly picked: number | null;
  readonly pick: (passcode: number | null) => void;
  readonly open: (dialog: OpenDialog | null) => void;
}
const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;
export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('There is no editor around this.');
  return editing;
};
