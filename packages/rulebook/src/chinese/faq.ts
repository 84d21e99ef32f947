/** Rules of official answers in Simplified Chinese; what is not said here is said in English. */

// biome-ignore format: one clause a line
export const FAQ = {
  "faq.activation.negated-card-still-used-its-effect": "魔法·陷阱卡的发动被无效的场合，那张卡视为没有发动，但它要适用的效果视为使用过1次；使用该效果的次数限制会计入它。",
  "faq.colosseum.returning-monsters": "除外后返回的怪兽一起判断，尽可能地返回；其余的放置到墓地，不当作送去墓地。",
  "faq.equip.equipped-by-another-effect": "具有作为装备卡时的效果的怪兽，被其他效果装备时也具有那些效果，除非文本要求是以自身的效果装备。",
  "faq.gain.own-limit-apart": "怪兽自身文本的效果的次数限制，不计入得到的效果；“发动这张卡的效果的回合”则两者都计入。",
  "faq.leaving.returned-to-the-hand-it-can-trigger": "返回手卡的卡可以在手卡发动其离场时的效果；返回卡组或额外卡组、或者里侧除外的卡不能发动。不发动而进行的处理在任何场合都适用。",
  "faq.only-one.negating-the-first-is-not-enough": "“自己场上只能有1张表侧表示存在”是每张卡自身的效果，在场外也适用：即使第1张被无效，第2张也不能出场，除非它也被无效。",
  "faq.only-one.the-later-one-is-destroyed": "只能有1张表侧表示存在的卡有多张表侧表示时，破坏到剩1张为止，这不是效果破坏：破坏后来的卡；同时出场的由玩家保留1张；双方场上都计入时，保留回合玩家的卡。",
  "faq.proper.once-per-turn-is-not-a-condition": "“1回合只能特殊召唤1次”不是召唤条件，无视召唤条件的效果也不能无视它。",
  "faq.proper.stays-proper-when-it-leaves-face-down": "正规出场的状态在手卡、主卡组、里侧的额外卡组中失去；变成里侧、里侧状态下离场、反转召唤被无效或里侧除外时则保留。",
  "faq.resist.opponent-cannot-activate-does-not-affect-monsters": "“对方不能发动”（怪兽的效果、卡、对其连锁）以及“怪兽不能发动效果”不是对怪兽的影响；不受影响的怪兽也要遵从。",
  "faq.resist.player-cannot-declare-attacks": "“自己·对方不能攻击宣言”是对玩家的限制，也会阻止不受影响的怪兽；“怪兽不能攻击”影响怪兽，不会阻止不受影响的怪兽。",
  "faq.rules2020.moved-before-activation": "满足条件时所在的地方已经离开的卡，其诱发效果不论必发还是任发都不能发动。",
  "faq.speed.counter-trap-in-the-gy-is-2": "在墓地发动的反击陷阱的效果，和墓地的其他陷阱卡的效果一样，咒文速度是2。",
  "faq.stats.halve.half-points-are-rounded": "减半后出现小数的场合，四舍五入为整数。",
  "faq.those-cards.a-as-well-as-b-takes-what-is-there": "“这张卡以及那些卡”和“那些卡”一样处理：对还在的卡适用。",
  "faq.those-cards.all-or-as-many-as-possible-needs-one": "“全部”或“尽可能多”只要对1张卡适用，就视为已经进行。",
  "faq.token.names": "相同的衍生物卡名相同，但衍生物的卡名不能宣言；卡名不同的衍生物视为卡名不同。",
  "faq.trigger.order.mandatory-quick-effects": "必发的诱发即时效果排在诱发效果之后，从回合玩家的开始，先于任何任发的效果连锁；刚组成连锁的效果使必发的诱发即时效果满足条件时，也以同样的方式接续。",
  "faq.trigger.timing.if-activated-resolves-later": "“X发动时才能发动”的效果只能直接连锁在那个发动上；“X发动的场合才能发动”的效果在那个连锁之后发动。",
  "faq.xyz-material.gained-effect-not-passed-on": "因以某素材超量召唤而得到的效果，只属于那只超量怪兽；“有这张卡在作为超量素材的超量怪兽”则无论以何种方式都得到该效果。",
} as const;
