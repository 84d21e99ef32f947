/** Summoning by a card's own text. */
import {
  type Card,
  type Condition,
  type Filter,
  type Frame,
  type Material,
  type Procedure,
  printedNumber,
  type Reference,
  type Summoning,
} from '@spellspeed/engine/language';
import { isTheField, sameZones } from './places.ts';

/** What its own procedure does to the cards that it takes: "Tributed to Special Summon it". */
export const takenFor = (
  card: Card,
  monster: Reference,
): 'tribute' | 'banish' | 'send-to-gy' | 'material' => {
  const { materials, procedure } = summoningOf(card) ?? {};
  const verb = monster.ref === 'this' && materials === undefined ? procedure?.does?.do : undefined;
  return verb === 'tribute' || verb === 'banish' || verb === 'send-to-gy' ? verb : 'material';
};
export const summoningOf = (card: Card): Summoning | undefined =>
  card.kind === 'monster' ? card.summoning : undefined;
/** What a player controls, said beside what kind of monster it is. */
export const AMONG_YOURS: Filter = [{ test: 'in', side: 'you', zones: ['monsters'] }];
export const isName = (filter: Filter): boolean => filter.length === 1 && filter[0]?.test === 'named';
/** Materials that are all names are listed without numbers. */
export const areNames = (materials: readonly Material[]): boolean =>
  materials.every(({ filter }) => isName(filter));
/** Does the condition ask for nothing? */
export const asksNothing = (condition: Condition): boolean =>
  condition.if === 'all' && condition.of.length === 0;
/** What must be Special Summoned is never Normal Summoned: said once. */
export const withoutImpliedNever = ({ normal, ...rest }: Summoning): Summoning => {
  const isImplied = normal?.never && (rest.first !== undefined || (rest.only?.length ?? 0) > 0);
  return normal === undefined || isImplied ? rest : { ...rest, normal };
};
/** Does its text say so? Ritual Monsters and those of the Extra Deck need not. */
export const isNeverNormalSummoned = (card: Card): boolean => {
  const summoning = summoningOf(card);
  if (card.kind !== 'monster' || !summoning || !IN_MAIN_DECK[card.frame]) return false;
  const { first, only, normal } = summoning;
  return first !== undefined || normal?.never === true || (only?.length ?? 0) > 0;
};
/** Monsters whose kind does not keep them from being Normal Summoned. */
const IN_MAIN_DECK: { readonly [frame in Frame]: boolean } = {
  normal: true,
  effect: true,
  ritual: false,
  fusion: false,
  synchro: false,
  xyz: false,
  link: false,
  token: false,
};
/** Where the materials of a procedure lie, as texts tell it apart. */
export const materialsLie = ({
  materialsIn: zones = [],
  materialsOf = 'you',
}: Procedure): 'either-field' | 'either-monsters' | 'your-monsters' | 'your-field' | 'your-places' => {
  if (materialsOf === 'any') return isTheField(zones) ? 'either-field' : 'either-monsters';
  if (sameZones(zones, ['monsters'])) return 'your-monsters';
  return isTheField(zones) ? 'your-field' : 'your-places';
};
export const isGemini = (card: Card): boolean => card.kind === 'monster' && card.abilities.includes('gemini');

/**
 * Languages that number effects count a Summoning by the card's own text among them, if the card may come in other ways, too; then no
 * effect of the card has its number.
 */
export const isNumbered = (card: Card): boolean => {
  const summoning = summoningOf(card);
  const isOptional = summoning?.procedure !== undefined || summoning?.normal?.withoutTributing !== undefined;
  const isFree = card.effects.every((_, index) => printedNumber(card.effects, index) !== 1);
  return isOptional && !summoning?.only && !summoning?.first && isFree;
};
