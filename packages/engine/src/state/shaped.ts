/**
 * A definition as the duel reads it: the same values, with every part that may stand there written out, `undefined` where the text has none. All
 * cards, effects and ways of activation then have one shape each, and the machine finds their parts without searching. It only makes reading
 * fast: what a card means is its definition, which stays as it is (and as paths, digests and prints see it).
 */
import type { Card, MonsterCard, SpellCard, Summoning, TrapCard } from '../language/card.ts';
import type { ActivatedEffect, Effect, Limit, Mode, Target } from '../language/effect.ts';
import { once } from '../language/once.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;
/** Every part that one of a union may have. */
type AllOf<T> = {
  [key in KeyOf<T>]-?: T extends { readonly [each in key]?: infer Value } ? Value | undefined : never;
};

const shapedTarget = (target: Target): Target => {
  const all: AllOf<Target> = {
    as: target.as,
    filter: target.filter,
    min: target.min,
    max: target.max,
    ifPossible: target.ifPossible,
    asManyAs: target.asManyAs,
    different: target.different,
    same: target.same,
    stillTheirs: target.stillTheirs,
  };
  return all as Target;
};
const shapedLimit = ({ of, times, within }: Limit): Limit => ({ of, times, within });
const shapedMode = (mode: Mode): Mode => {
  const all: AllOf<Mode> = {
    from: mode.from,
    condition: mode.condition,
    cost: mode.cost,
    targets: mode.targets.map(shapedTarget),
    resolve: mode.resolve,
  };
  return all as Mode;
};

type AnyEffect = Partial<AllOf<Effect>> & Pick<Effect, 'effect' | 'from'>;
const shapedEffect = once((effect: Effect): Effect => {
  const any = effect as AnyEffect;
  const all: AllOf<Effect> = {
    effect: any.effect,
    number: any.number,
    from: any.from,
    condition: any.condition,
    alsoAtResolution: any.alsoAtResolution,
    limit: any.limit && shapedLimit(any.limit),
    alsoLimit: any.alsoLimit && shapedLimit(any.alsoLimit),
    notInOneChain: any.notInOneChain,
    oath: any.oath,
    locksResponses: any.locksResponses,
    notNegated: any.notNegated,
    damageStep: any.damageStep,
    modes: any.modes?.map(shapedMode),
    on: any.on,
    use: any.use,
    evenIfLater: any.evenIfLater,
    fromHand: any.fromHand,
    turnItWasSet: any.turnItWasSet,
    while: any.while,
    unclassified: any.unclassified,
    cannotBeNegated: any.cannotBeNegated,
    isText: any.isText,
    affects: any.affects,
    modifiers: any.modifiers,
    nth: any.nth,
    does: any.does,
    to: any.to,
    monster: any.monster,
    others: any.others,
    effects: any.effects,
  };
  return all as Effect as ActivatedEffect;
});

const shapedSummoning = (summoning: Summoning): Summoning => {
  const all: AllOf<Summoning> = {
    materials: summoning.materials,
    including: summoning.including,
    different: summoning.different,
    same: summoning.same,
    alsoOpponents: summoning.alsoOpponents,
    noSubstitutes: summoning.noSubstitutes,
    pendulumLevel: summoning.pendulumLevel,
    xyzOver: summoning.xyzOver,
    ownIf: summoning.ownIf,
    ritualWithout: summoning.ritualWithout,
    xyzOverIf: summoning.xyzOverIf,
    xyzOverLimit: summoning.xyzOverLimit,
    xyzOverDetaching: summoning.xyzOverDetaching,
    xyzOverBinds: summoning.xyzOverBinds,
    oath: summoning.oath,
    procedure: summoning.procedure,
    otherProcedure: summoning.otherProcedure,
    normal: summoning.normal,
    ritualSpell: summoning.ritualSpell,
    only: summoning.only,
    onlyByEffectOf: summoning.onlyByEffectOf,
    firstByEffectOf: summoning.firstByEffectOf,
    first: summoning.first,
    neverFrom: summoning.neverFrom,
    neverFromUnless: summoning.neverFromUnless,
    oncePerTurn: summoning.oncePerTurn,
  };
  return all as Summoning;
};

type AnyCard = Partial<AllOf<MonsterCard | SpellCard | TrapCard>> & Card;
/** The card in its one shape. */
export const shapedCard = (card: Card): Card => {
  const any = card as AnyCard;
  const all: AllOf<Card> = {
    passcode: any.passcode,
    name: any.name,
    kind: any.kind,
    treatedAs: any.treatedAs,
    series: any.series,
    effects: any.effects.map(shapedEffect),
    unknownText: any.unknownText,
    victory: any.victory,
    matchVictory: any.matchVictory,
    frame: any.frame,
    abilities: any.abilities,
    attribute: any.attribute,
    race: any.race,
    level: any.level,
    rank: any.rank,
    linkArrows: any.linkArrows,
    scale: any.scale,
    atk: any.atk,
    def: any.def,
    stillTrap: any.stillTrap,
    summoning: any.summoning && shapedSummoning(any.summoning),
    asMaterial: any.asMaterial,
    property: any.property,
    remains: any.remains,
  };
  return all as Card;
};
