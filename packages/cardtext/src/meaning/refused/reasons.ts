/** Each reason why no text means something, for whoever gave the text. */
import type { Language } from '../../languages.ts';
import type { TextRefusal } from './table.ts';

export const REFUSAL_REASONS: {
  readonly [why in TextRefusal]: { readonly [language in Language]: string };
} = {
  'battle-of-another-time': {
    en: 'In the Damage Step, “battled” speaks of this battle; later, of the whole Battle Phase.',
    zh: '在伤害步骤中，“进行战斗”指这次战斗；之后则指整个战斗阶段。',
    ja: 'ダメージステップでは「戦闘を行った」はその戦闘を、その後ではバトルフェイズ全体を指します。',
    it: 'Nel Damage Step «ha combattuto» parla di questa battaglia; più tardi, di tutta la Battle Phase.',
  },
  'battle-asked-of-what-may-be-gone': {
    en: 'At the end of the Damage Step the other monster may be gone: it can be asked what this card battled, not what that monster is now.',
    zh: '伤害步骤结束时，对方怪兽可能已不存在：能问的是这张卡与什么进行过战斗，而不是那只怪兽现在如何。',
    ja: 'ダメージステップ終了時には相手のモンスターがもう存在しないことがあります。問えるのは何と戦闘を行ったかで、そのモンスターの今の状態ではありません。',
    it: 'Alla fine del Damage Step l’altro mostro può non esserci più: si può chiedere con che cosa questa carta ha combattuto, non com’è ora quel mostro.',
  },
  'time-happens-to-no-card': {
    en: 'The text waits for a point in time, which happens to no card: “that monster” is none.',
    zh: '文本等待的是某个时点，而时点不发生在任何卡上：“那只怪兽”并不存在。',
    ja: 'このテキストはある時点を待っていますが、時点はどのカードにも起こりません。「そのモンスター」がいません。',
    it: 'Il testo aspetta un momento, che non accade a nessuna carta: «quel mostro» non c’è.',
  },
  'bound-to-itself': {
    en: 'A card is attached or equipped to another card, never to itself.',
    zh: '卡只能作为素材或装备给另一张卡，不能给自己。',
    ja: 'カードは他のカードの素材や装備になります。自分自身にはなりません。',
    it: 'Una carta viene attaccata o equipaggiata a un’altra carta, mai a se stessa.',
  },
  'waits-for-itself': {
    en: 'A card that is activated cannot wait for something that happens to itself on the field.',
    zh: '卡的发动不能等待在场上发生在自身的事情。',
    ja: 'カードの発動は、フィールドでそのカード自身に起こることを待てません。',
    it: 'L’attivazione di una carta non può aspettare qualcosa che accade a quella stessa carta sul Terreno.',
  },
  'waits-for-main-phase': {
    en: 'No effect triggers because a Main Phase begins: “during your Main Phase: You can” is an Ignition Effect.',
    zh: '没有效果会因为主要阶段开始而触发：“自己主要阶段才能发动”是启动效果。',
    ja: 'メインフェイズが始まることで誘発する効果はありません。「自分メインフェイズに発動できる」は起動効果です。',
    it: 'Nessun effetto si innesca perché comincia una Main Phase: «durante la tua Main Phase: puoi» è un Effetto Ignizione.',
  },
  'negates-what-has-happened': {
    en: 'A Summon that has happened cannot be negated any more: say “would be Summoned”.',
    zh: '已经成功的召唤不能再无效：应写“召唤之际”。',
    ja: '成功した召喚はもう無効にできません。「召喚する際に」と書きます。',
    it: 'Un’Evocazione avvenuta non può più essere annullata: si dice «starebbe per essere Evocato».',
  },
  'asks-what-it-would-have-done': {
    en: 'What an activated effect would do is asked by what answers it in the Chain, not by what triggers after it.',
    zh: '发动的效果会做什么，只有在连锁中对应它的效果才能问，之后触发的效果不能问。',
    ja: '発動した効果が何をするかは、それにチェーンする効果だけが問えます。後から誘発する効果は問えません。',
    it: 'Che cosa farebbe un effetto attivato lo chiede ciò che gli risponde nella Catena, non ciò che si innesca dopo.',
  },
  'target-forgotten': {
    en: 'A card is targeted, but nothing is done to it.',
    zh: '以卡为对象，却没有对它做任何事。',
    ja: 'カードを対象にしていますが、そのカードに何もしません。',
    it: 'Una carta viene scelta come bersaglio, ma non le accade nulla.',
  },
  'used-after-it-was-tributed': {
    en: 'A card that was Tributed for the Summon has left the field: it cannot use an effect there.',
    zh: '为召唤而解放的卡已离开场上，不能在场上使用效果。',
    ja: '召喚のためにリリースしたカードはもうフィールドに存在せず、そこで効果を使えません。',
    it: 'Una carta offerta come Tributo per l’Evocazione ha lasciato il Terreno: là non può usare un effetto.',
  },
  'paid-by-lying-face-up': {
    en: 'A card that lies face-up cannot be turned face-up as a cost: to flip it is to activate it.',
    zh: '已经表侧表示的卡不能把“变成表侧表示”当作代价：翻开就是发动。',
    ja: '表側表示のカードを表側表示にすることはコストになりません。それは発動そのものです。',
    it: 'Una carta già scoperta non può essere scoperta come costo: scoprirla significa attivarla.',
  },
  'counts-what-nobody-noted': {
    en: 'Cards are counted of which the text has not spoken before.',
    zh: '文本计算了之前没有提到过的卡的数量。',
    ja: 'テキストが前に述べていないカードの数を数えています。',
    it: 'Si contano carte di cui il testo non ha parlato prima.',
  },
  'material-of-a-card-that-left': {
    en: 'A card that has left the field has no material any more.',
    zh: '离开场上的卡已经没有素材。',
    ja: 'フィールドを離れたカードはもう素材を持っていません。',
    it: 'Una carta che ha lasciato il Terreno non ha più materiali.',
  },
  'lent-but-bound-for-good': {
    en: 'Control is taken until a time, but what binds the monster has no end: say until when it is bound.',
    zh: '控制权只到某个时候为止，对怪兽的限制却没有期限：应写明限制到何时。',
    ja: 'コントロールを得るのはある時までですが、そのモンスターへの制限に終わりがありません。いつまでかを書きます。',
    it: 'Il controllo dura fino a un momento, ma ciò che vincola il mostro non ha fine: va detto fino a quando.',
  },
  'player-bound-without-end': {
    en: 'Something applies to a player and has no end: say until when, or while what.',
    zh: '适用于玩家的效果没有期限：应写明到何时为止，或在什么期间适用。',
    ja: 'プレイヤーに適用されるものに終わりがありません。いつまでか、何の間かを書きます。',
    it: 'Qualcosa si applica a un giocatore e non ha fine: va detto fino a quando, o mentre che cosa.',
  },
  'measures-another-monster': {
    en: 'After another monster was chosen and destroyed, “that monster’s ATK” is that of the chosen one.',
    zh: '选择并破坏了另一只怪兽之后，“那只怪兽的攻击力”指的是所选的那只。',
    ja: '他のモンスターを選んで破壊した後の「そのモンスターの攻撃力」は、選んだモンスターのものです。',
    it: 'Dopo che un altro mostro è stato scelto e distrutto, «l’ATK di quel mostro» è quello del mostro scelto.',
  },
  'declared-by-nobody': {
    en: 'The text speaks of what was declared, but nobody declares anything.',
    zh: '文本提到所宣言的内容，却没有人宣言。',
    ja: '宣言されたものに触れていますが、誰も宣言していません。',
    it: 'Il testo parla di ciò che è stato dichiarato, ma nessuno dichiara nulla.',
  },
  'face-of-one-alone': {
    en: 'Of two alternatives both lie face-up, or each says how it lies.',
    zh: '两个选项要么都是表侧表示，要么各自写明表示形式。',
    ja: '二つの候補は両方とも表側表示か、それぞれに表示を書きます。',
    it: 'Di due alternative, o entrambe sono scoperte o ciascuna dice come è posta.',
  },
  'choice-within-a-choice': {
    en: 'After “You can …, also you can …” the second choice does not depend on the first.',
    zh: '“可以……。另外可以……”中，第二个选择不取决于第一个。',
    ja: '「～できる。また、～できる」の二つ目は一つ目によりません。',
    it: 'In «puoi …, inoltre puoi …» la seconda scelta non dipende dalla prima.',
  },
  'done-to-what-was-paid': {
    en: 'What was paid as a cost is no longer there: nothing is done to it on the field.',
    zh: '作为代价支付的卡已不在那里，不能在场上对它做任何事。',
    ja: 'コストで払ったカードはもうそこになく、フィールドで何もできません。',
    it: 'Ciò che è stato pagato come costo non c’è più: sul Terreno non gli accade nulla.',
  },
  'alike-alone': {
    en: 'One card alone has the same name as no other: say whose name is meant.',
    zh: '只有一张卡时不存在“同名”：应写明与谁同名。',
    ja: '一枚だけでは「同名」になりません。何と同名かを書きます。',
    it: 'Una carta sola non ha lo stesso nome di nessuna: va detto il nome di quale carta si intende.',
  },
  'done-to-the-namesake': {
    en: 'What follows a Summon by name is done to the Summoned monster, not to the one that has the name.',
    zh: '按名称特殊召唤之后所做的事，是对被召唤的怪兽，而不是对拥有该名称的怪兽。',
    ja: '同名モンスターの特殊召喚に続く処理は、特殊召喚したモンスターに行います。名前の元のモンスターにではありません。',
    it: 'Ciò che segue un’Evocazione per nome accade al mostro Evocato, non a quello che ha il nome.',
  },
  'condition-within-a-condition': {
    en: 'In “if …, …; also, after that, if …” the second question is not part of what the first asks for.',
    zh: '“若……。那之后，若……”中，第二个条件不属于第一个条件。',
    ja: '「～の場合、～。その後、～の場合」の二つ目の条件は一つ目に含まれません。',
    it: 'In «se …, …; inoltre, dopo di ciò, se …» la seconda condizione non fa parte della prima.',
  },
  'rest-kept-by-choice': {
    en: 'The rest is put away whatever a player does with one of the cards: it is no part of what they “can” do.',
    zh: '无论玩家对其中一张做什么，剩下的卡都要处理：这不属于“可以”的部分。',
    ja: '残りのカードは、一枚をどうするかにかかわらず処理します。「できる」には含まれません。',
    it: 'Il resto viene messo via qualunque cosa si faccia con una delle carte: non fa parte di ciò che si «può» fare.',
  },
  'asks-of-what-was-moved': {
    en: 'A card that has been moved is not what it was: what it is cannot be asked of it as it was before.',
    zh: '移动过的卡已不是原来的样子：不能再按原来的样子询问它。',
    ja: '移動したカードは前の状態ではありません。前の状態としては問えません。',
    it: 'Una carta che è stata spostata non è più com’era: non si può chiedere di essa com’era prima.',
  },
  'reaches-by-being': {
    en: 'That something is “this face-up card” says when it applies, not to whom.',
    zh: '“表侧表示的这张卡”说明的是何时适用，而不是对谁适用。',
    ja: '「表側表示のこのカード」は、いつ適用されるかを述べます。誰に適用されるかではありません。',
    it: 'Che sia «questa carta scoperta» dice quando si applica, non a chi.',
  },
  'counted-without-a-choice': {
    en: 'What applies by itself is not counted each turn: only what its player decides is.',
    zh: '自行适用的效果不计回合次数：只有由玩家决定的才计。',
    ja: '自動的に適用される効果に回数はありません。プレイヤーが選ぶものだけを数えます。',
    it: 'Ciò che si applica da sé non si conta ogni turno: solo ciò che decide il suo giocatore.',
  },
  'values-of-a-trap': {
    en: 'A Trap whose own ATK, DEF or Level changes is a monster by then: it does not lie in its own zone.',
    zh: '自身攻击力、守备力或等级变化的陷阱此时已是怪兽，不在魔法与陷阱区域。',
    ja: '自身の攻撃力・守備力・レベルが変わる罠はその時モンスターで、魔法＆罠ゾーンにはありません。',
    it: 'Una Trappola i cui ATK, DEF o Livello cambiano è allora un mostro: non sta nella propria zona.',
  },
  'face-down-in-damage-calculation': {
    en: 'In damage calculation no monster lies face-down any more: say that it was attacked face-down.',
    zh: '伤害计算时已没有里侧表示的怪兽：应写成“里侧表示被攻击的”。',
    ja: 'ダメージ計算時には裏側表示のモンスターはもういません。「裏側表示で攻撃された」と書きます。',
    it: 'Nel calcolo dei danni nessun mostro è più coperto: va detto che è stato attaccato coperto.',
  },
  'saved-by-another-than-this': {
    en: 'What is destroyed instead of other cards is another than those, not another than this card.',
    zh: '代替其他卡被破坏的，是那些卡以外的卡，而不是这张卡以外的卡。',
    ja: '他のカードの代わりに破壊するのは、それら以外のカードです。このカード以外のカードではありません。',
    it: 'Ciò che viene distrutto al posto di altre carte è diverso da quelle, non diverso da questa carta.',
  },
};
