/** How applied effects change attacks and battles, as clauses: "può attaccare direttamente". */
import { type Amount, type Modifier, monster, opponentControls } from '@spellspeed/engine/language';
import { asMonster } from '../meaning/filters.ts';
import { boundKey } from '../memory.ts';
import type { Table } from '../tables.ts';
import { ORIGINAL, quantity, STATS } from './amount.ts';
import { after } from './article.ts';
import { agreed, composed, masculine } from './noun.ts';
import { closed, opponent, type Speech, type Subject } from './speech.ts';
import { can, cannot, does, of, ownOf } from './subject.ts';
import { nounSaid, spaced } from './terms.ts';
import { cliticFor } from './verb.ts';

const ATTACK_TIMES = ['', '', 'un secondo attacco', 'un secondo e un terzo attacco'];
const EVERY_BATTLE_PHASE = 'durante ogni Battle Phase';
/** "1 attacco addizionale per ognuna di quelle carte" */
const additionalAttacks = (amount: Amount, speech: Speech): string => {
  const key = typeof amount === 'object' && amount.count === 'noted' ? boundKey(amount.name) : '';
  const mention = speech.memory.mentions.get(key);
  if (!mention) return quantity(amount, ATTACK, speech);
  const noun = nounSaid(mention.noun);
  const each = noun.gender === 'f' ? `ognuna di quelle ${noun.several}` : `ognuno di quei ${noun.several}`;
  return `1 attacco addizionale per ${each}`;
};
const ATTACK = masculine('attacco addizionale', 'attacchi addizionali');
const piercingWords = (subject: Subject, times: 1 | 2): string => {
  const attacks = `${subject.one.text} ${agreed('{attacca|attaccano}', subject.one)}`.trim();
  return `se ${attacks} un mostro in Posizione di Difesa, infliggi danno da combattimento perforante${times === 2 ? ' doppio' : ''}`;
};
const ATTACK_OF = masculine('attacco', 'attacchi');

type OfAttacks = Extract<
  Modifier,
  {
    modifies:
      | 'cannot-declare-attacks'
      | 'cannot-attack'
      | 'cannot-attack-directly'
      | 'cannot-be-attacked'
      | 'cannot-target-for-attacks'
      | 'attack-cost'
      | 'battles-with-original-values'
      | 'piercing'
      | 'attacks'
      | 'additional-attacks'
      | 'attacks-all-monsters'
      | 'must-attack'
      | 'attacks-directly'
      | 'attacks-again'
      | 'attacks-in-defense-position'
      | 'silences-opponent';
  }
>;
export const ATTACKING: Table<OfAttacks, 'modifies', string, [Subject, Speech]> = {
  'cannot-declare-attacks': (_, subject) => cannot(subject, 'dichiarare un attacco'),
  'cannot-attack': (_, subject) => cannot(subject, 'attaccare'),
  'cannot-attack-directly': (_, subject) => cannot(subject, 'attaccare direttamente'),
  'cannot-be-attacked': ({ by }, subject, speech) => {
    const who = by === 'any' ? 'i mostri' : `i mostri controllati ${after('da', opponent(speech))}`;
    const { object } = subject;
    return object.pronoun
      ? `${who} non possono sceglier${cliticFor(object)} come bersaglio per gli attacchi`
      : `${who} non possono scegliere come bersaglio ${closed(object.text.replace(/^tutt[ie] (i|gli|le) /, ''))} per gli attacchi`;
  },
  'cannot-target-for-attacks': ({ which }, subject, speech) => {
    const [only] = which;
    return which.length === 1 && only?.test === 'not'
      ? does(
          subject,
          `{deve|devono} scegliere come bersaglio ${speech.words.phrase(asMonster(only.filter), { count: 'a' }, speech).text} per i ${ownOf(subject, ATTACK_OF, 'several')}`,
        )
      : cannot(
          subject,
          `scegliere come bersaglio ${speech.words.phrase(which, { count: 'plural' }, speech).text} per gli attacchi`,
        );
  },
  'attack-cost': ({ cost }, subject, speech) =>
    cannot(
      subject,
      `dichiarare un attacco a meno che tu non ${speech.words.action(cost, { ...speech, mood: 'subjunctive' })}`,
    ),
  'battles-with-original-values': (_, subject) =>
    `il calcolo dei danni utilizza ${of(subject, composed(STATS['atk-def'].noun, ORIGINAL), 'several').text}`,
  piercing: ({ times }, subject) => piercingWords(subject, times),
  attacks: ({ times, on }, subject, speech) => {
    const which = on === 'monsters' ? ' su mostri' : '';
    if (typeof times !== 'number')
      return can(
        subject,
        `effettuare un numero di attacchi${which} ${EVERY_BATTLE_PHASE} fino ${after('a', speech.words.amount(times, speech).text)}`,
      );
    const attacks = (which === '' ? ATTACK_TIMES[times] : undefined) ?? `fino a ${times} attacchi${which}`;
    return can(subject, `effettuare ${attacks} ${EVERY_BATTLE_PHASE}`);
  },
  'additional-attacks': ({ amount }, subject, speech) =>
    does(subject, `{guadagna|guadagnano} ${additionalAttacks(amount, speech)} ${EVERY_BATTLE_PHASE}`),
  'must-attack': (_, subject) => does(subject, '{deve|devono} attaccare, se possibile'),
  'attacks-all-monsters': ({ use, which }, subject, speech) => {
    const { text } = speech.words.phrase([monster, ...which, opponentControls], { count: 'all' }, speech);
    const attack = `attaccare ${text} una volta ciascuno`;
    return use === 'optional' ? can(subject, attack) : does(subject, `{deve|devono} ${attack}`);
  },
  'attacks-directly': ({ damage }, subject, speech) =>
    damage
      ? `${can(subject, 'attaccare direttamente')}, ma, quando lo ${agreed('{fa|fanno}', subject.name)} utilizzando questo effetto, il danno da combattimento inflitto ${after('a', opponent(speech))} viene dimezzato`
      : can(subject, 'attaccare direttamente'),
  'attacks-again': ({ order, use, adds, on }, subject) => {
    const whom = on === 'monsters' ? " su un mostro dell'avversario" : '';
    const again = `${adds === 'always' ? 'attaccare ancora' : 'effettuare un secondo attacco'}${whom}${order === 'in-a-row' ? ' di seguito' : ''}`;
    return use === 'optional' ? can(subject, again) : does(subject, `{deve|devono} ${again}`);
  },
  'attacks-in-defense-position': (_, subject) =>
    can(
      subject,
      `attaccare mentre {è|sono} scopert~ in Posizione di Difesa, applicando il ${ownOf(subject, STATS.def.noun)} per il calcolo dei danni`,
    ),
  'silences-opponent': ({ when }, { one }, speech) => {
    const [word, fights] =
      when === 'attacks' ? ['quando', '{attacca|attaccano}'] : ['se', '{combatte|combattono}'];
    const theirs = `le carte e gli effetti ${after('di', opponent(speech))}`;
    return `${spaced([word, one.text, agreed(fights, one)])}, ${theirs} non possono essere attivati fino alla fine del Damage Step`;
  },
};
