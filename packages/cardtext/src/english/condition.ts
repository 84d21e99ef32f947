/** Conditions as statements and their contraries. */
import {
  type Amount,
  type Condition,
  EVENT_BATTLE_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  FIELD_ZONES,
  type Filter,
  type Reference,
  type Side,
  type SummonWay,
  type Zone,
} from '@spellspeed/engine/language';
import { attackRole, type BattleClaim, battleClaims } from '../meaning/battle.ts';
import { both, type Claim } from '../meaning/claims.ts';
import { asMonster, isThis, withoutIdleFace } from '../meaning/filters.ts';
import { isControl, sameZones } from '../meaning/places.ts';
import { isAnySummon, namedWays } from '../meaning/summons.ts';
import { aside, introduce, isPlural, keyOf, type Mention } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { sayAttack, sayAttacks, sayBattle } from './battle.ts';
import { SUMMON_NAMES } from './names.ts';
import { sayPlace, whose, ZONE_NAMES } from './place.ts';
import { listOf, type PhraseStyle, type Speech, withArticle, your } from './speech.ts';
import { draftOf, inYourMainZone } from './test.ts';
import { namesOfPhases, namesOfTimings } from './times.ts';

/** When something was Summoned, counted from there. */
const SINCE = {
  'this-turn': 'this turn',
  'last-turn': 'in this turn or the last one',
  activation: 'after activating this card',
} as const;
const claim = (subject: string, is: string, rest: string): Claim => ({
  yes: `${subject} ${is} ${rest}`,
  no: `${subject} ${is} not ${rest}`,
});

/** "you control a monster", "there are 2 or more Spells in your GY" */
const existence = (condition: Extract<Condition, { if: 'exist' }>, speech: Speech): Claim => {
  const { atLeast } = condition;
  const material = condition.filter.find((test) => test.test === 'attached-to');
  if (material?.test === 'attached-to') return hasMaterial(material.host, condition, speech);
  const filter = withoutIdleFace(condition.filter);
  const draft = draftOf(filter, aside(speech));
  const [place] = draft.places;
  const style: PhraseStyle = place && isControl(place) ? { count: 'a', place: 'unsaid' } : { count: 'a' };
  const phrase = condition.exactly
    ? `exactly ${speech.words.phrase(filter, { ...style, count: { min: atLeast, max: atLeast } }, speech)}`
    : someOf(filter, atLeast, style, speech);
  const none = `no ${speech.words.phrase(filter, { ...style, count: 'plural' }, aside(speech))}`;
  if (place?.side === 'you' && isFieldOrGy(place.zones) && atLeast === 1 && !condition.exactly) {
    const there = `in ${your(speech)} field or GY`;
    const unplaced = { place: 'unsaid' } as const;
    const one = speech.words.phrase(filter, { ...unplaced, count: 'a' }, speech);
    const many = speech.words.phrase(filter, { ...unplaced, count: 'plural' }, aside(speech));
    return { yes: `${speech.you} have ${one} ${there}`, no: `${speech.you} have no ${many} ${there}` };
  }
  if (place && isControl(place)) {
    const words = sayPlace(place, { count: 'a' }, speech);
    const own = place.side === 'you' ? inYourMainZone : (said: string): string => said;
    return {
      yes: own(`${words} ${phrase}`),
      no: own(
        condition.exactly
          ? `${words} not ${phrase}`
          : `${words} ${atLeast === 1 ? none : `less than ${phrase.replace(' or more', '')}`}`,
      ),
    };
  }
  if (place && place.side !== 'any' && draft.names === undefined) {
    const has = place.side === 'you' ? `${speech.you} have` : `${your(speech)} opponent has`;
    const own = { ...speech, memory: { ...speech.memory, saidOpponent: place.side === 'opponent' } };
    const what = condition.exactly
      ? `exactly ${own.words.phrase(filter, { ...style, count: { min: atLeast, max: atLeast } }, own)}`
      : someOf(filter, atLeast, style, own);
    return {
      yes: `${has} ${what}`,
      no: `${has} ${atLeast === 1 ? 'no' : `${atLeast - 1} or less`} ${own.words.phrase(filter, { ...style, count: 'plural' }, own)}`,
    };
  }
  const are = atLeast > 1 ? 'are' : 'is';
  const isNamed = draft.names !== undefined && atLeast === 1;
  return isNamed ? phraseIs(filter, speech) : { yes: `there ${are} ${phrase}`, no: `there are ${none}` };
};
const isFieldOrGy = (zones: readonly Zone[]): boolean => sameZones(zones, [...FIELD_ZONES, 'gy']);
/** "this card has material", "this card has a "Utopia" Xyz Monster as material" */
const hasMaterial = (
  host: Filter,
  { filter, atLeast }: Extract<Condition, { if: 'exist' }>,
  speech: Speech,
): Claim => {
  const card = speech.words.phrase(host, { count: 'a' }, speech);
  const many = atLeast === 1 ? '' : `${atLeast} or more `;
  const kind = filter.filter((test) => test.test !== 'attached-to' && test.test !== 'in');
  if (kind.length === 0) return { yes: `${card} has ${many}material`, no: `${card} has no material` };
  const what = someOf(kind, atLeast, { count: 'a' }, speech);
  return { yes: `${card} has ${what} as material`, no: `${card} does not have ${what} as material` };
};
const someOf = (filter: Filter, atLeast: number, style: PhraseStyle, speech: Speech): string =>
  atLeast === 1
    ? speech.words.phrase(filter, style.place === 'unsaid' ? unplaced(style) : style, speech)
    : `${atLeast} or more ${speech.words.phrase(filter, { ...style, count: 'plural' }, speech)}`;
