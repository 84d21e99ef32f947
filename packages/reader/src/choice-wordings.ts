/** What a player chooses while an effect is carried out, said in other words: one thing or another, cards that were excavated. */
import { type Normalisation, within } from './clause.ts';

const FROM =
  '(?:from|in) your (?:hand|Deck|GY|banishment)(?:(?:,|,? or) (?:or )?(?:hand|Deck|GY|banishment))*';
/** "take 1 X from your Deck, and either add it to your hand or send it to the GY" */
const TAKEN: readonly Normalisation[] = [
  ['Take', 'Either'],
  ['take', 'either'],
].map(([verb = '', either = '']) => ({
  is: `what is taken, and what is done with it: ${either}`,
  from: within(
    `\\b${verb} (1 (?:[^.;:"]|"[^"]*")*?) (${FROM})(, except "[^"]*")?,? and either add it to your hand or (Special Summon it|send it to the GY|Set it)( in (?:Attack|Defense) Position)?(?=\\.|, also )`,
  ),
  to: (_: string, cards = '', where = '', except = '', second = '', how = '') => {
    const from = where.replace(/^in /, 'from ');
    const [done = '', to = ''] = second.split(' it');
    return `${either} add ${cards} ${from} to your hand${except} or ${done} ${cards} ${from}${to}${how}${except}`;
  },
}));
/** What is excavated is among them. */
const EXCAVATED: readonly Normalisation[] = [
  {
    is: 'one excavated card is one among them',
    from: within(
      '([Ee]xcavate the top \\d cards of your Deck, (?:and if you do, |then )(?:you can )?(?:add|Special Summon|send) 1) excavated (~(?:monster|Monster|card|Spell\\/Trap|Spell|Trap))(?= to | in (?:Attack|Defense)|,|\\.)',
    ),
    to: '$1 $2 among them',
  },
  {
    is: 'excavated cards that remain are the rest',
    from: within(
      '([Ee]xcavate the top \\d cards of your Deck,? [^.]*also,?(?: after that,)? (?:send|place|shuffle)) (?:the remaining cards|the other cards)(?= to the GY| on the| into the| back into)',
    ),
    to: '$1 the rest',
  },
  {
    is: 'the rest, which was in the Deck',
    from: /\b(shuffle the rest) (?:back into the|back into your|into your) Deck(?=[.,])/g,
    to: '$1 into the Deck',
  },
];
/** "place 1 card from your hand on either the top or bottom of the Deck" */
const TOP_OR_BOTTOM: readonly Normalisation[] = [
  ['Place', 'Either'],
  ['place', 'either'],
  ['return', 'either'],
].map(([verb = '', either = '']) => ({
  is: `on the top or the bottom: ${verb}`,
  from: within(
    `\\b${verb} (1 ~|this card|it|that target) (?:on|to) (?:either )?the top or (?:the )?bottom of (?:your|the) Deck(?=[.,])`,
  ),
  to: (_: string, cards = '') => {
    const again = cards === 'that target' ? 'it' : cards;
    return `${either} place ${cards} on the top of the Deck or place ${again} on the bottom of the Deck`;
  },
}));
/** One thing or another is done with a target. */
const OF_A_TARGET: readonly Normalisation[] = [
  {
    is: 'one thing or another with a target, after a comma',
    from: /; (?:either )?(add (?:it|that target) to your hand),? or (Special Summon|Set) (?=it\b)/g,
    to: '; either $1 or $2 ',
  },
];
/** What binds from now on, with how long said first. */
const FROM_NOW_ON: readonly Normalisation[] = [
  {
    is: 'for the rest of the turn, after the card resolves',
    from: within(
      '\\balso,? for the rest of this turn,? after this card resolves, (you cannot ~)(?=, except ~\\.|\\.)',
    ),
    to: 'also $1 for the rest of this turn',
  },
];
export const CHOICE_WORDINGS: readonly Normalisation[] = [
  ...TAKEN,
  ...EXCAVATED,
  ...TOP_OR_BOTTOM,
  ...OF_A_TARGET,
  ...FROM_NOW_ON,
];
