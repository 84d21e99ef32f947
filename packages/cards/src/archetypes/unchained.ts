/** What "Unchained" cards have in common. */
import {
  addToHand,
  at,
  attribute,
  choose1,
  type Effect,
  type EffectText,
  FIELD_ZONES,
  type Filter,
  faceUp,
  frame,
  inYourGy,
  linkSummonUsingOnly,
  monster,
  moved,
  named,
  not,
  opponentControls,
  race,
  series,
  specialSummon,
  stillTheirs,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';

/** Unchained Soul: with a monster of the opponent and itself alone, another DARK Link Monster is Link Summoned. */
export const linksWithTheirMonster = (
  name: string,
  ...theirs: Filter
): Pick<EffectText, 'targets' | 'resolve'> => ({
  targets: [stillTheirs(target1(monster, ...theirs, faceUp, opponentControls))],
  resolve: linkSummonUsingOnly(
    [target, thisCard],
    attribute('DARK'),
    frame('link'),
    at('you', 'extra'),
    not(named(name)),
  ),
});
/** Unchained Soul: destroyed on the field, it brings another Fiend of the GY back to the hand. */
export const addsFiendWhenDestroyed = (name: string): Effect =>
  trigger({
    from: ['gy', 'banished'],
    on: moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'], by: ['battle', 'effect'] }),
    use: 'if-you-can',
    limit: useOncePerTurn,
    targets: [target1(race('Fiend'), monster, inYourGy, not(named(name)))],
    resolve: addToHand(target),
  });
/** Unchained Twins: destroyed on the field by battle, or by the effect of another card, it brings another Unchained monster. */
export const bringsAnotherWhenDestroyed = (name: string): Effect =>
  trigger({
    from: ['gy', 'banished'],
    on: [
      moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'], by: ['battle'] }),
      moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'], by: ['effect'], of: [not(named(name))] }),
    ],
    use: 'if-you-can',
    limit: useOncePerTurn,
    resolve: specialSummon(
      choose1(series('Unchained'), monster, at('you', 'hand', 'deck'), not(named(name))),
    ),
  });
