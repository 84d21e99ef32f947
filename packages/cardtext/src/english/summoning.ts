/** Materials, Summoning conditions and names: texts that are not effects. */
import type {
  Card,
  Condition,
  Filter,
  Frame,
  MatchVictory,
  Material,
  MaterialText,
  MaterialUse,
  NormalSummoning,
  Oath,
  Procedure,
  Summoning,
  Zone,
} from '@spellspeed/engine/language';
import { staysByItsText } from '../meaning/effects.ts';
import { asMonster } from '../meaning/filters.ts';
import {
  AMONG_YOURS,
  areNames,
  asksNothing,
  isGemini,
  isNeverNormalSummoned,
  materialsLie,
  summoningOf,
} from '../meaning/summoning.ts';
import { sayModifiers } from './affected.ts';
import { howOften } from './limit.ts';
import { SUMMON_NAMES } from './names.ts';
import { followedBy, listOf, quoted, type Speech } from './speech.ts';
import { subjectOf } from './subject.ts';

/** `"Dark Magician" + 1 Dragon monster` */
export const sayMaterials = (speech: Speech): string => {
  const materials = summoningOf(speech.card)?.materials ?? [];
  const allNamed = areNames(materials);
  const { including, different, same } = summoningOf(speech.card) ?? {};
  const listed = materials.flatMap((material) => sayMaterial(material, allNamed, speech)).join(' + ');
  const alike = same
    ? `with the same ${listOf(
        same.map((of) => SAME[of]),
        'and',
      )}`
    : '';
  const unlike = different ? `${same ? 'but' : 'with'} different ${DIFFERENT[different]}` : '';
  const how = alike && unlike ? ` ${alike}, ${unlike}` : alike || unlike ? ` ${alike}${unlike}` : '';
  const all = listed.replace(/(?=, except|$)/, how);
  return including
    ? `${all}, including ${speech.words.phrase(asMonster(including), { count: 'a' }, speech)}`
    : all;
};
const SAME = { race: 'Type', attribute: 'Attribute', 'race-or-attribute': 'Type or Attribute' } as const;
const DIFFERENT = { names: 'names', attributes: 'Attributes', races: 'Types' } as const;
const sayMaterial = (
  { filter, count, orMore }: Material,
  bare: boolean,
  speech: Speech,
): readonly string[] => {
  if (orMore) return [`${count}+ ${speech.words.phrase(filter, { count: 'plural' }, speech)}`];
  // A single card that is named needs no number: `"X" + 1 Warrior monster`.
  const isBare = bare || (count === 1 && areNames([{ filter, count }]));
  const style = isBare ? ('singular' as const) : { min: count, max: count };
  const words = speech.words.phrase(filter, { count: style }, speech);
  return isBare ? Array.from({ length: count }, () => words) : [words];
};

/** What the card says of its Summons and of victory: none of it is an effect. */
export const sayTexts = (speech: Speech): readonly string[] => [
  ...sayGemini(speech),
  ...saySummoning(speech),
  ...sayAsMaterial(speech),
  ...sayVictory(speech),
];

/** What every Gemini monster says before its own effect. */
const sayGemini = ({ card }: Speech): readonly string[] =>
  isGemini(card)
    ? [
        'this card is treated as a Normal Monster while face-up on the field or in the GY',
        'while this card is a Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster with this effect',
      ]
    : [];
/** "Cannot be used as Synchro Material." */
const sayAsMaterial = (speech: Speech): readonly string[] =>
  speech.card.kind === 'monster'
    ? (speech.card.asMaterial ?? []).flatMap((text) => sayMaterialText(text, speech))
    : [];
