/** Summons said in other words: how a monster is Summoned by its own text, Fusion and Ritual Summons, material. */
import { type Normalisation, within } from './clause.ts';
import { RITUAL_WORDINGS } from './ritual-wordings.ts';

/** What the text of a card says of its own Summons. */
const SUMMONS: readonly Normalisation[] = [
  {
    is: 'the only way is no other way',
    from: /\bMust be (Fusion|Ritual) Summoned,? and cannot be Special Summoned by other ways\./g,
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

/** Fusion Summons: what is used for one is its material, whatever else it is called. */
const FUSIONS: readonly Normalisation[] = [
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
