/** What monsters gain, and Summons that a player gains, said in other words. */
import { type Normalisation, within } from './clause.ts';

/** Effects that a monster gains by what it was Summoned with or has as material. */
const GAINED: readonly Normalisation[] = [
  {
    is: 'what is material of an Xyz Summon was on the field',
    from: /\b(Xyz Monster that was Summoned using this card)(?: on the field)? as (?:an )?(?:Xyz Material|material)(?= gains)/g,
    to: '$1 on the field as material',
  },
  {
    is: 'who has this card as material, in the plural',
    from: within(
      '(^|[.)] |\\n)An? (~)Xyz Monster( whose original Type is ~ and)? (?:that )?has this card as (?:an )?(?:Xyz Material|material) gains (?=this effect|these effects)',
    ),
    to: (_: string, start = '', kind = '', whose = '') =>
      whose === ''
        ? `${start}${kind}Xyz Monsters on the field that have this card as material gain `
        : `${start}${kind}Xyz Monsters on the field${whose} that have this card as material gain `,
  },
  {
    is: 'who gains the effect is the card that says it then',
    from: /(?<=gains this effect\.\n● )(If|When) it is (Xyz|Synchro|Link) Summoned: It gains\b/g,
    to: '$1 this card is $2 Summoned: This card gains',
  },
  {
    is: 'what is attached is material',
    from: within('\\b([Tt]his card has ~ as )(?:an )?Xyz Materials?(?=[,:])'),
    to: '$1material',
  },
  {
    is: 'what a card gains as long as it has a material',
    from: within(
      '(^|[.)] |\\n)If (this card has ~) as (?:an )?(?:Xyz Material|material), (?:it|this card) gains (?=this effect|these effects)',
    ),
    to: '$1While $2 as material, it gains ',
  },
];

/** One more Normal Summon of a turn. */
const ONCE =
  '(?:\\. \\(You can only gain this effect once per turn\\.\\)| \\(you can only gain this effect once per turn\\)\\.)';
const SUMMONS: readonly Normalisation[] = [
  {
    is: 'one more Normal Summon of this turn',
    from: within(
      `\\b[Dd]uring your Main Phase this turn, you can Normal Summon (1 ~),? in addition to your Normal Summon/Set${ONCE}`,
    ),
    to: 'you can Normal Summon $1 in addition to your Normal Summon/Set (once per turn) this turn.',
  },
  {
    is: 'one more Normal Summon in the Main Phase of this turn',
    from: within(
      `\\b(you can Normal Summon 1 ~) during your Main Phase this turn,? in addition to your Normal Summon/Set${ONCE}`,
    ),
    to: '$1 in addition to your Normal Summon/Set (once per turn) this turn.',
  },
  {
    is: 'one more Normal Summon of each turn',
    from: within(`\\b(you can Normal Summon 1 ~),? in addition to your Normal Summon/Set${ONCE}`),
    to: '$1 in addition to your Normal Summon/Set (once per turn).',
  },
];
export const GIVEN_WORDINGS: readonly Normalisation[] = [...GAINED, ...SUMMONS];
