/** What "Kashtira" cards have in common. */
import {
  addToHand,
  choose1,
  declaresAttack,
  type Effect,
  type EffectText,
  effectResolves,
  exists,
  type Filter,
  ignition,
  inYourDeck,
  monster,
  type Summoning,
  series,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';

/** Kashtira: from the hand, while you control no monsters. */
export const KASHTIRA_SUMMONING: Summoning = {
  procedure: { from: ['hand'], condition: unless(exists(monster, youControl)) },
};
/** Kashtira: such a Kashtira card is added. */
export const addsKashtira = (...kind: Filter): Effect =>
  ignition({
    limit: useOncePerTurn,
    resolve: addToHand(choose1(series('Kashtira'), ...kind, inYourDeck)),
  });
/** Kashtira: when it declares an attack, or after an opponent's monster effect has resolved. */
export const kashtiraStrikes = (does: Pick<EffectText, 'targets' | 'resolve'>): Effect =>
  trigger({
    on: [declaresAttack(thisOne), effectResolves('opponent', monster)],
    use: 'if-you-can',
    damageStep: 'forbidden',
    limit: useOncePerTurn,
    ...does,
  });
