/** When, how often and until when. */
import type { Normalisation } from '../../clause.ts';

export const TIMES: readonly Normalisation[] = [
  {
    is: 'this turn',
    from: /この(?:カード|効果)(?:を発動した後|の発動後)、?ターン終了時まで/g,
    to: 'このターン',
  },
  {
    is: 'each turn',
    from: /自分・相手の?(?=(?:スタンバイ|メイン|バトル|エンド|ドロー)フェイズ)|お互いの(?=(?:スタンバイ|メイン|バトル|エンド|ドロー)フェイズ)/g,
    to: '',
  },
  {
    is: 'a phase comes once in a turn',
    from: /１ターンに１度、(?=(?:このカードが[^、。]*ターンの)?(?:自分|相手)?の?(?:スタンバイ|エンド|バトル)フェイズ(?:終了時)?に発動)/g,
    to: '',
  },
  { is: 'once', from: /（?１ターンに１度のみ）?/g, to: '１ターンに１度' },
  { is: 'limits', from: /このカード名は(?=１ターンに[０-９]度しか発動)/g, to: 'このカード名のカードは' },
  { is: 'either of two events', from: /(た|る)場合か、?(?:このカードが)?/g, to: '$1か' },
  { is: 'either of two events', from: /(た|る)か、?このカードが/g, to: '$1か' },
  {
    is: 'a number of the turn',
    from: /このターンを含めて１回目の相手ターン終了時まで/g,
    to: '相手ターン終了時まで',
  },
  {
    is: 'the next phase',
    from: /次の(自分|相手)ターンの(?=エンドフェイズ|スタンバイフェイズ)/g,
    to: '次の$1',
  },
  { is: 'a phase', from: /自分エンド場合/g, to: '自分エンドフェイズ' },
  {
    is: 'each time',
    from: /(?:自分・相手が)?((?:カウンター|魔法・)?罠カード|魔法カード)を発動する度に(?!発動)/g,
    to: '$1の発動の処理後に',
  },
  {
    is: 'once while face-up',
    from: /(?:フィールドの?に?表側表示(?:の場合|で存在する(?:限り|場合)))、?(?=１度だけ)/g,
    to: '',
  },
  { is: 'each time', from: /る度に(?=発動する)/g, to: 'る場合に' },
  { is: 'each time', from: /る度に/g, to: 'る時に' },
  { is: 'once in a Chain', from: /（同一チェーン上では１度まで）/g, to: '同一チェーン上で１度' },
  { is: 'whoever activates it', from: /自分・相手が(?=[^、。]*発動の処理後)/g, to: '' },
  { is: 'for as long', from: /(フェイズ|ターン)の間(?:だけ)?/g, to: '$1' },
  {
    is: 'not the turn it was sent there',
    from: /この効果はこのカードが墓地へ送られたターンには?発動できない/g,
    to: 'このターンに墓地へ送られていない',
  },
  {
    is: 'not the turn it was sent there',
    from: /このカードがこのターンに墓地へ送られていない場合、?/g,
    to: 'このターンに墓地へ送られていない',
  },
  {
    is: 'not the turn it was sent there',
    from: /墓地へ送られていないこのカードを墓地から/g,
    to: '墓地へ送られていない墓地のこのカードを',
  },
  { is: 'once', from: /(?<!名の)この効果は１ターンに１度しか使用できない/g, to: '１ターンに１度' },
  { is: 'the Main Phase', from: /(?<!相手|・)自分の?メインフェイズ(?:に)?、?/g, to: '' },
  { is: 'until when', from: /エンドフェイズまで/g, to: 'ターン終了時まで' },
  {
    is: 'the phase of a turn',
    from: /このカードがこのターンに(特殊召喚|召喚・リバース|召喚)した場合/g,
    to: 'このカードが$1したターンの',
  },
  {
    is: 'the phase of a turn',
    from: /このカードがこのターンに召喚かリバースした場合/g,
    to: 'このカードが召喚・リバースしたターンの',
  },
  {
    is: 'the phase of a turn',
    from: /このカードがこのターンに墓地へ送られた場合/g,
    to: 'このカードが墓地へ送られたターンの',
  },
  { is: 'the phase of a turn', from: /このカードを(?=(?:特殊)?召喚したターン)/g, to: 'このカードが' },
  {
    is: 'the phase of a turn',
    from: /エンドフェイズに、(このカードが[^。、]*ターンの)に?(?=発動|、)/g,
    to: '$1エンドフェイズに',
  },
  { is: 'either player', from: /自分か相手/g, to: '自分・相手' },
  { is: 'no longer', from: /ダメージステップ終了時まで(?=魔法)/g, to: '' },
  { is: 'as long as it is so', from: /限り/g, to: '場合' },
  { is: 'while it applies', from: /(フェイズ|ターン)中/g, to: '$1' },
  {
    is: 'limits',
    from: /(?<=１ターンに１度しかでき(?:ない|ず))、?(?:このカード名の)?(?=効果は)/g,
    to: '。このカード名の',
  },
  { is: 'limits', from: /１ターンに([０-９])[枚度]しか/g, to: '１ターンに$1度しか' },
];
