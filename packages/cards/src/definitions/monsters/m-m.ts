import {
  addToHand,
  alsoAfterThat,
  andIfYouDo,
  atk,
  attackCost,
  attribute,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  discard,
  draw,
  eachPlayer,
  every,
  except,
  flipped,
  inYourDeck,
  inYourGy,
  inYourHand,
  itself,
  monster,
  moved,
  negateActivation,
  oncePerChain,
  onField,
  quick,
  returnToHand,
  series,
  specialSummon,
  spell,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const magicianOfFaith = monsterCard(31560081, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(spell, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});

export const manEaterBug = monsterCard(54652250, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(monster, onField)],
      resolve: destroy(target),
    }),
  ],
});

export const mistValleyApexAvian = monsterCard(29587993, {
  effects: [
    quick({
      on: [cardOrEffectActivated('any')],
      limit: oncePerChain,
      targets: [target1(series('Mist Valley'), youControl)],
      resolve: andIfYouDo(returnToHand(target), negateActivation, destroy(chainedTo)),
    }),
  ],
});

export const mistValleyFalcon = monsterCard(82199284, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [attackCost(returnToHand(choose1(except(thisCard), youControl)))],
    }),
  ],
});

export const morphingJar = monsterCard(33508719, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: alsoAfterThat(eachPlayer(discard(every(inYourHand))), draw(5, 'any')),
    }),
  ],
});

export const mysticTomato = monsterCard(83011277, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      resolve: specialSummon(choose1(attribute('DARK'), monster, atk({ max: 1500 }), inYourDeck), {
        positions: ['attack'],
      }),
    }),
  ],
});
