/** Facts about cards that rulings need and that the generated facts do not have. */
import type { CardFacts } from './facts.ts';

export const MORE_FACTS: readonly CardFacts[] = [
  {
    passcode: 3072077,
    kind: 'monster',
    names: { en: 'Return Zombie', ja: 'リターン・ゾンビ', aliases: [] },
    altPasscodes: [],
    series: [],
    attribute: 'DARK',
    race: 'Zombie',
    frame: 'effect',
    abilities: [],
    level: 4,
    atk: 1000,
    def: 1600,
  },
  {
    passcode: 17052477,
    kind: 'spell',
    names: { en: 'Guarded Treasure', ja: '守護神の宝札', aliases: [] },
    altPasscodes: [],
    series: [],
    property: 'Continuous',
  },
  {
    passcode: 49238328,
    kind: 'spell',
    names: { en: 'Pot of Extravagance', ja: '強欲で金満な壺', aliases: [] },
    altPasscodes: [],
    series: ['Greed'],
    property: 'Normal',
  },
  {
    passcode: 56856951,
    kind: 'trap',
    names: { en: 'Meteor Flare', ja: 'メテオ・フレア', aliases: [] },
    altPasscodes: [],
    series: [],
    property: 'Normal',
  },
  {
    passcode: 91819979,
    kind: 'spell',
    names: { en: 'Magical Blast', ja: 'マジックブラスト', aliases: [] },
    altPasscodes: [],
    series: [],
    property: 'Normal',
  },
];
