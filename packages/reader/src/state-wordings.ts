/** What is so when something happens or applies, in other words. */
import { type Normalisation, within } from './clause.ts';

/** What can follow a statement. */
const LP: readonly Normalisation[] = [
  {
    is: 'LP are one amount',
    from: /\b(your(?: opponent's)? LP) are (?=\d|lower|higher|less)/g,
    to: '$1 is ',
  },
  {
    is: "less than the opponent's",
    from: /\byour LP is (?:lower|less) than your opponent's(?: LP)?(?=[:,]| and)/g,
    to: "your LP is less than your opponent's LP",
  },
  {
    is: "more than the opponent's",
    from: /\byour LP is higher than your opponent's(?: LP)?(?=[:,]| and)/g,
    to: "your opponent's LP is less than your LP",
  },
];
/** Where a card is that need not be this one. */
const THERE: readonly Normalisation[] = [
  {
    is: 'a card whose name is asked for lies face-up',
    from: /\b([Ww]hile|[Ii]f) ("[^"]*") (?:is|remains) face-up on the field(?=[,:]| and)/g,
    to: '$1 $2 is on the field',
  },
  {
    is: 'a face-up card that is on the field',
    from: within(
      '\\b([Ww]hile|[Ii]f) (?:(an?) (?:face-up )?|another (?:face-up )?)(~) (?:is|remains) face-up on the field(?=[,:])',
    ),
    to: (_, word = '', article = '', noun = '') =>
      `${word} there is ${article === '' ? 'another' : 'a'} face-up ${noun} on the field`,
  },
  {
    is: 'a card that is on the field',
    from: within(
      '\\b([Ww]hile|[Ii]f|and) (an?|another) ((?:face-up )?(?:(?!this )[^.,;:"]|"[^"]*")*) is on the field(?=[,:])',
    ),
    to: '$1 there is $2 $3 on the field',
  },
  {
    is: 'a Field Spell is a card',
    from: /\bField Spell Card (?=on the field|is )/g,
    to: 'Field Spell ',
  },
  {
    is: 'a card in the field or GY of its player',
    from: within(
      '\\b([Ii]f|[Ww]hile) you have (~) (?:on your field|in your GY|on the field) or in your (?:GY|field)(?=[:,])',
    ),
    to: '$1 you have $2 in your field or GY',
  },
  {
    is: 'where this Summoned card is',
    from: within('\\bWhile this ([A-Z]\\w+ Summoned) card is (?:face-up )?on the field, (?:it|this card) '),
    to: 'While this card is a $1 monster, it ',
  },
  {
    is: 'where it applies',
    from: /(^|[.)] |\n)While this card is in your Monster Zone, it /g,
    to: '$1This card ',
  },
];
/** What is so at all times or in this turn. */
const WHENEVER: readonly Normalisation[] = [
  {
    is: 'what can be activated while something is so can be activated if it is so',
    from: within('(^|[.)] |\\n)While ((?:you (?:control|have)|there are) ~)(?=: )'),
    to: '$1If $2',
  },
  {
    is: 'in the GY, while its player has few LP or the opponent controls something',
    from: within('\\bIf this card is in your (GY|hand) and (your (?:LP|opponent) ~): '),
    to: 'If $2 and this card is in your $1: ',
  },
  {
    is: 'not in the turn in which it was sent there, in turns of one player or both',
    from: /\b[Dd]uring (your|either player's) turn, except the turn this card was sent to the GY: (?=You can banish this card from your GY)/g,
    to: (_, whose = '') =>
      `${whose === 'your' ? 'During your turn, if' : 'If'} this card was not sent there this turn: `,
  },
  {
    is: 'the turn of a Summon is this turn',
    from: /\bDuring the (End) Phase of the turn this card (?:is|was) ((?:[A-Z]\w+(?: or [A-Z]\w+)? )?Summoned)(?=:)/g,
    to: 'During the $1 Phase, if this card was $2 this turn',
  },
  {
    is: 'when it is activated',
    from: within(
      '\\bWhen (~(?:~, or monster effect, ~)?activate[ds]?\\b~) during the (Damage Step|Battle Phase)(?=:)',
    ),
    to: 'During the $2, when $1',
  },
];
/** What all cards are. */
const ALL: readonly Normalisation[] = [
  {
    is: 'the only ones that there are',
    from: within(
      '\\b([Ii]f|[Ww]hile|or) the only ((?:face-up )?(?:monsters|cards) (?:you control|your opponent controls)) are (~)(?=[:,])',
    ),
    to: '$1 all $2 are $3 (min. 1)',
  },
  {
    is: 'none, or none that are no such monsters',
    from: /\b(If you control no) monsters,? or (?:if )?all monsters you control are ("[^"]*"|[A-Z][\w-]*) monsters(?=[:,])/g,
    to: '$1 non-$2 monsters',
  },
];
/** Where this card is. */
const HERE: readonly Normalisation[] = [
  {
    is: 'this monster is this card',
    from: /\bwhile this monster is on the field(?=:| \()/g,
    to: 'while this card is on the field',
  },
  {
    is: 'where this card is, after a comma',
    from: within('\\b([Ww]hen ~(?:activates?\\b~|activated)), (?=while this card is on the field(?::| \\())'),
    to: '$1 ',
  },
  {
    is: 'what is equipped can do it if it is equipped',
    from: within('(^|[.)] |\\n)While this card is equipped to (~): '),
    to: '$1If this card is equipped to $2: ',
  },
  {
    is: 'how often what is equipped can do it',
    from: within('\\b(Once per turn), while this card is equipped to (~): '),
    to: '$1, if this card is equipped to $2: ',
  },
  {
    is: 'this equipped card is this card',
    from: /\b(equipped to (?:[^.,;:"]|"[^"]*")*: You can Special Summon this) equipped (?=card\b)/g,
    to: '$1 ',
  },
  {
    is: 'what a monster is equipped with is equipped to it',
    from: within(
      '\\b(target 1 ~; equip) it with ((?:1|up to \\d) ~ from your (?:Deck|hand|GY|Extra Deck|hand or Deck|hand or GY|Deck or GY))(?=[.,])',
    ),
    to: '$1 $2 to it',
  },
  {
    is: 'a Summon by a monster effect',
    from: /\b([Ii]f this card is (?:Normal or )?Special Summoned) by a monster effect(?=:)/g,
    to: '$1 by the effect of a monster',
  },
];
const PROCEDURES: readonly RegExp[] = [
  /\b[Yy]ou can (?:also )?Special Summon this card \(from /,
  /\bMust (?:first )?be Special Summoned \(from /,
];
/** What has Summoned a card by its own text. */
const THIS_WAY: readonly Normalisation[] = [
  {
    is: 'Summoned by the one procedure in the text of the card',
    from: /^[\s\S]*\b(?:When|If) (?:this card is )?(?:Special )?Summoned this way: [\s\S]*$/g,
    to: (words) =>
      PROCEDURES.filter((procedure) => procedure.test(words)).length === 1 &&
      !/Special Summon this card(?! \(from)/.test(words) &&
      !/Normal Summon this card without/.test(words)
        ? words.replace(
            /\b(When|If) (?:this card is )?(?:Special )?Summoned this way: /,
            '$1 this card is Special Summoned by its effect: ',
          )
        : words,
  },
  {
    is: 'Summoned by the one effect with which the card Summons itself',
    from: /^((?:(?!Special Summon this card)[\s\S])*?Special Summon this card(?: from your (?:hand|GY|hand or GY))?\. )(When|If) (?:this card is )?(?:Special )?Summoned this way: (?![\s\S]*Special Summon this card)/g,
    to: '$1$2 this card is Special Summoned by its effect: ',
  },
  {
    is: 'the only way in which it can be Special Summoned',
    from: /^((?:(?!Special Summon this card)[\s\S])*?Must be Special Summoned (?:[^.:"]|"[^"]*")*\. )If Summoned this way, this card (gains|loses)/g,
    to: '$1While this card is a Special Summoned monster, it $2',
  },
  {
    is: 'what protects a monster in its zone protects this card',
    from: /(^|[.)] |\n)While this card is in your Monster Zone, your opponent cannot target it with card effects, also (?:your opponent cannot destroy it with card effects|it cannot be destroyed by your opponent's card effects)\./g,
    to: "$1This card cannot be targeted by your opponent's card effects, also it cannot be destroyed by your opponent's card effects.",
  },
  {
    is: 'either Main Phase or the Battle Phase of the opponent',
    from: /\b([Dd]uring your opponent's Main Phase or) your opponent's (?=Battle Phase)/g,
    to: '$1 ',
  },
];
/** An Equip Card that Special Summons the monster to which it is equipped. */
const SUMMONS_ITS_HOST: readonly Normalisation[] = [
  {
    is: 'what it is equipped to, which it has Summoned',
    from: /\b(Special Summon )it((?: in (?:Attack|Defense) Position)?),? and (?:if you do, )?equip (?:it with this card|this card to it)(?=[.,])/g,
    to: '$1that target$2, and if you do, equip this card to that target',
  },
  {
    is: 'an activation that targets, of an Equip Card',
    from: within(
      '(^|\\n|: )Activate this card by (?:(paying \\d+ LP|discarding 1 ~), then target|targeting) (1 ~; Special Summon that target~, and if you do, equip this card to that target)(?=[.,])',
    ),
    to: (_, start = '', cost = '', rest = '') => {
      const paid = cost.replace('paying', 'Pay').replace('discarding', 'Discard');
      return `${start}${cost === '' ? 'Target' : `${paid}, then target`} ${rest}`;
    },
  },
  {
    is: 'that monster is what it was equipped to',
    from: /(equip this card to that target\.[\s\S]*\bWhen this card(?:, equipped by this effect,)? (?:leaves the field|is destroyed)), (destroy|banish) that monster\./g,
    to: '$1, $2 the equipped monster.',
  },
];
/** Leave to do something, before the colon. */
const LEAVE: readonly Normalisation[] = [
  {
    is: 'what a player can do stands after the colon',
    from: within(
      '(^|[.)] |\\n|● )((?:If|When) ~(?:, ~)?), you can( \\([^)]*\\))?: (Special|Set|Tribute|Fusion|Normal|[A-Z])(?=[a-z ])',
    ),
    to: (_, start = '', when = '', note = '', verb = '') =>
      `${start}${when}${note}: You can ${verb.length > 1 ? verb : verb.toLowerCase()}`,
  },
];
/** Which cards are meant or not. */
const WHICH: readonly Normalisation[] = [
  {
    is: 'other than one is except it',
    from: within('\\b(an? ~"[^"]*" monster(?: ~)?) other than ("[^"]*")(?=[:,]| and this card)'),
    to: '$1, except $2',
  },
  {
    is: 'not to control a monster is to control none',
    from: within(
      '\\b(you|your opponent) do(?:es)? not control (?:an?|any|another) (~)monsters?(?=[:,]| \\()',
    ),
    to: (words, who = '', kind = '') =>
      `${who} control${who === 'you' ? '' : 's'} no ${/not control another/.test(words) ? 'other ' : ''}${kind}monsters`,
  },
  {
    is: 'not to control a card is to control none',
    from: /\byou do not control ("[^"]*")(?=[:,]| \()/g,
    to: 'you control no $1',
  },
  {
    is: 'several cards, each of which is controlled',
    from: /\b([Ii]f|[Ww]hile) you control ("[^"]*") and ("[^"]*")(?=[:,])/g,
    to: '$1 you control $2 and you control $3',
  },
  {
    is: 'three cards, each of which is controlled',
    from: /\b([Ii]f|[Ww]hile) you control ("[^"]*"), ("[^"]*"),? and ("[^"]*")(?=[:,])/g,
    to: '$1 you control $2, you control $3, and you control $4',
  },
];
/** What must be so when something happens is so while it happens. */
const MEANWHILE: readonly Normalisation[] = [
  {
    is: 'what is so when it happens',
    from: within(
      '\\b((?:[Ww]hen|[Ii]f) (?:[^:.",]|"[^"]*"|, or (?:monster )?effect,)*),? (?:while|if|and(?= you control| your LP| there is)) (?=(?:you (?:control|have)|your opponent (?:controls|has)|your(?: opponent\'s)? LP|"[^"]*" is on the field|there (?:is|are)|it has (?:no )?material)(?:[^:;."]|"[^"]*")*:)',
    ),
    to: (words, event = '') =>
      /^(?:If|if) (?:this card is in|you|your|there)\b/.test(event) ? words : `${event} while `,
  },
];
export const STATE_WORDINGS: readonly Normalisation[] = [
  ...LP,
  ...THERE,
  ...WHENEVER,
  ...ALL,
  ...HERE,
  ...THIS_WAY,
  ...SUMMONS_ITS_HOST,
  ...LEAVE,
  ...WHICH,
  ...MEANWHILE,
];
