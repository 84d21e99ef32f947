/** What an effect waits for: "questa carta viene mandata dal Terreno al Cimitero", "durante la tua Standby Phase". */
import type { Cause, EventPattern, Filter, Manner, Side, SummonWay, Zone } from '@spellspeed/engine/language';
import { involvedIn, isTheirAttacker } from '../meaning/battle.ts';
import { EXCEPT_BATTLE, type Moved, movementOf } from '../meaning/events.ts';
import { asMonster, isThis } from '../meaning/filters.ts';
import { isTheField } from '../meaning/places.ts';
import { isAnySummon, summonedFrom, summonedWays } from '../meaning/summons.ts';
import { isSetSpell } from '../meaning/times.ts';
import { aside, introduce } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { activated } from './activated.ts';
import { after, own, theNoun } from './article.ts';
import { sayAttackTarget } from './battle.ts';
import { namesOfTimings } from './condition.ts';
import { type EventOf, event, type Happening, time } from './happening.ts';
import { agreed, type Nominal, type Noun } from './noun.ts';
import { headNoun } from './phrase.ts';
import { phaseOf } from './place.ts';
import { closed, opponent, type Speech, youDo } from './speech.ts';
import { sayUsed, summonedWords } from './summoned.ts';
import {
  CARD,
  CAUSE_PHRASES,
  FIELD,
  listOf,
  MONSTER,
  PHASE_NAMES,
  SUMMON_MANNERS,
  SUMMON_NOUNS,
  spaced,
  ZONE_NOUNS,
} from './terms.ts';

/** "un mostro", "questa carta"; from here on "quel mostro" is the card of the event. */
const monsterOf = (filter: Filter, speech: Speech): Nominal => subject(asMonster(filter), speech);
/** "2 o più mostri" */
const several = (atLeast: number, filter: Filter, speech: Speech): Nominal => {
  const words = speech.words.phrase(asMonster(filter), { count: 'plural' }, speech);
  return { ...words, text: `${atLeast} o più ${words.text}` };
};
const subject = (filter: Filter, speech: Speech): Nominal => {
  const words = speech.words.phrase(filter, { count: 'a' }, speech);
  const isItself = isThis(filter);
  const noun = isItself ? CARD : headNoun(filter, aside(speech));
  introduce(speech.memory, 'event', { noun: noun.one, number: 'one', zones: [], as: 'other' });
  speech.memory.focus = isItself ? 'this' : undefined;
  return words;
};
/** "questa carta viene distrutta" */
const does = (who: Nominal, words: string): string => `${closed(who.text)} ${agreed(words, who)}`;

const MANNER_WORDS: { readonly [manner in Manner]: string } = {
  destroyed: 'distrutt~',
  sent: 'mandat~',
  discarded: 'scartat~',
  tributed: 'offert~ come Tributo',
  banished: 'bandit~',
  returned: 'fatt~ ritornare',
  added: 'aggiunt~',
  drawn: 'pescat~',
  placed: 'mess~',
  summoned: 'Evocat~',
  set: 'Posizionat~',
  activated: 'attivat~',
  attached: 'attaccat~',
  detached: 'staccat~',
  control: 'passat~ sotto un altro controllo',
};
const DESTINATIONS: readonly Zone[] = ['gy', 'hand', 'deck', 'extra'];
/** "al Cimitero", "al tuo Cimitero", "alla mano" */
const destination = (
  to: readonly Zone[] | undefined,
  owner: Side | undefined,
  speech: Speech,
  preposition: 'a' | 'in' = 'a',
): string => {
  const nouns = (to ?? []).filter((zone) => DESTINATIONS.includes(zone)).map((zone) => ZONE_NOUNS[zone]);
  return listOf(
    nouns.map((noun) => after(preposition, ownersZone(noun, owner, speech))),
    'o',
  );
};
const ownersZone = (noun: Noun, owner: Side | undefined, speech: Speech): string => {
  if (owner === undefined || owner === 'any') return theNoun(noun).text;
  return owner === 'you'
    ? `${noun.gender === 'f' ? 'la' : 'il'} ${own(speech.you, noun)}`
    : `${theNoun(noun).text} ${after('di', opponent(speech))}`;
};
/** "tra le tue carte bandite" */
const among = (owner: Side | undefined, speech: Speech): string => {
  if (owner === undefined || owner === 'any') return '';
  return owner === 'you'
    ? `tra le ${speech.you === 'tu' ? 'tue' : 'sue'} carte bandite`
    : `tra le carte bandite ${after('di', opponent(speech))}`;
};
/** "dal Terreno", "dalla tua mano o Deck" */
const origin = ({ from, owner }: Moved, speech: Speech): string => {
  if (!from) return '';
  if (isTheField(from)) return 'dal Terreno';
  const nouns = from.map((zone) =>
    ['hand', 'deck', 'gy', 'extra'].includes(zone) || from?.join() === 'field' ? ZONE_NOUNS[zone] : FIELD,
  );
  const [first, ...more] = [...new Set(nouns)];
  if (!first) return '';
  const whose = owner ? ownersZone(first, undefined, speech) : ownersZone(first, 'you', speech);
  return after('da', listOf([whose, ...more.map(({ one }) => one)], 'o'));
};

