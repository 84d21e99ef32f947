/** What follows each time that something happens. (wording.timing.each-time) */
import { type Normalisation, within } from './clause.ts';

export const EACH_TIME_WORDINGS: readonly Normalisation[] = [
  {
    is: 'when the card that was activated resolves',
    from: within(
      '(^|[.)] |\\n|● )Each time an? ((?:[A-Z][\\w-]*(?:\\/[A-Z]\\w*)? )?)(Spell|Trap|Spell\\/Trap)(?: Card)? is activated, (place ~) when that (?:Spell|Trap|Spell\\/Trap|card)(?: Card)? resolves( \\(max\\. \\d+\\))?\\.',
    ),
    to: '$1Each time an activated $2$3 Card resolves, $4$5.',
  },
  {
    is: 'immediately after it resolves',
    from: within(
      '(^|[.)] |\\n|● )Each time an? ((?:[A-Z][\\w-]* )?)(Spell|Trap)(?: Card)? is activated, (~) immediately after it resolves\\.',
    ),
    to: '$1Each time an activated $2$3 Card resolves, $4.',
  },
  {
    is: 'immediately after it resolves, said first',
    from: within(
      '(^|[.)] |\\n|● )Each time an? ((?:[A-Z][\\w-]* )?)(Spell|Trap)(?: Card)? is activated, immediately after it resolves, (~)\\.',
    ),
    to: '$1Each time an activated $2$3 Card resolves, $4.',
  },
  {
    is: 'LP that you gain',
    from: within('(^|[.)] |\\n|● )(Each time ~, )you gain (?=\\d+ LP)'),
    to: '$1$2gain ',
  },
];
