/** What "Knightmare" cards have in common. */
import {
  type Action,
  allThatMatch,
  andThen,
  choose1,
  coLinkedMonster,
  continuous,
  discard,
  draw,
  type Effect,
  inYourHand,
  type Modifier,
  matches,
  monster,
  summoned,
  type Target,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';

/** Knightmare: "If this card is Link Summoned: You can discard 1 card", and what was co-linked at that time draws besides. One effect for each case. */
export const knightmareThat = (does: Action, ...targets: readonly Target[]): readonly Effect[] => {
  const text = {
    on: summoned(thisOne, ['link']),
    use: 'if-you-can',
    limit: useOncePerTurn,
    cost: discard(choose1(inYourHand)),
    targets,
  } as const;
  const isCoLinked = matches(thisCard, coLinkedMonster);
  return [
    trigger({ ...text, condition: unless(isCoLinked), resolve: does }),
    trigger({ ...text, number: 1, condition: isCoLinked, resolve: andThen(does, youCan(draw(1))) }),
  ];
};
/** Knightmare: co-linked monsters of yours are protected. */
export const coLinkedMonstersAre = (protection: Modifier): Effect =>
  continuous({
    from: ['monsters'],
    affects: allThatMatch(coLinkedMonster, monster, youControl),
    modifiers: [protection],
  });
