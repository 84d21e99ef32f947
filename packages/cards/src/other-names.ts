/** Names that texts speak of and that no card's facts hold: archetypes, and cards the project has no facts of. Read off printed texts. */
import type { CardNames } from './facts.ts';

type OtherNames = Omit<CardNames, 'en' | 'aliases'>;

/** Archetypes, by their English names. */
export const SERIES_NAMES: { readonly [series in string]?: OtherNames } = {
  Amazoness: { ja: 'アマゾネス', zh: '亚马逊', it: 'Amazoness' },
  'Black Luster Soldier': { ja: 'カオス・ソルジャー', zh: '混沌战士', it: 'Glorioso Soldato Nero' },
  Blackwing: { ja: 'ＢＦ', zh: '黑羽', it: 'Alanera' },
  'Blue-Eyes': { ja: 'ブルーアイズ', zh: '青眼', it: 'Occhi Blu' },
  Change: { ja: 'チェンジ', zh: '变化', it: 'Cambio' },
  Chaos: { ja: 'カオス', zh: '混沌', it: 'Chaos' },
  Cyber: { ja: 'サイバー', zh: '电子', it: 'Cyber' },
  'Cyber Dragon': { ja: 'サイバー・ドラゴン', zh: '电子龙', it: 'Cyber Drago' },
  Dinowrestler: { ja: 'ダイナレスラー', zh: '恐龙摔跤手', it: 'Dinowrestler' },
  'Edge Imp': { ja: 'エッジインプ', zh: '锋利小鬼', it: 'Imp Filo' },
  'Elemental HERO': { ja: 'Ｅ・ＨＥＲＯ', zh: '元素英雄', it: 'EROE Elementale' },
  Fluffal: { ja: 'ファーニマル', zh: '毛绒动物', it: 'Fluffal' },
  Gagaga: { ja: 'ガガガ', zh: '我我我', it: 'Gagaga' },
  'Gaia The Fierce Knight': { ja: '暗黒騎士ガイア', zh: '暗黑骑士 盖亚', it: 'Gaia il Cavaliere' },
  'Galaxy-Eyes': { ja: 'ギャラクシーアイズ', zh: '银河眼', it: 'Occhi Galattici' },
  Ghostrick: { ja: 'ゴーストリック', zh: '鬼计', it: 'Fantasmatrucco' },
  HERO: { ja: 'ＨＥＲＯ', zh: '英雄', it: 'EROE' },
  Heroic: { ja: 'ヒロイック', zh: '英豪', it: 'Eroico' },
  Magician: { ja: '魔術師', zh: '魔术师', it: 'Mago' },
  'Masked HERO': { ja: 'Ｍ・ＨＥＲＯ', zh: '假面英雄', it: 'EROE Mascherato' },
  Metalfoes: { ja: 'メタルフォーゼ', zh: '炼装', it: 'Metalfosi' },
  'Mist Valley': { ja: 'ミスト・バレー', zh: '霞之谷', it: 'Valle delle Nebbie' },
  Neos: { ja: 'ネオス', zh: '新宇', it: 'Neos' },
  'Odd-Eyes': { ja: 'オッドアイズ', zh: '异色眼', it: 'Occhi Diversi' },
  Pendulum: { ja: 'ペンデュラム', zh: '灵摆', it: 'Pendulum' },
  Pendulumgraph: { ja: 'ペンデュラムグラフ', zh: '灵摆读阵', it: 'Pendulumgrafo' },
  Performage: { ja: 'Ｅｍ', zh: '娱乐法师', it: 'Artistamagus' },
  Performapal: { ja: 'ＥＭ', zh: '娱乐伙伴', it: 'Artistamico' },
  Raidraptor: { ja: 'ＲＲ', zh: '急袭猛禽', it: 'Raidraptor' },
  roid: { ja: 'ロイド', zh: '机人', it: 'roid' },
  Salamangreat: { ja: 'サラマングレイト', zh: '转生炎兽', it: 'Salamagna' },
  Shaddoll: { ja: 'シャドール', zh: '影依', it: 'Bambolaombra' },
  Subterror: { ja: 'サブテラー', zh: '地中族', it: 'Subterrore' },
  'Superheavy Samurai': { ja: '超重武者', zh: '超重武者', it: 'Samurai Superpesante' },
  'The Phantom Knights': { ja: '幻影騎士団', zh: '幻影骑士团', it: 'I Cavalieri Fantasma' },
  Toon: { ja: 'トゥーン', zh: '卡通', it: 'Toon' },
  Trickstar: { ja: 'トリックスター', zh: '淘气仙星', it: 'Ingannastella' },
  Utopia: { ja: '希望皇ホープ', zh: '希望皇 霍普', it: 'Utopia' },
  Watt: { ja: 'エレキ', zh: '电气', it: 'Watt' },
};

/** Cards and Tokens, by their English names. */
export const OTHER_CARD_NAMES: { readonly [name in string]?: OtherNames } = {
  'A Deal with Dark Ruler': {
    ja: 'デーモンとの駆け引き',
    zh: '与恶魔的暗中交易',
    it: "Un Accordo con l'Arcidemone",
  },
  'The Fang of Critias': { ja: 'クリティウスの牙', zh: '克里底亚之牙', it: 'La Zanna di Critias' },
  'Majestic Dragon': { ja: '救世竜 セイヴァー・ドラゴン', zh: '救世龙', it: 'Drago Maestoso' },
  'Number 96: Dark Mist': {
    ja: 'Ｎｏ．９６ ブラック・ミスト',
    zh: 'No.96 黑雾',
    it: 'Numero 96: Nebbia Oscura',
  },
  'Green Gadget': { ja: 'グリーン・ガジェット', zh: '绿色零件', it: 'Congegno Verde' },
  'Red Gadget': { ja: 'レッド・ガジェット', zh: '红色零件', it: 'Congegno Rosso' },
  'Yellow Gadget': { ja: 'イエロー・ガジェット', zh: '黄色零件', it: 'Congegno Giallo' },
  'Fluff Token': { ja: '綿毛トークン', zh: '绵毛衍生物', it: 'Segna-Batuffolo' },
  'Galaxy-Eyes Photon Dragon': {
    ja: '銀河眼の光子竜',
    zh: '银河眼光子龙',
    it: 'Drago Fotonico Occhi Galattici',
  },
  'Helios - The Primordial Sun': {
    ja: '原始太陽ヘリオス',
    zh: '原始太阳 赫利俄斯',
    it: 'Helios - Il Sole Primordiale',
  },
  'Magician of Black Chaos': {
    ja: 'マジシャン・オブ・ブラックカオス',
    zh: '黑混沌之魔术师',
    it: 'Mago del Chaos Oscuro',
  },
  'Swift Gaia the Fierce Knight': {
    ja: '疾風の暗黒騎士ガイア',
    zh: '疾风之暗黑骑士 盖亚',
    it: 'Gaia il Cavaliere del Vento Oscuro',
  },
  'Thousand-Eyes Idol': { ja: '千眼の邪教神', zh: '千眼邪教神', it: 'Idolo dai 1000 Occhi' },
};