const moved = (happened: Moved, speech: Speech): Happening => {
  const { card, to, by, doer, alone, owner, inBattleWith, of, excavated, except } = happened;
  if (happened.ofItsHost) {
    const sent = to ? ' e mandat~ al Cimitero' : '';
    const deed = `{viene|vengono} staccat~ da un Mostro Xyz${sent} per attivare l'effetto di quel mostro`;
    return event(does(subject(card, speech), deed));
  }
  if (inBattleWith) return destroyedInBattle(card, inBattleWith, ' e {lo|li} manda al Cimitero', speech);
  const said = alone ? exactlyOne(card, speech) : subject(card, speech);
  const who = isSetSpell(happened)
    ? { ...said, text: 'questa carta Posizionata nella Zona Magie & Trappole' }
    : said;
  const cause = causeWords(by, doer, of, speech);
  const start = origin(happened, speech);
  const end = destination(to, owner, speech);
  switch (movementOf(happened)) {
    case 'added-by-opponent':
      return event(spaced([opponent(speech), 'aggiunge', closed(who.text), start, 'alla sua mano']));
    case 'leaves':
      return event(
        spaced([
          does(who, '{lascia|lasciano} il Terreno'),
          cause,
          except ? 'eccetto per il suo effetto' : '',
        ]),
      );
    case 'activated':
      return event(
        `${does(who, '{viene attivat~|vengono attivat~}')} ${zoneOfActivation(to ?? [], owner, speech)}`,
      );
    case 'drawn':
      return event(
        owner === 'you'
          ? youDo(speech, '{pesca||peschi} una o più carte')
          : `${opponent(speech)} pesca una o più carte`,
      );
    case 'banished':
      return event(spaced([does(who, '{viene|vengono} bandit~'), start, among(owner, speech), cause]));
    case 'leaves-extra-deck':
      return event(
        spaced([does(who, '{lascia|lasciano}'), ownersZone(ZONE_NOUNS.extra, owner, speech), cause]),
      );
    case 'goes':
    case 'in-battle':
      return event(
        spaced([
          does(
            who,
            `{viene|vengono} ${excavated ? 'dissotterrat~ e ' : ''}${isToHand(to) ? 'aggiunt~' : 'mandat~'}`,
          ),
          start,
          end,
          to?.includes('banished') ? agreed('o bandit~', who) : '',
          cause,
        ]),
      );
    case 'done':
      return event(does(who, done(happened, { cause, start, end }, speech)));
  }
};
/** What was done to a card: "viene distrutto da un effetto e mandato al Cimitero". */
const done = (
  { manner, from, to, owner }: Moved,
  { cause, start, end }: { readonly cause: string; readonly start: string; readonly end: string },
  speech: Speech,
): string => {
  const how = `{viene|vengono} ${listOf((manner ?? []).map(mannerWord), 'o')}`;
  if (!manner?.includes('destroyed'))
    return spaced([
      how,
      start,
      manner?.includes('returned') ? destination(to, owner, speech, 'in') : end,
      cause,
    ]);
  // What is destroyed is destroyed there, not taken from there.
  const there = isTheField(from ?? []) ? 'sul Terreno' : start;
  return spaced([how, cause, end === '' ? there : `e mandat~ ${end}`]);
};
const isToHand = (to: readonly Zone[] | undefined): boolean => to?.join() === 'hand';
const zoneOfActivation = (to: readonly Zone[], owner: Side | undefined, speech: Speech): string =>
  listOf(
    to.map((zone) => after('in', ownersZone(ZONE_NOUNS[zone], owner, speech))),
    'o',
  );
