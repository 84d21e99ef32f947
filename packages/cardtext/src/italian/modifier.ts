/** What applied effects change, as clauses. */
import { type Amount, type Filter, type Modifier, type SummonWay, ZONES } from '@spellspeed/engine/language';
import { asMonster, saysWhere } from '../meaning/filters.ts';
import { namedWays } from '../meaning/summons.ts';
import { aside } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { after, own } from './article.ts';
import { ATTACKING } from './attacking.ts';
import { waysWords } from './condition.ts';
import { DAMAGE } from './damage.ts';
import { sayEvent } from './event.ts';
import { LIMITS } from './field-limit.ts';
import { agreed, composed, feminine, masculine } from './noun.ts';
import { headNoun } from './phrase.ts';
import { byEffectOf, replacement } from './replacement.ts';
import { act, closed, ONE, opponent, type Speech, type Subject, takeControl } from './speech.ts';
import { again, becomes, can, cannot, does, of, ofObject, ownOf } from './subject.ts';
import { sayUses } from './summoning.ts';
import {
  ABILITY_NAMES,
  ATTRIBUTE_NAMES,
  CARD,
  CAUSE_PHRASES,
  cardName,
  EFFECT,
  listOf,
  MONSTER,
  PHASE_NAMES,
  POSITION,
  RACE_NAMES,
  SPELL,
  SPELL_TRAP,
  SUMMON_MANNERS,
  SUMMON_NOUNS,
  seriesName,
  spaced,
  TRAP,
  ZONE_NOUNS,
} from './terms.ts';
import { VALUES } from './value.ts';
import { cliticFor } from './verb.ts';

const destroyedBy = (whose: 'any' | 'opponent', speech: Speech): string =>
  whose === 'any'
    ? 'dagli effetti delle carte'
    : `dagli effetti delle carte ${after('di', opponent(speech))}`;
const inBattleWith = (filter: Filter, speech: Speech): string =>
  filter.length === 0
    ? ''
    : ` con ${speech.words.phrase(filter, { count: 'a', having: 'che ha' }, speech).text}`;
/** "carte, o effetti di carte, con quel nome" */
const cannotActivate = (card: Filter, subject: Subject, speech: Speech): string => {
  const { text } = speech.words.phrase(card, { count: 'plural' }, speech);
  if (headNoun(card, aside(speech)).one === MONSTER.one)
    return cannot(subject, `attivare gli effetti ${ofThe(card, speech)}`);
  const [, rest] = new RegExp(`^${CARD.several} (.*)$`).exec(text) ?? [];
  return cannot(
    subject,
    `attivare ${rest ? `carte, o effetti di carte, ${rest}` : `${text} o i loro effetti`}`,
  );
};
const NORMAL_SUMMONS = {
  summon: 'Evocare Normalmente',
  'summon-or-set': 'Evocare Normalmente/Posizionare',
  'tribute-summon': 'Evocare tramite Tributo',
} as const;
const ofThe = (card: Filter, speech: Speech): string =>
  after('di', speech.words.phrase(card, { count: 'the' }, aside(speech)).text);
/** "mostri", "Mostri con Effetto", "mostri, eccetto mostri Drago" */
const monstersExcept = (card: Filter, speech: Speech): string => {
  const [only] = card;
  if (card.length === 1 && only?.test === 'not')
    return `mostri, eccetto ${speech.words.phrase(asMonster(only.filter), { count: 'plural' }, aside(speech)).text}`;
  return speech.words.phrase(asMonster(card), { count: 'plural' }, speech).text;
};
/** "agli effetti delle Magie del tuo avversario", "agli effetti delle Trappole Continue" */
const toEffectsOf = (cards: Filter, speech: Speech): string => {
  const whoseTest = cards.find((test) => test.test === 'in' && test.zones.length === ZONES.length);
  const rest = cards.filter((test) => test !== whoseTest);
  const whose =
    whoseTest?.test === 'in' && whoseTest.side === 'opponent' ? ` ${after('di', opponent(speech))}` : '';
  const yours = whoseTest?.test === 'in' && whoseTest.side === 'you';
  const { text } = speech.words.phrase(rest, { count: 'the' }, speech);
  const [all = text, ...except] = (yours ? text.replace(/^(le|i|gli) /, '$1 tue ') : text).split(
    ', eccetto ',
  );
  return `agli effetti ${after('di', [`${all}${whose}`, ...except].join(', eccetto '))}`;
};
/** "di quel bersaglio": named again, since "esso" would be whose name or effects it becomes. */
const ofFull = (amount: Amount, speech: Speech): string => {
  const own = aside(speech);
  own.memory.focus = undefined;
  return after('di', speech.words.amount(amount, own).text);
};
/** "la sua Evocazione Normale", "l'Evocazione Speciale di questa carta" */
const summonsOf = (ways: readonly SummonWay[], subject: Subject): string =>
  listOf(
    namedWays(ways).map((way) => of(subject, SUMMON_NOUNS[way]).text),
    'o',
  );
