/** What "Mathmech" cards have in common. */
import {
  addToHand,
  also,
  and,
  andIfYouDo,
  apply,
  at,
  cannotAttack,
  cannotSpecialSummon,
  choose1,
  type Filter,
  faceUp,
  type IgnitionEffect,
  ignition,
  inYourDeck,
  inYourPossession,
  type Modifier,
  monster,
  moved,
  not,
  onField,
  player,
  race,
  series,
  specialSummon,
  type TriggerEffect,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';

/** Mathmech: "You can target 1 face-up monster on the field; …, also Special Summon this card from your hand, and if you do, …" */
export const mathmechSummon = (change: Modifier): IgnitionEffect =>
  ignition({
    from: ['hand'],
    limit: useOncePerTurn,
    targets: [target1(faceUp, monster, onField)],
    resolve: also(
      apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Cyberse')), at('any', 'extra'))),
      andIfYouDo(
        specialSummon(thisCard),
        and(apply('end-of-turn', thisCard, cannotAttack), apply('end-of-turn', target, change)),
      ),
    ),
  });

/** Mathmech: "If this card is destroyed by battle, or if this card in its owner's possession is destroyed by an opponent's card effect: You can add 1 "Mathmech" …" */
export const addsMathmechWhenDestroyed = (...kind: Filter): TriggerEffect =>
  trigger({
    from: ['gy', 'banished', 'extra'],
    on: [
      moved(thisOne, { manner: ['destroyed'], by: ['battle'] }),
      moved([...thisOne, inYourPossession], { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
    ],
    use: 'if-you-can',
    limit: useOncePerTurn,
    resolve: addToHand(choose1(series('Mathmech'), ...kind, inYourDeck)),
  });
