/** Old sentences: without a colon, with what is "selected", with a cost "to" do something. */
import { type Normalisation, within } from './clause.ts';

/** Old sentences in which what is chosen at activation is "selected". (wording.style.old-select) */
const ACTS = 'destroy|banish|return|add|Special Summon|equip|take control of';
/** Old texts have no colon behind what is waited for. */
const HAPPENED = [
  'is (?:Normal|Special|Flip|Tribute|Synchro|Fusion|Xyz|Ritual)(?: or (?:Special|Flip))? Summoned',
  'is destroyed(?: by battle)?(?: and sent to (?:the|your) GY)?',
  'is sent(?: from [^.,;:"]*)? to (?:the|your) GY',
  'is discarded',
  'is flipped face-up',
  'inflicts battle damage to your opponent',
  "destroys (?:a|an opponent's) monster by battle(?: and sends it to the GY)?",
  'is banished',
  "is destroyed by your opponent's (?:battle or )?card effect",
].join('|');
/** Nothing that old texts would have targeted. */
const UNTARGETED =
  '(?!(?:[^.;:"]|"[^"]*")*(?:(?:from|in) (?:your|either|the)[^.;:"]*GY|on the field|\\bcontrols?\\b|instead))';
/** What is paid in old texts "to" do something. (wording.cost.to-target-old) */
const COST = '(?:discard|Tribute|pay|send|banish|detach|remove|return) ~';
const COLONS: readonly Normalisation[] = [
  {
    is: 'leave to do something when it happens',
    from: within(
      `(^|[.)] |\\n|● )((?:When|If) (?:this card|an? ~) (?:${HAPPENED})), you can ${UNTARGETED}(?=(?:add|Special Summon|draw|gain|inflict|target|pay|discard) )`,
    ),
    to: '$1$2: You can ',
  },
  ...['gain', 'inflict', 'draw'].map((verb) => ({
    is: `what is done when it happens: ${verb}`,
    from: within(`(^|[.)] |\\n|● )((?:When|If) this card (?:${HAPPENED})), ${verb} ${UNTARGETED}`),
    to: `$1$2: ${verb.charAt(0).toUpperCase()}${verb.slice(1)} `,
  })),
  {
    is: 'once per turn, you can',
    from: within(
      `(^|[.)] |\\n|● )((?:Once|Twice) per turn(?:, during your Main Phase)?|During your Main Phase), you can (${COST}),? to (?=(?:target|select|inflict|draw|gain|destroy all)\\b|add ~ from your Deck|Special Summon ~ from your (?:hand|Deck|Extra Deck))`,
    ),
    to: '$1$2: You can $3 to ',
  },
  {
    is: 'a cost to target something that is dealt with',
    from: within(`(${COST}),? to (?:target|select) (\\d ~),? and (?=(?:${ACTS})\\b)`),
    to: '$1, then target $2; ',
  },
  {
    is: 'a cost to target something',
    from: within(`(${COST}),? to target (?=\\d )`),
    to: '$1, then target ',
  },
  {
    is: 'a cost to do something',
    from: within(
      `\\b([Yy]ou can ${COST}),? to (?=(?:inflict|draw|gain|destroy all)\\b|add ~ from your Deck|Special Summon ~ from your (?:hand|Deck|Extra Deck))`,
    ),
    to: '$1; ',
  },
  ...['When', 'If'].map((word) => ({
    is: `activate only ${word}`,
    from: within(`(^|\\n)Activate (?:this card )?only ${word.toLowerCase()} (~)\\. `),
    to: `$1${word} $2: `,
  })),
];

const OLD: readonly Normalisation[] = [
  ...[
    ['Select', 'Target'],
    ['select', 'target'],
  ].map(([old, now]) => ({
    is: `to ${old} was to ${now}`,
    from: within(`(^|[.:;] |\\n|● |[Yy]ou can |, then )${old} ((?:up to )?\\d ~),? and (?=(?:${ACTS})\\b)`),
    to: `$1${now} $2; `,
  })),
];

export const COLONLESS_WORDINGS: readonly Normalisation[] = [...COLONS, ...OLD];
