/** Verbs that negate activations, effects, attacks and Summons. */

import { modifiersOn } from '../field/modifiers.ts';
import { notNegated } from '../field/protected.ts';
import { isMandatory } from '../language/effect.ts';
import { effectKindOf } from '../meaning/scene.ts';
import { record } from '../moves/moment.ts';
import { isStill, mention } from '../state/cards-of.ts';
import type { ChainLink } from '../state/chain-link.ts';
import { write } from '../state/door.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { silence } from '../state/silence.ts';
import type { BattleState } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { NO_CARD } from '../vocabulary/ids.ts';
import { isSummonedAs } from '../vocabulary/kinds.ts';
import { cardVerb, done, verb } from './verb.ts';

/** The link directly below the one that is resolving. (effects.negate.effect-activation-direct-chain, faq.timing.negator-answers-the-link-below-it) */
const belowIndex = (table: Table): number => table.state.chain.length - 2;
const mark = (table: Table, at: number, marks: Partial<ChainLink>): void =>
  write(
    table,
    'chain',
    table.state.chain.map((link, index) => (index === at ? { ...link, ...marks } : link)),
  );

/** The link that is answered, or that will be: before the activation it is the last of the Chain. */
const answeredBy = (table: Table, scene: Scene): ChainLink | undefined => {
  const own = table.state.chain.findIndex((link) => link.scene === scene.id);
  return own < 0 ? table.state.chain.at(-1) : table.state.chain[own - 1];
};
/** Its own text protects the activation and the effect, or the effect alone. (wording.negate.cannot-be-negated) */
const protectionOf = (
  table: Table,
  link: ChainLink | undefined,
  from: 'activation' | 'effect',
): Obstacle | undefined => {
  const how = link && notNegated(table, link);
  return how === 'activation-and-effect' || (how === 'effect' && from === 'effect')
    ? obstacle('wording.negate.cannot-be-negated', link?.card.card ?? NO_CARD)
    : undefined;
};
/** What a monster activates is not negated by a card that does not affect it. (faq.resist.unaffected-monsters-effect-is-not-negated) */
const isOutOfReach = (table: Table, { card }: ChainLink, scene: Scene): boolean =>
  isStill(table, card) &&
  table.look.isUnaffected(table, card.card, scene.source.card, effectKindOf(table, scene), scene);