/** With the place in the verb, "an opponent's monster" would say it twice. */
const unplaced = (style: PhraseStyle): PhraseStyle => ({ ...style, count: 'a' });
/** `"X" is on the field` */
const phraseIs = (filter: Filter, speech: Speech): Claim => {
  const [place] = draftOf(filter, aside(speech)).places;
  const who = speech.words.phrase(filter, { count: 'a', place: 'unsaid' }, speech);
  return place
    ? claim(who, 'is', sayPlace(place, { count: 'a' }, speech))
    : { yes: `there is ${who}`, no: `there is no ${who}` };
};

/** "this card attacks", "that monster is a Dragon monster" */
const match = (what: Reference, filter: Filter, speech: Speech): Claim => {
  if (what.ref === 'opponent-in-battle') return battles(filter, speech);
  if (what.ref === 'linked' && isEquippedToThis(filter)) return EQUIPPED_BY_THIS;
  const role = attackRole(what, filter);
  if (role) return sayAttacks(role, speech);
  const [only] = filter;
  if (only?.test === 'equipped-to' && filter.length === 1)
    return claim(
      speech.words.reference(what, 'subject', speech),
      'is',
      `equipped to ${speech.words.phrase(only.host, { count: 'a' }, speech)}`,
    );
  if (filter.length === 1 && only?.test === 'in' && isControl(only)) return controls(what, only.side, speech);
  const summoned = filter.length === 1 ? draftOf(filter, aside(speech)).tail[0] : undefined;
  if (only?.test === 'summoned-using' && summoned !== undefined)
    return claim(speech.words.reference(what, 'subject', speech), 'was', summoned.replace('that was ', ''));
  const are = isPlural(what, speech.memory) ? 'are' : 'is';
  const who = speech.words.reference(what, 'subject', speech);
  return who === 'them'
    ? claim('any of them', 'is', predicate(filter, speech))
    : claim(who, are, predicate(filter, speech));
};
const isEquippedToThis = ([only, ...others]: Filter): boolean =>
  only?.test === 'equipped-to' && isThis(only.host) && others.length === 0;
