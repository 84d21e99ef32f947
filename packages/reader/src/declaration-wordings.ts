/** Who activates what, and who declares an attack, said in other words. */
import { type Normalisation, within } from './clause.ts';
import { KIND } from './suffered-wordings.ts';

/** Who activates what, and where. */
export const ACTIVATIONS: readonly Normalisation[] = [
  {
    is: 'the effect of another monster of its player',
    from: new RegExp(`\\b([Ww]hen|[Ii]f) your other ${KIND}monster's effect is activated\\b`, 'g'),
    to: '$1 you activate another $2monster effect',
  },
  {
    is: "a monster's effect is a monster effect",
    from: new RegExp(
      `\\b([Ww]hen|[Ii]f) (an|a|another) ${KIND}monster's effect is activated(?=(?: on the field| in the [^.,;:"]*)?(?: \\(|:|,))`,
      'g',
    ),
    to: '$1 $2 $3monster effect is activated',
  },
  {
    is: 'an effect of a monster is a monster effect',
    from: new RegExp(`\\b([Ww]hen|[Ii]f) an effect of (an?) ${KIND}monster is activated\\b`, 'g'),
    to: '$1 $2 $3monster effect is activated',
  },
  {
    is: 'what a monster on the field activates is activated there',
    // Where the text goes on about that monster, nothing else may be "it".
    from: /\b([Ww]hen|[Ii]f) a monster your opponent controls activates its effect(?=[^:]*: (?:(?!\b(?:it|its|that)\b)[^.])*\.)/g,
    to: '$1 your opponent activates a monster effect on the field',
  },
  {
    is: 'where the opponent activates it',
    from: /\b(your opponent activates a (?:monster|card) effect) in their (hand or GY|GY|hand)\b/g,
    to: '$1 in the $2',
  },
  {
    is: "nobody but a player activates effects in that player's GY",
    from: /\ba card effect is activated in your opponent's GY\b/g,
    to: 'your opponent activates a card or effect in the GY',
  },
  {
    is: 'in the GY nothing but effects is activated',
    from: /\b(your opponent activates a card) effect in the (GY|hand or GY)\b/g,
    to: '$1 or effect in the $2',
  },
  {
    is: 'exactly one card is targeted',
    from: within('\\bthat targets (1 ~) (\\(and no other cards\\))'),
    to: 'that targets exactly $1 $2',
  },
  {
    is: 'a Spell/Trap Card or monster effect, without commas',
    from: /\b(Spell\/Trap Card),? or monster effect,? is activated\b/g,
    to: '$1, or monster effect, is activated',
  },
];
/** Who declares an attack, and who is in it. */
export const DECLARATIONS: readonly Normalisation[] = [
  {
    is: "a monster of its player's in an attack, another one",
    from: new RegExp(`\\b(an attack is declared involving) your other ${KIND}monster\\b`, 'g'),
    to: '$1 another $2monster you control',
  },
  {
    is: "a monster of its player's in an attack",
    from: new RegExp(`\\b(an attack is declared involving) your ((?:face-up )?)${KIND}monster\\b`, 'g'),
    to: (_, involving = '', face = '', kind = '') =>
      `${involving} ${/^["aeioAEIOX]/.test((face + kind).replace(/^"(?=[^aeioAEIO])/, '')) ? 'an' : 'a'} ${face}${kind}monster you control`,
  },
  {
    is: "a monster of the opponent's in an attack",
    from: /\b(an attack is declared involving(?: [^:]* and)?) your opponent's (?=[^:]*monster)/g,
    to: "$1 an opponent's ",
  },
  {
    is: "the opponent's monster of which the text has spoken",
    from: /\b(an attack is declared involving [^:]* an opponent's [^:.]*: [^.]*?)\bthe opponent's monster\b/g,
    to: "$1that opponent's monster",
  },
  {
    is: "any player's monster is a monster",
    from: /\b([Ww]hen|[Ii]f) (?:any|either) player's monster declares\b/g,
    to: '$1 a monster declares',
  },
  {
    is: 'who declares a direct attack',
    from: /\b([Ww]hen|[Ii]f) your opponent declares a direct attack\b/g,
    to: "$1 an opponent's monster declares a direct attack",
  },
];
