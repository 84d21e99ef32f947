/** Where cards lie, how, and whose place it is, where the rest of the text or the rules say it too. */
import type { Normalisation } from '../../clause.ts';

export const PLACES: readonly Normalisation[] = [
  { is: 'of its player', from: /持ち主の(?=手札|デッキ)/g, to: '' },
  {
    is: 'draws are from the Deck',
    from: /(?:自分の)?デッキから(?:カードを)?(?=[０-９]枚(?:を)?ドロー)/g,
    to: '',
  },
  { is: 'drawing', from: /カードを(?=[０-９]枚ドロー)/g, to: '' },
  {
    is: 'shuffled',
    from: /(?<=デッキに)(?:加えてシャッフルする|加えてシャッフル|戻してシャッフルする)/g,
    to: '戻す',
  },
  {
    is: 'your own cards',
    from: /(?<!・)自分の(?=手札|デッキ|ＥＸデッキ(?!から特殊召喚された)|ＬＰ)/g,
    to: '',
  },
  { is: 'you do it', from: /自分は/g, to: '' },
  {
    is: 'while it is on the field',
    from: /このカードが(?:フィールド|モンスターゾーン|魔法＆罠ゾーン|フィールドゾーン|Ｐゾーン)に(?:表側表示で)?存在する限り、?/g,
    to: '',
  },
  { is: 'the hand', from: /手札からカードを?([０-９]枚)を?(?=捨|除外|デッキ|墓地)/g, to: '手札を$1' },
  { is: 'field, not in words', from: /他の(自分|相手)?フィールドの/g, to: '$1フィールドの他の' },
  { is: 'existence', from: /(?<=存在する)時(?=に?発動できる)/g, to: '場合' },
  { is: 'existence', from: /存在する場合(?=、[^。]{0,30}(?:時|場合)[、に])/g, to: '存在し' },
  { is: 'this field', from: /(フィールド)の?(?=フィールド魔法カードが)/g, to: '' },
  { is: 'fewer', from: /[体枚](?=しか表側表示で存在できない)/g, to: '' },
  { is: 'face-up cards take counters', from: /表側表示の(?=カード)(?=[^。]*カウンターを置)/g, to: '' },
  {
    is: 'no monsters but those',
    from: /自分フィールドに([^。、]*?)モンスターが存在し、自分フィールドに\1モンスター以外のモンスターが存在しない場合/g,
    to: '自分フィールドのモンスターが$1モンスターのみの場合',
  },
  {
    is: 'no monsters but those',
    from: /自分フィールドの?に?モンスターが存在しない場合か、?([^。、]*)モンスターのみの場合/g,
    to: '自分フィールドに$1モンスター以外のモンスターが存在しない場合',
  },
  {
    is: 'only one player has monsters',
    from: /(自分|相手)フィールドにのみモンスターが存在する場合/g,
    to: (_, side) =>
      `${side}フィールドにモンスターが存在し、${side === '自分' ? '相手' : '自分'}フィールドにモンスターが存在しない場合`,
  },
  {
    is: 'cards of both players',
    from: /(?:お互いの|自分・相手の)(?=除外状態|墓地|フィールド|ＥＸデッキ|モンスター)/g,
    to: '',
  },
  {
    is: 'your monsters are on your field',
    from: /(自分|相手)フィールドの(?=[^。、]{0,30}モンスター)/g,
    to: '$1の',
  },
  { is: 'the opponent has monsters', from: /相手(?=モンスター)/g, to: '相手の' },
  { is: 'counters on cards', from: /のカードの(?=[^、。の]*カウンターを)/g, to: 'の' },
  { is: 'counters on cards', from: /(?<=カウンターを)合計/g, to: '' },
  { is: 'the Extra Deck of its owner', from: /持ち主のＥＸデッキ/g, to: 'ＥＸデッキ' },
  { is: 'what comes to the field', from: /フィールドに(?=[^。、]{0,30}召喚された)/g, to: 'フィールドの' },
  { is: 'how monsters lie', from: /フィールドに(?=(?:守備|攻撃|表側|裏側)表示の)/g, to: 'フィールドの' },
  { is: 'counters', from: /カウンターが乗った/g, to: 'カウンターが置かれた' },
  {
    is: 'from either place',
    from: /手札の([^、。]*?)([０-９][枚体])か自分(?:フィールド)?の(?:表側表示の)?\1\2/g,
    to: '手札・フィールドの$1$2',
  },
  {
    is: 'from either place',
    from: /手札・フィールド（(?:表側表示)?）(?:から、?|の)/g,
    to: '手札・フィールドの',
  },
  { is: 'where a card is Set', from: /自分の魔法＆罠ゾーンに(?=セット)/g, to: '' },
  { is: 'draws are from the Deck', from: /デッキから(?=ドロー)/g, to: '' },
  {
    is: 'a card goes to the GY of its owner, who uses it there',
    from: /(このカードが[^。、]*?)自分の(?=墓地へ送られ)/g,
    to: '$1',
  },
  { is: 'counters lie on cards', from: /に(?:置かれて|乗って)いる(?=[^、。]*カウンター)/g, to: 'の' },
  {
    is: 'counters lie on cards',
    from: /カウンターの数が([０-９])以上の場合、?このカードを/g,
    to: 'カウンターが$1つ置かれているこのカードを',
  },
  { is: 'the Spell & Trap Zone', from: /魔法＆罠カードゾーン/g, to: '魔法＆罠ゾーン' },
  {
    is: 'changed positions',
    from: /(?:攻撃表示の|守備表示の)?このカードが(表側守備表示|攻撃表示|守備表示)に(?:なった|変更した)/g,
    to: 'このカードが$1になった',
  },
  {
    is: 'how this card lies',
    from: /このカードが(?:モンスターゾーン|フィールド)に(表側守備|表側攻撃|守備|攻撃)表示で存在する(?:限り|場合)/g,
    to: 'このカードが$1表示の場合',
  },
  {
    is: 'monsters lie on the field',
    from: /(?<!自分|相手|お互いの|[のかと・])フィールドの(?=[^。、]{0,20}モンスター(?!の効果))/g,
    to: '',
  },
  {
    is: 'what changes is face-up',
    from: /(?:表側表示の|表側表示(?=モンスター|カード|で存在))(?=[^。]*(?:攻撃力|守備力|レベル|属性|種族|効果)[^。]*(?:アップ|ダウン|なる|上が|下が|無効))/g,
    to: '',
  },
  {
    is: 'what is there is seen',
    from: /(?:表側表示で|表側表示の?)(?=[^。、]*(?:が存在|存在する場合))/g,
    to: '',
  },
  {
    is: 'what has a name or kind is face-up',
    from: /表側表示の?(?=(?:「[^」]*」|[^。、]{0,8}(?:族|属性|融合|Ｓ|Ｘ|Ｌ|儀式|効果|チューナー))[^。、]*モンスター)/g,
    to: '',
  },
  {
    is: 'from the hand by itself',
    from: /(?<=場合(?:のみ|に)?)、?手札から(?=(?:守備表示で|攻撃表示で)?特殊召喚できる)/g,
    to: '',
  },
  { is: 'face-down and face-up', from: /(攻撃|守備|表側|裏側)表示で存在する/g, to: '$1表示の' },
  {
    is: 'to its own field',
    from: /自分フィールドに(?=(?:守備表示で|攻撃表示で|表側表示で)?(?:特殊召喚|セット))/g,
    to: '',
  },
  { is: 'Attack Position is face-up', from: /表側攻撃表示/g, to: '攻撃表示' },
  { is: 'discards go to the GY', from: /(?:手札から)?墓地へ捨て/g, to: '捨て' },
  { is: 'discards go to the GY', from: /捨てられ(?:自分の)?墓地へ送られ/g, to: '捨てられ' },
  { is: 'the top card', from: /デッキの一番上のカードを?/g, to: 'デッキの上からカードを１枚' },
  { is: 'a Set card', from: /セットされている|セットされた(?=モンスター|カード|魔法|罠)/g, to: '裏側表示の' },
];
