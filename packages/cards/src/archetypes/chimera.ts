/** What the cards around "Chimera Fusion" have in common. */
import {
  type Action,
  banish,
  type Cards,
  choose1,
  continuous,
  type Effect,
  type EventPattern,
  exists,
  faceUp,
  inYourDeck,
  itself,
  mentions,
  monster,
  named,
  not,
  notDestroyedByBattle,
  opponentInBattle,
  quick,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';

/** Neither it nor what it battles is destroyed by that battle: one sentence, two effects. */
export const NEITHER_IS_DESTROYED_BY_BATTLE: readonly Effect[] = [
  continuous({ number: 1, affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
  continuous({ number: 1, affects: itself(opponentInBattle), modifiers: [notDestroyedByBattle()] }),
];
/** Another monster of the Deck that mentions Chimera Fusion. */
export const otherThatMentionsChimeraFusion = (name: string): Cards =>
  choose1(mentions('Chimera Fusion'), monster, inYourDeck, not(named(name)));
/** Beside the Flying Mythical Beast, it is banished to negate what the opponent has activated. */
export const banishedBesideChimera = (on: EventPattern, does: Action): Effect =>
  quick({
    number: 3,
    from: ['monsters', 'gy'],
    on: [on],
    condition: exists(named('Chimera the Flying Mythical Beast'), faceUp, youControl),
    limit: useOncePerTurn,
    cost: banish(thisCard),
    resolve: does,
  });
