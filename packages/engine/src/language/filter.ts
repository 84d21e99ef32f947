/** Which cards a text speaks of: a list of tests that all must hold. Plain data. */
import type {
  Ability,
  Attribute,
  BattlePosition,
  CardKind,
  Face,
  Frame,
  Property,
  Race,
  SummonedHow,
  SummonWay,
} from '../vocabulary/kinds.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Amount } from './amount.ts';
import type { Reference } from './reference.ts';

/** What Link Monsters make of a monster: linked at all, co-linked, or in a zone to which one of them points. */
export type LinkedHow = 'linked' | 'co-linked' | 'pointed-to';
export type Filter = readonly Test[];

export type Test =
  | { readonly test: 'kind'; readonly kind: CardKind }
  /** Where the card is. On the field `side` is its controller, elsewhere its owner. */
  | { readonly test: 'in'; readonly side: Side; readonly zones: readonly Zone[] }
  | { readonly test: 'in-extra-monster-zone' }
  /** "the turn player controls" */
  | { readonly test: 'of-turn-player' }
  | { readonly test: 'face'; readonly face: Face }
  | { readonly test: 'position'; readonly position: BattlePosition }
  | { readonly test: 'race'; readonly race: Race; readonly original?: true }
  | { readonly test: 'attribute'; readonly attribute: Attribute; readonly original?: true }
  | { readonly test: 'level'; readonly min?: Amount; readonly max?: Amount; readonly original?: true }
  | { readonly test: 'stat'; readonly stat: 'atk' | 'def'; readonly min?: Amount; readonly max?: Amount }
  /** "whose ATK is different from its original ATK" */
  | { readonly test: 'differs-from-original'; readonly stat: 'atk' | 'def' | 'scale' }
  /** Its name is one of these now. */
  | { readonly test: 'named'; readonly names: readonly string[] }
  /** Its text speaks of a card of this name: "that specifically lists X in its text". */
  | { readonly test: 'mentions'; readonly name: string }
  /** Its name is that of a Fusion Material which that monster lists. */
  | { readonly test: 'listed-by'; readonly what: Reference }
  /** It lists a card of one of these names as material: "that mentions X as material". */
  | { readonly test: 'lists-name'; readonly names: readonly string[] }
  /** It lists the name of one of those as a Fusion Material. */
  | { readonly test: 'lists'; readonly among: Filter }
  /** The text of the referenced card speaks of a card of its name. */
  | { readonly test: 'mentioned-on'; readonly what: Reference }
  /** It has what was declared as its name, Type or Attribute, or is a card of the declared type. */
  | { readonly test: 'declared'; readonly what: 'card-name' | 'race' | 'attribute' | 'card-type' }
  /** It has, or originally has, the name that the referenced card has, wherever that card is by now. */
  | {
      readonly test: 'same-name';
      readonly as: Reference;
      readonly original?: true;
      /** Its name has that name in it, among other words perhaps. */
      readonly includes?: true;
    }
  /** It has a name that one of those has: "with a name different from the cards in your GY" is its opposite. */
  | {
      readonly test: 'name-among';
      readonly among: Filter;
      /** One of those has its name in theirs, among other words perhaps. */
      readonly within?: true;
    }
  /** It has the Attribute that the referenced card has, or had where it was; or originally has. */
  | { readonly test: 'same-attribute'; readonly as: Reference; readonly original?: true }
  /** Its original Attribute is one of those of the cards that were used for the Summon of that monster and match. */
  | { readonly test: 'attribute-of-material'; readonly of: Reference; readonly material: Filter }
  /** What it really is, face-down or not: "(even if face-down)". */
  | { readonly test: 'truly'; readonly filter: Filter }
  /** It has the Type that the referenced card has now, or originally has. */
  | { readonly test: 'same-race'; readonly as: Reference; readonly original?: true }
  /** It has the Type that is the only original Type among those monsters. */
  | { readonly test: 'sole-race'; readonly among: Filter }
  /** It belongs to an archetype, or does by its original name, whatever its name is now. */
  | { readonly test: 'series'; readonly series: string; readonly original?: true }
  | { readonly test: 'frame'; readonly frame: Frame }
  | { readonly test: 'ability'; readonly ability: Ability }
  /** It has effects as its frame shows them. */
  | { readonly test: 'effect-monster' }
  /** It declared an attack this turn; it attacked only if the Damage Step was entered. (damage-step.entering-makes-the-attacker-have-attacked) */
  | {
      readonly test: 'this-turn';
      readonly it: 'declared-attack' | 'attacked' | 'destroyed' | 'destroyed-by-battle';
    }
  /** This side activated its effect this turn where it is now: a monster may have changed its controller since. */
  | { readonly test: 'activated-effect'; readonly by: Side }
  | { readonly test: 'property'; readonly property: Property }
  /** It was Summoned in this way in its present stay; `special` covers every Special Summon. */
  | { readonly test: 'summoned'; readonly way: SummonedHow }
  /** It was Summoned in this way with a card that matches (as that was then), or that has a name of its own; turned face-down or moved, it forgets. */
  | {
      readonly test: 'summoned-using';
      readonly way: SummonWay;
      readonly material: Filter;
      readonly ofItsName?: true;
      /** As the Tuner: it was one, or was treated as one since no other was. */
      readonly asTuner?: true;
    }
  /** It was Special Summoned from this zone in its present stay. */
  | { readonly test: 'special-summoned-from'; readonly zone: Zone }
  /** It was Special Summoned by the effect of such a card in its present stay. */
  | { readonly test: 'special-summoned-by'; readonly source: Filter }
  /** It originally is a card of the same type, Monster, Spell or Trap, as one of those. */
  | { readonly test: 'same-kind'; readonly as: Reference }
  /** Its Rank. Only Xyz Monsters have one. (cards.rank.only-xyz) */
  | { readonly test: 'rank'; readonly min?: Amount; readonly max?: Amount }
  /** Its Link Rating. Only Link Monsters have one. */
  | { readonly test: 'link-rating'; readonly min?: number; readonly max?: number }
  /** It is an Xyz Material of such a monster. */
  | { readonly test: 'attached-to'; readonly host: Filter }
  /** It is, or was before it moved, equipped to a card that matches now. */
  | { readonly test: 'equipped-to'; readonly host: Filter }
  /** A monster to which that Equip Spell can be equipped by the player of the text. */
  | { readonly test: 'appropriate-for'; readonly equip: Reference }
  /** It could be the target of what the text answers, an activation or an attack, in the place of its one target. */
  | { readonly test: 'appropriate-target' }
  /** An Equip Spell that the player of the text can equip to one of those. */
  | { readonly test: 'can-be-equipped'; readonly to: Filter }
  /** An Equip Spell, or a card that is equipped to a monster. (stats.equip.monster-used-as-equip-card-is-an-equip-spell) */
  | { readonly test: 'equip-card' }
  /** It originally is a monster, whatever it counts as where it is. (zones.spell-trap-zone.monster-there-is-a-spell-card) */
  | { readonly test: 'monster-card' }
  /** Its own text places such counters on it, and there is room for one more. */
  | { readonly test: 'can-hold-counter'; readonly counter: string }
  /** "that cannot be Normal Summoned/Set" (summoning.normal.not-for-special-summon-only-monsters) */
  | { readonly test: 'special-summon-only' }
  /** One of its Xyz Materials matches: "that has … as material". */
  | { readonly test: 'has-material'; readonly filter: Filter }
  /** "in this card's column", also once that card has left. */
  | { readonly test: 'same-column'; readonly as: Reference; readonly orAdjacent?: true }
  /** It has at least so many counters of that kind. */
  | { readonly test: 'counters'; readonly counter: string; readonly atLeast: number }
  /** It is in a zone to which that Link Monster points. (zones.linked.arrows-point-to-adjacent-zones) */
  | { readonly test: 'pointed-to-by'; readonly what: Reference }
  /** A Link Monster points to it, or it points to a monster; `co-linked`: both point to each other. (cards.link.co-linked-definition) */
  | { readonly test: 'linked'; readonly how: LinkedHow }
  /** It and that Link Monster point to each other. */
  | { readonly test: 'co-linked-to'; readonly what: Reference }
  | { readonly test: 'is'; readonly what: Reference }
  | { readonly test: 'other-than'; readonly what: Reference }
  /** No card among `among` has a lower (higher) value; several may be tied. */
  | {
      readonly test: 'extreme';
      readonly stat: 'atk' | 'def' | 'rank';
      readonly end: 'lowest' | 'highest';
      readonly among: Filter;
    }
  | { readonly test: 'not'; readonly filter: Filter }
  | { readonly test: 'either'; readonly filters: readonly Filter[] };

export type TestName = Test['test'];
