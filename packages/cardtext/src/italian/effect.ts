/** Whole effects: the parts of an activated effect, and effects that apply by themselves. */
import type {
  ActivatedEffect,
  AppliedEffect,
  Condition,
  ContinuousEffect,
  GrantEffect,
  Mode,
  UnclassifiedEffect,
  Zone,
} from '@spellspeed/engine/language';
import { isEquip, isOptional, isOwn, saysWhereItself, stays } from '../meaning/effects.ts';
import { circled, excludingInOneChain } from '../meaning/one-chain.ts';
import { isAboutThis } from '../meaning/times.ts';
import { aside } from '../memory.ts';
import type { ModeParts } from '../wording.ts';
import { sayModifiers } from './affected.ts';
import { after } from './article.ts';
import { sayTarget } from './cards.ts';
import { predicate, SENT_THIS_TURN, waysWords } from './condition.ts';
import { sayEvent } from './event.ts';
import { conditionsOf } from './heading.ts';
import { limitHeading, limitSentence } from './limit.ts';
import { agreed } from './noun.ts';
import { phaseOf } from './place.ts';
import { capital, closed, commanding, followedBy, opponent, type Speech } from './speech.ts';
import { subjectOf, UNSAID_SUBJECT } from './subject.ts';
import { cardName, listOf, PHASE_NAMES } from './terms.ts';
import { inMood, startsWithInfinitive } from './verb.ts';

/** "scartare 1 carta, poi scegliere come bersaglio 1 mostro"; a card that stays is activated "scegliendo come bersaglio". */
export const sayActivation = (mode: Mode, effect: ActivatedEffect, speech: Speech): string => {
  const isBy = effect.effect === 'card-activation' && stays(speech.card) && !isEquip(speech.card);
  const own: Speech = isBy ? { ...speech, mood: 'gerund' } : speech;
  const cost = mode.cost ? speech.words.action(mode.cost, own) : '';
  const targets = mode.targets.map((target) => sayTarget(target, speech));
  const targeting = targets.length === 0 ? '' : `${inMood(TO_TARGET, own.mood)} ${listOf(targets, 'e')}`;
  const both = [cost, targeting].filter((part) => part !== '').join(isBy ? ' e ' : ', poi ');
  return isBy && both !== '' ? `attiva questa carta ${both}` : both;
};
const TO_TARGET = 'scegliere come bersaglio';
/** What follows the semicolon is told, what follows "puoi" at once depends on it. */
export const sayResolution = (mode: Mode, speech: Speech): string => {
  if (!mode.resolve) return '';
  const isFirst = !mode.cost && mode.targets.length === 0;
  return speech.words.action(mode.resolve, isFirst ? speech : commanding(speech));
};

/** "[heading]: puoi [activation]; [resolution]" */
export const assemble = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const act = [parts.activation, parts.resolution].filter((part) => part !== '').join('; ');
  const equip = equipOnly(parts, effect, speech);
  if (equip !== '') {
    const only = onlyIf(effect, speech);
    if (equip === EQUIP_ANY) return only;
    return only === '' ? equip : `${only}. ${capital(equip)}`;
  }
  if (act === '') return onlyIf(effect, speech);
  const heading = headingOf(parts, effect, speech);
  const body = isOptional(effect) ? optional(act) : act;
  return heading === '' ? body : `${heading}: ${heading === 'SCOPRI' ? capital(body) : body}`;
};
/** A condition for the activation of a card that then only stays. */
const onlyIf = ({ effect, condition }: ActivatedEffect, speech: Speech): string =>
  effect === 'card-activation' && condition
    ? `puoi attivare questa carta solo se ${speech.words.condition(condition, speech).yes}`
    : '';
/** "puoi pescare 1 carta", but "puoi attivare questo effetto; questa carta guadagna 500 ATK". */
const optional = (act: string): string =>
  startsWithInfinitive(act) ? `puoi ${act}` : `puoi attivare questo effetto; ${act}`;
