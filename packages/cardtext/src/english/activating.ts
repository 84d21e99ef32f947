/** What players can activate and use, and how it can be answered, as clauses. */
import type { Modifier } from '@spellspeed/engine/language';
import { asMonster } from '../meaning/filters.ts';
import type { Table } from '../tables.ts';
import type { Speech, Subject } from './speech.ts';
import { can, cannot } from './subject.ts';

type Changes = Table<Modifier, 'modifies', string, [Subject, Speech]>;

export const ACTIVATING: Pick<
  Changes,
  'activates-as-quick' | 'activates-without' | 'cannot-pay-with' | 'entire-material' | 'not-answered'
> = {
  'activates-without': ({ condition, card }, subject, speech) =>
    can(
      subject,
      `activate the effects of ${speech.words.phrase(card, { count: 'plural' }, speech)} even if ${speech.words.condition(condition, speech).no}`,
    ),
  'activates-as-quick': ({ card }, subject, speech) =>
    can(
      subject,
      `activate the effects of ${speech.words.phrase(card, { count: 'plural' }, speech)} as Quick Effects`,
    ),
  'cannot-pay-with': ({ card, for: effects }, subject, speech) => {
    const cards = speech.words.phrase(asMonster(card), { count: 'plural' }, speech);
    return `${cannot(subject, `use ${cards}`)} to activate the effects of ${speech.words.phrase(effects, { count: 'plural' }, speech)}`;
  },
  'entire-material': ({ of, material }, subject, speech) => {
    const one = speech.words.phrase(asMonster(material), { count: { min: 1, max: 1 } }, speech);
    const monster = speech.words.phrase(asMonster(of), { count: 'a' }, speech);
    return `if ${subject.name} Link Summon ${monster}, ${can(subject, `use ${one} with its same name`)} as the entire material`;
  },
  'not-answered': ({ card, what, with: answer }, { possessive }, speech) => {
    const cards = speech.words.phrase(card, { count: 'singular' }, speech);
    const activated = what === 'card' ? `${cards} Card activations` : `${cards} activations`;
    const answers = answer
      ? `${speech.words.phrase(answer, { count: 'singular' }, speech)} effects`
      : 'cards or effects';
    return `${possessive} opponent cannot activate ${answers} in response to ${possessive} ${activated}`;
  },
};
