/** Conditions as statements and their contraries. */
import type { Cause, Condition, SummonWay } from '@spellspeed/engine/language';
import { type BattleClaim, battleClaims } from '../meaning/battle.ts';
import { both, type Claim } from '../meaning/claims.ts';
import { asMonster } from '../meaning/filters.ts';
import { isAnySummon, namedWays } from '../meaning/summons.ts';
import { aside, introduce, keyOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { sayAttack, sayBattle } from './battle.ts';
import { claim, comparison, existence } from './existence.ts';
import { match, predicate } from './match-claim.ts';
import { SUMMON_NAMES } from './names.ts';
import { whose, ZONE_NAMES } from './place.ts';
import { listOf, type Speech, your } from './speech.ts';
import { namesOfPhases, namesOfTimings } from './times.ts';

/** When something was Summoned, counted from there. */
const SINCE = {
  'this-turn': 'this turn',
  'last-turn': 'in this turn or the last one',
  activation: 'after activating this card',
} as const;
/** "Normal or Special": a Tribute Summon is a Normal Summon. */
export const sayWays = (ways: readonly SummonWay[]): string =>
  listOf(
    namedWays(ways).map((way) => SUMMON_NAMES[way]),
    'or',
  );

/** "Normal or Special Summoned"; all ways need no name. */
export const sayAsSummoned = (ways: readonly SummonWay[]): string =>
  isAnySummon(ways) ? 'Summoned' : `${sayWays(ways)} Summoned`;

/** " by battle or card effect" */
const sayBy = (causes: readonly Cause[]): string =>
  causes.length === 0
    ? ''
    : ` by ${listOf(
        causes.map((cause) => (cause === 'battle' ? 'battle' : 'card effect')),
        'or',
      )}`;
/** It tells where the card is. */
export const tellsWhere = (heading: string): boolean =>
  heading.includes(BANISHED_THIS_TURN) ||
  heading.includes(SENT_THIS_TURN) ||
  /because it was destroyed on the field.* and sent there this turn/.test(heading);
const BANISHED_THIS_TURN = 'currently banished, and was banished this turn';
const SENT_THIS_TURN = 'because it was sent there this turn';

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
  'came-this-turn': ({ what, ways, destroyed }, speech) => {
    if (destroyed) {
      const because = `because it was destroyed on the field${sayBy(destroyed)} and sent there this turn`;
      return { yes: `this card is in your GY ${because}`, no: `this card is not in your GY ${because}` };
    }
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
  'effect-activated-this-turn': ({ by, card, what: kind, phases, in: zone, atLeast }, speech) => {
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
    const where = zone ? ` in the ${ZONE_NAMES[zone]}` : '';
    const during = `${where}${phases ? ` during ${your(speech)} ${namesOfPhases(phases)}` : ''}`;
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
