/** What effects do: one line a verb. */

import { type Action, type ActionOf, FIELD_ZONES } from '@spellspeed/engine/language';
import { handDrawnTo, leavingOf } from '../meaning/amounts.ts';
import { circled } from '../meaning/one-chain.ts';
import { isAnywhere } from '../meaning/places.ts';
import { both, isSaidInBullets } from '../meaning/sequence.ts';
import { boundKey, introduce, type Mention, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { sayAffected } from './affected.ts';
import { LP, quantity } from './amount.ts';
import { after } from './article.ts';
import { nameUnsaid, sayCards } from './cards.ts';
import { atDuration, untilDuration } from './duration.ts';
import { saySequence } from './joint.ts';
import { FUSED, materialSummon, sayShuffled, synchroMonster, usedMaterials } from './material-summon.ts';
import {
  changePosition,
  damage,
  discard,
  specialSummon,
  toDeck,
  toHand,
  tokenTraits,
  unlessYours,
} from './move.ts';
import { amongNames, banished, counted, FROM, negate, payment, player } from './move-words.ts';
import { whose } from './place.ts';
import { act, commanding, ONE, opponent, type Speech, takeControl, youDo } from './speech.ts';
import {
  CARD,
  cardName,
  counterNoun,
  listOf,
  MONSTER,
  PHASE_NAMES,
  POSITION_NAMES,
  spaced,
  TOKEN,
} from './terms.ts';
import { cliticFor } from './verb.ts';

/** Cards that matched when the card came into force. */
const ALREADY_THERE: Mention = {
  noun: `${CARD.one} già present{e|i}`,
  number: 'several',
  zones: FIELD_ZONES,
  as: 'other',
};
const DECLARABLE_WORDS = {
  'card-name': 'il nome di 1 carta',
  race: '1 Tipo',
  attribute: '1 Attributo',
  'card-type': '1 tipo di carta',
} as const;

type PlacedTo = ActionOf<'place'>['to'];
const PLACED_TO: { readonly [to in PlacedTo]: string } = {
  'spell-trap-zone': 'Magie & Trappole',
  'pendulum-zone': 'Pendulum',
  'field-zone': 'Terreno',
};
const ACTIONS: Table<Action, 'do', string, [Speech]> = {
  sequence: (action, speech) =>
    isSaidInBullets(action)
      ? act(speech, 'applicare', 'questi effetti (simultaneamente)')
      : saySequence(action.joint, action.parts, speech),
  may: ({ by, action, otherwise }, speech) => {
    if (otherwise && by === 'you')
      return `${speech.words.action(action, speech)} oppure ${speech.words.action(otherwise, speech)}`;
    const chooser = by === 'you' ? youDo(speech, '{può||puoi}') : `${opponent(speech)} può`;
    const may = `${chooser} ${speech.words.action(action, { ...speech, mood: 'infinitive' })}`;
    return otherwise ? `${may}; altrimenti, ${speech.words.action(otherwise, speech)}` : may;
  },
  if: ({ condition, action, otherwise }, speech) => {
    const told = commanding(speech);
    const first = `se ${speech.words.condition(condition, told).yes}, ${speech.words.action(action, told)}`;
    return otherwise ? `${first}; altrimenti, ${speech.words.action(otherwise, told)}` : first;
  },
  // The bullets follow the sentence.
  'one-of': ({ by }, speech) =>
    by === 'you'
      ? act(speech, 'applicare', '1 di questi effetti')
      : `${opponent(speech)} sceglie 1 di questi effetti e tu lo applichi`,
  'each-player': ({ action }, speech) =>
    `ogni giocatore ${speech.words.action(action, { ...speech, mood: 'third-person', you: 'lui' })}`,
  choose: ({ what }, speech) => {
    const isNoChoice = what.cards === 'all' && nameUnsaid(what, speech);
    return isNoChoice ? '' : act(speech, 'scegliere', sayCards(what, speech));
  },
  destroy: ({ what, into }, speech) => {
    const cards = sayCards(what, speech);
    const banish = cards.gender === 'f' ? 'bandiscila' : 'bandiscilo';
    return act(speech, 'distruggere', cards) + (into ? ` e, se lo fai, ${banish}` : '');
  },
  'send-to-gy': ({ what, returned }, speech) =>
    act(speech, returned ? 'far ritornare' : 'mandare', sayCards(what, speech, FROM), 'al Cimitero'),
  banish: ({ what, face, until, turns }, speech) =>
    banished(sayCards(what, speech, FROM), face, untilDuration(until, turns), speech),
  tribute: ({ what }, speech) =>
    act(
      speech,
      'offrire come Tributo',
      sayCards(what, speech, what.cards === 'all' ? {} : unlessYours(what)),
    ),
  discard,
  'to-hand': toHand,
  'to-deck': toDeck,
  draw: ({ by, count }, speech) => {
    const inHand = handDrawnTo(count);
    if (inHand !== undefined)
      return player(by, 'pescare', `fino ad avere ${inHand} carte nella tua mano`, speech);
    return player(by, 'pescare', quantity(count, CARD, speech), speech);
  },
  damage,
  'gain-life-points': ({ by, amount }, speech) =>
    player(by, 'guadagnare', quantity(amount, LP, speech), speech),
  'pay-life-points': ({ amount, as }, speech) => {
    if (as !== undefined) speech.memory.notes.set(as, 'i LP che hai pagato');
    const left = leavingOf(amount);
    if (left !== undefined) return act(speech, 'pagare', `LP in modo che te ne rimangano solo ${left}`);
    return act(speech, 'pagare', payment(amount, speech));
  },
  'lose-life-points': ({ by, amount }, speech) => player(by, 'perdere', quantity(amount, LP, speech), speech),
  'life-points-become': ({ of, amount }, speech) => {
    const isHalf = typeof amount === 'object' && amount.count === 'times' && amount.factor === 0.5;
    const points = whose(of, LP, speech, 'several').text;
    return isHalf
      ? act(speech, 'dimezzare', points)
      : `${points} diventano ${speech.words.amount(amount, speech).text}`;
  },
  'special-summon': specialSummon,
  'special-summon-tokens': ({ token, count, to, positions, as }, speech) => {
    const [only, more] = positions;
    const position = only && !more ? POSITION_NAMES[only] : '';
    const where = to === 'opponent' ? `sul Terreno ${after('di', opponent(speech))}` : '';
    if (as)
      introduce(speech.memory, boundKey(as), {
        noun: TOKEN.one,
        number: count === 1 ? 'one' : 'several',
        zones: [],
        as: 'other',
      });
    const tokens = spaced([`${count} ${cardName(token.name)} (${tokenTraits(token)})`, position, where]);
    return act(speech, 'Evocare Specialmente', tokens);
  },
  'ritual-summon': ({ monster, tributes, sent, banished, shuffled, levels }, speech) => {
    const ritual = speech.words.phrase(monster, { count: ONE, place: 'from' }, speech);
    const used = speech.words.phrase(tributes, { count: 'plural', place: 'from' }, speech).text;
    const instead = banished
      ? `, e/o bandendo ${speech.words.phrase(banished, { count: 'plural', place: 'from' }, speech).text},`
      : '';
    const sum = levels === 'exact' ? 'esattamente pari' : 'pari o superiore';
    const using = sent ? `mandando ${used} al Cimitero` : `offrendo come Tributo ${used}`;
    const how = `${using}${instead} il cui Livello totale è ${sum} al suo Livello`;
    const more = shuffled ? sayShuffled(shuffled, speech) : '';
    return `${act(speech, 'Evocare tramite Rituale', ritual)}, ${how}${more}`;
  },
  detach: ({ what }, speech) => act(speech, 'staccare', sayCards(what, speech)),
  attach: ({ what, to }, speech) => {
    const cards = sayCards(what, speech, FROM);
    const host = speech.words.reference(to, 'object', speech).text;
    return act(speech, 'attaccare', cards, `${after('a', host)} come materiale`);
  },
  'place-counters': ({ what, counter, count, most }, speech) => {
    const on = sayCards(what, speech);
    const limit = most === undefined ? '' : ` (massimo ${most})`;
    const where = `${on.pronoun ? 'su di' : ''} ${on.pronoun ? on.text : after('su', on.text)}`.trim();
    return act(speech, 'mettere', `${quantity(count, counterNoun(counter), speech)} ${where}${limit}`);
  },
  'remove-counters': ({ what, counter, count }, speech) => {
    const cards = sayCards(what, speech).text;
    return act(speech, 'rimuovere', `${counted(count, counterNoun(counter))} ${after('da', cards)}`);
  },
  'remove-counters-among': ({ among, counter, count }, speech) => {
    const from = isAnywhere(among)
      ? 'da qualsiasi punto del Terreno'
      : `tra ${speech.words.phrase(among, { count: 'the' }, speech).text}`;
    return act(speech, 'rimuovere', `${counted(count, counterNoun(counter))} ${from}`);
  },
  reveal: ({ what }, speech) =>
    act(speech, what.cards === 'top' ? 'dissotterrare' : 'rivelare', sayCards(what, speech, FROM)),
  'look-at': ({ what }, speech) => act(speech, 'guardare', sayCards(what, speech)),
  place: ({ what, to, whose, placedAs }, speech) =>
    act(
      speech,
      'mettere',
      sayCards(what, speech, FROM),
      whose === 'owner' || placedAs
        ? `scopert~ nella ${whose === 'owner' ? 'Zona Magie & Trappole del suo proprietario' : `${speech.you === 'tu' ? 'tua' : 'sua'} Zona Magie & Trappole`} come ${placedAs === 'trap' ? 'Trappola' : 'Magia'} Continua`
        : `scopert~ nella ${speech.you === 'tu' ? 'tua' : 'sua'} Zona ${PLACED_TO[to]}`,
    ),
  activate: ({ what }, speech) => act(speech, 'attivare', sayCards(what, speech, FROM)),
  'move-to-other-zone': ({ what }, speech) =>
    act(speech, 'spostare', sayCards(what, speech), "in un'altra Zona Mostri Main"),
  'toss-coins': ({ count, as }, speech) => {
    speech.memory.notes.set(as, 'il numero di teste');
    const toss = act(speech, 'lanciare', count === 1 ? 'una moneta' : `una moneta ${count} volte`);
    const isCalled = speech.memory.notes.get('called') !== undefined;
    return isCalled ? `${toss} e ${act(speech, 'scegliere', 'testa o croce')}` : toss;
  },
  declare: ({ what }, speech) => {
    if (what.declare === 'number') {
      speech.memory.notes.set('declared', 'il numero dichiarato');
      return act(speech, 'dichiarare', `un numero tra ${what.from} e ${what.to}`);
    }
    // The toss says it.
    if (what.declare === 'coin-side') {
      speech.memory.notes.set('called', 'la scelta');
      return '';
    }
    const names = amongNames(what);
    const of =
      what.declare === 'attribute' && what.of
        ? ` ${after('di', speech.words.phrase(what.of, { count: 'a' }, speech).text)}`
        : '';
    return act(
      speech,
      'dichiarare',
      DECLARABLE_WORDS[what.declare] + of + (names === '' ? '' : `: ${names}`),
    );
  },
  'roll-die': ({ as }, speech) => {
    speech.memory.notes.set(as, 'il risultato');
    return act(speech, 'tirare', 'un dado a sei facce');
  },
  'roll-off': ({ as, opponents }, { memory }) => {
    memory.notes.set(as, 'il tuo risultato');
    memory.notes.set(opponents, "il risultato dell'avversario");
    return 'entrambi i giocatori tirano un dado a sei facce (se i risultati sono uguali, entrambi i giocatori tirano di nuovo)';
  },
  'normal-summon': ({ what, way }, speech) =>
    `immediatamente dopo che questo effetto si risolve, ${act(speech, way ? 'Evocare tramite Tributo' : 'Evocare Normalmente', sayCards(what, speech, FROM))}`,
  'synchro-summon': (action, speech) =>
    action.using
      ? `immediatamente dopo che questo effetto si risolve, ${act(
          speech,
          'Synchro Evocare',
          `${synchroMonster(action, speech)}utilizzando ${speech.words.reference(action.using, 'object', speech).text}`,
        )}`
      : `immediatamente dopo che questo effetto si risolve, ${act(speech, 'Synchro Evocare', `${synchroMonster(action, speech)}${usedMaterials(action, speech)}`)}`,
  'xyz-summon': (action, speech) => materialSummon('Xyz Evocare', action, speech),
  'link-summon': (action, speech) => materialSummon('Link Evocare', action, speech),
  'fusion-summon': ({ monster, materials, count, including, into, entire, as }, speech) => {
    const fusion = speech.words.phrase(monster, { count: ONE, place: 'from' }, speech);
    if (entire) {
      const only = speech.words.phrase(materials, { count: 'singular' }, speech).text;
      return `${act(speech, 'Evocare tramite Fusione', fusion)} che menziona ${only} come materiale, utilizzando solo ${only} come materiale`;
    }
    const number = count === undefined ? ('plural' as const) : { min: count, max: count };
    const used = speech.words.phrase(materials, { count: number, place: 'from' }, speech).text;
    const use = into ? FUSED[into] : 'utilizzando';
    const must = including ? `, tra cui ${speech.words.phrase(including, { count: 'a' }, speech).text}` : '';
    const end = into === 'deck' ? ' nel Deck' : '';
    const said = `${act(speech, 'Evocare tramite Fusione', fusion)}, ${use} ${used}${end} come materiale${must}`;
    if (as)
      introduce(speech.memory, boundKey(as), {
        noun: MONSTER.one,
        number: 'one',
        zones: ['monsters'],
        as: 'other',
      });
    return said;
  },
  'become-effect-of': ({ what, conditions }, speech) => {
    const met = conditions ? ' (se le sue condizioni di attivazione sono soddisfatte)' : '';
    speech.memory.focus = undefined;
    return `questo effetto diventa l'effetto ${after('di', speech.words.reference(what, 'object', speech).text)} quando quella carta viene attivata${met}`;
  },
  'xyz-summon-over': ({ monster, over, as }, speech) => {
    const summoned = speech.words.phrase(monster, { count: ONE, place: 'from' }, speech);
    const material = speech.words.reference(over, 'object', speech);
    const using = material.pronoun ? `utilizzando${cliticFor(material)}` : `utilizzando ${material.text}`;
    const how = `${using} come materiale`;
    if (as)
      introduce(speech.memory, boundKey(as), {
        noun: MONSTER.one,
        number: 'one',
        zones: ['monsters'],
        as: 'other',
      });
    return `${act(speech, 'Evocare Specialmente', summoned)}, ${how} (questa viene considerata come un'Evocazione Xyz; trasferisci i suoi materiali sul mostro Evocato)`;
  },
  'change-position': changePosition,
  'take-control': ({ what, until, pointedToBy }, speech) => {
    const cards = sayCards(what, speech);
    if (!pointedToBy) return takeControl(speech, cards, untilDuration(until));
    const pointer = speech.words.reference(pointedToBy, 'subject', speech).text;
    const place = act(speech, 'mettere', cards, `in una zona puntata ${after('da', pointer)}`);
    return `${place} e ${takeControl(speech, { ...cards, pronoun: true })}`;
  },
  'switch-control': ({ first, second }, speech) => {
    const pair = both(first, second, speech.memory);
    const cards = (pair ? [pair] : [first, second]).map((one) =>
      after('di', speech.words.reference(one, 'object', speech).text),
    );
    speech.memory.focus = undefined;
    return act(speech, 'scambiare', `il controllo ${listOf(cards, 'e')} tra loro`);
  },
  equip: ({ what, to }, speech) => {
    const card = sayCards(what, speech, FROM);
    return act(speech, 'equipaggiare', card, after('a', speech.words.reference(to, 'object', speech).text));
  },
  set: ({ what }, speech) => act(speech, 'Posizionare', sayCards(what, speech, FROM)),
  'negate-activation': (_, speech) => negate("l'attivazione", speech),
  'negate-effect': (_, speech) => negate("quell'effetto", speech),
  'negate-also-in-gy': ({ what }, speech) =>
    act(
      speech,
      'annullare',
      `gli effetti ${after('di', sayCards(what, speech).text)} (compreso nel Cimitero)`,
    ),
  'negate-attack': (_, speech) => act(speech, 'annullare', "l'attacco"),
  'negate-summon': (_, speech) => act(speech, 'annullare', "l'Evocazione"),
  'end-battle-phase': (_, speech) => act(speech, 'terminare', 'la Battle Phase'),
  'go-to-end-phase': () => 'diventa la End Phase di questo turno',
  'give-up-normal-draw': (_, speech) => act(speech, 'rinunciare', 'alla tua normale pescata'),
  'skip-phases': ({ of, phase, count, turn }, speech) => {
    if (turn === 'next') {
      const turnOf =
        of === 'you' ? 'del tuo prossimo turno' : `del prossimo turno ${after('di', opponent(speech))}`;
      const many = count === 1 ? 'la' : `le ${count}`;
      return act(speech, 'saltare', `${many} ${PHASE_NAMES[phase]} ${turnOf}`);
    }
    const next = count === 1 ? 'prossima' : `prossime ${count}`;
    const the = `${count === 1 ? 'la' : 'le'}${of === 'opponent' ? '' : count === 1 ? ' tua' : ' tue'}`;
    const theirs = of === 'opponent' ? ` ${after('di', opponent(speech))}` : '';
    return act(speech, 'saltare', `${the} ${next} ${PHASE_NAMES[phase]}${theirs}`);
  },
  win: (_, speech) => youDo(speech, '{vince||vinci} il Duello'),
  'redirect-attack': ({ to, goesOn }, speech) => {
    if (to === 'direct') return act(speech, 'rendere', "quell'attacco", 'un attacco diretto');
    if (to.ref === 'this') speech.memory.focus = undefined;
    const target = speech.words.reference(to, 'object', speech);
    const on = target.pronoun ? `su di ${target.text}` : after('su', target.text);
    const changed = act(speech, 'cambiare', "il bersaglio dell'attacco", on);
    return goesOn ? changed : `${changed} ed ${act(speech, 'effettuare', 'il calcolo dei danni')}`;
  },
  'change-target': ({ of }) => {
    const what = {
      activation: 'quella carta/effetto',
      attack: "quell'attacco",
      either: 'quella carta/effetto/attacco',
    };
    return `${what[of]} ora ha come bersaglio il nuovo bersaglio`;
  },
  apply: (applied, speech) => sayAffected(applied, commanding(speech)),
  'end-applied': ({ what, effect }, speech) =>
    `quanto applicato dall'effetto ${circled(effect)} ${after('a', sayCards(what, speech).text)} termina`,
  later: ({ at, turns, action }, speech) =>
    `${atDuration(at, turns)}, ${speech.words.action(action, commanding(speech))}`,
  link: ({ what, name }, speech) => {
    const mention = what.cards === 'referenced' ? mentionOf(speech.memory, what.what) : undefined;
    if (mention) speech.memory.links.set(name, { ...mention, as: 'other' });
    if (what.cards === 'all') speech.memory.links.set(name, ALREADY_THERE);
    return '';
  },
};
export const sayAction = speaker('do', ACTIONS);
