/** How a Japanese text is written down, and words of older prints with what prints say today. */
import type { Normalisation } from '../clause.ts';

const wide = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);

/** How texts are written down. */
export const WRITING: readonly Normalisation[] = [
  { is: 'readings above the words', from: /<rt>.*?<\/rt>|<rp>.*?<\/rp>|<\/?(?:ruby|rb)>/g, to: '' },
  { is: 'lines and spaces', from: /\s+/g, to: '' },
  { is: 'headings of the two halves', from: /【[^】]*効果】/g, to: '' },
  { is: 'letters and marks of half width', from: /[!-~]/g, to: wide },
  { is: 'one kind of dash', from: /[－―−‐–]/g, to: '－' },
  { is: 'what is said of Traps that are monsters', from: /（罠カードとしては扱わない）/g, to: '' },
  {
    is: 'the Damage Step, which the rules tell',
    from: /（ダメージステップで[はも]発動(?:不可|可能|できる|できない)）/g,
    to: '',
  },
];

/** Words of older prints, and what prints say today. */
export const OLDER_WORDS: readonly Normalisation[] = [
  { is: 'the field', from: /フィールド上/g, to: 'フィールド' },
  { is: 'archetypes', from: /」と名(?:のつい|の付い|がつい)た/g, to: '」' },
  { is: 'Life Points', from: /ライフポイント|ライフ(?=[にをはが])/g, to: 'ＬＰ' },
  { is: 'Life Points of a player', from: /(自分|相手)(?:プレイヤー)?(?:の)?ＬＰに/g, to: '$1に' },
  { is: 'the other player', from: /相手プレイヤー/g, to: '相手' },
  {
    is: 'points',
    from: /(?<=[０-９])ポイント(?:の)?(?=アップ|ダウン|ダメージ|ＬＰ|回復|払|以|分|の)|(?<=[０-９])ポイント/g,
    to: '',
  },
  { is: 'names of Summons and frames', from: /シンクロ(?=召喚|モンスター|素材)/g, to: 'Ｓ' },
  { is: 'names of Summons and frames', from: /エクシーズ(?=召喚|モンスター|素材)/g, to: 'Ｘ' },
  { is: 'names of Summons and frames', from: /リンク(?=召喚|モンスター|素材)/g, to: 'Ｌ' },
  {
    is: 'names of Summons and frames',
    from: /ペンデュラム(?=召喚|モンスター|ゾーン|効果|スケール)/g,
    to: 'Ｐ',
  },
  { is: 'names of Summons and frames', from: /アドバンス召喚|Ａ召喚/g, to: 'Ａ召喚' },
  { is: 'the Extra Deck', from: /エクストラデッキ|融合デッキ/g, to: 'ＥＸデッキ' },
  { is: 'banish', from: /ゲームから除外/g, to: '除外' },
  { is: 'banished cards', from: /除外されている(自分|相手)の/g, to: '$1の除外状態の' },
  { is: 'banished cards', from: /(?:ゲームから)?除外されている(?=[^場限])/g, to: '除外状態の' },
  { is: 'Tribute', from: /生け[贄にえ]+に捧げ(?:る|て)?/g, to: 'リリース' },
  { is: 'Tribute', from: /生け贄/g, to: 'リリース' },
  { is: 'targets', from: /を選択し(?=て?(?:発動|、))|を選択して/g, to: 'を対象として' },
  { is: 'targets', from: /選択した/g, to: 'その' },
  { is: 'a Summon is successful', from: /召喚に成功(?=し|す)/g, to: '召喚' },
  { is: 'a Summon is successful', from: /召喚・反転召喚に成功/g, to: '召喚・反転召喚' },
  { is: 'by', from: /によって/g, to: 'で' },
  { is: 'can', from: /する事[がは]?(?=でき)/g, to: '' },
  { is: 'can', from: /る事も(?=でき)/g, to: 'る事が' },
  {
    is: 'face-up cards',
    from: /(表側(?:攻撃|守備)?表示|裏側(?:守備)?表示)で存在する(?!場合|限り)/g,
    to: '$1の',
  },
  { is: 'where a card is', from: /に存在する(?=[^場限状時間])/g, to: 'の' },
  { is: 'face-down cards', from: /セットされた(?=カード|モンスター|魔法|罠)/g, to: '裏側表示の' },
  { is: 'phases', from: /フェイズ時/g, to: 'フェイズ' },
  { is: 'to the GY', from: /墓地に送/g, to: '墓地へ送' },
  { is: 'face-up cards', from: /フィールドに(?=(?:表側|裏側)(?:攻撃|守備)?表示の)/g, to: 'フィールドの' },
  { is: 'targets', from: /対象としてて/g, to: '対象として' },
  { is: 'targets', from: /選択し(?=[^。]*(?:除外|手札に加え|破壊|戻))/g, to: '対象として' },
  { is: 'a Summon is successful', from: /から(?:の)(?=(?:特殊召喚|召喚)(?:し|さ))/g, to: 'から' },
  { is: 'equipping', from: /(族|属性)のみ装備/g, to: '$1モンスターにのみ装備' },
  { is: 'costs', from: /捨てる発動/g, to: '捨てて発動' },
];
