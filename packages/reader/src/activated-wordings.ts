/** What is paid and done at the activation of a card that stays, and what Equip Spells and Unions say, in other words. */
import { type Normalisation, within } from './clause.ts';

/** What only monsters say so: an Equip Spell speaks of the equipped monster otherwise. */
export const UNION_WORDINGS: readonly Normalisation[] = [
  {
    is: 'a monster equipped with the card that says so',
    from: within(
      '(^|[.)] |\\n)If the equipped monster (would be destroyed(?: by ~)?, destroy this card instead)\\.',
    ),
    to: '$1If a monster equipped with this card $2.',
  },
];
/** What Equip Spells say: behind what can be equipped, "it" is the equipped monster. */
export const EQUIP_WORDINGS: readonly Normalisation[] = [
  {
    is: 'what would be destroyed is the equipped monster',
    from: /(?<=^Equip only to [\s\S]*(?:[.)] |\n))If it (?=would be destroyed)/g,
    to: 'If the equipped monster ',
  },
];
/** What is paid at the activation, in the form in which it is said of a card that stays. */
const PAYING: { readonly [verb in string]: string } = {
  Discard: 'discarding',
  Tribute: 'Tributing',
  Banish: 'banishing',
  Send: 'sending',
  Pay: 'paying',
};
/** What lasts as long as the card stays is no matter of its activation alone. */
const AT_ONCE =
  '(?=(?:[^.;"]|"[^"]*")*until the end of this turn\\.|(?!(?:[^.;"]|"[^"]*")*\\b(?:cannot|gains?|loses?|becomes?|negated?|unaffected|can|while|treated)\\b))';
/** What a card that stays does when it is activated. */
export const ACTIVATED_WORDINGS: readonly Normalisation[] = [
  {
    is: 'what is targeted when the card is activated',
    from: new RegExp(`^(?:When this card is activated: )?Target ((?:[^.;:"]|"[^"]*")*); ${AT_ONCE}`, 'g'),
    to: 'Activate this card by targeting $1; ',
  },
  {
    is: 'what is paid and targeted when the card is activated',
    from: new RegExp(
      `^(Discard|Tribute|Banish|Send|Pay) ((?:[^.;:"]|"[^"]*")*), then target ((?:[^.;:"]|"[^"]*")*); ${AT_ONCE}`,
      'g',
    ),
    to: (_: string, verb = '', cost = '', target = '') =>
      `Activate this card by ${PAYING[verb] ?? verb} ${cost} and targeting ${target}; `,
  },
  {
    is: 'what becomes of the card later',
    from: /(^|[.)] |\n)(Destroy this card|Send this card to the GY) during (your (?:opponent's )?(?:2nd|3rd) (?:End|Standby) Phase after activation)\./g,
    to: (_: string, start = '', deed = '', when = '') =>
      `${start}When this card is activated: During ${when}, ${deed.charAt(0).toLowerCase()}${deed.slice(1)}.`,
  },
];
