import type { CardFacts } from './card-facts.ts';

/** Cards that the list of all printed cards lacks: Tokens with a passcode of their own, first prints, cards that are newer. */
// biome-ignore format: one card a line, so that additions merge
export const MORE_FACTS: readonly CardFacts[] = [
  {"passcode":10000000,"kind":"monster","names":{"en":"Obelisk the Tormentor","ja":"オベリスクの巨神兵","zh":"欧贝利斯克之巨神兵","aliases":[]},"altPasscodes":[10000001,10000002],"series":["Egyptian God"],"attribute":"DIVINE","race":"Divine-Beast","frame":"effect","abilities":[],"level":10,"atk":4000,"def":4000},
  {"passcode":69811711,"kind":"monster","names":{"en":"World Legacy Token","ja":"星遺物トークン","zh":"星遗物衍生物","it":"Segna-Eredità del Mondo","aliases":[]},"altPasscodes":[],"series":["World Legacy"],"attribute":"DARK","race":"Machine","frame":"token","abilities":[],"level":1,"atk":0,"def":0},
  {"passcode":15341822,"kind":"monster","names":{"en":"Fluff Token","ja":"綿毛トークン","zh":"绵毛衍生物","aliases":[]},"altPasscodes":[],"series":[],"attribute":"WIND","race":"Plant","frame":"token","abilities":[],"level":1,"atk":0,"def":0},
  {"passcode":20001444,"kind":"monster","names":{"en":"Swordsoul Token","ja":"相剣トークン","zh":"相剑衍生物","aliases":[]},"altPasscodes":[],"series":["Swordsoul"],"attribute":"WATER","race":"Wyrm","frame":"token","abilities":["tuner"],"level":4,"atk":0,"def":0},
  {"passcode":27204312,"kind":"monster","names":{"en":"Primal Being Token","ja":"原始生命態トークン","zh":"原始生命态衍生物","aliases":[]},"altPasscodes":[],"series":[],"attribute":"LIGHT","race":"Rock","frame":"token","abilities":[],"level":11,"atk":"?","def":"?"},
  {"passcode":28674153,"kind":"monster","names":{"en":"Radian Token","ja":"ラディアントークン","aliases":[]},"altPasscodes":[],"series":[],"attribute":"DARK","race":"Fiend","frame":"token","abilities":[],"level":7,"atk":2800,"def":0},
  {"passcode":29843092,"kind":"monster","names":{"en":"Ojama Token","ja":"おジャマトークン","zh":"扰乱怪衍生物","aliases":[]},"altPasscodes":[],"series":["Ojama"],"attribute":"LIGHT","race":"Beast","frame":"token","abilities":[],"level":2,"atk":0,"def":1000},
  {"passcode":44330099,"kind":"monster","names":{"en":"Emissary of Darkness Token","ja":"冥府の使者カイエントークン","zh":"冥府之使者 凯恩衍生物","aliases":[]},"altPasscodes":[],"series":[],"attribute":"LIGHT","race":"Fairy","frame":"token","abilities":[],"level":7,"atk":"?","def":"?"},
  {"passcode":52340445,"kind":"monster","names":{"en":"Sky Striker Ace Token","ja":"閃刀姫トークン","zh":"闪刀姬衍生物","aliases":[]},"altPasscodes":[],"series":["Sky Striker","Sky Striker Ace"],"attribute":"DARK","race":"Warrior","frame":"token","abilities":[],"level":1,"atk":0,"def":0},
  {"passcode":72291079,"kind":"monster","names":{"en":"Mecha Phantom Beast Token","ja":"幻獣機トークン","zh":"幻兽机衍生物","aliases":[]},"altPasscodes":[904186,4417408,16943771,20368764,22110648,30811117,31480216,31533705,41329459,44026394,66200211,67489920,67922703,70875956,94973029],"series":["Mecha Phantom Beast"],"attribute":"WIND","race":"Machine","frame":"token","abilities":[],"level":3,"atk":0,"def":0},
  {"passcode":73915052,"kind":"monster","names":{"en":"Sheep Token","ja":"羊トークン","zh":"羊衍生物","aliases":[]},"altPasscodes":[73915053,73915054,73915055],"series":[],"attribute":"EARTH","race":"Beast","frame":"token","abilities":[],"level":1,"atk":0,"def":0},
  {"passcode":93104633,"kind":"monster","names":{"en":"Security Token","ja":"セキュリティトークン","zh":"安全衍生物","aliases":[]},"altPasscodes":[],"series":[],"attribute":"LIGHT","race":"Cyberse","frame":"token","abilities":[],"level":4,"atk":2000,"def":2000},
];
