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
      '\\b(While|If) (an?|another) ((?:face-up )?(?:(?!this )[^.,;:"]|"[^"]*")*) is on the field(?=[,:])',
    ),
    to: '$1 there is $2 $3 on the field',
  },
  {
    is: 'a Field Spell is a card',
    from: /\bField Spell Card (?=on the field|is )/g,
    to: 'Field Spell ',
  },
  {
    is: 'what is in the Field Zone of its player',
    from: /\b([Ii]f|[Ww]hile) ("[^"]*") is in your Field Zone(?=[:,]| \()/g,
    to: '$1 you have $2 in your Field Zone',
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
      '\\b((?:[Ww]hen|[Ii]f) (?:[^:.",]|"[^"]*"|, or (?:monster )?effect,)*),? (?:while|if|and(?= you control| your LP)) (?=(?:you (?:control|have)|your opponent (?:controls|has)|your(?: opponent\'s)? LP|"[^"]*" is on the field|there (?:is|are)|it has (?:no )?material)(?:[^:;."]|"[^"]*")*:)',
    ),
    to: (words, event = '') =>
      /^(?:If|if) (?:this card is in|you|your|there)\b/.test(event) ? words : `${event} while `,
  },
];
export const STATE_WORDINGS: readonly Normalisation[] = [...LP, ...THERE, ...WHICH, ...MEANWHILE];
