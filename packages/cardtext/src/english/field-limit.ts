/** What texts do not let players have or do as long as they are in force, as clauses. */
import type { Modifier } from '@spellspeed/engine/language';
import type { Table } from '../tables.ts';
import type { Speech, Subject } from './speech.ts';
import { cannot, nameOf } from './subject.ts';

type Changes = Table<Modifier, 'modifies', string, [Subject, Speech]>;
const KINDS = { race: 'Type', attribute: 'Attribute' } as const;
const each = (subject: Subject): string => (subject.player === 'both' ? 'each player' : nameOf(subject));
const cardsOf = (card: Extract<Modifier, { modifies: 'cannot-banish' }>['card'], speech: Speech): string =>
  card.length === 0 ? 'cards' : speech.words.phrase(card, { count: 'plural' }, speech);

export const LIMITS: Pick<
  Changes,
  | 'limits-kinds'
  | 'special-summon-times'
  | 'activation-times'
  | 'summon-times'
  | 'attacking-monsters'
  | 'cannot-banish'
  | 'activates-only-set'
> = {
  'limits-kinds': ({ of, to }, subject) => {
    const kind = KINDS[of];
    return to === 'one-kind'
      ? `${each(subject)} can only control 1 ${kind} of monster, and must send all other face-up monsters they control to the GY`
      : `${each(subject)} can only control 1 monster of each ${kind}, and must send some to the GY if they control 2 or more monsters of the same ${kind}`;
  },
  'special-summon-times': ({ times }, subject) =>
    `${each(subject)} can only Special Summon monster(s) ${times === 1 ? 'once' : `${times} times`} per turn while this card is face-up on the field`,
  'activation-times': ({ card, what, times }, subject, speech) => {
    const cards = speech.words.phrase(card, { count: 'singular' }, speech);
    if (what === 'card' && typeof times === 'number')
      return `${each(subject)} can only activate ${times} ${cards} ${times === 1 ? 'Card' : 'Cards'}`;
    if (typeof times === 'number')
      return `${each(subject)} can only activate ${times} ${cards} ${times === 1 ? 'effect' : 'effects'} per turn`;
    const activated = what === 'card' ? `${cards} Cards` : `${cards} effects`;
    return `${each(subject)} can only activate as many ${activated} per turn as ${speech.words.amount(times, speech)}`;
  },
  'summon-times': ({ times }, subject) =>
    cannot(
      subject,
      `Summon more than ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`} per turn`,
    ),
  'attacking-monsters': ({ most, within }, subject) =>
    `${each(subject)} can only attack with ${most} ${most === 1 ? 'monster' : 'monsters'}${within === 'turn' ? '' : ' during each Battle Phase'}`,
  'cannot-banish': ({ card }, subject, speech) => cannot(subject, `banish ${cardsOf(card, speech)}`),
  'activates-only-set': ({ card }, subject, speech) => {
    const cards = speech.words.phrase(card, { count: 'singular' }, speech);
    return `${subject.player === 'both' ? 'both players' : nameOf(subject)} must Set ${cards} Cards before activating them, and cannot activate them until their next turn after Setting them`;
  },
};
