/** May this card stand there? */
import { type CardFacts, factsOf, type MonsterFacts } from '@spellspeed/cards';
import type { FieldEntry } from '@spellspeed/engine';
import { isDefined } from './names.ts';
import { STANDS, type Stand } from './stands.ts';
import type { FieldTrouble } from './trouble.ts';

const isPendulum = (facts: CardFacts): boolean =>
  facts.kind === 'monster' && facts.abilities.includes('pendulum');
const isFieldSpell = (facts: CardFacts): boolean => facts.kind === 'spell' && facts.property === 'Field';
const isOfExtraDeck = (facts: CardFacts): boolean =>
  facts.kind === 'monster' && ['fusion', 'synchro', 'xyz', 'link'].includes(facts.frame);

/** What the card is not, but should be to stand there. */
const misplaced = (facts: CardFacts, stand: Stand, { face }: FieldEntry): FieldTrouble | null => {
  switch (stand) {
    case 'monsters':
    case 'materials':
      return facts.kind === 'monster' ? null : 'not-a-monster';
    case 'spells':
      if (isFieldSpell(facts)) return 'field-spell';
      return facts.kind === 'monster' && facts.frame === 'normal' ? 'not-a-spell-or-trap' : null;
    case 'field':
      return isFieldSpell(facts) ? null : 'not-a-field-spell';
    case 'pendulum':
      return isPendulum(facts) ? null : 'not-a-pendulum-monster';
    case 'extra':
      if (isOfExtraDeck(facts) || (isPendulum(facts) && face === 'up')) return null;
      return isPendulum(facts) ? 'pendulum-in-extra-deck' : 'not-of-the-extra-deck';
    case 'hand':
    case 'deck':
      return isOfExtraDeck(facts) ? 'of-the-extra-deck' : null;
    case 'equips':
    case 'gy':
    case 'banished':
      return null;
  }
};
/** A Token exists on the field only, face-up; a Link Monster has no Defense Position. */
const impossible = (
  facts: MonsterFacts,
  stand: Stand,
  { position, face }: FieldEntry,
): FieldTrouble | null => {
  if (facts.frame === 'token') {
    // (monsters.token.not-xyz-material)
    if (stand === 'materials') return 'token-as-material';
    if (stand !== 'monsters' && stand !== 'equips') return 'token';
    // (stats.turn-face-down.tokens-cannot)
    return face === 'down' ? 'token-face-down' : null;
  }
  const isTurned = position === 'defense' || face === 'down';
  return facts.frame === 'link' && stand === 'monsters' && isTurned ? 'link-position' : null;
};
/** What it has, but cannot have. */
const burdened = (facts: CardFacts, stand: Stand, entry: FieldEntry): FieldTrouble | null => {
  const isXyz = facts.kind === 'monster' && facts.frame === 'xyz';
  if (entry.materials !== undefined && !isXyz) return 'materials-without-xyz';
  // (stats.equip.needs-a-face-up-monster)
  if (entry.equips !== undefined && entry.face === 'down') return 'equipped-face-down';
  // (stats.counter.not-on-face-down-cards)
  if (Object.keys(entry.counters ?? {}).length > 0 && entry.face === 'down') return 'counters-face-down';
  // (stats.equip.destroyed-without-its-monster)
  const isEquip = facts.kind === 'spell' && facts.property === 'Equip';
  return isEquip && stand === 'spells' && entry.face !== 'down' ? 'equip-without-monster' : null;
};

/** Why the card cannot stand there like this; null if it can. */
export const troubleOf = (facts: CardFacts, stand: Stand, entry: FieldEntry): FieldTrouble | null =>
  misplaced(facts, stand, entry) ??
  (facts.kind === 'monster' ? impossible(facts, stand, entry) : null) ??
  burdened(facts, stand, entry);

/** Where the card can stand in one way or another; nowhere while it cannot be played. */
export const standsOf = (passcode: number): readonly Stand[] => {
  const facts = factsOf(passcode);
  if (facts === undefined || !isDefined(passcode)) return [];
  return STANDS.filter((stand) =>
    (['up', 'down'] as const).some((face) => troubleOf(facts, stand, { card: passcode, face }) === null),
  );
};
