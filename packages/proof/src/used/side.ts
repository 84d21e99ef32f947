/** One player's side of a field that is being made: each card goes where it can lie. */
import type { FieldCard, FieldEntry } from '@spellspeed/engine';
import type { Card, Filter, Zone } from '@spellspeed/engine/language';
import { candidates } from './candidates.ts';

export type Side = {
  [zone in 'hand' | 'monsters' | 'spells' | 'gy' | 'banished' | 'deck' | 'extra' | 'pendulum']: FieldCard[];
} & {
  field?: FieldCard;
};
export const emptySide = (): Side => ({
  hand: [],
  monsters: [],
  spells: [],
  gy: [],
  banished: [],
  deck: [],
  extra: [],
  pendulum: [],
});

const EXTRA = ['fusion', 'synchro', 'xyz', 'link'];
export const inExtra = (card: Card): boolean => card.kind === 'monster' && EXTRA.includes(card.frame);
type Entry = Omit<FieldEntry, 'card'>;
type Put = (side: Side, card: Card, entry: FieldEntry) => void;
const MOST = { monsters: 4, spells: 4, hand: 7, pendulum: 2 } as const;
const putMonster: Put = (side, card, entry) => {
  if (card.kind === 'monster' && side.monsters.length < MOST.monsters)
    side.monsters.push(withMaterials(entry, card));
};
/** How a card lies in each zone, if it can. */
const PUT: { readonly [zone in Zone]: Put } = {
  monsters: putMonster,
  spells: (side, card, entry) => {
    if (card.kind === 'monster') return putMonster(side, card, entry);
    const isOpen = card.property === 'Continuous';
    if ((isOpen || card.kind === 'trap') && side.spells.length < MOST.spells)
      side.spells.push({ ...entry, ...(!isOpen && { face: 'down' as const }) });
  },
  field: (side, card, entry) => {
    if (card.kind === 'spell' && card.property === 'Field') side.field ??= entry;
  },
  pendulum: (side, card, entry) => {
    const isPendulum = card.kind === 'monster' && card.abilities.includes('pendulum');
    if (isPendulum && side.pendulum.length < MOST.pendulum) side.pendulum.push(entry);
  },
  hand: (side, card, entry) => {
    if (!inExtra(card) && side.hand.length < MOST.hand) side.hand.push(entry);
  },
  deck: (side, card, entry) => {
    if (!inExtra(card)) side.deck.push(entry);
  },
  extra: (side, card, entry) => {
    if (inExtra(card)) side.extra.push(entry);
  },
  gy: ({ gy }, _, entry) => void gy.push(entry),
  banished: ({ banished }, _, entry) => void banished.push(entry),
  // Materials lie under every Xyz Monster.
  material: () => undefined,
  nowhere: () => undefined,
};
export const put = (side: Side, zone: Zone, card: Card, more: Entry = {}): void =>
  PUT[zone](side, card, { card: Number(card.passcode), ...more });
export const withMaterials = (entry: FieldEntry, card: Card): FieldEntry =>
  card.kind === 'monster' && card.frame === 'xyz'
    ? { ...entry, materials: plain(2).map(({ passcode }) => Number(passcode)) }
    : entry;

export const monsterOf = (level: number): Filter => [
  { test: 'kind', kind: 'monster' },
  { test: 'frame', frame: 'normal' },
  { test: 'level', min: level, max: level },
];
export const plain = (count: number): readonly Card[] => candidates(monsterOf(4), count);
