import {
  activation,
  attacks,
  battleDamageBecomes,
  choose1,
  chooseUpTo,
  continuous,
  destroy,
  equip,
  equippedMonster,
  exists,
  faceUp,
  gainsAtk,
  gainsAtkDef,
  inYourHand,
  itself,
  monster,
  named,
  numberOf,
  onField,
  opponentControls,
  player,
  race,
  sendToGy,
  specialSummon,
  target,
  target1,
  that,
  thisCard,
  times,
  youControl,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const templeOfTheMindsEye = spellCard(92481084, {
  effects: [
    activation(),
    continuous({ number: 1, affects: player('any'), modifiers: [battleDamageBecomes(1000)] }),
  ],
});

export const theFluteOfSummoningDragon = spellCard(43973174, {
  effects: [
    activation({
      alsoAtResolution: exists(named('Lord of D.'), monster, faceUp, onField),
      resolve: specialSummon(chooseUpTo(2, race('Dragon'), monster, inYourHand)),
    }),
  ],
});

export const thousandKnives = spellCard(63391643, {
  effects: [
    activation({
      condition: exists(named('Dark Magician'), monster, faceUp, youControl),
      targets: [target1(monster, opponentControls)],
      resolve: destroy(that(target, opponentControls)),
    }),
  ],
});

export const twinSwordsOfFlashingLightTryce = spellCard(21900719, {
  effects: [
    activation({
      cost: sendToGy(choose1(inYourHand)),
      targets: [target1(monster, faceUp, onField)],
      resolve: equip(thisCard, target),
    }),
    continuous({
      number: 1,
      affects: itself(equippedMonster),
      modifiers: [gainsAtk(-500), attacks(2, 'any')],
    }),
  ],
});

export const unitedWeStand = spellCard(56747793, {
  effects: [
    activation({ targets: [target1(monster, faceUp, onField)], resolve: equip(thisCard, target) }),
    continuous({
      number: 1,
      from: ['spells'],
      affects: itself(equippedMonster),
      modifiers: [gainsAtkDef(times(800, numberOf(monster, faceUp, youControl)))],
    }),
  ],
});