const sayMaterialText = (text: MaterialText, speech: Speech): readonly string[] => {
  const uses = sayUses(text.for);
  const { phrase } = speech.words;
  switch (text.says) {
    case 'never':
      return [`cannot be used as ${uses}`];
    case 'not-the-turn-it-is-summoned':
      return [`cannot be used as ${uses} the turn it is ${SUMMON_NAMES[text.for[0] ?? 'link']} Summoned`];
    case 'only-for':
      return [
        `cannot be used as ${uses}, except for the Summon of ${phrase(text.monster, { count: 'a' }, speech)}`,
      ];
    case 'others-are':
      return [
        `if this card is used as ${uses}, all other materials must be ${phrase(text.others, { count: 'plural' }, speech)}`,
      ];
    case 'treated-as': {
      const monster = phrase(text.monster, { count: 'a' }, speech);
      const as = text.as === 'non-tuner' ? 'non-Tuner' : `Level ${text.as.level} monster`;
      const made =
        text.for[0] === 'synchro'
          ? `as ${uses} for`
          : `for the ${SUMMON_NAMES[text.for[0] ?? 'xyz']} Summon of`;
      return [`if this card you control is used ${made} ${monster}, you can treat it as a ${as}`];
    }
    case 'itself-from-hand': {
      const beside = phrase([...text.beside, ...AMONG_YOURS], { count: 'a' }, speech);
      const monster = phrase(text.monster, { count: 'a' }, speech);
      return [
        `if ${beside} would be used as ${uses} for ${monster}, this card in your hand can also be used as material`,
        `you can only use this effect of ${quoted(speech.card.name)} once per turn`,
      ];
    }
    case 'one-from-hand': {
      const state = text.if ? `, ${phrase(text.if, { count: 'a' }, speech)},` : '';
      const other = phrase(text.card, { count: { min: 1, max: 1 } }, speech);
      return [
        `if this card${state} would be used as ${uses}, ${other} can be used as 1 of the other materials`,
        ...(text.banishes
          ? ['if you do this, all materials for that Summon are banished instead of being sent to the GY']
          : []),
      ];
    }
  }
};
/** "Synchro or Xyz Material"; "Xyz Material" alone would also be what an effect attaches. */
export const sayUses = (uses: readonly MaterialUse[]): string =>
  uses.join() === 'xyz'
    ? 'material for an Xyz Summon'
    : `${listOf(
        uses.map((use) => SUMMON_NAMES[use]),
        'or',
      )} Material`;

const MATCH_VICTORIES: { readonly [by in MatchVictory]: string } = {
  attack: "this card attacks and reduces your opponent's LP to 0",
  'direct-attack': 'this card attacks your opponent directly and reduces their LP to 0',
};
/** "If …, you win the Duel." */
const sayVictory = (speech: Speech): readonly string[] => {
  const { victory, matchVictory } = speech.card;
  return [
    ...(victory ? [`if ${speech.words.condition(victory, speech).yes}, you win the Duel`] : []),
    ...(matchVictory ? [`if ${MATCH_VICTORIES[matchVictory]}, you win the Match`] : []),
  ];
};

/** "Must be Fusion Summoned." */
const saySummoning = (speech: Speech): readonly string[] => {
  const summoning = summoningOf(speech.card);
  if (!summoning) return [];
  const {
    only,
    first,
    procedure,
    otherProcedure,
    neverFrom,
    ritualSpell,
    xyzOver,
    xyzOverLimit,
    normal,
    pendulumLevel,
  } = summoning;
  return [
    ...(ritualSpell ? [`you can Ritual Summon this card with ${ritualSpellWords(ritualSpell, speech)}`] : []),
    ...(isNeverNormalSummoned(speech.card) ? ['cannot be Normal Summoned/Set'] : []),
    ...(normal ? sayNormalSummoning(normal, speech) : []),
    ...(pendulumLevel
      ? [
          `if you can Pendulum Summon Level ${pendulumLevel}, you can Pendulum Summon this face-up card in your Extra Deck`,
        ]
      : []),
    ...(xyzOver
      ? [
          `${xyzOverLimit ? `${howOften(xyzOverLimit)}, ` : ''}${summoning.xyzOverIf ? whenever(summoning.xyzOverIf, speech) : ''}you can also Xyz Summon ${xyzOverLimit ? quoted(speech.card.name) : 'this card'} by ${detaching(summoning.xyzOverDetaching)}using ${yours(xyzOver, speech)} as material (transfer its materials to this card)`,
          ...(summoning.xyzOverBinds ? [sayXyzOverBinds(summoning.xyzOverBinds, speech)] : []),
        ]
      : []),
    ...(summoning.alsoOpponents
      ? [
          `you can also use ${summoning.alsoOpponents} face-up monster${summoning.alsoOpponents > 1 ? 's' : ''} your opponent controls as material to Summon this card`,
        ]
      : []),
    ...(summoning.noSubstitutes
      ? ['a Fusion Summon of this card can only be done with the above Fusion Materials']
      : []),
    ...(only?.length === 0 ? ['cannot be Special Summoned'] : []),
    ...mustBe(summoning, speech),
    ...(first && first.length > 0 ? [must('must first be', first, summoning, speech)] : []),
    ...(procedure && !only && !first ? [sayProcedure(procedure, speech)] : []),
    ...(otherProcedure ? [sayProcedure(otherProcedure, speech)] : []),
    ...(procedure?.limit
      ? [`you can only Special Summon ${quoted(speech.card.name)} ${howOften(procedure.limit)} this way`]
      : []),
    ...(procedure?.oath ? [sayOath(procedure.oath, ' this way', speech)] : []),
    ...(summoning.oath ? [sayOath(summoning.oath, '', speech)] : []),
    ...(summoning.oncePerTurn
      ? [`you can only Special Summon ${quoted(speech.card.name)} once per turn`]
      : []),
    ...sayLimits(summoning, speech),
    ...(neverFrom
      ? [
          `cannot be Special Summoned from the ${listOf(
            neverFrom.map((zone) => PLACES[zone] ?? 'field'),
            'or',
          )}${unless(summoning.neverFromUnless, speech)}`,
        ]
      : []),
  ];
};
/** With what, and when, it cannot be Summoned in the way of its kind. */
const sayLimits = (summoning: Summoning, speech: Speech): readonly string[] => [
  ...(summoning.ritualWithout
    ? [
        `cannot be Ritual Summoned using ${speech.words.phrase(summoning.ritualWithout, { count: 'plural' }, speech)}`,
      ]
    : []),
  ...(summoning.ownIf
    ? [`${sayOwnIf(speech.card)} unless ${speech.words.condition(summoning.ownIf, speech).yes}`]
    : []),
];
/** "cannot be Link Summoned": in the way of its kind. */
const sayOwnIf = (card: Card): string =>
  `cannot be ${card.kind === 'monster' ? OWN_WAYS_SAID[card.frame] : 'Special'} Summoned`;