/** The card to which the text keeps a link is an Equip Card. */
const EQUIPPED_BY_THIS: Claim = {
  yes: 'a monster is equipped to this card by its effect',
  no: 'no monster is equipped to this card by its effect',
};
const MONSTER: Mention = { noun: 'monster', number: 'one', zones: [], as: 'other' };
/** "this card battles an opponent's monster" */
const battles = (filter: Filter, speech: Speech): Claim => {
  const whom = speech.words.phrase(filter, { count: 'a' }, speech).replace(/\bcard\b/, 'monster');
  speech.memory.mentions.set('opponent-in-battle', MONSTER);
  return { yes: `this card battles ${whom}`, no: `this card does not battle ${whom}` };
};
/** "your opponent controls it" */
const controls = (what: Reference, side: Side, speech: Speech): Claim => {
  const card = speech.words.reference(what, 'object', speech);
  return side === 'you'
    ? { yes: `${speech.you} control ${card}`, no: `${speech.you} do not control ${card}` }
    : {
        yes: `${your(speech)} opponent controls ${card}`,
        no: `${your(speech)} opponent does not control ${card}`,
      };
};
/** "face-up on the field", "a Dragon monster" */
export const predicate = (filter: Filter, speech: Speech): string => {
  const draft = draftOf(filter, aside(speech));
  const { face, position, ...others } = draft.adjectives;
  const isPlain =
    !draft.head &&
    !draft.names &&
    draft.having.length === 0 &&
    draft.tail.length === 0 &&
    Object.keys(others).length === 0;
  if (!isPlain) return speech.words.phrase(filter, { count: 'a' }, speech);
  const places = draft.places.map((place) => sayPlace(place, { count: 'a' }, speech));
  const where = places.map((place) =>
    place.endsWith('control') ? `under ${whose('you', speech)} control` : place,
  );
  // "in face-up Defense Position"
  const how = position === undefined ? face : `in ${face === undefined ? '' : `${face} `}${position}`;
  const words = [how, ...where].filter((word) => word !== undefined);
  return words.join(' ') || withArticle('card');
};

const DAMAGE_TAKEN: { readonly [name: string]: string } = {
  [EVENT_BATTLE_DAMAGE]: 'battle damage',
  [EVENT_EFFECT_DAMAGE]: 'effect damage',
};
/** "your LP are 1000 or less", "its ATK is greater than or equal to …" */
const comparison = (left: Amount, right: Amount, speech: Speech): Claim => {
  const taken = typeof left === 'object' && left.count === 'noted' && right === 1 && DAMAGE_TAKEN[left.name];
  if (taken) return { yes: `${speech.you} took ${taken}`, no: `${speech.you} took no ${taken}` };
  const [a, b] = [left, right].map((amount) =>
    // Of the two the text says whose they are.
    speech.words.amount(
      amount,
      isLifePoints(left) && isLifePoints(right) ? aside(forgetful(speech)) : speech,
    ),
  );
  if (typeof left === 'number') return { yes: `${b} is ${a} or less`, no: `${b} is more than ${a}` };
  if (typeof right === 'number') return { yes: `${a} is ${b} or more`, no: `${a} is less than ${b}` };
  return { yes: `${a} is greater than or equal to ${b}`, no: `${a} is less than ${b}` };
};

const isLifePoints = (amount: Amount): boolean =>
  typeof amount === 'object' && amount.count === 'life-points';
const forgetful = (speech: Speech): Speech => ({
  ...speech,
  memory: { ...speech.memory, saidOpponent: false },
});
/** "Normal or Special": a Tribute Summon is a Normal Summon. */
export const sayWays = (ways: readonly SummonWay[]): string =>
  listOf(
    namedWays(ways).map((way) => SUMMON_NAMES[way]),
    'or',
  );

/** "Normal or Special Summoned"; all ways need no name. */
export const sayAsSummoned = (ways: readonly SummonWay[]): string =>
  isAnySummon(ways) ? 'Summoned' : `${sayWays(ways)} Summoned`;

/** It tells where the card is. */
export const BANISHED_THIS_TURN = 'currently banished, and was banished this turn';
export const SENT_THIS_TURN = 'because it was sent there this turn';

