/** What "Labrynth" cards have in common. */
import {
  and,
  andThen,
  applyOneOf,
  at,
  choose1,
  discard,
  draw,
  type Effect,
  except,
  inYourHand,
  type Limit,
  leavesField,
  monster,
  property,
  quick,
  race,
  sendToGy,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  thisCard,
  trap,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';

/** Labrynth: this card and a card of the hand go to the GY, and a Labrynth Spell/Trap is Set. */
export const labrynthFurniture: Effect = quick({
  from: ['hand', 'monsters'],
  limit: useOncePerTurn,
  cost: and(sendToGy(thisCard), discard(choose1(inYourHand, except(thisCard)))),
  resolve: setCard(choose1(series('Labrynth'), spellOrTrap, at('you', 'hand', 'deck'))),
});

/** Labrynth: another monster leaves the field by a Normal Trap, a card is drawn, and a card of the hand comes to the field. */
export const labrynthServant = (limit: Limit): Effect =>
  trigger({
    on: leavesField([monster, except(thisCard)], {
      by: ['effect'],
      doer: 'you',
      of: [property('Normal'), trap],
    }),
    use: 'if-you-can',
    damageStep: 'forbidden',
    limit,
    resolve: andThen(
      draw(1),
      youCan(
        applyOneOf(
          specialSummon(choose1(race('Fiend'), monster, inYourHand)),
          setCard(choose1(spellOrTrap, inYourHand)),
        ),
      ),
    ),
  });
