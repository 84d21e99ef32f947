/** Attacks, battle, damage and who takes it. */
import type { Normalisation } from '../../clause.ts';

export const BATTLES: readonly Normalisation[] = [
  {
    is: 'protection',
    from: /戦闘では破壊されず、?効果では破壊され(?=ない|ず)/g,
    to: '戦闘・効果では破壊され',
  },
  { is: 'protection', from: /戦闘及び(?:カードの)?効果では/g, to: '戦闘・効果では' },
  { is: 'protection', from: /カードの効果では破壊/g, to: '効果では破壊' },
  {
    is: 'piercing',
    from: /その守備力を攻撃力が(?:超えた分だけ|超えていれば、その数値だけ)(?:相手に)?/g,
    to: 'その守備力を攻撃力が超えた分だけ相手に',
  },
  { is: 'piercing', from: /時(?=、?その守備力を攻撃力が)/g, to: '場合' },
  { is: 'direct attacks', from: /相手[をに](?=直接攻撃)/g, to: '' },
  { is: 'direct attacks', from: /直接攻撃(?:をする事が|をする事も|を|する事が)(?=でき)/g, to: '直接攻撃' },
  {
    is: 'your monsters that fight are on your field',
    from: /(自分|相手)フィールドの(?=[^。、]{0,24}モンスター(?:は戦闘では|が守備表示モンスター|は１度|全てに|に１|の攻撃|は直接))/g,
    to: '$1の',
  },
  {
    is: 'your monsters that fight are on your field',
    from: /相手の?(?=モンスター(?:全てに|に１))/g,
    to: '相手の',
  },
  { is: 'in battle', from: /場合、?(?=ダメージステップの間)/g, to: '' },
  { is: 'in battle', from: /(?<=ダメージステップの間)、?このカードの/g, to: '' },
  { is: 'in battle', from: /戦闘をする/g, to: '戦闘を行う' },
  {
    is: 'what players may attack',
    from: /お互いのモンスターは(?=[^。]*攻撃対象に選択できない)/g,
    to: 'お互いは',
  },
  {
    is: 'what players may attack',
    from: /相手の?モンスターは(?=[^。]*攻撃対象に選択できない)/g,
    to: '相手は',
  },
  { is: 'battle damage', from: /モンスターが自分に戦闘ダメージを与えた/g, to: '自分が戦闘ダメージを受けた' },
  {
    is: 'the attack of a monster',
    from: /相手が直接攻撃を宣言した時/g,
    to: '相手のモンスターの直接攻撃宣言時',
  },
  { is: 'the attack of a monster', from: /攻撃宣言(?:した)?場合/g, to: '攻撃宣言時' },
  { is: 'the attack of a monster', from: /このカードが攻撃宣言した時/g, to: 'このカードの攻撃宣言時' },
  { is: 'piercing', from: /越えていれば/g, to: '超えていれば' },
  {
    is: 'destroyed either way',
    from: /([^、。か]*?このカード)が戦闘で破壊され(墓地へ送られ)?たか、?(?:モンスターゾーンの)?(?:\1が)?相手の効果で破壊され(?:(?:自分の)?墓地へ送られ)?た/g,
    to: '$1が戦闘か相手の効果で破壊され$2た',
  },
  {
    is: 'whose card it is',
    from: /(?:このカードの)?コントローラーへの(?=戦闘ダメージ|効果ダメージ)/g,
    to: '自分が受ける',
  },
  {
    is: 'whose card it is',
    from: /(?:このカードの)?コントローラーへの(?:カードの)?効果(?:で|による)(?:の)?ダメージ/g,
    to: '自分が受ける効果ダメージ',
  },
  {
    is: 'damage of a battle',
    from: /このカードの戦闘で発生する(自分|相手)への戦闘ダメージ/g,
    to: 'このカードが戦闘を行う場合、$1が受ける戦闘ダメージ',
  },
  {
    is: 'damage of a battle',
    from: /その戦闘で発生する(自分|相手)への戦闘ダメージ/g,
    to: 'その戦闘の間、$1が受ける戦闘ダメージ',
  },
  { is: 'Life Points', from: /相手のＬＰが(?:自分の)?ＬＰより(?:低い|少ない)/g, to: 'ＬＰが相手より多い' },
  { is: 'Life Points', from: /ＬＰが相手より多く、?/g, to: 'ＬＰが相手より多い場合' },
  { is: 'the attacker', from: /その攻撃モンスター(?:１体)?を(?!対象)/g, to: 'そのを' },
  { is: 'the attacker', from: /その攻撃モンスター(?:１体)?/g, to: '攻撃モンスター' },
  { is: 'Life Points', from: /ＬＰが(自分|相手)(?:のＬＰ)?より(?:低い|少ない)/g, to: 'ＬＰが$1より少ない' },
  { is: 'attack targets', from: /攻撃対象に選択された/g, to: '攻撃対象になった' },
  { is: 'opponent', from: /相手の戦闘・効果で/g, to: '相手で' },
  { is: 'opponent', from: /相手の戦闘か?(?:相手の)?(?:カードの)?効果で/g, to: '相手で' },
  { is: 'attacks are directly at the opponent', from: /相手に(?=直接攻撃(?:する|をする|でき))/g, to: '' },
  { is: 'direct attacks', from: /直接攻撃をする事が(?=でき)/g, to: '直接攻撃' },
];
