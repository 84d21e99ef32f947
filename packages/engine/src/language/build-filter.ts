/** Words for cards: `target1(faceUp, monster, opponentControls)` reads like the text. All of them are plain values, or return such. */
import type { Ability, Attribute, CardKind, Frame, Property, Race, SummonWay } from '../vocabulary/kinds.ts';
import type { Side } from '../vocabulary/players.ts';
import { FIELD_ZONES, ZONES, type Zone } from '../vocabulary/zones.ts';
import type { Amount } from './amount.ts';
import type { Filter, Test } from './filter.ts';
import type { Reference } from './reference.ts';

const kind = (of: CardKind): Test => ({ test: 'kind', kind: of });
export const monster = kind('monster');
export const spell = kind('spell');
export const trap = kind('trap');
/** "Spell/Trap" */
export const spellOrTrap: Test = { test: 'either', filters: [[spell], [trap]] };

/** Where cards are: `at('you', 'gy')`. */
export const at = (side: Side, ...zones: readonly Zone[]): Test => ({ test: 'in', side, zones });
/** "your opponent's", wherever it is */
export const opponents = at('opponent', ...ZONES);
/** "in your possession": controlled by you on the field, your own elsewhere */
export const inYourPossession = at('you', ...ZONES);
/** "on the field" */
export const onField = at('any', ...FIELD_ZONES);
/** "on the field", for monsters */
export const inMonsterZone = at('any', 'monsters');
export const inExtraMonsterZone: Test = { test: 'in-extra-monster-zone' };
export const youControl = at('you', ...FIELD_ZONES);
export const opponentControls = at('opponent', ...FIELD_ZONES);
export const turnPlayerControls: Test = { test: 'of-turn-player' };
/** Also where the text names no player. (zones.hand.unspecified-hand-is-your-own) */
export const inYourHand = at('you', 'hand');
/** Also where the text names no player. (zones.deck.unspecified-deck-is-your-own, wording.move.own-deck-hand) */
export const inYourDeck = at('you', 'deck');
export const inYourGy = at('you', 'gy');
export const inOpponentsGy = at('opponent', 'gy');
/** "in the GYs", "in either GY" */
export const inGys = at('any', 'gy');

export const faceUp: Test = { test: 'face', face: 'up' };
export const faceDown: Test = { test: 'face', face: 'down' };
export const inAttackPosition: Test = { test: 'position', position: 'attack' };
export const inDefensePosition: Test = { test: 'position', position: 'defense' };

export const race = (of: Race): Test => ({ test: 'race', race: of });
/** "whose original Type is …" */
export const originalRace = (of: Race): Test => ({ test: 'race', race: of, original: true });
export const attribute = (of: Attribute): Test => ({ test: 'attribute', attribute: of });
/** "whose original Attribute is …" */
export const originalAttribute = (of: Attribute): Test => ({
  test: 'attribute',
  attribute: of,
  original: true,
});
/** Its Level lies in this range. */
export const level = (range: { min?: Amount; max?: Amount }): Test => ({ test: 'level', ...range });
/** "Level 4" */
export const exactLevel = (of: number): Test => level({ min: of, max: of });
/** "whose original Level is 5 or higher" */
export const originalLevel = (range: { min?: Amount; max?: Amount }): Test => ({
  test: 'level',
  ...range,
  original: true,
});
/** Its Rank lies in this range. */
export const rank = (range: { min?: Amount; max?: Amount }): Test => ({ test: 'rank', ...range });
/** "Link-2 or lower": its Link Rating lies in this range. */
export const linkRating = (range: { min?: number; max?: number }): Test => ({
  test: 'link-rating',
  ...range,
});
/** "an Xyz Material attached to this card" */
export const attachedTo = (what: Reference): Test => ({ test: 'attached-to', host: [isCard(what)] });
/** "equipped to …" */
export const equippedTo = (...host: Filter): Test => ({ test: 'equipped-to', host });
/** "an appropriate monster": to which that Equip Spell can be equipped */
export const appropriateFor = (equip: Reference): Test => ({ test: 'appropriate-for', equip });
/** "that would be an appropriate target" */
export const wouldBeAppropriateTarget: Test = { test: 'appropriate-target' };
/** an Equip Spell that can be equipped to one of those */
export const canBeEquippedTo = (...to: Filter): Test => ({ test: 'can-be-equipped', to });
/** "Equip Card": an Equip Spell, or whatever card is equipped to a monster */
export const equipCard: Test = { test: 'equip-card' };
/** "Monster Card", also one that is treated as a Spell or Trap where it is */
export const originallyMonster: Test = { test: 'monster-card' };
/** "that you can place a Spell Counter on" */
export const canHoldCounter = (counter: string): Test => ({ test: 'can-hold-counter', counter });
/** "in this card's column" */
export const sameColumnAs = (as: Reference): Test => ({ test: 'same-column', as });
/** "in this card's column and its adjacent columns" */
export const sameOrAdjacentColumnAs = (as: Reference): Test => ({
  test: 'same-column',
  as,
  orAdjacent: true,
});
/** "that cannot be Normal Summoned/Set" */
export const cannotBeNormalSummoned: Test = { test: 'special-summon-only' };
/** "that has … as material" */
export const hasMaterial = (...filter: Filter): Test => ({ test: 'has-material', filter });
export const hasCounters = (counter: string, atLeast = 1): Test => ({ test: 'counters', counter, atLeast });
/** "a zone this card points to" */
export const pointedToBy = (what: Reference): Test => ({ test: 'pointed-to-by', what });
export const linkedMonster: Test = { test: 'linked', how: 'linked' };
/** "in a zone a Link Monster points to" */
export const inZoneLinkMonsterPointsTo: Test = { test: 'linked', how: 'pointed-to' };
export const coLinkedMonster: Test = { test: 'linked', how: 'co-linked' };
/** "co-linked to this card" */
export const coLinkedTo = (what: Reference): Test => ({ test: 'co-linked-to', what });
/** Its ATK lies in this range. */
export const atk = (range: { min?: Amount; max?: Amount }): Test => ({ test: 'stat', stat: 'atk', ...range });
export const def = (range: { min?: Amount; max?: Amount }): Test => ({ test: 'stat', stat: 'def', ...range });
/** "with less ATK than that monster" */
export const lessAtkThan = (what: Reference): Test =>
  atk({
    max: {
      count: 'sum',
      of: [{ count: 'stat', stat: 'atk', of: what, original: false }, -1],
    },
  });