const OWN_WAYS_SAID: { readonly [frame in Frame]?: string } = {
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Link',
};
/** "detaching 2 materials from it, then " */
const detaching = (count = 0): string => (count > 0 ? `detaching ${count} materials from it, then ` : '');
/** "Requires 3 Tributes to Normal Summon (cannot be Normal Set)", "If …, you can Normal Summon/Set this card without Tributing" */
const sayNormalSummoning = (
  { tributes, tributing, neverSet, onlyIf, withoutTributing, onlySummonedSo }: NormalSummoning,
  speech: Speech,
): readonly string[] => {
  const set = neverSet ? ' (cannot be Normal Set)' : '/Set';
  return [
    ...(tributes === undefined ? [] : [`requires ${tributes} Tributes to Normal Summon${set}`]),
    ...(tributing
      ? [
          `to Tribute Summon this card, you must Tribute ${speech.words.phrase(tributing.filter, { count: { min: tributing.count, max: tributing.count } }, speech)}`,
        ]
      : []),
    ...(onlyIf ? [`cannot be Normal Summoned, unless ${speech.words.condition(onlyIf, speech).yes}`] : []),
    ...(withoutTributing
      ? [
          `${whenever(withoutTributing, speech)}you can Normal Summon${onlySummonedSo ? '' : '/Set'} this card without Tributing`,
        ]
      : []),
  ];
};
/** "if …, "; nothing for a condition that asks for nothing. */
const whenever = (condition: Condition, speech: Speech): string =>
  asksNothing(condition) ? '' : `if ${speech.words.condition(condition, speech).yes}, `;

type Way = NonNullable<Summoning['only']>[number];
const WAYS: { readonly [way in Way]: (summoning: Summoning, speech: Speech) => string } = {
  fusion: () => 'Fusion Summoned',
  ritual: () => 'Ritual Summoned',
  synchro: () => 'Synchro Summoned',
  xyz: () => 'Xyz Summoned',
  link: () => 'Link Summoned',
  pendulum: () => 'Pendulum Summoned',
  'own-effect': () => 'Special Summoned by its own effect',
  effect: () => 'Special Summoned by card effect',
  procedure: ({ procedure }, speech) =>
    procedure
      ? `Special Summoned ${byProcedure(procedure, speech, 'bracketed')}`
      : 'Special Summoned by its own procedure',
};
/** The only ways, and the only cards whose effects Summon it: one of them all. */
const mustBe = (summoning: Summoning, speech: Speech): readonly string[] => {
  const { only = [], onlyByEffectOf, firstByEffectOf } = summoning;
  if (firstByEffectOf)
    return [`must first be Special Summoned by ${listOf(firstByEffectOf.map(quoted), 'or')}`];
  const byEffect = onlyByEffectOf && `Special Summoned by ${listOf(onlyByEffectOf.map(quoted), 'or')}`;
  if (only.length === 0) return byEffect ? [`must be ${byEffect}`] : [];
  const ways = must('must be', only, summoning, speech);
  return [byEffect ? `${ways}, or ${byEffect}` : ways];
};
const must = (verb: string, ways: readonly Way[], summoning: Summoning, speech: Speech): string => {
  const [first, ...more] = ways.map((way) => WAYS[way](summoning, speech));
  return more.length === 0 ? `${verb} ${first}` : `${verb} either ${first}, or ${more.join(', or ')}`;
};

