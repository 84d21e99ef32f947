/** The field that is built. It stands in the address, so that a reload keeps it and the address is the link. */
import { useSearchParams } from 'react-router';
import {
  addCard,
  type BuiltField,
  EMPTY_FIELD,
  moveCard,
  type Place,
  type Position,
  removeCard,
  turnCard,
} from './built-field.ts';
import { fieldLink, readFieldLink } from './link.ts';

export interface FieldControl {
  readonly field: BuiltField;
  /** What of the link could not be read. */
  readonly unread: string | null;
  readonly add: (place: Place, passcode: number) => void;
  readonly move: (place: Place, id: number) => void;
  readonly turn: (id: number, position: Position) => void;
  readonly remove: (id: number) => void;
  readonly put: (field: BuiltField) => void;
}
export const useField = (): FieldControl => {
  const [params, setParams] = useSearchParams();
  const read = readFieldLink(params.toString());
  const field = read.ok ? read.field : EMPTY_FIELD;
  const put = (next: BuiltField): void => setParams(fieldLink(next), { replace: true });
  return {
    field,
    unread: read.ok ? null : read.why,
    put,
    add: (place, passcode) => put(addCard(field, place, passcode)),
    move: (place, id) => put(moveCard(field, place, id)),
    turn: (id, position) => put(turnCard(field, id, position)),
    remove: (id) => put(removeCard(field, id)),
  };
};
