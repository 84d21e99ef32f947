/** Rules of official answers in Japanese; what is not said here is said in English. */

// biome-ignore format: one clause a line
export const FAQ = {
  "faq.activation.negated-card-still-used-its-effect": "魔法・罠カードの発動が無効になった場合、そのカードは発動していないが、適用するはずだった効果は1度使用した事になり、その効果を使用する回数の制限に数える。",
  "faq.colosseum.returning-monsters": "除外された後に戻るモンスターは、まとめて判断して可能な限り戻り、残りは墓地に置かれる。これは墓地へ送られた事にならない。",
  "faq.equip.equipped-by-another-effect": "装備カードになった時の効果を持つモンスターは、テキストが自身の効果による装備を求めない限り、他の効果で装備された場合もその効果を持つ。",
  "faq.gain.own-limit-apart": "カードに元々書かれた効果の回数制限は、得た効果には数えない。『このカードの効果を発動するターン』は、両方を数える。",
  "faq.leaving.returned-to-the-hand-it-can-trigger": "手札に戻ったカードは、フィールドを離れた場合の効果を手札で発動できる。デッキやエクストラデッキに戻ったカード、裏側で除外されたカードは発動できない。発動しない処理は、どの場合にも適用される。",
  "faq.only-one.negating-the-first-is-not-enough": "『自分フィールドに１体しか表側表示で存在できない』はそれぞれのカードの効果であり、フィールドの外でも働く。1枚目が無効になっていても、2枚目も無効にならない限り、2枚目を出す事はできない。",
  "faq.only-one.the-later-one-is-destroyed": "1体しか表側表示で存在できないカードが複数表側表示になった場合、1枚になるまで破壊される。効果による破壊ではない。後から来たものが破壊され、同時の場合はプレイヤーが1枚を残し、双方のフィールドを数える場合はターンプレイヤーのものが残る。",
  "faq.proper.once-per-turn-is-not-a-condition": "『１ターンに１度しか特殊召喚できない』は召喚条件ではなく、召喚条件を無視する効果でも無視されない。",
  "faq.proper.stays-proper-when-it-leaves-face-down": "正規の手順で特殊召喚された事は、手札・メインデッキ・裏側のエクストラデッキに戻ると失われる。裏側表示になった場合、裏側のままフィールドを離れた場合、反転召喚が無効になった場合、裏側で除外された場合は失われない。",
  "faq.resist.opponent-cannot-activate-does-not-affect-monsters": "『相手は～を発動できない』や『モンスターは効果を発動できない』は、モンスターへの影響ではない。効果を受けないモンスターも従う。",
  "faq.resist.player-cannot-declare-attacks": "『プレイヤーは攻撃宣言できない』はプレイヤーへの制限であり、効果を受けないモンスターも攻撃宣言できない。『モンスターは攻撃できない』はモンスターへの影響であり、効果を受けないモンスターには及ばない。",
  "faq.rules2020.moved-before-activation": "条件を満たした時にあった場所から離れたカードの誘発効果は、強制でも任意でも発動できない。",
  "faq.speed.counter-trap-in-the-gy-is-2": "墓地で発動するカウンター罠の効果は、墓地の他の罠カードと同じく、スペルスピード2である。",
  "faq.stats.halve.half-points-are-rounded": "半分にして端数が出る場合、四捨五入する。",
  "faq.those-cards.a-as-well-as-b-takes-what-is-there": "『このカードとともに～のカードを』は、『それらのカードを』と同じように扱い、残っているカードに適用する。",
  "faq.those-cards.all-or-as-many-as-possible-needs-one": "『全て』や『可能な限り』は、1枚のカードに適用されれば、行われたものとして扱う。",
  "faq.token.names": "同じトークンはカード名も同じだが、トークンのカード名を宣言する事はできない。カード名の異なるトークンは、カード名が異なるものとして扱う。",
  "faq.trigger.order.mandatory-quick-effects": "強制の誘発即時効果は、誘発効果の後に、ターンプレイヤーのものから、任意の効果がチェーンされるより先に発動する。チェーンに積まれたばかりの効果によって条件を満たした強制の誘発即時効果も、同じように続く。",
  "faq.trigger.timing.if-activated-resolves-later": "『Ｘが発動した時に発動できる』効果は、その発動に直接チェーンする場合にのみ発動できる。『Ｘが発動した場合に発動できる』効果は、そのチェーンの後に発動する。",
  "faq.xyz-material.gained-effect-not-passed-on": "あるカードを素材としてエクシーズ召喚した事で得た効果は、そのエクシーズモンスターだけのものである。『このカードを素材として持っているエクシーズモンスター』は、どのように素材になったかに関係なく効果を得る。",
} as const;
