/** Conditions as statements and their contraries. */
import {
  type Amount,
  type Condition,
  EVENT_BATTLE_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  type Filter,
  type Phase,
  type Reference,
  type Side,
  type SummonWay,
  type Timing,
} from '@spellspeed/engine/language';
import { attackRole, type BattleClaim, battleClaims } from '../meaning/battle.ts';
import { both, type Claim } from '../meaning/claims.ts';
import { asMonster, isThis, withoutIdleFace } from '../meaning/filters.ts';
import { isControl } from '../meaning/places.ts';
import { namedWays } from '../meaning/summons.ts';
import { isBothMainPhases, isWholeDamageStep } from '../meaning/times.ts';
import { aside, introduce, keyOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { after, theNoun } from './article.ts';
import { sayAttack, sayAttacks, sayBattle } from './battle.ts';
import { claim, claimOf, unsaidClaim } from './claim.ts';
import { agreed, type Nominal } from './noun.ts';
import { headNoun } from './phrase.ts';
import { sayPlace, turnOf } from './place.ts';
import { opponent, type PhraseStyle, type Speech, youDo } from './speech.ts';
import { listOf, MONSTER, PHASE_NAMES, SUMMON_MANNERS, spaced, TIMING_NAMES, ZONE_NOUNS } from './terms.ts';
import { draftOf } from './test.ts';

const SINCE = {
  'this-turn': 'in questo turno',
  'last-turn': "in questo turno o nell'ultimo",
  activation: "dopo l'attivazione di questa carta",
} as const;
/** "Main Phase" is both. */
export const namesOfPhases = (phases: readonly Phase[]): string => {
  const both = isBothMainPhases(phases);
  const names = phases.filter((phase) => !both || phase !== 'main2');
  return listOf(
    names.map((phase) => (both && phase === 'main1' ? 'Main Phase' : PHASE_NAMES[phase])),
    'o',
  );
};
/** "durante il Damage Step" is all five of its timings. */
export const namesOfTimings = (timings: readonly Timing[]): string =>
  isWholeDamageStep(timings)
    ? 'durante il Damage Step'
    : listOf(
        timings.map((timing) => TIMING_NAMES[timing]),
        'o',
      );

/** "controlli un mostro", "ci sono 2 o più Magie nel tuo Cimitero" */
const existence = (condition: Extract<Condition, { if: 'exist' }>, speech: Speech): Claim => {
  const { atLeast } = condition;
  const material = condition.filter.find((test) => test.test === 'attached-to');
  if (material?.test === 'attached-to') return hasMaterial(material.host, condition, speech);
  const filter = withoutIdleFace(condition.filter);
  const draft = draftOf(filter, aside(speech));
  const [place] = draft.places;
  if (place && isControl(place)) return controlling(condition, filter, place.side, speech);
  if (draft.names !== undefined && atLeast === 1) return nameIs(filter, speech);
  const some = someOf(filter, atLeast, { count: 'a' }, speech);
  const none = speech.words.phrase(filter, { count: 'no' }, aside(speech));
  return {
    yes: `${atLeast > 1 ? 'ci sono' : "c'è"} ${some}`,
    no: atLeast > 1 ? `non ci sono ${some}` : `non c'è ${none.text}`,
  };
};
/** "il tuo avversario controlla un mostro", "controlli esattamente 3 mostri" */
const controlling = (
  { atLeast, exactly }: Extract<Condition, { if: 'exist' }>,
  filter: Filter,
  side: Side,
  speech: Speech,
): Claim => {
  const style: PhraseStyle = { count: 'a', place: 'unsaid' };
  const { text: none } = speech.words.phrase(filter, { count: 'no', place: 'unsaid' }, aside(speech));
  const some = exactly
    ? `esattamente ${speech.words.phrase(filter, { ...style, count: { min: atLeast, max: atLeast } }, speech).text}`
    : someOf(filter, atLeast, style, speech);
  const [who, controls] =
    side === 'opponent'
      ? [speech.memory.saidOpponent ? 'lui' : opponent(speech), 'controlla']
      : ['', youDo(speech, '{controlla||controlli}')];
  return {
    yes: spaced([who, controls, some]),
    no: spaced([who, 'non', controls, atLeast === 1 && !exactly ? none : some]),
  };
};
/** "questa carta ha Materiali Xyz", `questa carta ha un Mostro Xyz "Utopia" come Materiale Xyz` */
const hasMaterial = (
  host: Filter,
  { filter, atLeast }: Extract<Condition, { if: 'exist' }>,
  speech: Speech,
): Claim => {
  const card = speech.words.phrase(host, { count: 'a' }, speech);
  const kind = filter.filter((test) => test.test !== 'attached-to' && test.test !== 'in');
  if (kind.length === 0) {
    const many = atLeast === 1 ? '' : `${atLeast} o più `;
    return { yes: `${card.text} ha ${many}Materiali Xyz`, no: `${card.text} non ha Materiali Xyz` };
  }
  return claim(card, `{ha|hanno} ${someOf(kind, atLeast, { count: 'a' }, speech)} come Materiale Xyz`);
};
const someOf = (filter: Filter, atLeast: number, style: PhraseStyle, speech: Speech): string =>
  atLeast === 1
    ? speech.words.phrase(filter, style, speech).text
    : `${atLeast} o più ${speech.words.phrase(filter, { ...style, count: 'plural' }, speech).text}`;
/** `"X" è sul Terreno` */
const nameIs = (filter: Filter, speech: Speech): Claim => {
  const [place] = draftOf(filter, aside(speech)).places;
  const who = speech.words.phrase(filter, { count: 'a', place: 'unsaid' }, speech);
  return place
    ? claim(who, `{è|sono} ${agreed(sayPlace(place, { count: 'a' }, speech), who)}`)
    : { yes: `c'è ${who.text}`, no: `non c'è ${who.text}` };
};

/** "questa carta attacca", "quel mostro è un mostro Drago" */
const match = (what: Reference, filter: Filter, speech: Speech): Claim => {
  if (what.ref === 'opponent-in-battle') return battles(filter, speech);
  if (what.ref === 'linked' && isEquippedToThis(filter)) return EQUIPPED_BY_THIS;
  const role = attackRole(what, filter);
  if (role) return sayAttacks(role, speech);
  const [only] = filter;
  if (filter.length === 1 && only?.test === 'in' && isControl(only)) return controls(what, only.side, speech);
  const summoned = filter.length === 1 ? draftOf(filter, aside(speech)).tail[0] : undefined;
  const who = speech.words.reference(what, 'subject', speech);
  if (only?.test === 'summoned-using' && summoned !== undefined)
    return claim(who, summoned.replace(/^che /, ''));
  const how =
    filter.every(({ test }) => test === 'summoned' || test === 'kind') &&
    draftOf(filter, aside(speech)).traits.summoned;
  if (how) return claim(who, `{è stat~|sono stat~} ${how}`);
  return claim(who, `{è|sono} ${predicate(filter, who, speech)}`);
};
const isEquippedToThis = ([only, ...others]: Filter): boolean =>
  only?.test === 'equipped-to' && isThis(only.host) && others.length === 0;
/** The card to which the text keeps a link is an Equip Card. */
const EQUIPPED_BY_THIS: Claim = {
  yes: 'un mostro è equipaggiato a questa carta dal suo effetto',
  no: 'nessun mostro è equipaggiato a questa carta dal suo effetto',
};
const THIS: Nominal = { text: 'questa carta', gender: 'f', number: 'one' };
/** "questa carta combatte con un mostro dell'avversario" */
const battles = (filter: Filter, speech: Speech): Claim => {
  const isPlain = headNoun(filter, aside(speech)).one !== MONSTER.one;
  const monsters: Filter = isPlain ? [...filter, { test: 'kind', kind: 'monster' }] : filter;
  return claim(THIS, `combatte con ${speech.words.phrase(monsters, { count: 'a' }, speech).text}`);
};
/** "il tuo avversario controlla quel bersaglio", "lo controlli" */
const controls = (what: Reference, side: Side, speech: Speech): Claim => {
  const card = speech.words.reference(what, 'object', speech);
  const [who, verb] =
    side === 'you' ? ['', youDo(speech, '{controlla||controlli}')] : [opponent(speech), 'controlla'];
  if (card.pronoun) return claimOf(who, `${card.gender === 'f' ? 'la' : 'lo'} ${verb}`);
  return claimOf(who, `${verb} ${card.text}`);
};
/** "scoperta sul Terreno", "un mostro Drago" */
export const predicate = (filter: Filter, who: Nominal, speech: Speech): string => {
  const draft = draftOf(filter, aside(speech));
  const { face, position, ...others } = draft.traits;
  const isPlain =
    !draft.head &&
    !draft.names &&
    !draft.other &&
    draft.having.length === 0 &&
    draft.tail.length === 0 &&
    Object.keys(others).length === 0;
  if (!isPlain) return kindOf(filter, speech);
  const places = draft.places.map((place) =>
    isControl(place) && place.side === 'you'
      ? 'sotto il tuo controllo'
      : sayPlace(place, { count: 'a' }, speech),
  );
  return agreed(spaced([face ?? '', position ?? '', ...places]), who);
};
const kindOf = (filter: Filter, speech: Speech): string =>
  speech.words.phrase(filter, { count: 'a' }, speech).text;

const DAMAGE_TAKEN: { readonly [name: string]: string } = {
  [EVENT_BATTLE_DAMAGE]: 'danno da combattimento',
  [EVENT_EFFECT_DAMAGE]: 'danno da effetto',
};
/** "i tuoi LP sono 1000 o meno", "il suo ATK è pari o superiore a …" */
const comparison = (left: Amount, right: Amount, speech: Speech): Claim => {
  const taken = typeof left === 'object' && left.count === 'noted' && right === 1 && DAMAGE_TAKEN[left.name];
  if (taken) return unsaidClaim(`hai subito ${taken}`);
  const [one, other] = [left, right].map((amount) => speech.words.amount(amount, speech));
  if (!one || !other) return unsaidClaim('');
  const is = (who: Nominal, words: string): string => `${who.text} ${agreed(`{è|sono} ${words}`, who)}`;
  if (typeof left === 'number') return { yes: is(other, `${left} o meno`), no: is(other, `più di ${left}`) };
  if (typeof right === 'number') return { yes: is(one, `${right} o più`), no: is(one, `meno di ${right}`) };
  const than = after('a', other.text);
  return { yes: is(one, `pari o superior{e|i} ${than}`), no: is(one, `inferior{e|i} ${than}`) };
};

/** "Evocat~ Normalmente o Specialmente": a Tribute Summon is a Normal Summon. */
export const waysWords = (ways: readonly SummonWay[]): string => {
  const named = namedWays(ways);
  const manners = listOf(
    named.map((way) => SUMMON_MANNERS[way]),
    'o',
  );
  return named.join() === 'synchro' ? 'Synchro Evocat~' : `Evocat~ ${manners}`;
};
/** It tells where the card is. */
export const SENT_THIS_TURN = 'perché è stata mandata lì in questo turno';
const player = (side: Side, speech: Speech): string =>
  side === 'opponent' ? opponent(speech) : 'un giocatore';
const circled = (effect: number): string => '①②③④⑤⑥'[effect - 1] ?? `${effect}`;

const CONDITIONS: Table<Condition, 'if', Claim, [Speech]> = {
  exist: existence,
  turn: ({ of }, speech) => unsaidClaim(`è ${turnOf(of, speech)}`),
  phase: ({ phases }) => unsaidClaim(`è la ${namesOfPhases(phases)}`),
  timing: ({ timings }) => unsaidClaim(`è ${namesOfTimings(timings)}`),
  matches: ({ what, filter }, speech) => match(what, filter, speech),
  'called-right': (_, speech) => ({
    yes: youDo(speech, '{indovina||indovini}'),
    no: youDo(speech, '{sbaglia||sbagli}'),
  }),
  'left-the-field': ({ what }, speech) =>
    claim(
      speech.words.reference(what, 'subject', speech),
      '{ha|hanno} lasciato il Terreno a causa di questo effetto',
    ),
  'all-match': ({ what, filter }, speech) => {
    const those = speech.words.reference(what, 'object', speech);
    introduce(speech.memory, keyOf(what), {
      noun: MONSTER.one,
      number: 'several',
      zones: ['gy'],
      as: 'other',
    });
    const rest = `tutti ${those.text} sono ${predicate(filter, those, speech)}`;
    return { yes: rest, no: `non ${rest}` };
  },
  'was-face-down-at-damage-step-start': ({ what }, speech) =>
    claim(speech.words.reference(what, 'subject', speech), "era copert~ all'inizio del Damage Step"),
  'attacks-directly': ({ side }, speech) => {
    const direct =
      side === 'you' ? 'ti attacca direttamente' : `attacca direttamente ${player(side, speech)}`;
    return { yes: `un mostro ${direct}`, no: `nessun mostro ${direct}` };
  },
  'destroyed-by-this-battle': ({ what }, speech) =>
    claim(speech.words.reference(what, 'subject', speech), '{è stat~|sono stat~} distrutt~ nella battaglia'),
  battled: ({ what, with: other }, speech) => {
    const who = speech.words.reference(what, 'subject', speech);
    const whom = other ? ` con ${speech.words.phrase(asMonster(other), { count: 'a' }, speech).text}` : '';
    return claim(who, `{ha|hanno} combattuto${whom}`);
  },
  'activated-from': () => claim(THIS, "era Posizionata prima dell'attivazione"),
  'activated-this-turn': () => unsaidClaim('hai attivato questo effetto in questo turno'),
  'attacked-this-turn': ({ what }, speech) =>
    claim(speech.words.reference(what, 'subject', speech), '{ha|hanno} attaccato in questo turno'),
  'came-this-turn': ({ what, ways, destroyed }, speech) => {
    if (destroyed) {
      const by = destroyed.map((cause) =>
        cause === 'battle' ? 'in battaglia' : "dall'effetto di una carta",
      );
      const how = by.length === 0 ? '' : ` ${by.join(' o ')}`;
      const because = `perché è stata distrutta sul Terreno${how} e mandata lì in questo turno`;
      return {
        yes: `questa carta è nel tuo Cimitero ${because}`,
        no: `questa carta non è nel tuo Cimitero ${because}`,
      };
    }
    if (!ways && what.ref === 'this' && speech.from.join() === 'banished')
      return {
        yes: 'questa carta è bandita ed è stata bandita in questo turno',
        no: 'questa carta non è stata bandita in questo turno',
      };
    if (!ways && what.ref === 'this')
      return {
        yes: `questa carta è nel tuo Cimitero ${SENT_THIS_TURN}`,
        no: 'questa carta non è stata mandata lì in questo turno',
      };
    const how = ways ? `${waysWords(ways)} in questo turno` : 'mandat~ lì in questo turno';
    return claim(speech.words.reference(what, 'subject', speech), `{è stat~|sono stat~} ${how}`);
  },
  'destroyed-this-turn': ({ by, card }, speech) => {
    const destroyed = `distrutto ${speech.words.phrase(card, { count: 'a' }, speech).text} in questo turno`;
    return by === 'you'
      ? unsaidClaim(`${youDo(speech, '{ha||hai}')} ${destroyed}`)
      : claimOf(player(by, speech), `ha ${destroyed}`);
  },
  'sent-to-gy-this-turn': ({ owner, card }, speech) => {
    const who = speech.words.phrase(card, { count: 'a' }, speech);
    const where = { you: 'al tuo Cimitero', opponent: 'al Cimitero del tuo avversario', any: 'al Cimitero' };
    return claim(who, `{è stat~|sono stat~} mandat~ ${where[owner]} in questo turno`);
  },
  'destroyed-by-battle-this-turn': ({ what, card }, speech) => {
    const who = speech.words.reference(what, 'subject', speech);
    const whom = speech.words.phrase(card, { count: 'a' }, speech).text;
    return claim(who, `{ha|hanno} distrutto ${whom} in battaglia in questo turno`);
  },
  'effect-activated-this-turn': ({ by, card, what, phases, in: zone, atLeast }, speech) => {
    const { text } = speech.words.phrase(card, { count: atLeast ? 'plural' : 'a', place: 'unsaid' }, speech);
    const where = zone ? ` ${after('in', theNoun(ZONE_NOUNS[zone]).text)}` : '';
    const during = `${where}${phases ? ` durante la tua ${namesOfPhases(phases)}` : ''}`;
    const effects = atLeast ? `${atLeast} o più effetti` : "l'effetto";
    const whole = what === 'card' ? text : `${effects} ${after('di', text)}`;
    const activated = `attivato ${whole}${during} in questo turno`;
    return by === 'you'
      ? unsaidClaim(`${youDo(speech, '{ha||hai}')} ${activated}`)
      : claimOf(player(by, speech), `ha ${activated}`);
  },
  'summoned-this-turn': ({ by, card, ways, atLeast, from, since }, speech) => {
    const { text } = speech.words.phrase(asMonster(card), { count: 'plural' }, speech);
    const summoned = `${waysWords(ways).replaceAll('~', 'o')} ${atLeast} o più ${text}${from ? ` ${after('da', theNoun(ZONE_NOUNS[from]).text)}` : ''} ${SINCE[since ?? 'this-turn']}`;
    return by === 'you'
      ? unsaidClaim(`${youDo(speech, '{ha||hai}')} ${summoned}`)
      : claimOf(player(by, speech), `ha ${summoned}`);
  },
  'pendulum-effect-activated': ({ by, card }, speech) => {
    const isCard = headNoun(card, aside(speech)).one !== MONSTER.one;
    const whom: Filter = isCard ? [...card, { test: 'kind', kind: 'monster' }] : card;
    const { text } = speech.words.phrase(whom, { count: 'a', place: 'unsaid' }, speech);
    const activated = `attivato l'Effetto Pendulum ${after('di', text)} in questo turno`;
    return by === 'you'
      ? unsaidClaim(`${youDo(speech, '{ha||hai}')} ${activated}`)
      : claimOf(player(by, speech), `ha ${activated}`);
  },
  'battled-this-turn': ({ card }, speech) =>
    claimOf(
      speech.words.phrase(asMonster(card), { count: 'a' }, speech).text,
      'ha combattuto in questo turno',
    ),
  'attacks-declared-this-turn': ({ atLeast }) =>
    claimOf(`${atLeast} o più attacchi`, 'sono stati dichiarati in questo turno'),
  'same-names-in-chain': () =>
    claimOf('più carte/effetti con lo stesso nome', 'sono presenti in quella Catena'),
  'flipped-this-turn': ({ what }, speech) =>
    claim(speech.words.reference(what, 'subject', speech), '{è stat~|sono stat~} scopert~ in questo turno'),
  'would-take-battle-damage': ({ side }, speech) =>
    side === 'you'
      ? unsaidClaim('stai per subire danno da combattimento')
      : claimOf(player(side, speech), 'sta per subire danno da combattimento'),
  'effect-applied-this-turn': ({ effect }) =>
    claimOf(`l'effetto ${circled(effect)} di questa carta`, 'è stato applicato in questo turno'),
  'at-least': ({ left, right }, speech) => comparison(left, right, speech),
  all: ({ of }, speech) => joined(of, 'e', 'o', speech),
  any: ({ of }, speech) => joined(of, 'o', 'e', speech),
  not: ({ condition }, speech) => {
    const { yes, no } = sayCondition(condition, speech);
    return { yes: no, no: yes };
  },
};
export const sayCondition = speaker('if', CONDITIONS);

const joined = (of: readonly Condition[], yes: string, no: string, speech: Speech): Claim => {
  const claims = sayClaims(of, speech);
  return both(
    claims,
    (texts) => listOf(texts, yes),
    (texts) => listOf(texts, no),
  );
};
const THEIR_MONSTER = "un mostro dell'avversario";
const CLAIMS: Table<BattleClaim, 'claim', Claim, [Speech]> = {
  other: ({ condition }, speech) => sayCondition(condition, speech),
  attack: ({ attacker, attacked }, speech) => sayAttack(attacker, attacked, speech),
  battle: ({ one, other }, speech) => sayBattle(one, other, speech),
  'attacks-a-monster': ({ attack }, speech) => {
    const { yes, no } = sayCondition(attack, speech);
    return { yes: `${yes} ${THEIR_MONSTER}`, no: `${no} ${THEIR_MONSTER}` };
  },
  'battles-theirs': ({ who, whom }, speech) => {
    const one = speech.words.reference(who, 'subject', speech);
    return claim(one, `combatte con ${speech.words.phrase(whom, { count: 'a' }, aside(speech)).text}`);
  },
};
const sayClaim = speaker('claim', CLAIMS);
/** Several statements; who attacks and who is attacked are said together. */
export const sayClaims = (of: readonly Condition[], speech: Speech): readonly Claim[] => {
  const claims = battleClaims(of).map((one) => sayClaim(one, speech));
  const isContrast = claims.some(({ yes }) => /^(?:il tuo avversario|lui) /.test(yes));
  return isContrast ? claims.map(({ yes, no }) => ({ yes: withYou(yes), no: withYou(no) })) : claims;
};
/** "il tuo avversario controlla un mostro e tu non controlli nessun mostro" */
const withYou = (claim: string): string => claim.replace(/^(?=(?:non )?controlli )/, 'tu ');
