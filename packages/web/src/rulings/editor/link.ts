/** A built field as a part of an address, and back. */
import {
  addCard,
  type BuiltField,
  EMPTY_FIELD,
  PILES,
  PLAYER_NAMES,
  POSITIONS,
  STARTS,
  turnCard,
} from './built-field.ts';

/** `A.monsters=40640057.set,89631139&phase=battle`: readable, and safe in an address. */
export const fieldLink = (field: BuiltField): string => {
  const { turnPlayer, phase, lifePoints, sides } = field;
  const parts = new URLSearchParams();
  if (turnPlayer !== EMPTY_FIELD.turnPlayer) parts.set('turn', turnPlayer);
  if (phase !== EMPTY_FIELD.phase) parts.set('phase', phase);
  for (const player of PLAYER_NAMES) {
    if (lifePoints[player] !== EMPTY_FIELD.lifePoints[player])
      parts.set(`${player}.lp`, String(lifePoints[player]));
    for (const pile of PILES) {
      const cards = sides[player][pile].map(({ passcode, position }) =>
        position === null ? String(passcode) : `${passcode}.${position}`,
      );
      if (cards.length > 0) parts.set(`${player}.${pile}`, cards.join(' '));
    }
  }
  return parts.toString();
};

/** The field, or what of the link cannot be read. */
export type ReadLink =
  | { readonly ok: true; readonly field: BuiltField }
  | { readonly ok: false; readonly why: string };

export const readFieldLink = (link: string): ReadLink => {
  const parts = new URLSearchParams(link);
  let field = EMPTY_FIELD;
  for (const [name, value] of parts) {
    const read = readPart(field, name, value);
    if (read === null) return { ok: false, why: `${name}=${value}` };
    field = read;
  }
  return { ok: true, field };
};

const readPart = (field: BuiltField, name: string, value: string): BuiltField | null => {
  if (name === 'turn') {
    const turnPlayer = PLAYER_NAMES.find((player) => player === value);
    return turnPlayer ? { ...field, turnPlayer } : null;
  }
  if (name === 'phase') {
    const phase = STARTS.find((each) => each === value);
    return phase ? { ...field, phase } : null;
  }
  const [first, second] = name.split('.');
  const player = PLAYER_NAMES.find((each) => each === first);
  if (player === undefined) return null;
  if (second === 'lp')
    return /^\d{1,6}$/.test(value)
      ? { ...field, lifePoints: { ...field.lifePoints, [player]: Number(value) } }
      : null;
  const pile = PILES.find((each) => each === second);
  if (pile === undefined) return null;
  return value.split(' ').reduce<BuiltField | null>((built, card) => {
    const [, passcode, position = ''] = /^(\d{1,9})(?:\.([a-z-]+))?$/.exec(card) ?? [];
    if (built === null || passcode === undefined) return null;
    const added = addCard(built, { player, pile }, Number(passcode));
    const id = added.sides[player][pile].at(-1)?.id;
    const turned = POSITIONS.find((each) => each === position);
    return turned === undefined || id === undefined ? added : turnCard(added, id, turned);
  }, field);
};