/** What had to be activated because of an activation further down answers that one, and negates none above it. (faq.timing.negator-answers-the-link-below-it) */
const answersAnother = (table: Table, { event }: Scene, at: number): boolean => {
  const { chain } = table.state;
  const [below, own] = [chain[at], chain[at + 1]];
  if (below === undefined || own === undefined || !hadToAnswer(table, own)) return false;
  return event.every((bound) => bound.card !== below.card.card || bound.stay !== below.card.stay);
};
const hadToAnswer = (table: Table, { card, effect: index }: ChainLink): boolean => {
  const effect = definitionOf(table, card.card).card.effects[index];
  return (
    effect?.effect === 'quick' &&
    isMandatory(effect) &&
    effect.on?.every(({ event }) => event === 'activated') === true
  );
};
export const negateActivation = verb<'negate-activation'>({
  categories: () => ['negates-activation'],
  obstacle: (table, _, scene) => protectionOf(table, answeredBy(table, scene), 'activation'),
  run: (table, _, { scene }) => {
    const at = belowIndex(table);
    const link = table.state.chain[at];
    if (!link || link.activationNegated || protectionOf(table, link, 'activation')) return done(false);
    if (isOutOfReach(table, link, scene) || answersAnother(table, scene, at)) return done(false);
    mark(table, at, { activationNegated: true });
    record(table, { what: 'activation-negated', card: mention(table, link.card.card), link: at + 1 });
    return done(true);
  },
});
/** Also of a card that is negated already. (faq.negation.several.chained-negation-of-a-negated-effect) */
export const negateEffect = verb<'negate-effect'>({
  categories: () => ['negates-effect'],
  obstacle: (table, _, scene) => protectionOf(table, answeredBy(table, scene), 'effect'),
  run: (table, _, { scene }) => {
    const at = belowIndex(table);
    const link = table.state.chain[at];
    if (!link || link.effectNegated || protectionOf(table, link, 'effect')) return done(false);
    if (isOutOfReach(table, link, scene) || answersAnother(table, scene, at)) return done(false);
    mark(table, at, { effectNegated: true });
    record(table, { what: 'effect-negated', card: mention(table, link.card.card), link: at + 1 });
    return done(true);
  },
});
/** As long as they stay where they are, and in the GY. (effects.negate.after-damage-calculation-trigger-scope) */
// A Trigger Effect like others; a flip effect that is on the Chain already resolves first. (damage-step.after-calculation.negating-the-battled-monster-by-a-trigger)
export const negateAlsoInGy = cardVerb<'negate-also-in-gy'>({
  categories: () => ['negates-effect'],
  run: (table, _, { cards }) => {
    silence(table, cards, 'negated');
    return done(cards.length > 0);
  },
});
/** The attack that can still be negated: declared, not ended, by a monster that still attacks. (battle.attacking-monster.definition) */
const ongoingAttack = (table: Table): BattleState | null => {
  const { battle } = table.state;
  if (!battle || battle.ended !== null || battle.stage !== 'declared' || !isStill(table, battle.attacker))
    return null;
  return cardOf(table, battle.attacker.card).face === 'up' ? battle : null;
};
export const negateAttack = verb<'negate-attack'>({
  categories: () => ['negates-attack'],
  obstacle: (table) => (ongoingAttack(table) ? undefined : obstacle('effects.condition.must-be-processable')),
  run: (table) => {
    const battle = ongoingAttack(table);
    if (!battle) return done(false);
    record(table, { what: 'attack-stopped', attacker: mention(table, battle.attacker.card), how: 'negated' });
    write(table, 'battle', { ...battle, ended: 'negated' });
    return done(true);
  },
});
/** The text that keeps the Summon from being negated, if there is one. (effects.prohibition.wins) */
const protectionOfSummon = (table: Table): Obstacle | undefined => {
  const { summoning } = table.state;
  const [protection] = gather(summoning?.cards ?? [], ({ card }) =>
    modifiersOn(table, card, 'summon-not-negated').filter(({ modifier }) =>
      modifier.ways.some((way) => isSummonedAs(summoning?.way, way)),
    ),
  );
  return protection && obstacle('effects.prohibition.wins', protection.scene.source.card);
};
/**
 * What is Summoned where it lies already cannot be kept from it once it is face-down or gone, unaffected by what negates, or a Gemini that is
 * not Summoned again in any case. (faq.negation.flip-summon.monster-that-left-or-cannot-be-affected-is-not-negated,
 * faq.negation.gemini.negated-while-being-summoned-a-second-time)
 */
const isSummonedAnyway = (table: Table, bound: Bound, scene: Scene): boolean => {
  const { card } = bound;
  if (!isStill(table, bound)) return true;
  const { zone, face, again } = cardOf(table, card);
  if (zone !== 'monsters') return false;
  if (face === 'down') return true;
  if (table.look.isUnaffected(table, card, scene.source.card, effectKindOf(table, scene), scene)) return true;
  return table.state.summoning?.way !== 'flip' && (again || table.look.wasNegated(table, card));
};
export const negateSummon = verb<'negate-summon'>({
  categories: () => ['negates-summon'],
  obstacle: protectionOfSummon,
  run: (table, _, { scene }) => {
    const { summoning } = table.state;
    if (
      !summoning ||
      summoning.negated ||
      summoning.cards.every((bound) => isSummonedAnyway(table, bound, scene))
    )
      return done(false);
    write(table, 'summoning', { ...summoning, negated: true });
    return done(true);
  },
});
