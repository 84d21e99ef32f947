/** Summons said in other words: how a monster is Summoned by its own text, Fusion and Ritual Summons, material. */
import { type Normalisation, within } from './clause.ts';
import { RITUAL_WORDINGS } from './ritual-wordings.ts';

/** What the text of a card says of its own Summons. */
const SUMMONS: readonly Normalisation[] = [
  {
    is: 'how it is Summoned, while something is so',
    from: within(
      '\\b([Mm]ust (?:first )?be Special Summoned \\([^)]*\\)(?: by ~)?) while (?=you|your opponent|there|the )',
    ),
    to: '$1, while ',
  },
  {
    is: 'into the Deck to which each belongs',
    from: /\binto the Deck\/Extra Deck\b/g,
    to: 'into the Deck',
  },
  {
    is: 'Summoned with any card of an archetype',
    from: /\b(You can Ritual Summon this card with) an? (?=(?:"[^"]*" )+(?:card|Ritual Spell)\.)/g,
    to: '$1 any ',
  },
  {
    is: 'such a card at least',
    from: within('\\b(including) at least 1 (?=["A-Z])'),
    to: '$1 a ',
  },
  {
    is: 'the only way is no other way',
    from: /\bMust be (Fusion|Ritual|Synchro|Xyz|Link) Summoned,? and cannot be Special Summoned by other ways\./g,
    to: 'Must be $1 Summoned.',
  },
  {
    is: 'only with a card is by its effect',
    from: /\b(?:This card c|C)annot be Special Summoned,? except (?:with|by the effect of) ("[^"]*")\./g,
    to: 'Must be Special Summoned by $1.',
  },
  {
    is: 'by the effect of a card is by the card',
    from: /\bMust be Special Summoned by the effect of (?=")/g,
    to: 'Must be Special Summoned by ',
  },
  {
    is: 'the Ritual Spell that a monster names',
    from: /\b(?:This card c|C)an only be Ritual Summoned with the Ritual Spell(?: Card)?,? ("[^"]*")\./g,
    to: 'You can Ritual Summon this card with $1.',
  },
];

/** The field is named last of the places from which materials are taken. */
const withFieldLast = (where: string): string =>
  where
    .replace(
      /^from your ((?:hand, )?)field, (GY|hand)(, or|,? or) (GY|banishment)$/,
      'from your $1$2, $4, or field',
    )
    .replace(/^from your hand, field,? or (GY|banishment)$/, 'from your hand, $1, or field');
/** Fusion Summons: what is used for one is its material, whatever else it is called. */
const FUSIONS: readonly Normalisation[] = [
  {
    is: 'only with the materials that are listed',
    from: /\b(A Fusion Summon of this) (?:card|monster) (can only be) (?:done|conducted) with the above (?:Fusion Material Monsters?|Fusion Materials?|materials)\./g,
    to: '$1 card $2 done with the above Fusion Materials.',
  },
  {
    is: 'the card itself and other monsters',
    from: within(
      '\\b(Fusion Summon 1 ~), using this card you control and (?:other )?(~monsters from your hand or field|~monsters you control)(?: as (?:Fusion Materials?|material))?(?=[.;]|, (?:and if you do|also|then|but))',
    ),
    to: '$1, using $2 as material, including this card',
  },
  {
    is: 'a demand behind the materials',
    from: within(
      '\\b(Fusion Summon 1 ~,? (?:using|by banishing)) (?:(~monsters)|Fusion Materials (?:mentioned|listed) on it|materials mentioned on it|its (?:Fusion Materials|materials)) (from (?:[^.;"]|"[^"]*")*?|you control|on the field)(?: as (?:its )?(?:Fusion Materials?|material))?, including (this card|an? ~)(?: (?:in|from) your (?:hand|GY)| you control)?(?=[.;]|, (?:and if you do|also|then|but))',
    ),
    to: (_: string, summon = '', kind = '', where = '', must = '') =>
      `${summon} ${kind || 'monsters'} ${where} as material, including ${must}`,
  },
  {
    is: 'its materials are shuffled into the Deck',
    from: within(
      '\\b(Fusion Summon 1 ~), by shuffling (?:its (?:Fusion Materials|materials)|(?:the )?(?:Fusion Materials|materials) (?:mentioned|listed) on it|(~monsters)) (from your [^.;"]*?) into the Deck(?: as (?:Fusion Materials?|material))?(, including an? ~)?(?=[.;]|, (?:and if you do|also|then|but))',
    ),
    to: (_: string, summon = '', kind = '', where = '', must = '') =>
      `${summon}, by shuffling ${kind.replace(' and/or ', ' or ') || 'monsters'} ${withFieldLast(where)} into the Deck as material${must}`,
  },
  {
    is: 'materials on either field',
    from: within(
      '\\b(Fusion Summon 1 ~ from your Extra Deck),? (using ~monsters) (?:on|from) either field(?=,|\\.| as material)',
    ),
    to: '$1, $2 on the field',
  },
  {
    is: 'its materials are shuffled into the Deck, from among cards',
    from: within(
      '\\b(Fusion Summon 1 ~), by shuffling the (?:Fusion Materials|materials) (?:mentioned|listed) on it into the Deck, from among your cards on the field(, in your GY)?,? and/or your face-up banished cards(?=[.;]|, (?:and if you do|also|then|but))',
    ),
    to: (_: string, summon = '', gy = '') =>
      `${summon}, by shuffling monsters from your ${gy ? 'GY, banishment, or field' : 'banishment or field'} into the Deck as material`,
  },
  {
    is: 'Fusion Materials are material',
    from: within(
      '\\b(Fusion Summon 1 ~, (?:using|by banishing) ~) as (?:its )?(?:Fusion Materials?|materials)(?=[.,;])',
    ),
    to: '$1 as material',
  },
  {
    is: 'what is used is material',
    from: within(
      '\\b(Fusion Summon 1 ~, (?:using|by banishing) monsters (?:from ~|you control))(?<! as material)(?=[.;]|, and if you do)',
    ),
    to: '$1 as material',
  },
  {
    is: 'the Fusion Materials of a monster are monsters',
    from: within(
      '\\b(Fusion Summon 1 ~, by banishing) (?:its (?:Fusion Materials|materials)|Fusion Materials (?:mentioned|listed) on it) (from ~)(?=[.;]|, and if you do)',
    ),
    to: '$1 monsters $2 as material',
  },
];

/** What a monster says of itself as material. */
const MATERIALS: readonly Normalisation[] = [
  {
    is: 'a Synchro Material',
    from: /\bas a (Synchro|Fusion|Link) Material(?: Monster)?(?=[.,])/g,
    to: 'as $1 Material',
  },
  {
    is: 'an Xyz Material',
    from: /\bused as an Xyz Material for an Xyz Summon\b/g,
    to: 'used as material for an Xyz Summon',
  },
  {
    is: 'material of several Summons',
    from: /\bas (?:a )?material for a (Fusion, Synchro, or Xyz|Fusion, Synchro, Xyz, or Link|Synchro or Xyz|Fusion or Synchro) Summon(?=[.,])/g,
    to: 'as $1 Material',
  },
  {
    is: 'material of several Summons',
    from: /\bas a (Fusion, Synchro, or Xyz) Material for a Summon\b/g,
    to: 'as $1 Material',
  },
  {
    is: 'the Summon for which it is excepted',
    from: /\b(Cannot be used as [^.]*, except for the) (?:Synchro|Xyz|Fusion|Link|Synchro or Xyz) Summon of\b/g,
    to: '$1 Summon of',
  },
  {
    is: 'sent for a Summon is sent as material',
    from: /\b(is sent to the GY) (?:for an? (Synchro|Fusion|Link) Summon|as material for an? (Synchro|Fusion|Link) Summon)(?=[:,])/g,
    to: '$1 as $2$3 Material',
  },
  {
    is: 'sent for a Summon is sent as material for it',
    from: /\b(is sent to the GY) (?=for the (?:Synchro|Fusion|Link) Summon of)/g,
    to: '$1 as material ',
  },
];

export const SUMMON_WORDINGS: readonly Normalisation[] = [
  ...SUMMONS,
  ...FUSIONS,
  ...MATERIALS,
  ...RITUAL_WORDINGS,
];
