/** What applied effects change about damage, as clauses. */
import type { Modifier } from '@spellspeed/engine/language';
import type { Table } from '../tables.ts';
import { after } from './article.ts';
import { agreed } from './noun.ts';
import { opponent, type Speech, type Subject } from './speech.ts';
import { can, does, doesNot } from './subject.ts';
import { spaced } from './terms.ts';

type BattleDamage = Extract<Modifier, { modifies: 'battle-damage' }>;
type DamageHow = BattleDamage['how'];
const DAMAGE_KINDS = { battle: 'da combattimento', effect: 'da effetto' } as const;
const damageBecomes = (how: DamageHow): string =>
  typeof how === 'number'
    ? `diventa ${how}`
    : { none: 'diventa 0', half: 'viene dimezzato', double: 'viene raddoppiato' }[how];
const damageMade = (how: DamageHow): string =>
  typeof how === 'number'
    ? `cambiare in ${how}`
    : { none: 'ridurre a 0', half: 'dimezzare', double: 'raddoppiare' }[how];
const damageTaken = (kind: 'battle' | 'effect', how: DamageHow, subject: Subject): string => {
  const damage = `danno ${DAMAGE_KINDS[kind]}`;
  const takes = '{subisce|subiscono|subisci}';
  if (how === 'none') return doesNot(subject, `${takes} ${damage}`);
  const whom = subject.player === 'both' ? 'subito da un giocatore' : `che ${does(subject, takes)}`;
  return `qualsiasi ${damage} ${whom} ${damageBecomes(how)}`;
};
const damageInflicted = ({ how, to }: BattleDamage, subject: Subject, speech: Speech): string => {
  const who = subject.name.text === '' ? subject.one : subject.name;
  const inflicts = spaced([who.text, agreed('{infligge|infliggono}', who)]);
  const whom = to === 'any' ? 'a un giocatore' : after('a', opponent(speech));
  return `qualsiasi danno da combattimento che ${inflicts} ${whom} ${damageBecomes(how)}`;
};

type AboutDamage = Extract<
  Modifier,
  {
    modifies:
      | 'battle-damage'
      | 'battle-damage-shared'
      | 'no-damage-up-to'
      | 'first-damage-prevented'
      | 'effect-damage';
  }
>;
export const DAMAGE: Table<AboutDamage, 'modifies', string, [Subject, Speech]> = {
  'battle-damage': (modifier, subject, speech) => {
    const { how, use } = modifier;
    if (use === 'optional')
      return can(
        subject,
        `${damageMade(how)} il danno da combattimento che ${agreed('{subisce|subiscono|subisci}', subject.name)}`,
      );
    return subject.player === 'none'
      ? damageInflicted(modifier, subject, speech)
      : damageTaken('battle', how, subject);
  },
  'battle-damage-shared': ({ taker }, subject, speech) =>
    subject.player === 'both'
      ? 'entrambi i giocatori subiscono qualsiasi danno da combattimento di quella battaglia'
      : taker === 'opponent'
        ? `${opponent(speech)} subisce al posto tuo qualsiasi danno da combattimento che avresti subito`
        : `qualsiasi danno da combattimento che ${does(subject, '{subisce|subiscono|subisci}')} viene inflitto anche ${after('a', opponent(speech))}`,
  'no-damage-up-to': ({ amount }, subject, speech) => {
    const most = after('a', speech.words.amount(amount, speech).text);
    return doesNot(subject, `{subisce|subiscono|subisci} danno se l'ammontare è pari o inferiore ${most}`);
  },
  'first-damage-prevented': ({ by }, subject) => {
    const kinds = by.map((cause) => (cause === 'battle' ? 'da combattimento' : "dall'effetto di una carta"));
    return `il primo danno ${kinds.join(' o ')} che ${does(subject, '{subirebbe|subirebbero|subiresti}')} in ogni turno diventa 0`;
  },
  'effect-damage': ({ how }, subject) => damageTaken('effect', how, subject),
};