const ACTIVATED = composed(EFFECT, 'attivat~');
const BATTLE_PHASE = feminine(PHASE_NAMES.battle);
const NORMAL_DRAW = feminine('normale pescata');
const OWN_NAME = masculine('nome', 'nomi');
const TYPE = masculine('Tipo', 'Tipi');
const ATTRIBUTE = masculine('Attributo', 'Attributi');

const MODIFIERS: Table<Modifier, 'modifies', string, [Subject, Speech]> = {
  ...VALUES,
  'name-of': ({ amount }, subject, speech) =>
    becomes(of(subject, OWN_NAME), `diventa il nome ${ofFull(amount, speech)}`),
  'gains-effects': ({ effects }, subject) =>
    does(subject, `{guadagna|guadagnano} ${effects.length === 1 ? 'questo effetto' : 'questi effetti'}`),
  'gains-original-effects': ({ amount }, subject, speech) =>
    does(subject, `{guadagna|guadagnano} gli effetti originali ${ofFull(amount, speech)}`),
  'loses-this-effect': (_, subject) => does(subject, '{perde|perdono} questo effetto'),
  name: ({ name }, subject) => becomes(of(subject, OWN_NAME), `diventa ${cardName(name)}`),
  ability: ({ ability }, subject) =>
    does(subject, `{viene considerat~ come un|vengono considerat~ come} ${ABILITY_NAMES[ability]}`),
  'each-time': ({ on, does: action, once }, _, speech) => {
    const { is, text } = sayEvent(on, speech);
    const when = is === 'time' ? text : `${once ? 'la prossima' : 'ogni'} volta che ${text}`;
    return `${when}, ${speech.words.action(action, speech)}`;
  },
  controlled: (_, subject, speech) => takeControl(speech, subject.object),
  race: ({ race }, subject) =>
    becomes(of(subject, TYPE), `diventa ${race === 'declared' ? 'quel Tipo' : RACE_NAMES[race]}`),
  'also-series': ({ series }, { object }) =>
    `${object.text} è considerato anche un mostro ${seriesName(series)}`,
  'also-attribute': ({ attribute }, { object }) => `${object.text} è anche ${ATTRIBUTE_NAMES[attribute]}`,
  'activates-as-quick': ({ card }, subject, speech) =>
    can(
      subject,
      `attivare gli effetti ${after('di', speech.words.phrase(card, { count: 'the' }, speech).text)} come Effetti Rapidi`,
    ),
  'activates-without': ({ condition, card }, subject, speech) =>
    can(
      subject,
      `attivare gli effetti ${after('di', speech.words.phrase(card, { count: 'the' }, speech).text)} anche se non è vero che ${speech.words.condition(condition, speech).yes}`,
    ),
  'activations-not-negated': ({ card }, _, speech) =>
    `l'attivazione e gli effetti ${after('di', speech.words.phrase(card, { count: 'the' }, speech).text)} attivati sul tuo Terreno non possono essere annullati`,
  'no-simultaneous-special-summons': (_, subject) =>
    cannot(subject, 'Evocare Specialmente 2 o più mostri allo stesso tempo'),
  attribute: ({ attribute }, subject, speech) =>
    becomes(
      of(subject, ATTRIBUTE),
      attribute === 'declared'
        ? "diventa quell'Attributo"
        : typeof attribute === 'string'
          ? `diventa ${ATTRIBUTE_NAMES[attribute]}`
          : `diventa quello ${after('di', speech.words.reference(attribute, 'object', speech).text)}`,
    ),
  'cannot-add-from-deck': ({ except }, subject, speech) => {
    const whose = {
      you: 'tuo Main Deck',
      opponent: `Main Deck ${after('di', opponent(speech))}`,
      both: '',
      none: '',
    }[subject.player];
    const deck = whose === '' ? 'Main Deck di qualsiasi giocatore' : whose;
    return `le carte non possono essere aggiunte dal ${deck} alla mano${except ? ' eccetto pescandole' : ''}`;
  },
  'treated-as-normal-monster': (_, subject) =>
    does(subject, '{viene considerat~ come un Mostro Normale|vengono considerat~ come Mostri Normali}'),
  'activated-effects': (_, subject) => `${of(subject, ACTIVATED, 'several').text} sono annullati`,
  effects: (_, subject) =>
    subject.object.pronoun
      ? `${of(subject, EFFECT, 'several').text} sono annullati`
      : `annulla gli effetti ${ofObject(subject)}`,
  'substitutes-fusion-material': ({ attributeOn }, subject, speech) =>
    can(
      subject,
      attributeOn
        ? `essere utilizzat~ come sostituto per 1 Materiale da Fusione che elenca un Attributo su ${speech.words.phrase(attributeOn, { count: 'a' }, speech).text}`
        : 'essere utilizzat~ come sostituto per qualsiasi Materiale da Fusione il cui nome è menzionato sul Mostro Fusione; gli altri materiali devono essere corretti',
    ),
  ...ATTACKING,
  ...LIMITS,
  'cannot-change-position': (_, subject) => cannot(subject, `cambiare la ${ownOf(subject, POSITION)}`),
  'cannot-be-material': ({ for: uses }, subject) =>
    cannot(subject, `essere utilizzat~ come ${sayUses(uses)}`),
  'not-destroyed-by-battle': (modifier, subject, speech) =>
    cannot(subject, `essere distrutt~ in battaglia${inBattleWith(modifier.with, speech)}`),
  'not-destroyed-by-effects': (modifier, subject, speech) =>
    cannot(
      subject,
      `essere distrutt~ ${modifier.by ? byEffectOf(modifier.by, speech) : destroyedBy(modifier.of, speech)}`,
    ),
  'first-destruction-prevented': ({ by, of: source, for: each, times = 1 }, subject, speech) => {
    const causes = by.map((cause) =>
      cause === 'effect' && source.length > 0 ? byEffectOf(source, speech) : CAUSE_PHRASES[cause],
    );
    const how = listOf(causes, 'o');
    const one = each
      ? { ...subject.one, text: subject.one.text.replace(/^un(?:o |a |'| )/, 'ogni ') }
      : subject.one;
    const would = `${closed(one.text)} ${agreed('{sta|stanno} per essere distrutt~', one)}`.trim();
    const first = times === 1 ? 'la prima volta' : `le prime ${times} volte`;
    return `${first} che ${would} ${how} ogni turno, non ${agreed('{viene|vengono} distrutt~', one)}`;
  },
  'normal-summons': ({ count }, subject) =>
    can(subject, `effettuare ${count} Evocazioni Normali/Posizionamenti, non solo 1`),
  'summon-not-negated': ({ ways }, subject) => `${summonsOf(ways, subject)} non può essere annullata`,
  'silences-when-summoned': ({ ways, side }, { one }, speech) => {
    const whose = side === 'opponent' ? ` ${after('di', opponent(speech))}` : '';
    const summoned = spaced([one.text, agreed(`{viene|vengono} ${waysWords(ways)}`, one)]);
    return `quando ${summoned}, le carte e gli effetti${whose} non possono essere attivati`;
  },
  'cannot-be-targeted': ({ by, of: whose }, subject, speech) =>
    cannot(
      subject,
      `essere scelt~ come bersaglio ${whose ? `dagli effetti ${after('di', speech.words.phrase(whose, { count: 'the' }, speech).text)}` : destroyedBy(by, speech)}`,
    ),
  'cannot-be-activated': ({ what }, subject) => {
    if (what === 'effect') return cannot(subject, `attivare i ${ownOf(subject, EFFECT, 'several')}`);
    return `${subject.activated ?? `${(subject.name.text === '' ? subject.object : subject.name).text}, e i ${ownOf(subject, EFFECT, 'several')},`} non possono essere attivati`;
  },
  'negates-what-it-destroys-by-battle': ({ how }, subject) => {
    const whom = subject.object.text.replace(/^tutt[ie] /, '');
    const effects = `gli effetti dei mostri distrutti in battaglia con ${whom}`;
    return `${effects} ${how === 'negated' ? 'sono annullati' : 'non possono essere attivati e sono annullati'}`;
  },
  'counts-as-tributes': (modifier, subject, speech) => {
    const { text } = speech.words.phrase(modifier.for, { count: 'a', place: 'unsaid' }, speech);
    return can(
      subject,
      `essere considerat~ come ${modifier.times} Tributi per l'Evocazione tramite Tributo ${after('di', text)}`,
    );
  },
  'not-tributed': ({ by }, subject, speech) =>
    by === 'any'
      ? cannot(subject, 'essere offert~ come Tributo')
      : `${opponent(speech)} non può ${act({ ...speech, mood: 'infinitive' }, 'offrire come Tributo', subject.object)}`,
  'tributed-by-opponent': (_, { object }, speech) =>
    `se offri come Tributo un mostro, devi ${act({ ...speech, mood: 'infinitive' }, 'offrire come Tributo', object)}, come se lo controllassi tu`,
  'destroys-itself': (_, { object }, speech) => act(speech, 'distruggere', object),
  'stays-in-position': ({ position }, { object }, speech) =>
    act(
      speech,
      'mettere',
      object,
      position === 'attack' ? 'in Posizione di Attacco' : 'in Posizione di Difesa',
    ),
  'normal-draw': ({ count }, subject, speech) => {
    const many =
      typeof count === 'number'
        ? `${count} carte`
        : `un numero di carte pari ${after('a', speech.words.amount(count, speech).text)}`;
    return does(subject, `{pesca|pescano|pesca} ${many} invece di 1 per la ${ownOf(subject, NORMAL_DRAW)}`);
  },
  'cannot-draw-by-effects': (_, subject) => cannot(subject, 'pescare carte con gli effetti delle carte'),
  'cannot-special-summon': ({ card, way, by, except }, subject, speech) => {
    const using = by
      ? ` utilizzando gli effetti ${after('di', speech.words.phrase(by, { count: 'plural' }, speech).text)}`
      : '';
    const other = except
      ? `, eccetto con l'effetto ${after('di', speech.words.phrase(except, { count: 'a' }, speech).text)}`
      : '';
    return cannot(subject, `${summonVerb(way)} ${monstersExcept(card, speech)}${using}${other}`);
  },
  'cannot-use': ({ card }, _, speech) =>
    `${closed(speech.words.phrase(card, { count: 'the' }, speech).text).replace(/,?$/, ',')} e i loro effetti, non possono essere utilizzati`,
  'cannot-normal-summon': ({ card, what }, subject, speech) =>
    cannot(subject, `${NORMAL_SUMMONS[what]} ${monstersExcept(card, speech)}`),
  'cannot-be-banished': ({ by }, subject) =>
    cannot(subject, `essere bandit~${by === 'opponent' ? ' dal tuo avversario' : ''}`),
  'cannot-flip-summon': ({ card }, subject, speech) =>
    cannot(subject, `Evocare per Scoperta ${monstersExcept(card, speech)}`),
  'extra-normal-summon': ({ card }, subject, speech) =>
    `${can(subject, `Evocare Normalmente ${speech.words.phrase(asMonster(card), { count: ONE }, speech).text}`)} in aggiunta alla ${ownOf(subject, SUMMON_NOUNS.normal)}/Posizionamento (una volta per turno)`,
  'summons-without-tributing': ({ card }, subject, speech) =>
    `${can(subject, `Evocare Normalmente ${speech.words.phrase(asMonster(card), { count: 'plural' }, speech).text}`)} senza offrire Tributi`,
  'not-answered': ({ card, what, with: answer }, _, speech) => {
    const answers = answer
      ? `effetti ${after('di', speech.words.phrase(answer, { count: 'plural' }, speech).text)}`
      : 'carte o effetti';
    const cards = speech.words.phrase(card, { count: 'singular' }, speech).text;
    return `il tuo avversario non può attivare ${answers} in risposta alle tue attivazioni di ${what === 'card' ? 'Carte ' : ''}${cards}`;
  },
  'cannot-pay-with': ({ card, for: effects }, subject, speech) =>
    `${cannot(subject, `utilizzare ${speech.words.phrase(asMonster(card), { count: 'plural' }, speech).text}`)} per attivare gli effetti ${after('di', speech.words.phrase(effects, { count: 'plural' }, speech).text)}`,
  'entire-material': ({ of: summoned, material }, subject, speech) => {
    const one = speech.words.phrase(asMonster(material), { count: ONE }, speech).text;
    const what = speech.words.phrase(asMonster(summoned), { count: 'a' }, speech).text;
    return `se ${does(subject, '{Evoca|Evocano|Evochi}')} Link ${what}, ${can(again(subject), `utilizzare ${one} con il suo stesso nome`)} come l'intero materiale`;
  },
  unaffected: ({ by, only, unless }, subject, speech) => {
    const effects = toEffectsOf(by, speech);
    return does(
      subject,
      `{è immune|sono immuni} ${only ? effects.replace(/^agli effetti/, 'agli effetti attivati') : effects}${unless ? ', a meno che non {la scelgano|le scelgano} come bersaglio' : ''}`,
    );
  },
  revealed: (_, subject) => does(subject, '{è rivelat~|sono rivelat~}'),
  'no-battle-phase': (_, subject) =>
    cannot(
      subject,
      `effettuare la ${subject.player === 'you' ? ownOf(subject, BATTLE_PHASE) : own('lui', BATTLE_PHASE)}`,
    ),
  ...DAMAGE,
  'kept-as-spell': (_, { object }) =>
    `se ${object.text} viene distrutta in una Zona Mostri, puoi metterla scoperta nella tua Zona Magie & Trappole come Magia Continua, invece di mandarla al Cimitero`,
  'set-as-spell': (_, { object }) =>
    `puoi Posizionare ${object.text} nella tua Zona Magie & Trappole come Magia`,
  'only-one-face-up': ({ card }, subject, speech) =>
    subject.player === 'both'
      ? `può esserci solo ${speech.words.phrase([{ test: 'face', face: 'up' }, ...card], { count: ONE }, speech).text} sul Terreno`
      : does(
          subject,
          `{può|possono|puoi} controllare solo ${speech.words.phrase(card, { count: ONE }, speech).text}`,
        ),
  'cannot-activate': ({ card, what }, subject, speech) =>
    what === 'card'
      ? cannot(
          subject,
          `attivare ${cardsOfKind(speech.words.phrase(card, { count: 'plural' }, speech).text)}`,
        )
      : cannotActivate(card, subject, speech),
  'banished-instead-of-gy': ({ card }, { player }, speech) => {
    const cards = speech.words.phrase(
      card,
      { count: 'singular', place: saysWhere(card) ? 'from' : 'unsaid' },
      speech,
    );
    const gy = {
      you: own('tu', ZONE_NOUNS.gy),
      opponent: `Cimitero ${after('di', opponent(speech))}`,
      both: 'Cimitero',
      none: 'Cimitero',
    }[player];
    return `qualsiasi ${cards.text} ${agreed('mandat~', cards)} al ${gy} viene invece ${agreed('bandit~', cards)}`;
  },
  'activated-the-turn-it-was-set': (_, subject) =>
    can(subject, 'essere attivat~ nel turno in cui è stat~ posizionat~'),
  'not-tributed-for-tribute-summon': (_, subject) =>
    cannot(subject, "essere offert~ come Tributo per un'Evocazione tramite Tributo"),
  'banished-as-material': ({ for: uses }, { one, object }) =>
    `se ${one.text === '' ? object.text : one.text} ${agreed('viene utilizzat~', one)} come ${sayUses(uses)}, bandisci${cliticFor(one)}`,
  'negates-what-targets': ({ card, then }, subject, speech) => {
    const target = speech.words.phrase(card, { count: 'a' }, speech).text;
    const negate = can(subject, "annullare quell'effetto");
    return `quando si risolve una carta o un effetto che sceglie come bersaglio ${target}, ${negate}, poi ${speech.words.action(then, speech)}`;
  },
  'banished-when-it-leaves': (_, { name, object }, speech) =>
    name.text === '' && !object.pronoun
      ? 'se questa carta scoperta sta per lasciare il Terreno, invece bandiscila'
      : `${act(speech, 'bandire', object)} quando ${agreed('{lascia|lasciano}', object)} il Terreno`,
  'placed-on-bottom-when-it-leaves': (_, { object }, speech) =>
    `${act(speech, 'mettere', object, 'in fondo al Deck')} quando ${agreed('{lascia|lasciano}', object)} il Terreno`,
  'shuffled-when-destroyed-by-battle': (_, { object }, speech) => {
    const shuffle = act(speech, 'mischiare', object, 'nel Deck');
    const destroyed = agreed('{viene|vengono} distrutt~ in battaglia', object);
    return `${shuffle} invece di mandar${cliticFor(object)} al Cimitero se ${destroyed}`;
  },
  'banished-when-destroyed-by-battle': (_, { object }) => {
    const destroyed = agreed('{viene|vengono} distrutt~ in battaglia', object);
    const clitic = cliticFor(object);
    return `se ${object.text} ${destroyed}, bandisci${clitic} invece di mandar${clitic} al Cimitero`;
  },
  'destruction-replaced': replacement,
};
export const sayModifier = speaker('modifies', MODIFIERS);

const summonVerb = (way: SummonWay): string =>
  way === 'synchro' ? 'Synchro Evocare' : `Evocare ${SUMMON_MANNERS[way]}`;
/** "Carte Magia", "Carte Trappola" */
const cardsOfKind = (text: string): string =>
  text === SPELL_TRAP.several
    ? `Carte ${SPELL_TRAP.one}`
    : text.replace(SPELL.several, `Carte ${SPELL.one}`).replace(TRAP.several, `Carte ${TRAP.one}`);
