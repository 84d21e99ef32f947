/** What is done to a value, said as what becomes of it. */
import { type Normalisation, within } from './clause.ts';

export const BECOMING_WORDINGS: readonly Normalisation[] = [
  {
    is: 'effects that are negated',
    from: /(?<=[;,] (?:then |and if you do, |also )?)negate (its|their) effects(?: \(if any\))?(?=[.,;]| until)/g,
    to: '$1 effects are negated',
  },
  ...[
    ['halve', 'halved'],
    ['double', 'doubled'],
  ].map(([verb, changed]) => ({
    is: `a value that is ${changed}`,
    from: new RegExp(
      `(?<=[;,] (?:then |and if you do, |also )?)${verb} (its|their) (ATK|DEF)(?=[.,;]| until)`,
      'g',
    ),
    to: `$1 $2 becomes ${changed}`,
  })),
  {
    is: 'a value that comes with what is Summoned',
    from: /, but ((?:its|their) (?:original )?(?:ATK|DEF|ATK\/DEF|Level)) becomes? (halved|\d+)(?=[.,;])/g,
    to: ', and if you do, $1 becomes $2',
  },
  {
    is: 'both values that come with what is Summoned',
    from: /, (?:but|and if you do,) ((?:its|their) (?:original )?ATK\/DEF) becomes (halved|\d+)(?=[.,;])/g,
    to: ', and if you do, $1 become $2',
  },
  {
    is: 'the value of several becomes one',
    from: within('\\b([Tt]he (?:original )?(?:ATK|DEF) of (?:all )?~) become (\\d+|halved)(?=[.,;]| until)'),
    to: '$1 becomes $2',
  },
  {
    is: 'how long, after a comma',
    from: /(?<!, also [^.;:]*)(?<=\b(?:gains?|loses?|becomes?) [^.,;:]*), until (the (?:End Phase|end of (?:(?:this|the|the next|your opponent's|your opponent's next) turn|(?:this|the) (?:Battle Phase|Damage Step))))(?=[.;])/g,
    to: ' until $1',
  },
  {
    is: 'the effects of monsters of another kind',
    from: /\b(activate) monster effects( for the rest of this turn| the turn you activate this (?:card|effect))?, except ((?:[A-Z]+|[A-Z][\w-]*|"[^"]*")) monsters(?:'|' effects)?(?=[.,;])/g,
    to: '$1 non-$3 monster effects$2',
  },
];
