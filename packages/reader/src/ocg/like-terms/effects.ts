/** Activated and applied, negated, targeted: what is done with effects. */
import type { Normalisation } from '../../clause.ts';

export const EFFECTS: readonly Normalisation[] = [
  { is: 'all that could be done', from: /カードとその効果を発動/g, to: '効果を発動' },
  { is: 'effects of Spells and Traps', from: /(?<=魔法|罠)カードの(?=効果)/g, to: 'の' },
  { is: 'activated and applied', from: /発動と処理を行う/g, to: '発動と処理ができる' },
  {
    is: 'one named effect',
    from: /効果を無効にして((?:守備表示で|攻撃表示で)?特殊召喚する)/g,
    to: '$1。その効果は無効',
  },
  { is: 'negated', from: /(?:その|そのの)効果(?:は|を)(?=[^。、]*無効)/g, to: 'その効果は' },
  { is: 'this effect', from: /この効果を(?=発動できる|発動する。)/g, to: '' },
  { is: 'also when it resolves', from: /この効果は([^。]*?)場合に発動と処理ができる/g, to: '$1場合' },
  { is: 'effects are of cards', from: /カードの(?=効果(?:の対象|では|を受け|で))/g, to: '' },
  {
    is: 'not to be targeted',
    from: /相手は([^。、]*?)を効果の対象に(?:する事が?)?できない/g,
    to: '$1は相手の効果の対象にならない',
  },
  // (wording.style.while-plus-trigger)
  {
    is: 'a trigger asks for a card that is there already',
    from: /(?:表側表示の)?このカードが(?:既に)?(?:自分)?(?:モンスターゾーン|魔法＆罠ゾーン|フィールド)に(?:表側表示で)?存在(?:する状態で|し)、?/g,
    to: '',
  },
  { is: 'a trigger asks for a card that is there already', from: /(?<=に存在する)状態で/g, to: '場合' },
  { is: 'what a cost was paid with', from: /この(?:カード|効果)を発動するために/g, to: '' },
  { is: 'both players', from: /お互いのプレイヤー/g, to: 'お互い' },
  { is: 'all effects', from: /魔法・罠・モンスターの効果/g, to: '効果' },
  {
    is: 'what must be activated',
    from: /時(?=に?発動する(?!ターン)|、[^。（]*発動する(?!ターン))/g,
    to: '場合',
  },
  { is: 'Quick Effects', from: /この効果は相手ターンでも発動できる/g, to: '自分・相手ターンに' },
  { is: 'Quick Effects', from: /自分・相手ターンに([０-９])度/g, to: '１ターンに$1度、自分・相手ターンに' },
  { is: 'effects of cards', from: /カードの効果で/g, to: '効果で' },
  { is: 'negated', from: /無効化/g, to: '無効' },
  { is: 'cannot', from: /できず/g, to: 'できない' },
];
