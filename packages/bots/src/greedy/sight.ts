/** The view with what a player asks of it all the time: whose card it is, what it is, what lies where. */
import type { Card, CardPool, Player, SeenCard, SideView, Stay, View } from '@spellspeed/engine';
import { cardsOfSide, present } from '../cards-in-view.ts';
import { ALL_SKILLS, type Skill, type Skills } from './skills.ts';

export interface Sight {
  readonly view: View;
  readonly me: Player;
  readonly yours: SideView;
  readonly theirs: SideView;
  /** Every card that can be seen, those in the question included. */
  readonly cards: readonly SeenCard[];
  readonly cardOf: (handle: Stay) => SeenCard | undefined;
  /** What is printed on a card; undefined for a hidden card, and for every card when the bot has no pool. */
  readonly printed: (card: SeenCard) => Card | undefined;
  /** Has whoever looks learned this? */
  readonly can: (skill: Skill) => boolean;
}

export const sightOf = (view: View, pool?: CardPool, skills: Skills = ALL_SKILLS): Sight => {
  const cards = [
    ...cardsOfSide(view.you),
    ...cardsOfSide(view.opponent),
    ...view.shown,
    ...view.chain.map(({ card }) => card),
  ];
  const byHandle = new Map<Stay, SeenCard>();
  for (const card of cards)
    if (card.handle !== null && !byHandle.has(card.handle)) byHandle.set(card.handle, card);
  return {
    view,
    me: view.player,
    yours: view.you,
    theirs: view.opponent,
    cards: [...byHandle.values()],
    cardOf: (handle) => byHandle.get(handle),
    printed: (card) =>
      card.known && pool ? pool.withGained(card.known.passcode, card.known.gained)?.card : undefined,
    can: (skill) => skills.has(skill),
  };
};

export const monstersOf = (side: SideView): readonly SeenCard[] => present(side.monsters);
export const spellsOf = (side: SideView): readonly SeenCard[] => present([...side.spells, side.field]);
export const isMine = (sight: Sight, card: SeenCard): boolean => card.controller === sight.me;
export const isYourTurn = ({ view, me }: Sight): boolean => view.turnPlayer === me;
export const atkOf = (card: SeenCard): number => card.known?.atk ?? 0;
export const defOf = (card: SeenCard): number => card.known?.def ?? 0;
/** Is it a monster card, as far as one can see? */
export const isMonsterCard = (sight: Sight, card: SeenCard): boolean => {
  const printed = sight.printed(card);
  if (printed) return printed.kind === 'monster';
  return card.known ? card.known.atk !== null : card.zone === 'monsters';
};
/** The highest ATK with which the opponent could attack next turn, as far as one can see. */
export const strongestFoe = ({ theirs }: Sight): number =>
  Math.max(0, ...monstersOf(theirs).map((card) => (card.face === 'up' ? atkOf(card) : 0)));
