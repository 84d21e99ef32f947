/** Synchro, Xyz and Link Summons that follow an effect at once, said in other words. */
import { type Normalisation, within } from './clause.ts';

const VERB = '(?:Synchro|Xyz|Link) Summon';
const END = '(?=[.,]|, then | \\(this is)';
const SORT = '(?:[^.,;:"]|"[^"]*")*?';
export const MATERIAL_SUMMON_WORDINGS: readonly Normalisation[] = [
  {
    is: 'when the card resolves its effect does',
    from: new RegExp(`\\b([Ii]mmediately after this) card (resolves, (?:you can )?${VERB})\\b`, 'g'),
    to: '$1 effect $2',
  },
  {
    is: 'leave for what follows at once',
    from: new RegExp(
      `\\b(, then |; |: )(?:immediately|Immediately) after this effect resolves, you can (?=${VERB} )`,
      'g',
    ),
    to: (_: string, before = '') =>
      before === ': '
        ? ': You can immediately after this effect resolves, '
        : `${before}you can immediately after this effect resolves, `,
  },
  {
    is: 'what is Synchro Summoned is a Synchro Monster',
    from: /\bSynchro Summon 1 Synchro Monster,? (?=using )/g,
    to: 'Synchro Summon ',
  },
  {
    is: 'such monsters of its player are used as material',
    from: new RegExp(
      `\\b(${VERB}(?: 1 ${SORT})?),? using (?!only |materials|monsters you)(${SORT}monsters you control) as (?:materials?|Materials?)${END}`,
      'g',
    ),
    to: '$1 using only $2',
  },
  {
    is: 'any monsters of its player are used',
    from: new RegExp(
      `\\b(${VERB}(?: 1 ${SORT})?),? using (?:monsters|materials|monster) you control(?: as (?:materials?|Materials?|Synchro Materials?))?${END}(?!, including)`,
      'g',
    ),
    to: '$1 using only monsters you control',
  },
  {
    is: 'no material is named',
    from: new RegExp(
      `\\b(resolves, (?:Synchro|Xyz|Link) Summon 1 (?:(?! using )${SORT}(?:Synchro|Xyz|Link) Monster))(?=[.]|, (?:then|also|but|and if you do))`,
      'g',
    ),
    to: '$1 using only monsters you control',
  },
  {
    is: 'only such monsters of its player are used',
    from: new RegExp(
      `\\b(${VERB}(?: 1 ${SORT})?),? using only (${SORT} you control)(?: as (?:materials?|Materials?))?${END}(?!, including)`,
      'g',
    ),
    to: '$1 using only $2',
  },
  {
    is: 'the card itself is used, and others of its player',
    from: new RegExp(
      `\\b(Synchro Summon(?: 1 ${SORT})?),? using (?:(?:monsters|materials)(?: you control)?,? including )(this card)(?: you control)?${END}`,
      'g',
    ),
    to: '$1 using $2 you control',
  },
  {
    is: 'this card and others of its player',
    from: new RegExp(
      `\\b((?:Xyz|Link) Summon 1 ${SORT}),? using (?:monsters|materials)(?: you control)?,? including (this card|that monster)(?: you control)?${END}`,
      'g',
    ),
    to: '$1 using monsters you control, including $2',
  },
  {
    is: 'just these two are used',
    from: within(
      '\\b((?:Synchro|Xyz) Summon 1 ~),? using (?:only those 2 monsters|those 2 monsters only)(?: as materials?)?(?=[.,])',
    ),
    to: '$1 using only those monsters',
  },
];
