import {
  activation,
  addToHand,
  all,
  also,
  apply,
  at,
  cannotBeActivated,
  choose1,
  duringPhase,
  faceDown,
  ifSo,
  ignition,
  inflictsBattleDamage,
  inflictsEffectDamage,
  inYourDeck,
  later,
  matches,
  monster,
  oncePerTurn,
  onlyWhile,
  sendToGy,
  series,
  takeDamage,
  target,
  target1,
  that,
  thisCard,
  unclassified,
  unless,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const isInTheFieldZone = matches(thisCard, at('any', 'field'));

export const trickstarLightStage = spellCard(35371948, {
  effects: [
    activation({ resolve: youCan(addToHand(choose1(series('Trickstar'), monster, inYourDeck))) }),
    ignition({
      from: ['field'],
      limit: oncePerTurn,
      targets: [target1(faceDown, at('opponent', 'spells'))],
      resolve: also(
        onlyWhile(
          all(isInTheFieldZone, unless(duringPhase('end'))),
          apply('end-of-turn', target, cannotBeActivated),
        ),
        later('end-of-turn', ifSo(isInTheFieldZone, sendToGy(that(target, faceDown)))),
      ),
    }),
    unclassified({
      from: ['field'],
      on: inflictsBattleDamage([series('Trickstar'), monster, youControl], { to: 'opponent' }),
      does: takeDamage('opponent', 200),
    }),
    unclassified({
      number: 3,
      from: ['field'],
      on: inflictsEffectDamage([series('Trickstar'), monster, youControl], 'opponent'),
      does: takeDamage('opponent', 200),
    }),
  ],
});