const CONDITIONS: Table<Condition, 'if', Claim, [Speech]> = {
  exist: existence,
  turn: ({ of }, speech) =>
    claim('it', 'is', of === 'any' ? "either player's turn" : `${whose(of, speech)} turn`),
  phase: ({ phases }) => claim('it', 'is', `the ${namesOfPhases(phases)}`),
  timing: ({ timings }) => claim('it', 'is', namesOfTimings(timings)),
  matches: ({ what, filter }, speech) => match(what, filter, speech),
  'called-right': (_, { you }) => ({ yes: `${you} call it right`, no: `${you} call it wrong` }),
  'left-the-field': ({ what }, speech) => {
    const who = speech.words.reference(what, 'subject', speech);
    return {
      yes: `${who} left the field by this effect`,
      no: `${who} did not leave the field by this effect`,
    };
  },
  'all-match': ({ what, filter }, speech) => {
    const those = speech.words.reference(what, 'object', speech).replace(/^it$/, 'them');
    introduce(speech.memory, keyOf(what), { noun: 'monster', number: 'several', zones: ['gy'], as: 'other' });
    const where = predicate(filter, speech).replace(/^an? (\w+)/, '$1s');
    return { yes: `all of ${those} are ${where}`, no: `not all of ${those} are ${where}` };
  },
  'was-face-down-at-damage-step-start': ({ what }, speech) =>
    claim(
      speech.words.reference(what, 'subject', speech),
      'was',
      'face-down at the start of the Damage Step',
    ),
  'attacks-directly': ({ side }) => {
    const whom = side === 'you' ? 'you' : side === 'opponent' ? 'your opponent' : 'a player';
    return { yes: `a monster attacks ${whom} directly`, no: `no monster attacks ${whom} directly` };
  },
  'destroyed-by-this-battle': ({ what }, speech) =>
    claim(speech.words.reference(what, 'subject', speech), 'was', 'destroyed by the battle'),
  battled: ({ what, with: other }, speech) => {
    const who = speech.words.reference(what, 'subject', speech);
    const whom = other ? ` ${speech.words.phrase(asMonster(other), { count: 'a' }, speech)}` : '';
    return { yes: `${who} battled${whom}`, no: `${who} did not battle${whom}` };
  },
  'activated-from': () => claim('this card', 'was', 'Set before activation'),
  'activated-this-turn': () => ({
    yes: 'you activated this effect this turn',
    no: 'you did not activate this effect this turn',
  }),
  'attacked-this-turn': ({ what }, speech) => ({
    yes: `${speech.words.reference(what, 'subject', speech)} attacked this turn`,
    no: `${speech.words.reference(what, 'subject', speech)} did not attack this turn`,
  }),
  'came-this-turn': ({ what, ways }, speech) => {
    if (!ways && what.ref === 'this' && speech.from.join() === 'banished')
      return {
        yes: `this card is ${BANISHED_THIS_TURN}`,
        no: 'this card was not banished this turn',
      };
    if (!ways && what.ref === 'this')
      return {
        yes: `this card is in your GY ${SENT_THIS_TURN}`,
        no: 'this card was not sent there this turn',
      };
    return claim(
      speech.words.reference(what, 'subject', speech),
      'was',
      ways ? `${sayAsSummoned(ways)} this turn` : 'sent there this turn',
    );
  },
  'destroyed-this-turn': ({ by, card }, speech) => {
    const whom = speech.words.phrase(card, { count: 'a' }, speech);
    const who = by === 'you' ? speech.you : by === 'any' ? 'a player' : `${your(speech)} opponent`;
    return { yes: `${who} destroyed ${whom} this turn`, no: `${who} did not destroy ${whom} this turn` };
  },
  'sent-to-gy-this-turn': ({ owner, card }, speech) => {
    const whom = speech.words.phrase(card, { count: 'a' }, speech);
    const where =
      owner === 'you' ? `${your(speech)} GY` : owner === 'any' ? 'the GY' : `${your(speech)} opponent's GY`;
    return {
      yes: `${whom} was sent to ${where} this turn`,
      no: `${whom.replace(/^an? /, 'no ')} was sent to ${where} this turn`,
    };
  },
  'destroyed-by-battle-this-turn': ({ what, card }, speech) => {
    const who = speech.words.reference(what, 'subject', speech);
    const whom = speech.words.phrase(card, { count: 'a' }, speech);
    return {
      yes: `${who} destroyed ${whom} by battle this turn`,
      no: `${who} did not destroy ${whom} by battle this turn`,
    };
  },
  'effect-activated-this-turn': ({ by, card, what: kind, phases, atLeast }, speech) => {
    const [only] = card;
    if (kind === 'card') {
      const words = speech.words.phrase(card, { count: 'a' }, speech);
      return {
        yes: `${words} was activated${by === 'opponent' ? ` by ${your(speech)} opponent` : ''} this turn`,
        no: `${words} was not activated${by === 'opponent' ? ` by ${your(speech)} opponent` : ''} this turn`,
      };
    }
    const isMonster = card.length === 1 && only?.test === 'kind' && only.kind === 'monster';
    const what = atLeast
      ? `${atLeast} or more effects of ${speech.words.phrase(card, { count: 'plural' }, speech)}`
      : isMonster
        ? 'a monster effect'
        : `the effect of ${speech.words.phrase(card, { count: 'a' }, speech)}`;
    const during = phases ? ` during ${your(speech)} ${namesOfPhases(phases)}` : '';
    const who = by === 'you' ? speech.you : by === 'any' ? 'a player' : `${your(speech)} opponent`;
    const have = by === 'you' && speech.you === 'you' ? 'have' : 'has';
    return {
      yes: `${who} ${have} activated ${what}${during} this turn`,
      no: `${who} ${have} not activated ${what}${during} this turn`,
    };
  },
  'summoned-this-turn': ({ by, card, ways, atLeast, from, since }, speech) => {
    const what = speech.words.phrase(asMonster(card), { count: atLeast === 1 ? 'a' : 'plural' }, speech);
    const many = atLeast === 1 ? what : `${atLeast} or more ${what}`;
    const start = from ? ` from the ${ZONE_NAMES[from]}` : '';
    const when = SINCE[since ?? 'this-turn'];
    const who = by === 'you' ? speech.you : by === 'any' ? 'a player' : `${your(speech)} opponent`;
    return {
      yes: `${who} ${sayWays(ways)} Summoned ${many}${start} ${when}`,
      no: `${who} did not ${sayWays(ways)} Summon ${many}${start} ${when}`,
    };
  },
  'pendulum-effect-activated': ({ by, card }, speech) => {
    const whom = speech.words
      .phrase(card, { count: 'a', place: 'unsaid' }, speech)
      .replace(/ card$/, ' monster');
    const who = by === 'you' ? speech.you : by === 'any' ? 'a player' : `${your(speech)} opponent`;
    return {
      yes: `${who} activated the Pendulum Effect of ${whom} this turn`,
      no: `${who} did not activate the Pendulum Effect of ${whom} this turn`,
    };
  },
  'battled-this-turn': ({ card }, speech) => {
    const what = speech.words.phrase(asMonster(card), { count: 'a' }, speech);
    return { yes: `${what} battled this turn`, no: `${what} did not battle this turn` };
  },
  'attacks-declared-this-turn': ({ atLeast }) => ({
    yes: `${atLeast} or more attacks have been declared this turn`,
    no: `fewer than ${atLeast} attacks have been declared this turn`,
  }),
  'same-names-in-chain': () => ({
    yes: 'multiple cards/effects with the same name are in that Chain',
    no: 'there are no multiple cards/effects with the same name in that Chain',
  }),
  'flipped-this-turn': ({ what }, speech) =>
    claim(speech.words.reference(what, 'subject', speech), 'was', 'flipped face-up this turn'),
  'would-take-battle-damage': ({ side }) => {
    const who = side === 'you' ? 'you' : side === 'opponent' ? 'your opponent' : 'a player';
    return { yes: `${who} would take battle damage`, no: `${who} would take no battle damage` };
  },
  'effect-applied-this-turn': ({ effect }) => ({
    yes: `effect ${'①②③④⑤⑥'[effect - 1] ?? effect} of this card was applied this turn`,
    no: `effect ${'①②③④⑤⑥'[effect - 1] ?? effect} of this card was not applied this turn`,
  }),
  'at-least': ({ left, right }, speech) => comparison(left, right, speech),
  all: ({ of }, speech) => joined(of, 'and', 'or', speech),
  any: ({ of }, speech) => joined(of, 'or', 'and', speech),
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
const CLAIMS: Table<BattleClaim, 'claim', Claim, [Speech]> = {
  other: ({ condition }, speech) => sayCondition(condition, speech),
  attack: ({ attacker, attacked }, speech) => sayAttack(attacker, attacked, speech),
  battle: ({ one, other }, speech) => sayBattle(one, other, speech),
  // "a Dragon monster you control attacks an opponent's monster"
  'attacks-a-monster': ({ attack }, speech) => {
    const { yes, no } = sayCondition(attack, speech);
    return { yes: `${yes} an opponent's monster`, no: `${no} an opponent's monster` };
  },
  // "it battles an opponent's monster"
  'battles-theirs': ({ who, whom }, speech) => {
    const one = speech.words.reference(who, 'subject', speech);
    const other = speech.words.phrase(whom, { count: 'a' }, aside(speech));
    return { yes: `${one} battles ${other}`, no: `${one} does not battle ${other}` };
  },
};
const sayClaim = speaker('claim', CLAIMS);
/** Several statements; who attacks and who is attacked are said together. */
export const sayClaims = (of: readonly Condition[], speech: Speech): readonly Claim[] =>
  battleClaims(of).map((one) => sayClaim(one, speech));
