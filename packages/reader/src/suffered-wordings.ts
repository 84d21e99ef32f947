/** What a card or a player suffers, said in other words. */
import { type Normalisation, within } from './clause.ts';

/** A card name or words that say which monster it is. */
export const KIND = '((?:(?:"[^"]*"|[A-Z][\\w-]*|or|Level \\d+(?: or (?:higher|lower))?),? )*)';
/** What a card or a player suffers. */
export const SUFFERED: readonly Normalisation[] = [
  {
    is: 'damage is battle or effect damage',
    from: /\b([Ww]hen|[Ii]f) you take (?:any )?damage(?: by battle or by card effect)?(?=:| \(| while)/g,
    to: '$1 you take battle or effect damage',
  },
  {
    is: 'what an Equip Card was equipped to',
    from: within(
      '\\b(this card) is (sent to the GY|destroyed by card effect|destroyed) while (equipped to ~)(?=:)',
    ),
    to: '$1 $3 is $2',
  },
  {
    is: 'not by battle',
    from: /\b(is sent from the field to the GY), except when destroyed by battle(?=:)/g,
    to: '$1, except by battle',
  },
  {
    is: 'damage to whichever player',
    from: /\b(a monster inflicts battle damage) to a player(?=:)/g,
    to: '$1',
  },
  {
    is: 'while this monster is there, what comes from where',
    from: /\b((?:If|When|if|when) (?:[^:."]|"[^"]*")*) while you control this monster(?=:| \()/g,
    to: '$1 while this card is on the field',
  },
  {
    is: 'the monster of its player that battles',
    from: within(
      '\\b(if an? (?:(?!opponent)[^.,;:"]|"[^"]*")*(?:monster|Monster) you control battles(?: an opponent\'s monster)?(?: \\(Quick Effect\\))?: You can ~; )that monster(?: you control)?(?= (?:gains|cannot|is))',
    ),
    to: '$1your battling monster',
  },
  {
    is: 'the monster of its player that is in the battle',
    from: within(
      '\\b(if an? (?:(?!opponent)[^.,;:"]|"[^"]*")*(?:monster|Monster) you control battles(?: an opponent\'s monster)?(?: \\(Quick Effect\\))?: You can ~; (?:destroy|banish|return) )that monster you control(?=[.,])',
    ),
    to: '$1your battling monster',
  },
  {
    is: 'the Damage Step of either player',
    from: within(
      "\\b([Dd]uring) (?:either player's Damage Step|the Damage Step of either player's turn), when (~ battles\\b)",
    ),
    to: '$1 the Damage Step, if $2',
  },
  {
    is: "another monster of its player's battles",
    from: new RegExp(`\\b([Ii]f) your other ${KIND}monster battles\\b`, 'g'),
    to: '$1 another $2monster you control battles',
  },
  {
    is: 'what is drawn is not added or returned',
    from: /\b(this card is added) to your hand, except by drawing it(?=[:, ])/g,
    to: '$1 or returned to the hand',
  },
  {
    is: 'what is Tributed goes to the GY',
    from: /\bis Tributed and sent to the GY(?=:)/g,
    to: 'is Tributed to the GY',
  },
  {
    is: 'destroyed by battle or effect',
    from: /\bis destroyed by battle or effect(?=:)/g,
    to: 'is destroyed by battle or card effect',
  },
  {
    is: 'the Summon of what is Summoned so',
    from: within('\\bsent to the GY as material for (an? ~)(Fusion|Synchro|Xyz|Link) Monster(?=:)'),
    to: 'sent to the GY as material for the $2 Summon of $1monster',
  },
  {
    is: 'one Summon or another',
    from: within(
      '\\b([Ii]f|[Ww]hen) this card is Special Summoned by the effect of (an? ~), or Normal Summoned(?=:)',
    ),
    to: '$1 this card is Normal Summoned or it is Special Summoned by the effect of $2',
  },
  {
    is: 'one Summon, or another by an effect',
    from: within(
      '\\b([Ii]f|[Ww]hen) this card is Normal Summoned, or Special Summoned by the effect of (an? ~)(?=:)',
    ),
    to: '$1 this card is Normal Summoned or it is Special Summoned by the effect of $2',
  },
  {
    is: 'what the opponent Summons from their hand',
    from: /\b(your opponent Special Summons (?:[^.,;:"]|"[^"]*")*) from their (hand|GY)(?=:| \()/g,
    to: '$1 from the $2',
  },
  {
    is: 'a Trap that is activated is a card',
    from: /\b([Ww]hen a (?:Trap|Spell)) is activated(?=:)/g,
    to: '$1 Card is activated',
  },
  {
    is: 'a Tribute Summon by its player',
    from: /\b([Ww]hen|[Ii]f) you Tribute Summon this card by Tributing\b/g,
    to: '$1 this card is Tribute Summoned by Tributing',
  },
  {
    is: 'what is Tribute Summoned is face-up',
    from: /\bis Tribute Summoned face-up by Tributing\b/g,
    to: 'is Tribute Summoned by Tributing',
  },
  {
    is: 'one of the Tributes',
    from: /\bby Tributing at least 1 (?="?[^aeioAEIO1-9])/g,
    to: 'by Tributing a ',
  },
  {
    is: 'damage from a card effect is effect damage',
    from: /\b(you take|your opponent takes) damage from a card effect\b/g,
    to: '$1 effect damage',
  },
  {
    is: 'the damage of the effect',
    from: /\b(you take effect damage\b[^.]*) the damage you took\b/g,
    to: '$1 the effect damage you took',
  },
  {
    is: 'the damage of the battle',
    from: /\b(you take battle damage\b[^.]*) the damage you took\b/g,
    to: '$1 the battle damage you took',
  },
  {
    is: 'only monsters of the opponent attack it',
    from: /\b([Ii]f your opponent (?:Normal or Special|Special|Normal) Summons a monster) (\(except during the Damage Step\)), or if an opponent's monster targets this card for an attack(?=:)/g,
    to: '$1 or this card is targeted for an attack $2',
  },
  {
    is: 'who targets this card with whatever',
    from: within(
      '\\b(when (?:your opponent activates a card or effect|a card or effect is activated) that targets (?:only )?this card(?: on the field)?), or (?:when )?(?:your opponent )?(?:targets this card|this card is targeted) for an attack(?=:| \\()',
      'gi',
    ),
    to: '$1 or it is targeted for an attack',
  },
];