/** "whose current ATK is different from its original ATK" */
export const differsFromOriginal = (stat: 'atk' | 'def' | 'scale'): Test => ({
  test: 'differs-from-original',
  stat,
});
/** "X", "Y" or "Z" */
export const named = (...names: readonly string[]): Test => ({ test: 'named', names });
/** "that specifically lists the card X in its text", "that mentions X" */
export const mentions = (name: string): Test => ({ test: 'mentions', name });
/** "that mentions X as material": its list of materials has the name, not only its archetype. */
export const mentionsAsMaterial = (...names: readonly string[]): Test => ({ test: 'lists-name', names });
/** "Fusion Materials whose names are mentioned on that monster" */
export const listedBy = (what: Reference): Test => ({ test: 'listed-by', what });
/** "that mentions a monster in your hand or Deck as a Fusion Material" */
export const listsOneOf = (...among: Filter): Test => ({ test: 'lists', among });
/** "that is mentioned on that monster" */
export const mentionedOn = (what: Reference): Test => ({ test: 'mentioned-on', what });
/** "with the declared name" */
export const declaredName: Test = { test: 'declared', what: 'card-name' };
/** "of the declared Type" */
export const declaredRace: Test = { test: 'declared', what: 'race' };
/** "of the declared Attribute" */
export const declaredAttribute: Test = { test: 'declared', what: 'attribute' };
/** "of the declared type (Monster, Spell, or Trap)" */
export const declaredCardType: Test = { test: 'declared', what: 'card-type' };
/** "with that name" */
export const sameNameAs = (as: Reference): Test => ({ test: 'same-name', as });
/** "with the same name as a card …"; with `not`, "with a name different from the cards …" */
export const namedAsOneOf = (...among: Filter): Test => ({ test: 'name-among', among });
/** "whose name is included in the name of …" */
export const nameWithinThatOf = (...among: Filter): Test => ({ test: 'name-among', among, within: true });
/** "with the same Attribute that … had" */
export const sameAttributeAs = (as: Reference): Test => ({ test: 'same-attribute', as });
/** "with the same original Attribute as …" */
export const originalAttributeOf = (as: Reference): Test => ({ test: 'same-attribute', as, original: true });
/** "with the same original Attribute as the … used for its Summon" */
export const originalAttributeOfMaterial = (of: Reference, ...material: Filter): Test => ({
  test: 'attribute-of-material',
  of,
  material,
});
/** Also face-down: a player knows the own cards. */
export const evenFaceDown = (...filter: Filter): Test => ({ test: 'truly', filter });
/** "whose name includes the name of …" */
export const nameIncludesThatOf = (as: Reference): Test => ({ test: 'same-name', as, includes: true });
/** "with the same original name" */
export const originalNameOf = (as: Reference): Test => ({ test: 'same-name', as, original: true });
/** "with the same Type as …" */
export const sameRaceAs = (as: Reference): Test => ({ test: 'same-race', as });
/** "with that same original Type" */
export const originalRaceOf = (as: Reference): Test => ({ test: 'same-race', as, original: true });
/** "with the same Type", of the only original Type that there is among … */
export const onlyRaceAmong = (...among: Filter): Test => ({ test: 'sole-race', among });
/** an "X" card */
export const series = (of: string): Test => ({ test: 'series', series: of });
/** "with "X" in its original name" */
export const originalSeries = (of: string): Test => ({ test: 'series', series: of, original: true });
export const frame = (of: Frame): Test => ({ test: 'frame', frame: of });
export const ability = (of: Ability): Test => ({ test: 'ability', ability: of });
export const tuner = ability('tuner');
/** "non-Tuner" */
export const nonTuner: Test = { test: 'not', filter: [tuner] };
/** "that declared an attack this turn" */
export const declaredAttackThisTurn: Test = { test: 'this-turn', it: 'declared-attack' };
/** "that attacked this turn" */
export const thatAttackedThisTurn: Test = { test: 'this-turn', it: 'attacked' };
/** "destroyed this turn", and where it went then */
export const thatWasDestroyedThisTurn: Test = { test: 'this-turn', it: 'destroyed' };
/** "destroyed by battle this turn", and where it went then */
export const thatWasDestroyedByBattleThisTurn: Test = { test: 'this-turn', it: 'destroyed-by-battle' };
/** "that activated its effect on your opponent's field this turn" */
export const activatedItsEffectThisTurn = (by: Side = 'any'): Test => ({ test: 'activated-effect', by });
/** "Effect Monster", of any frame */
export const effectMonster: Test = { test: 'effect-monster' };
export const property = (of: Property): Test => ({ test: 'property', property: of });
export const summonedBy = (way: SummonWay): Test => ({ test: 'summoned', way });
/** "Normal Summoned/Set" */
export const normalSummonedOrSet: Test = { test: 'summoned', way: 'normal-or-set' };
/** "Summoned this way": by its own text, without a Chain */
export const summonedByItsProcedure: Test = { test: 'summoned', way: 'own-procedure' };
/** "that was Special Summoned from the Extra Deck" */
export const specialSummonedFrom = (zone: Zone): Test => ({ test: 'special-summoned-from', zone });
/** "that was Special Summoned by the effect of …" */
export const specialSummonedBy = (...source: Filter): Test => ({ test: 'special-summoned-by', source });
/** "with the same original type (Monster/Spell/Trap) as …" */
export const sameKindAs = (as: Reference): Test => ({ test: 'same-kind', as });
/** "that was Link Summoned using … as material" */
export const summonedUsing = (way: SummonWay, ...material: Filter): Test => ({
  test: 'summoned-using',
  way,
  material,
});
/** "that was Synchro Summoned using … as a Tuner" */
export const summonedUsingAsTuner = (...material: Filter): Test => ({
  test: 'summoned-using',
  way: 'synchro',
  material,
  asTuner: true,
});
/** "that was Link Summoned using a monster with its same name as material" */
export const summonedUsingItsName = (way: SummonWay, ...material: Filter): Test => ({
  test: 'summoned-using',
  way,
  material,
  ofItsName: true,
});
export const isCard = (what: Reference): Test => ({ test: 'is', what });
/** "except …" (wording.style.other-another) */
export const except = (what: Reference): Test => ({ test: 'other-than', what });
/** "except …", of what cards are: `not(named('X'))`. (wording.style.name-exclusion) */
export const not = (...filter: Filter): Test => ({ test: 'not', filter });
export const either = (...filters: readonly Filter[]): Test => ({ test: 'either', filters });
/** "the … with the lowest ATK" */
export const lowestAtk = (...among: Filter): Test => ({ test: 'extreme', stat: 'atk', end: 'lowest', among });
/** "the … with the highest Rank" */
export const highestRank = (...among: Filter): Test => ({
  test: 'extreme',
  stat: 'rank',
  end: 'highest',
  among,
});
export const highestAtk = (...among: Filter): Test => ({
  test: 'extreme',
  stat: 'atk',
  end: 'highest',
  among,
});
