/** Summons, materials and Tributes. */
import type { Normalisation } from '../../clause.ts';

export const SUMMONS: readonly Normalisation[] = [
  {
    is: 'Fusion Monsters are in the Extra Deck',
    from: /ＥＸデッキから(?=[^。]*(?:融合|Ｓ|Ｘ|Ｌ)召喚)/g,
    to: '',
  },
  {
    is: 'Tributes',
    from: /(?:このモンスター１体で|このカードは)２体分のリリースとできる/g,
    to: 'このカードは２体分のリリースにできる',
  },
  {
    is: 'the way of the card itself',
    from: /このカード名の、?方法による特殊召喚は/g,
    to: 'この方法による特殊召喚は',
  },
  {
    is: 'the way of the card itself',
    from: /このカード名の(?=１ターンに１度しか特殊召喚できない)/g,
    to: 'このカード名は',
  },
  { is: 'a whole Summon', from: /モンスターを(?=Ｐ召喚(?:した|する|に))/g, to: '' },
  {
    is: 'materials',
    from: /([^。、]*?)(?:から、?|の)(?:このカードを含む)?融合素材モンスターを墓地へ送り、/g,
    to: '$1のモンスターを融合素材とし、',
  },
  {
    is: 'materials',
    from: /([^。、]*?)(?:から、?|の)融合素材モンスターを(除外し|デッキに戻し)/g,
    to: '$1のモンスターを融合素材として$2',
  },
  { is: 'materials of several Summons', from: /召喚・(?=(?:融合|儀式|Ｓ|Ｘ|Ｌ)素材)/g, to: '素材・' },
  { is: 'what a Ritual Spell is for', from: /「[^」]*」の降臨に必要。/g, to: '' },
  {
    is: 'Levels for a Ritual Summon',
    from: /レベルの合計が(?:[０-９]+|儀式召喚するモンスターのレベル)以上になるように/g,
    to: 'レベルの合計が以上になるように',
  },
  { is: 'one Ritual Monster', from: /(」(?:儀式モンスター)?)(?:１体)?を(?=儀式召喚)/g, to: '$1を' },
  {
    is: 'neither way of Summoning',
    from: /([^、。]*)しか召喚できない、\1しか特殊召喚できない/g,
    to: '$1しか召喚・特殊召喚できない',
  },
  { is: 'Summoned by its own effect', from: /このカードが自身の効果で特殊召喚/g, to: 'この効果で特殊召喚' },
  { is: 'materials on cards', from: /(?:フィールドの|モンスターの)(?=Ｘ素材を)/g, to: '' },
  { is: 'materials on cards', from: /の下に重ねて(?=Ｘ素材)/g, to: 'の' },
  { is: 'a number of materials', from: /モンスター×(?=[０-９]体)/g, to: 'モンスター' },
  {
    is: 'a Gemini monster',
    from: /このカードは(?:フィールド・墓地|墓地か、?フィールド)(?:の|に)(?:表側表示で?の?)?(?:存在する)?場合、?通常モンスターとして扱う。/g,
    to: '',
  },
  {
    is: 'a Gemini monster',
    from: /(?:フィールドの)?(?:通常モンスター扱いの|表側表示の)?このカードを通常召喚(?:扱い)?として再度召喚(?:できる|するて発動できる)。(?:その場合)?このカードは効果モンスター扱いとなり以下の効果を得る/g,
    to: 'もう１度召喚したこのカードは以下の効果を得る',
  },
  { is: 'other materials', from: /(融合|儀式|Ｓ|Ｘ|Ｌ)素材なり/g, to: '$1素材' },
  { is: 'the Summon that is negated', from: /その特殊召喚を無効/g, to: 'その召喚を無効' },
  {
    is: 'a Spirit returns',
    from: /(?:このカードが)?召喚・リバースしたターンのエンドフェイズに手札に戻る/g,
    to: 'このカードが召喚・リバースしたターンのエンドフェイズに発動する。このカードを手札に戻す',
  },
  {
    is: 'Summoned or flipped',
    from: /このカードが召喚した(?:か|、または)(?:このカードが)?リバースした/g,
    to: 'このカードが召喚・リバースした',
  },
  {
    is: 'none but those',
    from: /([^、。]*?)(?:モンスター)?以外のモンスターを((?:ＥＸデッキから)?(?:特殊)?召喚できない)/g,
    to: '$1モンスターしか$2',
  },
  {
    is: 'Normal Summons are from the hand',
    from: /手札から(?=[^。、]*(?:を召喚|の召喚を行|を再度召喚))/g,
    to: '',
  },
  {
    is: 'materials',
    from: /(?:モンスターの)?(融合|儀式|Ｓ|Ｘ|Ｌ)召喚の素材(?:として|となって|となり|に)?(?:使用され)?/g,
    to: '$1素材',
  },
  {
    is: 'materials',
    from: /(?<=(?:融合|儀式|Ｓ|Ｘ|Ｌ)素材)(?:として|となって|となり|に)(?:使用され)?/g,
    to: '',
  },
  {
    is: 'materials that the Fusion Monster lists',
    from: /([^、。]*融合モンスター)(?:カード)?(?:によって|で)決められた([^。]*?)その融合モンスター/g,
    to: '$2$1',
  },
  {
    is: 'materials that the Fusion Monster lists',
    from: /(?:このカードを含む)?融合素材モンスターを((?:自分の)?[^、。]*?)から墓地へ送り、その融合モンスター/g,
    to: '$1のモンスターを融合素材とし、融合モンスター',
  },
  { is: 'Tribute Summon', from: /リリース召喚/g, to: 'Ａ召喚' },
  { is: 'a Special Summon is face-up', from: /表側(守備|攻撃)表示で(?=特殊召喚)/g, to: '$1表示で' },
  { is: 'Summons one more time', from: /(?:もう１度|再度)召喚/g, to: '再度召喚' },
  {
    is: 'the way of the card itself',
    from: /このカード名の、?の方法による特殊召喚は|この方法によるこのカード名の特殊召喚は/g,
    to: 'この方法による特殊召喚は',
  },
  { is: 'Normal Summons', from: /モンスターを通常召喚できない/g, to: '通常召喚できない' },
  { is: 'a Summon', from: /の(?=(?:召喚|特殊召喚)を行う)/g, to: 'を' },
];
