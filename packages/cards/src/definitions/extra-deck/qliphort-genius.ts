import {
  addToHand,
  also,
  apply,
  choose1,
  continuous,
  effectsNegated,
  except,
  faceUp,
  frame,
  ignition,
  inYourDeck,
  itself,
  level,
  matches,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  pointedToBy,
  race,
  spellOrTrap,
  summonedBy,
  summonedTogether,
  target1,
  targetAs,
  the,
  thisCard,
  trigger,
  unaffectedBy,
  unaffectedByActivated,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const qliphortGenius = monsterCard(22423493, {
  summoning: { materials: [materials(2, race('Machine'), monster)] },
  effects: [
    continuous({
      while: matches(thisCard, summonedBy('link')),
      affects: itself(thisCard),
      modifiers: [unaffectedBy(spellOrTrap), unaffectedByActivated(frame('link'), except(thisCard))],
    }),
    ignition({
      limit: oncePerTurn,
      targets: [
        targetAs('first', target1(faceUp, youControl, except(thisCard))),
        targetAs('second', target1(faceUp, opponentControls)),
      ],
      resolve: also(
        apply('end-of-turn', the('first'), effectsNegated),
        apply('end-of-turn', the('second'), effectsNegated),
      ),
    }),
    trigger({
      on: summonedTogether(2, [monster, pointedToBy(thisCard)], ['special']),
      use: 'when-you-can',
      resolve: addToHand(choose1(level({ min: 5 }), race('Machine'), monster, inYourDeck)),
    }),
  ],
});
