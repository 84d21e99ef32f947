import {
  activation,
  andIfYouDo,
  at,
  attackTarget,
  canOnlyControl1,
  continuous,
  destroy,
  doubleBattleDamage,
  effectsCannotBeActivated,
  equip,
  equippedMonster,
  type Filter,
  faceUp,
  frame,
  gainsAtk,
  hasMaterial,
  inPhase,
  itself,
  leavesField,
  link,
  linked,
  matches,
  monster,
  named,
  numberOf,
  onField,
  sendToGy,
  target,
  target1,
  thisCard,
  times,
  trigger,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const xyzWithMaterial: Filter = [frame('xyz'), monster, faceUp, hasMaterial()];
const yourMaterials: Filter = [at('any', 'material'), { test: 'attached-to', host: [monster, youControl] }];
const equipped = { number: 1, from: ['spells'], affects: itself(equippedMonster) } as const;

export const stoicChallenge = spellCard(37364101, {
  effects: [
    activation({
      targets: [target1(...xyzWithMaterial, onField)],
      resolve: andIfYouDo(equip(thisCard, target), link('challenged', target)),
    }),
    continuous({
      ...equipped,
      modifiers: [gainsAtk(times(600, numberOf(...yourMaterials))), effectsCannotBeActivated],
    }),
    continuous({ ...equipped, while: matches(attackTarget, monster), modifiers: [doubleBattleDamage] }),
    trigger({
      number: 2,
      from: ['spells'],
      on: inPhase('end', 'opponent'),
      use: 'mandatory',
      resolve: sendToGy(thisCard),
    }),
    unclassified({ number: 3, on: leavesField(), does: destroy(linked('challenged')) }),
    canOnlyControl1(named('Stoic Challenge')),
  ],
});
