/** What the text points to: "questa carta", "quel bersaglio", "esso". */
import type { Reference } from '@spellspeed/engine/language';
import {
  asSpokenOf,
  isFreshTarget,
  keyOf,
  mentionOf,
  rankAmongTargets,
  saysWhose,
  THE_REST,
} from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { a, that, theNoun } from './article.ts';
import { type Agreement, agreed, formOf, type Nominal, type Noun, pronounFor } from './noun.ts';
import { type Role, type Speech, youDo } from './speech.ts';
import { usedToSummon } from './summoned.ts';
import { CARD, MONSTER, nounSaid, TARGET } from './terms.ts';

export const THIS_CARD: Nominal = { text: 'questa carta', gender: 'f', number: 'one' };
/** "quel mostro", "quei bersagli" */
export const thatNoun = (noun: Noun, number: Nominal['number'] = 'one', more = ''): Nominal => {
  const like: Agreement = { gender: noun.gender, number };
  return { text: that(formOf(noun, number), like) + (more === '' ? '' : ` ${agreed(more, like)}`), ...like };
};

/** The full name of what is pointed to. */
const FULL: Table<Reference, 'ref', Nominal, [Speech]> = {
  this: () => THIS_CARD,
  bound: demonstrative,
  event: demonstrative,
  attacker: () => theNoun(MONSTER, 'one', 'attaccante'),
  'direct-attacker': ({ nth }) =>
    theNoun(
      MONSTER,
      'one',
      `che ha attaccato direttamente per ${nth === 1 ? 'primo' : `${nth}º`} in questa Battle Phase`,
    ),
  'at-battle-phase-start': ({ side }) =>
    theNoun(
      MONSTER,
      'several',
      `che ${side === 'you' ? 'controllavi' : 'il tuo avversario controllava'} all'inizio di questa Battle Phase`,
    ),
  'attack-target': (reference, { memory }) => {
    const mention = mentionOf(memory, reference);
    return mention ? thatNoun(nounSaid(mention.noun)) : theNoun(TARGET, 'one', "dell'attacco");
  },
  battling: ({ side }) =>
    side === 'you'
      ? { text: 'il tuo mostro che combatte', gender: 'm', number: 'one' }
      : theNoun(MONSTER, 'one', "dell'avversario che combatte"),
  'opponent-in-battle': (reference, { memory }) =>
    memory.mentions.has(keyOf(reference))
      ? thatNoun(MONSTER)
      : theNoun(MONSTER, 'one', 'con cui questa carta combatte'),
  'chained-to': () => thatNoun(CARD),
  equipped: (_, { card }) =>
    card.kind === 'monster'
      ? { text: a('mostro equipaggiato con questa carta', MONSTER), gender: 'm', number: 'one' }
      : theNoun(MONSTER, 'one', 'equipaggiato'),
  'still-affected': demonstrative,
  now: ({ of }, speech) => sayReference(of, 'object', speech),
  materials: ({ of }, speech) => {
    const like = { gender: 'm', number: 'several' } as const;
    return { text: `i materiali ${agreed(usedToSummon(sayReference(of, 'object', speech)), like)}`, ...like };
  },
  'made-with': ({ of }, speech) =>
    theNoun(MONSTER, 'one', `Evocato utilizzando ${sayReference(of, 'object', speech).text}`),
  linked: demonstrative,
};
const fullName = speaker('ref', FULL);

/** Says a reference; from then on "esso" means this. */
export const sayReference = (pointer: Reference, role: Role, speech: Speech): Nominal => {
  const reference = asSpokenOf(pointer);
  const { memory } = speech;
  const key = keyOf(reference);
  const unsaid = memory.unsaid.get(key);
  if (unsaid) {
    memory.unsaid.delete(key);
    return speech.words.phrase(unsaid, { count: 'all' }, speech);
  }
  const mention = mentionOf(memory, reference);
  const isFresh = role === 'object' ? isFreshTarget(reference, memory) : saysWhose(reference, memory);
  const isAgain = memory.focus === key && !isFresh;
  const name = isAgain ? pronounFor(agreementOf(reference, speech)) : fullName(reference, speech);
  memory.focus = key;
  memory.takenUp.set(key, true);
  if (!mention && key !== 'attack-target')
    memory.mentions.set(key, { noun: genderedNoun(reference).one, number: 'one', zones: [], as: 'other' });
  return name;
};
/** "questa carta" and the card that is answered are cards, whatever else is pointed to is a monster. */
const genderedNoun = ({ ref }: Reference): Noun => (ref === 'this' || ref === 'chained-to' ? CARD : MONSTER);
const agreementOf = (reference: Reference, { memory }: Speech): Agreement => {
  const mention = mentionOf(memory, reference);
  const number = mention?.number ?? 'one';
  if (reference.ref === 'this') return { gender: CARD.gender, number };
  return { gender: mention ? nounSaid(mention.noun).gender : genderedNoun(reference).gender, number };
};

/** "quel bersaglio", "quei mostri", "il resto" */
function demonstrative(reference: Reference, speech: Speech): Nominal {
  const { memory } = speech;
  const mention = mentionOf(memory, reference);
  if (mention?.noun === THE_REST) return { text: 'il resto', gender: 'm', number: 'one' };
  if (!mention) return thatNoun(reference.ref === 'linked' ? MONSTER : CARD);
  if (saysWhose(reference, memory)) {
    const whose =
      mention.whose === 'opponent' ? "dell'avversario" : `che ${youDo(speech, '{controlla||controlli}')}`;
    return thatNoun(nounSaid(mention.noun), mention.number, whose);
  }
  const rank = rankAmongTargets(reference, memory);
  if (rank !== undefined)
    return { text: `il ${ORDINALS[rank] ?? 'ultimo'} ${TARGET.one}`, gender: 'm', number: 'one' };
  return thatNoun(mention.as === 'target' ? TARGET : nounSaid(mention.noun), mention.number);
}
const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'];
