/** What a choice leads to: where the card can be put, or what it can attack. So a card is dragged only to where it may go. */
import {
  type Duel,
  isLegalSelection,
  legalCompletions,
  type OfferedChoice,
  type OpenDecision,
  type Player,
  type View,
} from '@spellspeed/engine';
import { cardAt } from './spots.ts';

/** A choice of the open question, and the answers to what is asked after it by which somebody says where to. */
export interface Ahead {
  readonly choice: number;
  readonly places: readonly OfferedChoice[];
}
const ASKED_WHERE = ['zone', 'attack-target'];

/** It is tried on a fork of the duel: nothing of it is told but the places. */
export const aheadOf = (duel: Duel, you: Player, choice: number): Ahead => {
  const asked = duel.decision?.player === you ? duel.decision.choices[choice] : undefined;
  const tried = duel.fork();
  if (asked === undefined || tried.answer([choice], you) !== undefined) return { choice, places: [] };
  const { decision } = tried;
  if (decision?.player === you && ASKED_WHERE.includes(decision.kind))
    return { choice, places: decision.choices.filter(isPlace) };
  return {
    choice,
    places: asked.do === 'attack' ? attackedIn(tried, you) : placesOf(asked, duel, tried, you),
  };
};
const isPlace = ({ do: what }: OfferedChoice): boolean =>
  what === 'zone' || what === 'card' || what === 'attack-directly';

/** There is only one to attack: nobody is asked. */
const attackedIn = (tried: Duel, you: Player): readonly OfferedChoice[] => {
  const declared = tried.events(you).find(({ what }) => what === 'attack-declared');
  if (declared?.what !== 'attack-declared') return [];
  if (declared.target === null) return [{ do: 'attack-directly' }];
  const { handle } = declared.target;
  return handle === null ? [] : [{ do: 'card', card: handle }];
};

type Zone = 'monsters' | 'spells' | 'pendulum' | 'field';
const placesIn = (zone: Zone, you: Player, places: readonly number[]): readonly OfferedChoice[] =>
  places.map((place) => ({ do: 'zone', player: you, zone, place }));

/** Only one place was free: nobody is asked. Or something else is asked first, such as for Tributes: then to where one of the answers leads. */
const placesOf = (asked: OfferedChoice, duel: Duel, tried: Duel, you: Player): readonly OfferedChoice[] => {
  const before = duel.view(you);
  if (!('card' in asked) || cardAt(before, asked.card)?.zone !== 'hand') return [];
  const arrived = arrivedIn(before, tried, you);
  if (arrived.length > 0) return arrived;
  const isMonster =
    asked.do === 'normal-summon' || asked.do === 'set-monster' || asked.do === 'special-summon';
  return isMonster ? placesAfter(before, tried, you) : [];
};
const arrivedIn = (before: View, tried: Duel, you: Player): readonly OfferedChoice[] =>
  arrivalsIn(before, tried.view(you)).flatMap(({ zone, place }) => placesIn(zone, you, [place]));

/** Of many ways to choose so many are tried. */
const MOST_TRIED = 40;
const ASKED_FIRST = ['cards', 'position'];
/** The places to which any answer to what is asked first leads, each once. */
const placesAfter = (before: View, tried: Duel, you: Player): readonly OfferedChoice[] => {
  const { decision } = tried;
  if (decision?.player !== you || !ASKED_FIRST.includes(decision.kind)) return [];
  const found = selectionsOf(decision, MOST_TRIED).flatMap((picked) => {
    const next = tried.fork();
    if (next.answer(picked, you) !== undefined) return [];
    const asked = next.decision;
    if (asked?.player === you && asked.kind === 'zone') return asked.choices.filter(isPlace);
    const arrived = arrivedIn(before, next, you);
    return arrived.length > 0 ? arrived : placesAfter(before, next, you);
  });
  return [...new Map(found.map((place) => [JSON.stringify(place), place])).values()];
};
/** Whole answers to the question, each set of choices once, as many as this at most. */
const selectionsOf = (decision: OpenDecision, most: number): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [];
  const add = (picked: readonly number[]): void => {
    if (found.length >= most) return;
    if (isLegalSelection(decision, picked)) found.push(picked);
    for (const next of legalCompletions(decision, picked))
      if (next > (picked.at(-1) ?? -1)) add([...picked, next]);
  };
  add([]);
  return found;
};

/** Your places that were empty before. */
const arrivalsIn = (
  before: View,
  after: View,
): readonly { readonly zone: Zone; readonly place: number }[] => {
  const rows = ({ you: { monsters, spells, pendulum, field } }: View) => ({
    monsters,
    spells,
    pendulum,
    field: [field],
  });
  const [old, now] = [rows(before), rows(after)];
  return (['monsters', 'spells', 'pendulum', 'field'] as const).flatMap((zone) =>
    now[zone].flatMap((card, place) => (card !== null && old[zone][place] == null ? [{ zone, place }] : [])),
  );
};
