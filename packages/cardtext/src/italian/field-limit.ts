/** What texts do not let players have or do as long as they are in force: "nessun giocatore può bandire carte". */
import type { Modifier } from '@spellspeed/engine/language';
import type { Table } from '../tables.ts';
import { after } from './article.ts';
import type { Speech, Subject } from './speech.ts';
import { cannot, does } from './subject.ts';

type OfLimits = Extract<
  Modifier,
  {
    modifies:
      | 'limits-kinds'
      | 'special-summon-times'
      | 'activation-times'
      | 'summon-times'
      | 'attacking-monsters'
      | 'cannot-banish'
      | 'activates-only-set';
  }
>;
const KINDS = { race: 'Tipo', attribute: 'Attributo' } as const;
/** "ogni giocatore può …" */
const each = (subject: Subject, rest: string): string =>
  subject.player === 'both' ? `ogni giocatore può ${rest}` : does(subject, `{può|possono|puoi} ${rest}`);

export const LIMITS: Table<OfLimits, 'modifies', string, [Subject, Speech]> = {
  'limits-kinds': ({ of, to }, subject) => {
    const kind = KINDS[of];
    return to === 'one-kind'
      ? `${each(subject, `controllare solo mostri di 1 ${kind}`)}, e tutti gli altri mostri scoperti devono essere mandati al Cimitero`
      : `${each(subject, `controllare solo 1 mostro di ogni ${kind}`)}, e quelli in più dello stesso ${kind} devono essere mandati al Cimitero`;
  },
  'special-summon-times': ({ times }, subject) =>
    each(
      subject,
      `Evocare Specialmente mostri solo ${times === 1 ? 'una volta' : `${times} volte`} per turno`,
    ),
  'activation-times': ({ card, what, times }, subject, speech) => {
    const { text } = speech.words.phrase(card, { count: times === 1 ? 'singular' : 'plural' }, speech);
    if (what === 'card' && typeof times === 'number') return each(subject, `attivare solo ${times} ${text}`);
    const of = after('di', speech.words.phrase(card, { count: 'plural' }, speech).text);
    if (typeof times === 'number')
      return each(subject, `attivare solo ${times} ${times === 1 ? 'effetto' : 'effetti'} ${of} per turno`);
    const most = speech.words.amount(times, speech).text;
    return each(
      subject,
      `attivare per turno solo tant${what === 'card' ? `e ${text}` : `i effetti ${of}`} quant${what === 'card' ? 'e' : 'i'} ${most}`,
    );
  },
  'summon-times': ({ times }, subject) =>
    cannot(subject, `Evocare più di ${times === 1 ? 'una volta' : `${times} volte`} per turno`),
  'attacking-monsters': ({ most, within }, subject) =>
    each(
      subject,
      `attaccare solo con ${most} ${most === 1 ? 'mostro' : 'mostri'}${within === 'turn' ? '' : ' durante ogni Battle Phase'}`,
    ),
  'cannot-banish': ({ card }, subject, speech) =>
    cannot(
      subject,
      `bandire ${card.length === 0 ? 'carte' : speech.words.phrase(card, { count: 'plural' }, speech).text}`,
    ),
  'activates-only-set': ({ card }, subject, speech) => {
    const { text } = speech.words.phrase(card, { count: 'plural' }, speech);
    return `${cannot(subject, `attivare ${text} che non ha prima Posizionato`)}, né fino al suo prossimo turno dopo averle Posizionate`;
  },
};