/** "in battaglia o dall'effetto di una carta", "dall'effetto di una carta dell'avversario" */
const causeWords = (by: Moved['by'], doer: Side | undefined, of: Moved['of'], speech: Speech): string => {
  const source = of && speech.words.phrase(of, { count: 'a' }, aside(speech)).text;
  const owned = doer === 'opponent' ? " dell'avversario" : doer === 'you' ? ' che controlli' : '';
  const whose = speech.you === 'lui' ? '' : owned;
  if (!by && whose !== '') return `da una carta${whose}`;
  if (by?.join() === EXCEPT_BATTLE.join()) return 'eccetto in battaglia';
  if (by?.join() === 'cost')
    return `per attivare ${source ? `l'effetto ${after('di', source)}` : 'una carta o un effetto'}`;
  const words = (cause: Cause, at: number, all: readonly Cause[]): string => {
    // Whose it is stands at the end of all.
    if (cause !== 'effect' || at < all.length - 1) return CAUSE_PHRASES[cause];
    return source ? `dall'effetto ${after('di', source)}${whose}` : `${CAUSE_PHRASES.effect}${whose}`;
  };
  return listOf((by ?? []).map(words), 'o');
};
/** "esattamente 1 Mostro Pendulum che controlli (e nessun'altra carta)" */
const exactlyOne = (filter: Filter, speech: Speech): Nominal => {
  subject(filter, speech);
  const one = speech.words.phrase(filter, { count: { min: 1, max: 1 } }, speech);
  return { ...one, text: `esattamente ${one.text} (e nessun'altra carta)` };
};
const mannerWord = (manner: Manner): string => MANNER_WORDS[manner];

/** "questa carta distrugge un mostro dell'avversario in battaglia e lo manda al Cimitero" */
const destroyedInBattle = (card: Filter, by: Filter, more: string, speech: Speech): Happening => {
  if (isTheirAttacker(by)) {
    const attacked = monsterOf(card, speech);
    const attacker = `un mostro attaccante ${after('di', opponent(speech))}`;
    const sent = more === '' ? '' : ' e mandat~ al Cimitero';
    return event(does(attacked, `{viene|vengono} distrutt~ in battaglia con ${attacker}${sent}`));
  }
  const victor = by.length === 0 ? undefined : speech.words.phrase(asMonster(by), { count: 'a' }, speech);
  const victim = monsterOf(card, speech);
  return event(
    victor
      ? `${does(victor, '{distrugge|distruggono}')} ${victim.text} in battaglia${agreed(more, victim)}`
      : does(victim, '{viene|vengono} distrutt~ in battaglia'),
  );
};

/** "Evocat~ Normalmente o Specialmente"; a Tribute Summon is a Normal Summon, and there are many Special Summons. */
const waysOf = (ways: readonly SummonWay[]): string => {
  if (isAnySummon(ways)) return 'Evocat~';
  const all = summonedWays(ways);
  const [only, more] = all;
  return only !== undefined && more === undefined
    ? summonedWords(only)
    : `Evocat~ ${listOf(
        all.map((way) => SUMMON_MANNERS[way]),
        'o',
      )}`;
};
/** "Evoca Normalmente": somebody does it. */
const summoning = (ways: readonly SummonWay[], ending: string): string =>
  waysOf(ways).replace('Evocat~', `Evoc${ending}`);
