/** Effects that a Continuous Trap can use in the link of its own activation. */
import type { Action, Verb } from '../language/action.ts';
import type { Card } from '../language/card.ts';
import { type ActivatedEffect, type CardActivation, isActivated } from '../language/effect.ts';
import { isEachTime } from './each-time.ts';
import { partsOf } from './parts.ts';

/** The activation of a card that only comes face-up by it. (faq.activation.effect-on-activation-blocks-the-others) */
const plainActivation = ({ effects }: Card): number =>
  effects.findIndex(
    (effect) => effect.effect === 'card-activation' && effect.modes.every(({ resolve }) => !resolve),
  );

const TAKES_AWAY: readonly Verb[] = ['send-to-gy', 'banish', 'tribute', 'destroy', 'to-hand', 'to-deck'];
const takesAway = (part: object): part is Action =>
  'do' in part &&
  TAKES_AWAY.some((verb) => verb === part.do) &&
  'what' in part &&
  partsOf(part.what).some((inner) => 'ref' in inner && inner.ref === 'this');
/** What takes the face-up card itself for its cost, or does nothing else, or happens each time, wants the card face-up before. (faq.activation.some-texts-need-the-card-face-up-before) */
const wantsItFaceUp = (effect: ActivatedEffect): boolean =>
  effect.modes.some(
    ({ cost, resolve }) => partsOf(cost).some(takesAway) || (resolve !== undefined && takesAway(resolve)),
  ) ||
  (effect.effect === 'trigger' && isEachTime(effect));

/** An effect that the card can use so, with the number of the activation that it goes along with. */
export interface Joined {
  readonly effect: ActivatedEffect;
  readonly index: number;
  readonly activation: CardActivation;
  readonly at: number;
}
/**
 * The effects of a Continuous Trap that can be used in the Chain Link of its activation, one of them each time.
 * (faq.activation.warning-needs-the-effect-in-the-same-link, faq.activation.continuous-trap-one-effect-with-the-card)
 */
export const joinedIn = (card: Card): readonly Joined[] => {
  if (card.kind !== 'trap' || card.property !== 'Continuous') return [];
  const at = plainActivation(card);
  const activation = card.effects[at];
  if (activation?.effect !== 'card-activation') return [];
  return card.effects.flatMap((effect, index) =>
    isActivated(effect) &&
    (effect.effect === 'quick' || effect.effect === 'trigger') &&
    effect.from.includes('spells') &&
    !wantsItFaceUp(effect)
      ? [{ effect, index, activation, at }]
      : [],
  );
};