/** An effect that is activated shows a colon or a semicolon. */
const headingOf = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  if (parts.heading.includes(SENT_THIS_TURN) || parts.heading.includes('e mandata lì in questo turno'))
    return parts.heading;
  if (parts.heading !== '')
    return parts.heading.replace(/( \(.*\))?$/, (end) => elsewhere(effect, speech, ' mentre ') + end);
  const where = elsewhere(effect, speech, 'se ');
  if (where !== '') return where;
  if (effect.effect === 'ignition' && parts.activation === '') return 'durante la tua Main Phase';
  return stays(speech.card) &&
    effect.effect === 'card-activation' &&
    !parts.isWayOfEffect &&
    parts.resolution !== '' &&
    parts.activation === ''
    ? 'quando questa carta viene attivata'
    : '';
};
/** Where it is, and the name of the place alone. */
const SELF_PLACES: { readonly [zone in Zone]?: readonly [where: string, name: string] } = {
  hand: ['nella tua mano', 'mano'],
  gy: ['nel tuo Cimitero', 'Cimitero'],
  deck: ['nel tuo Deck', 'Deck'],
  extra: ['nel tuo Extra Deck', 'Extra Deck'],
  banished: ['bandita', 'bandita'],
};
/** "nella tua mano o Cimitero" */
const inPlaces = (places: readonly (readonly [string, string])[]): string =>
  listOf(
    places.map(([where, name], index) => (index === 0 ? where : name)),
    'o',
  );
/** "nella tua mano o Cimitero", "sul Terreno o nel tuo Cimitero"; nothing on the field alone. */
const selfPlaces = (from: readonly Zone[]): string => {
  const places = from.flatMap((zone) => {
    const place = SELF_PLACES[zone];
    return place ? [place] : [];
  });
  if (places.length === 0) return '';
  if (places.length === from.length) return inPlaces(places);
  return listOf(['sul Terreno', ...places.map(([where]) => where)], 'o');
};
/** "se questa carta è nel tuo Cimitero", unless its cost or its doing has said so. */
const elsewhere = (effect: ActivatedEffect, speech: Speech, word: string): string => {
  const place = selfPlaces(effect.from);
  // A Spell or Trap is activated where its kind says.
  if (effect.effect === 'card-activation') return '';
  const isMoved = effect.effect === 'trigger' && effect.on.some(isAboutThis);
  return place === '' || speech.memory.saidWhere || isMoved ? '' : `${word}questa carta è ${place}`;
};
const EQUIP_ANY = 'equipaggia solo a un mostro';
const equipOnly = (parts: ModeParts, effect: ActivatedEffect, speech: Speech): string => {
  const [target] = effect.modes[0]?.targets ?? [];
  if (!isEquip(speech.card) || effect.effect !== 'card-activation') return '';
  if (!target || !parts.resolution.startsWith('equipaggia questa carta')) return '';
  const filter = target.filter.filter(({ test }) => test !== 'face');
  const [cost, targeting] = parts.activation.split(', poi scegli come bersaglio ');
  const before = targeting === undefined ? '' : `${cost}; `;
  const monster = speech.words
    .phrase(filter, { count: 'a' }, aside(speech))
    .text.replace(/ sul Terreno$/, '');
  return `${before}equipaggia ${monster === 'un mostro' ? 'questa carta' : 'solo'} ${after('a', monster)}`;
};
/** What must also hold at resolution, what binds the player, how often. */
export const sayAfterwards = (effect: ActivatedEffect, speech: Speech): readonly string[] => [
  sayAlsoAtResolution(effect, speech),
  sayOath(effect, speech),
  sayLock(effect, speech),
  sayFromHand(effect, speech),
  sayTurnItWasSet(effect, speech),
  sayNotNegated(effect),
  effect.effect === 'trigger' && effect.evenIfLater
    ? `puoi attivare questo effetto ${selfPlaces(effect.evenIfLater)} anche se questa carta ci è arrivata solo dopo`
    : '',
  sayOneChain(effect, speech),
  limitSentence(effect, speech.card.name),
  limitSentence({ limit: effect.alsoLimit }, speech.card.name),
];
/** "non puoi attivare gli effetti ① e ② di "X" nella stessa Catena" */
const sayOneChain = (effect: ActivatedEffect, { card }: Speech): string => {
  const numbers = excludingInOneChain(card, effect);
  return numbers
    ? `non puoi attivare gli effetti ${listOf(numbers.map(circled), 'e')} di ${cardName(card.name)} nella stessa Catena`
    : '';
};
/** "questa carta", "questo effetto" */
const ofWhat = ({ effect }: ActivatedEffect): string =>
  effect === 'card-activation' ? 'questa carta' : 'questo effetto';
