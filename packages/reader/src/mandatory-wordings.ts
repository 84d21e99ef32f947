/** What must be done is neither too late nor too early, also of a card that stays. */
import { type Normalisation, within } from './clause.ts';

export const MANDATORY_WORDINGS: readonly Normalisation[] = [
  {
    is: 'what befalls the card itself is waited for by an effect of it',
    from: within(
      '(^|[.)] |\\n|● )When (this (?:Set |face-up )?card (?:you control |on the field |in your possession )?is (?:sent|destroyed) ~): (?!You can|you can|Once)',
    ),
    to: '$1If $2: ',
  },
  {
    is: 'what is done once per turn must be done',
    from: within('(^|[.)] |\\n|● )Once per turn, when (~): (?!You can|you can|Once)'),
    to: '$1Once per turn, if $2: ',
  },
];
