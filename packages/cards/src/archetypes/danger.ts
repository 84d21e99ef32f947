/** What "Danger!" monsters have in common. */
import {
  type Action,
  andIfYouDo,
  andThen,
  as,
  asItIsNow,
  atRandom,
  choose1,
  discard,
  draw,
  type Effect,
  type EffectText,
  ifSo,
  ignition,
  inYourHand,
  matches,
  moved,
  named,
  reveal,
  specialSummon,
  the,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
} from '@spellspeed/engine/language';

/** Danger!: "You can reveal this card in your hand; your opponent randomly chooses 1 card from your entire hand, then you discard the chosen card." */
const revealsItself = (name: string): Effect =>
  ignition({
    from: ['hand'],
    cost: reveal(thisCard),
    resolve: andThen(
      discard(as('discarded', atRandom(1, inYourHand))),
      ifSo(
        unless(matches(asItIsNow(the('discarded')), named(name))),
        andIfYouDo(specialSummon(choose1(named(name), inYourHand)), draw(1)),
      ),
    ),
  });
/** Danger!: both effects of the monster with this name; the second comes when it is discarded. */
export const danger = (
  name: string,
  whenDiscarded: { targets?: EffectText['targets']; resolve: Action },
): readonly Effect[] => [
  revealsItself(name),
  trigger({
    from: ['gy', 'banished'],
    on: moved(thisOne, { from: ['hand'], manner: ['discarded'] }),
    use: 'if-you-can',
    limit: useOncePerTurn,
    ...(whenDiscarded.targets && { targets: whenDiscarded.targets }),
    resolve: whenDiscarded.resolve,
  }),
];