const summoned = (
  { card, ways, by, byItsEffect, byEffectOf, owner, atLeast }: EventOf<'summoned'>,
  speech: Speech,
): Happening => {
  const { rest, zone } = summonedFrom({ card, ...(owner && { owner }) });
  const start = zone && owner ? after('da', ownersZone(ZONE_NOUNS[zone], owner, speech)) : '';
  const made = card.find((test) => test.test === 'summoned-using');
  const monsters = rest.filter((test) => test !== made);
  const who = atLeast === undefined ? monsterOf(monsters, speech) : several(atLeast, monsters, speech);
  const using = spaced([start, made?.test === 'summoned-using' ? sayUsed(made, speech) : '']);
  const source = byEffectOf
    ? `dall'effetto ${after('di', speech.words.phrase(byEffectOf, { count: 'a' }, speech).text)}`
    : '';
  const together = atLeast === undefined ? '' : 'nello stesso momento';
  const how = byItsEffect ? 'dal suo effetto' : spaced([using, source, together]);
  const isItself = who.text === 'questa carta';
  if (by === 'any' || isItself) return event(spaced([does(who, `{viene|vengono} ${waysOf(ways)}`), how]));
  const act =
    by === 'opponent'
      ? `${opponent(speech)} ${summoning(ways, 'a')}`
      : summoning(ways, speech.you === 'tu' ? 'hi' : 'a');
  return event(spaced([act, who.text, using, source]));
};
/** "subisci", "il tuo avversario subisce" */
const inflicts = (by: Filter, damage: string, to: Side, speech: Speech): string => {
  const who = does(monsterOf(by, speech), `${to === 'you' ? 'ti ' : ''}{infligge|infliggono} ${damage}`);
  return to === 'opponent' ? `${who} ${after('a', opponent(speech))}` : who;
};
const takerOf = (to: Side, speech: Speech): string =>
  to === 'you'
    ? youDo(speech, '{subisce||subisci}')
    : `${to === 'any' ? 'un giocatore' : opponent(speech)} subisce`;

