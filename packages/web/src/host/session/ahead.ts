/** What a choice leads to: where the card can be put, or what it can attack. So a card is dragged only to where it may go. */
import type { Duel, OfferedChoice, Player, View } from '@spellspeed/engine';
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

const PLACES = [0, 1, 2, 3, 4] as const;
type Zone = 'monsters' | 'spells' | 'pendulum' | 'field';
const placesIn = (zone: Zone, you: Player, places: readonly number[]): readonly OfferedChoice[] =>
  places.map((place) => ({ do: 'zone', player: you, zone, place }));

/** Only one place was free, or something else is asked first, such as for Tributes: then it goes to any place of its kind. */
const placesOf = (asked: OfferedChoice, duel: Duel, tried: Duel, you: Player): readonly OfferedChoice[] => {
  const before = duel.view(you);
  const arrived = arrivalsIn(before, tried.view(you));
  if (!('card' in asked) || cardAt(before, asked.card)?.zone !== 'hand') return [];
  if (arrived.length > 0) return arrived.flatMap(({ zone, place }) => placesIn(zone, you, [place]));
  const isMonster =
    asked.do === 'normal-summon' || asked.do === 'set-monster' || asked.do === 'special-summon';
  return isMonster ? placesIn('monsters', you, PLACES) : [];
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
