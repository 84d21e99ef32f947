/**
 * Copies of what the state is made of, written out part by part. A copy that is spread from another takes over how that one came about, so
 * that the machine meets the same record in many shapes; these have one, whatever was copied and whatever is written in them afterwards.
 */
import type { CardState, Deeds, Lists } from './state.ts';
import type { TurnHistory } from './turn-history.ts';

type Copy<T> = { -readonly [key in keyof Required<T>]: T[key] };

export const copyOfCard = (card: CardState): Copy<CardState> => ({
  passcode: card.passcode,
  owner: card.owner,
  controller: card.controller,
  zone: card.zone,
  place: card.place,
  face: card.face,
  position: card.position,
  stay: card.stay,
  since: card.since,
  faceUpSince: card.faceUpSince,
  arrival: card.arrival,
  properly: card.properly,
  host: card.host,
  last: card.last,
  traits: card.traits,
  placedAs: card.placedAs,
  again: card.again,
  counters: card.counters,
  gained: card.gained,
  declared: card.declared,
  links: card.links,
  made: card.made,
  deeds: card.deeds,
  uses: card.uses,
  tallies: card.tallies,
});

export const copyOfDeeds = (deeds: Deeds): Copy<Deeds> => ({
  turn: deeds.turn,
  changedPositionByHand: deeds.changedPositionByHand,
  declaredAttack: deeds.declaredAttack,
  battlePhase: deeds.battlePhase,
  attacks: deeds.attacks,
  attackedDirectly: deeds.attackedDirectly,
  attackedAnother: deeds.attackedAnother,
  hasAttacked: deeds.hasAttacked,
  attacked: deeds.attacked,
});

export const copyOfLists = (lists: Lists): Copy<Lists> => ({
  deck: lists.deck,
  hand: lists.hand,
  monsters: lists.monsters,
  spells: lists.spells,
  field: lists.field,
  pendulum: lists.pendulum,
  gy: lists.gy,
  banished: lists.banished,
  extra: lists.extra,
  material: lists.material,
  nowhere: lists.nowhere,
});

export const copyOfHistory = (history: TurnHistory): Copy<TurnHistory> => ({
  normalSummons: history.normalSummons,
  pendulumSummons: history.pendulumSummons,
  battlePhases: history.battlePhases,
  normalDraw: history.normalDraw,
  attackers: history.attackers,
  atBattlePhaseStart: history.atBattlePhaseStart,
  battled: history.battled,
  applied: history.applied,
  flipped: history.flipped,
  destroyed: history.destroyed,
  sent: history.sent,
  specialSummons: history.specialSummons,
  drawnByEffect: history.drawnByEffect,
  activations: history.activations,
  summons: history.summons,
  summonsOfLastTurn: history.summonsOfLastTurn,
  uses: history.uses,
});