const sayAlsoAtResolution = ({ alsoAtResolution: condition }: ActivatedEffect, speech: Speech): string => {
  if (!condition) return '';
  const end = 'per attivare e risolvere questo effetto';
  const own: Speech = aside(speech);
  own.memory.focus = undefined;
  if (condition.if === 'matches') {
    const who = own.words.reference(condition.what, 'subject', own);
    return `${who.text} ${agreed('{deve|devono}', who)} essere ${predicate(condition.filter, who, own)} ${end}`;
  }
  return `${closed(mustBe(own.words.condition(condition, own).yes))} ${end}`;
};
/** "non deve esserci nessuna carta nella tua mano", "i tuoi LP devono essere 1000 o meno", "non devi controllare nessuna carta" */
const mustBe = (claim: string): string =>
  MUST.reduce((text, [is, must]) => (text === claim ? text.replace(is, must) : text), claim);
const MUST: readonly (readonly [RegExp, string])[] = [
  [/^non c'è /, 'non deve esserci '],
  [/^c'è /, 'deve esserci '],
  [/^ci sono /, 'devono esserci '],
  [/^non controlli /, 'non devi controllare '],
  [/^controlli /, 'devi controllare '],
  [/ sono /, ' devono essere '],
  [/ è /, ' deve essere '],
];
/** "se controlli …, puoi attivare questa carta dalla tua mano" */
const sayFromHand = (effect: ActivatedEffect, speech: Speech): string =>
  sayAllowed(effect.effect === 'card-activation' ? effect.fromHand : undefined, 'dalla tua mano', speech);
/** "se non c'è nessuna Trappola nel tuo Cimitero, puoi attivare questa carta nel turno in cui è stata Posizionata" */
const sayTurnItWasSet = (effect: ActivatedEffect, speech: Speech): string =>
  sayAllowed(
    effect.effect === 'card-activation' ? effect.turnItWasSet : undefined,
    'nel turno in cui è stata Posizionata',
    speech,
  );
const sayAllowed = (condition: Condition | undefined, when: string, speech: Speech): string =>
  condition ? `se ${speech.words.condition(condition, speech).yes}, puoi attivare questa carta ${when}` : '';
const sayNotNegated = (effect: ActivatedEffect): string => {
  if (!effect.notNegated) return '';
  if (effect.notNegated === 'activation-and-effect')
    return effect.effect === 'card-activation'
      ? "l'attivazione e l'effetto di questa carta non possono essere annullati"
      : "l'attivazione di questo effetto e il suo effetto non possono essere annullati";
  return `${effect.effect === 'card-activation' ? "l'effetto di questa carta" : 'questo effetto'} non può essere annullato`;
};
const sayOath = (effect: ActivatedEffect, speech: Speech): string => {
  const { oath } = effect;
  if (!oath) return '';
  const bound = sayModifiers(oath.modifiers, subjectOf(oath.affects, speech), speech);
  const when = `nel turno in cui attivi ${ofWhat(effect)}`;
  return oath.modifiers.length > 1 ? `${bound}, ${when}` : followedBy(bound, when);
};

export const sayApplied = (effect: AppliedEffect, speech: Speech): string => {
  if (effect.effect === 'continuous') return sayContinuous(effect, speech);
  return effect.effect === 'grant' ? sayGrant(effect, speech) : sayUnclassified(effect, speech);
};

const GRANTED_TO = { synchro: 'un Mostro Synchro', xyz: 'un Mostro Xyz', link: 'un Mostro Link' } as const;
const sayGrant = ({ to, from, monster, others, effects }: GrantEffect, speech: Speech): string => {
  const onField = from.join() === 'monsters' ? ' sul Terreno' : '';
  const what = effects.length === 1 ? 'questo effetto' : 'questi effetti';
  const cards = others
    ? `solo questa carta e altri ${speech.words.phrase(others, { count: 'plural' }, speech).text}`
    : 'questa carta';
  const whom = monster ? speech.words.phrase(monster, { count: 'a' }, speech).text : GRANTED_TO[to];
  return `${whom} che è stato Evocato utilizzando ${cards}${onField} come materiale guadagna ${what}`;
};

/** "questa carta è stata Evocata tramite Fusione": it stays so, there is no "mentre". */
const isOfThePast = (claim: string): boolean => / (è stat[oa]|sono stat[ei]|era) /.test(claim);
/** "Mentre …, i mostri Drago che controlli guadagnano 300 ATK" */
const sayContinuous = (effect: ContinuousEffect, speech: Speech): string => {
  const { while: state } = effect;
  if (isOwn(effect) && state?.if === 'came-this-turn' && state.ways && state.what.ref === 'this') {
    const clause = sayModifiers(effect.modifiers, UNSAID_SUBJECT, speech);
    return `${clause} nel turno in cui viene ${agreed(waysWords(state.ways), UNSAID_SUBJECT.name)}`;
  }
  const { times, claims } = conditionsOf(effect.while, speech);
  const isRenaming = isOwn(effect) && effect.modifiers.some(({ modifies }) => modifies === 'name');
  const when = [
    limitHeading(effect),
    times,
    claims.length === 0 ? '' : `${claims.some(isOfThePast) ? 'se' : 'mentre'} ${listOf(claims, 'e')}`,
    isRenaming || saysWhereItself(effect) ? '' : placeOf(effect.from),
  ];
  const lead = when.filter((part) => part !== '').join(', ');
  const unsaid = isOwn(effect) && lead === '' && speech.card.kind === 'monster';
  const subject = unsaid ? UNSAID_SUBJECT : subjectOf(effect.affects, speech);
  const clause = sayModifiers(effect.modifiers, subject, speech);
  const named = `${clause} mentre è ${selfPlaces(effect.from) || 'sul Terreno'}`;
  const whole = [lead, isRenaming && unsaid ? named : clause].filter((part) => part !== '').join(', ');
  const limit = limitSentence(effect, speech.card.name);
  const more = [
    ...(limit === '' ? [] : [capital(limit)]),
    ...(effect.cannotBeNegated ? ['Questo effetto non può essere annullato'] : []),
  ];
  return [whole, ...more].join('. ');
};
const placeOf = (from: readonly Zone[]): string => {
  const place = selfPlaces(from);
  return place === '' ? '' : `mentre questa carta è ${place}`;
};

/** "quando questa carta lascia il Terreno, distruggi quel mostro" */
const sayUnclassified = (effect: UnclassifiedEffect, speech: Speech): string => {
  const { times, claims } = conditionsOf(effect.condition, speech);
  const state = claims.length === 0 ? '' : `se ${listOf(claims, 'e')}`;
  const where = isAboutThis(effect.on) ? '' : placeOf(effect.from);
  const parts = [where, times, whenOf(effect, speech), state, speech.words.action(effect.does, speech)];
  return parts.filter((part) => part !== '').join(', ');
};
/** "durante la End Phase del 3º turno del tuo avversario" */
const whenOf = ({ on, nth }: UnclassifiedEffect, speech: Speech): string => {
  if (on.event === 'phase' && nth !== undefined) {
    const whose = {
      you: `tuo ${nth}º turno`,
      opponent: `${nth}º turno ${after('di', opponent(speech))}`,
      any: `${nth}º turno`,
    }[on.of];
    return `durante ${phaseOf('any', PHASE_NAMES[on.phase], speech)} del ${whose}`;
  }
  const happening = sayEvent(on, speech);
  const when = happening.is === 'time' ? happening.text : `quando ${happening.text}`;
  return nth === undefined ? when : `${when} per la ${nth}ª volta`;
};
/** "il tuo avversario non può attivare carte o effetti in risposta all'attivazione di questo effetto" */
function sayLock(effect: ActivatedEffect, speech: Speech): string {
  const { locksResponses: locked } = effect;
  if (!locked) return '';
  const lock = typeof locked === 'object' && 'by' in locked ? locked : undefined;
  const isBoth = locked === 'both' || lock?.by === 'any';
  const who = isBoth ? 'nessuno dei due giocatori può' : `${opponent(speech)} non può`;
  return `${who} attivare ${lockedWords(locked, speech)} in risposta all'attivazione di ${ofWhat(effect)}`;
}
const lockedWords = (locked: NonNullable<ActivatedEffect['locksResponses']>, speech: Speech): string => {
  if (typeof locked === 'string') return 'carte o effetti';
  if (!('by' in locked))
    return `carte, o gli effetti di carte, ${speech.words.phrase(locked, { count: 'plural' }, speech).text.replace(/^\S+ /, '')}`;
  if (locked.card.some(({ test }) => test === 'is')) return 'la carta bersaglio';
  const cards = speech.words.phrase(locked.card, { count: 'plural' }, speech);
  return locked.what === 'card' ? cards.text : `effetti ${after('di', cards.text)}`;
};