export const PLACES: { readonly [zone in Zone]?: string } = {
  hand: 'hand',
  deck: 'Deck',
  gy: 'GY',
  extra: 'Extra Deck',
  banished: 'banishment',
};
const USES: { readonly [use in NonNullable<Procedure['materials']>]: (cards: string) => string } = {
  'sent-to-gy': (cards) => `by sending ${cards} to the GY`,
  banished: (cards) => `by banishing ${cards}`,
  'shuffled-into-deck': (cards) => `by shuffling ${cards} into the Deck`,
};
/** "monsters you control" */
const aboveIn = (procedure: Procedure): string =>
  ({
    'either-field': 'cards from either field',
    'either-monsters': 'cards from either field',
    'your-monsters': 'monsters you control',
    'your-field': 'cards you control',
    'your-places': `cards from your ${placesOf(procedure.materialsIn ?? [])}`,
  })[materialsLie(procedure)];
/** "hand and/or field" */
const placesOf = (zones: readonly Zone[]): string =>
  listOf([...new Set(zones.map((zone) => PLACES[zone] ?? 'field'))], 'and/or');
/** "If you control no monsters, you can Special Summon this card from your hand" */
const sayProcedure = (procedure: Procedure, speech: Speech): string => {
  const when = procedure.condition ? `if ${speech.words.condition(procedure.condition, speech).yes}, ` : '';
  return `${when}you can Special Summon this card ${byProcedure(procedure, speech, '')}`.trim();
};
const unless = (condition: Condition | undefined, speech: Speech): string =>
  condition ? ` unless ${speech.words.condition(condition, speech).yes}` : '';
/** "You cannot … the turn you Special Summon this card this way" */
const sayOath = ({ affects, modifiers }: Oath, way: '' | ' this way', speech: Speech): string =>
  followedBy(
    sayModifiers(modifiers, subjectOf(affects, speech), speech),
    `the turn you Special Summon this card${way}`,
  );
/** "If you do, you cannot … for the rest of this turn" */
const sayXyzOverBinds = ({ affects, modifiers }: Oath, speech: Speech): string =>
  followedBy(
    `if you do, ${sayModifiers(modifiers, subjectOf(affects, speech), speech)}`,
    'for the rest of this turn',
  );
/** "(from your Extra Deck) by banishing the above cards you control" */
const byProcedure = (procedure: Procedure, speech: Speech, form: 'bracketed' | ''): string => {
  const { from, condition, materials, does, positions } = procedure;
  const place = `from ${speech.you === 'you' ? 'your' : 'their'} ${listOf(
    from.map((zone) => PLACES[zone] ?? 'field'),
    'or',
  )}`;
  const means = [
    ...(procedure.to === 'opponent' ? ["to your opponent's field"] : []),
    ...(materials ? [USES[materials](`the above ${aboveIn(procedure)}`)] : []),
    ...(does ? [`by ${speech.words.action(does, { ...speech, mood: 'gerund' })}`] : []),
    ...(positions?.length === 1 ? [`in ${POSITIONS[positions[0] ?? 'attack']}`] : []),
  ];
  if (form === '') return [`(${place})`, ...means].join(' ');
  const state = condition ? `, while ${speech.words.condition(condition, speech).yes}` : '';
  return `${[`(${place})`, ...means].join(' ')}${state}`;
};
const POSITIONS = {
  attack: 'Attack Position',
  defense: 'Defense Position',
  'face-down': 'face-down Defense Position',
} as const;
/** "(This card's name is always treated as "Harpie Lady".)" */
export const sayNotes = (card: Card): readonly string[] => [
  ...(card.treatedAs ? [`(This card's name is always treated as ${quoted(card.treatedAs)}.)`] : []),
  ...(staysByItsText(card) ? ["After this card's activation, it remains on the field."] : []),
];

/** "X", or "any "X" Ritual Spell" */
const ritualSpellWords = (spell: Filter, speech: Speech): string =>
  speech.words.phrase(spell, { count: 'a' }, speech).replace(/^an? /, 'any ');

/** "1 "X" monster you control", "1 "X" monster you control, except "Y"," */
const yours = (filter: Filter, speech: Speech): string => {
  const words = speech.words.phrase(filter, { count: { min: 1, max: 1 } }, speech);
  // "the 1 monster you control that has the highest ATK"
  if (words.includes('you control')) return words;
  return words.includes(', except ')
    ? `${words.replace(', except ', ' you control, except ')},`
    : `${words} you control`;
};