/** What is done to a monster whose position is changed. */
const CHANGED_TO = {
  attack: 'cambiat~ dalla Posizione di Difesa alla Posizione di Attacco',
  'face-up-defense': 'cambiat~ dalla Posizione di Attacco alla Posizione di Difesa scoperta',
  'face-down': 'mess~ copert~',
} as const;
const EVENTS: Table<EventPattern, 'event', Happening, [Speech]> = {
  moved,
  summoned,
  activated,
  'used-as-material': ({ card, ways, for: monster, to }, speech) => {
    const who = monsterOf(card, speech);
    const [way] = summonedWays(ways);
    const sent = `mandat~ ${destination(to, undefined, speech)}`;
    const end = to ? `${sent}${to.includes('banished') ? ' o bandit~' : ''}` : 'utilizzat~';
    const what = speech.words.phrase(asMonster(monster), { count: 'a' }, aside(speech));
    const summon = theNoun(SUMMON_NOUNS[way ?? 'special']).text;
    return event(does(who, `{viene|vengono} ${end} come materiale per ${summon} ${after('di', what.text)}`));
  },
  'would-be-summoned': ({ card, ways, by, alone }, speech) => {
    const said = monsterOf(card, speech);
    const who = alone ? { ...said, text: said.text.replace(/^un /, 'esattamente 1 ') } : said;
    if (by === 'any') return event(does(who, `{sta|stanno} per essere ${waysOf(ways)}`));
    const summoner = by === 'you' ? youDo(speech, '{sta||stai}') : `${opponent(speech)} sta`;
    return event(`${summoner} per ${summoning(ways, 'are')} ${who.text}`);
  },
  flipped: ({ card }, speech) => event(does(monsterOf(card, speech), '{viene|vengono} scopert~')),
  'position-changed': ({ card, to }, speech) => {
    const who = monsterOf(card, speech);
    return event(
      to === undefined
        ? `viene cambiata la posizione ${after('di', who.text)}`
        : does(who, `{viene|vengono} ${CHANGED_TO[to]}`),
    );
  },
  'attack-declared': ({ attacker, target, nth }, speech) => {
    const who = does(monsterOf(attacker, speech), '{dichiara|dichiarano}');
    if (nth !== undefined) return event(`${who} il ${nth}º attacco diretto della Battle Phase`);
    if (target === 'direct') return event(`${who} un attacco diretto`);
    return event(spaced([who, 'un attacco', target ? `su ${sayAttackTarget(target, speech)}` : '']));
  },
  'attack-involves': (involved, speech) => {
    const monsters = [involved.one, ...(involved.other ? [involved.other] : [])].map(
      (each) => speech.words.phrase(asMonster(each), { count: 'a' }, speech).text,
    );
    for (const { key, filter, whose: owner } of involvedIn(involved)) {
      const ofOpponent = owner === 'opponent' ? " dell'avversario" : '';
      const noun = headNoun(filter, aside(speech)).one + ofOpponent;
      introduce(speech.memory, key, { noun, number: 'one', zones: [], as: 'other' });
    }
    return event(`viene dichiarato un attacco che coinvolge ${listOf(monsters, 'e')}`);
  },
  'effect-resolved': ({ by, card, activated: what }, speech) => {
    const whose = by === 'opponent' ? " dell'avversario" : by === 'you' ? ' che controlli' : '';
    const cards = card.length === 0 ? 'una carta' : speech.words.phrase(card, { count: 'a' }, speech).text;
    return what === 'card'
      ? event(`si risolve ${cards.replace(/^una (Magia|Trappola)/, 'una Carta $1')} attivata${whose}`)
      : event(`si risolve l'effetto ${after('di', cards)}${whose}`);
  },
  'was-targeted': ({ card }, speech) =>
    event(
      `si è risolto l'effetto di una carta che aveva scelto come bersaglio ${monsterOf(card, speech).text}`,
    ),
  'targeted-for-attack': ({ card }, speech) =>
    event(does(monsterOf(card, speech), '{viene|vengono} scelt~ come bersaglio per un attacco')),
  'battle-damage': ({ to, by, piercing }, speech) => {
    const damage = piercing === 'yes' ? 'danno da combattimento perforante' : 'danno da combattimento';
    if (by.length === 0) return event(`${takerOf(to, speech)} ${damage}`);
    return event(inflicts(by, damage, to, speech));
  },
  'effect-damage': ({ to, by, of }, speech) => {
    if (of) return event(inflicts(of, 'danno da effetto', to, speech));
    const from = by === 'any' ? '' : by === 'you' ? ' da una tua carta' : " da una carta dell'avversario";
    return event(`${takerOf(to, speech)} danno da effetto${from}`);
  },
  'life-points-gained': ({ by }, speech) =>
    event(
      by === 'you'
        ? youDo(speech, '{guadagni||guadagni} LP')
        : `${by === 'any' ? 'un giocatore' : opponent(speech)} guadagna LP`,
    ),
  'attack-negated': ({ attacker }, speech) =>
    event(`viene annullato l'attacco ${after('di', monsterOf(attacker, speech).text)}`),
  'destroyed-by-battle': ({ card, by }, speech) => destroyedInBattle(card, by, '', speech),
  'start-step-over': ({ of }, speech) => time(`all'inizio del${phaseOf(of, PHASE_NAMES.battle, speech)}`),
  timing: ({ timing }, speech) => {
    // In a battle it is about the attacking monster.
    introduce(speech.memory, 'event', { noun: MONSTER.one, number: 'one', zones: [], as: 'other' });
    return time(namesOfTimings([timing]));
  },
  phase: ({ phase, of, after }, speech) => {
    if (!after) return time(`durante ${phaseOf(of, PHASE_NAMES[phase], speech)}`);
    const before = sayEvent(after, speech).text.replace(/\bviene (\S+a)\b/, 'è stata $1');
    const next = `${of === 'you' ? 'tua ' : ''}prossima ${PHASE_NAMES[phase]}`;
    const whose = of === 'opponent' ? ' del tuo avversario' : '';
    return time(`durante la ${next}${whose} dopo che ${before}`);
  },
};
export const sayEvent = speaker('event', EVENTS);
