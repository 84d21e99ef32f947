/** Materials, Summoning conditions and names: texts that are not effects. */
import type { Card, Filter, Material, Procedure, Summoning, Zone } from '@spellspeed/engine';
import { isTheField, sameZones } from './place.ts';
import { listOf, quoted, type Speech } from './speech.ts';

/** `"Dark Magician" + 1 Dragon monster` */
export const sayMaterials = (speech: Speech): string => {
  const materials = summoningOf(speech.card)?.materials ?? [];
  const allNamed = materials.every(({ filter }) => isName(filter));
  return materials.flatMap((material) => sayMaterial(material, allNamed, speech)).join(' + ');
};
const isName = (filter: Filter): boolean => filter.length === 1 && filter[0]?.test === 'named';
const sayMaterial = ({ filter, count }: Material, bare: boolean, speech: Speech): readonly string[] => {
  const style = bare ? ('singular' as const) : { min: count, max: count };
  const words = speech.words.phrase(filter, { count: style }, speech);
  return bare ? Array.from({ length: count }, () => words) : [words];
};

/** What the card says of its Summons and of victory: none of it is an effect. */
export const sayTexts = (speech: Speech): readonly string[] => [
  ...saySummoning(speech),
  ...sayVictory(speech),
];

/** "If …, you win the Duel." */
const sayVictory = (speech: Speech): readonly string[] => {
  const { victory } = speech.card;
  return victory ? [`${speech.words.condition(victory, speech)}, you win the Duel`] : [];
};

/** "Must be Fusion Summoned." */
const saySummoning = (speech: Speech): readonly string[] => {
  const summoning = summoningOf(speech.card);
  if (!summoning) return [];
  const { only, first, procedure, neverFrom } = summoning;
  return [
    ...(only && only.length > 0 ? [must('must be', only, summoning, speech)] : []),
    ...(first && first.length > 0 ? [must('must first be', first, summoning, speech)] : []),
    ...(procedure && !only && !first
      ? [`you can Special Summon this card ${byProcedure(procedure, speech, '')}`]
      : []),
    ...(neverFrom
      ? [
          `cannot be Special Summoned from the ${listOf(
            neverFrom.map((zone) => PLACES[zone] ?? 'field'),
            'or',
          )}`,
        ]
      : []),
  ];
};
const summoningOf = (card: Card): Summoning | undefined =>
  card.kind === 'monster' ? card.summoning : undefined;

type Way = NonNullable<Summoning['only']>[number];
const WAYS: { readonly [way in Way]: (summoning: Summoning, speech: Speech) => string } = {
  fusion: () => 'Fusion Summoned',
  procedure: ({ procedure }, speech) =>
    procedure
      ? `Special Summoned ${byProcedure(procedure, speech, 'bracketed')}`
      : 'Special Summoned by its own procedure',
};
const must = (verb: string, ways: readonly Way[], summoning: Summoning, speech: Speech): string => {
  const [first, second] = ways.map((way) => WAYS[way](summoning, speech));
  return second === undefined ? `${verb} ${first}` : `${verb} either ${first}, or ${second}`;
};

const PLACES: { readonly [zone in Zone]?: string } = {
  hand: 'hand',
  deck: 'Deck',
  gy: 'GY',
  extra: 'Extra Deck',
  banished: 'banishment',
};
const USES: { readonly [use in Procedure['materials']]: (cards: string) => string } = {
  'sent-to-gy': (cards) => `by sending ${cards} to the GY`,
  banished: (cards) => `by banishing ${cards}`,
};
/** "monsters you control" */
const aboveIn = (zones: readonly Zone[]): string =>
  sameZones(zones, ['monsters'])
    ? 'monsters you control'
    : isTheField(zones)
      ? 'cards you control'
      : `cards from your ${listOf(
          zones
            .map((zone) => PLACES[zone] ?? 'field')
            .filter((name, index, all) => all.indexOf(name) === index),
          'and/or',
        )}`;
/** "(from your Extra Deck) by banishing the above cards you control" */
const byProcedure = (
  { from, materials, materialsIn }: Procedure,
  speech: Speech,
  form: 'bracketed' | '',
): string => {
  const place = `from ${speech.you === 'you' ? 'your' : 'their'} ${listOf(
    from.map((zone) => PLACES[zone] ?? 'field'),
    'or',
  )}`;
  return `${form === '' ? place : `(${place})`} ${USES[materials](`the above ${aboveIn(materialsIn)}`)}`;
};

/** "(This card's name is always treated as "Harpie Lady".)" */
export const sayNotes = (card: Card): readonly string[] => [
  ...(card.treatedAs ? [`(This card's name is always treated as ${quoted(card.treatedAs)}.)`] : []),
  ...(staysByItsText(card) ? ["After this card's activation, it remains on the field."] : []),
];
/** Continuous, Equip and Field cards stay by their kind. */
const staysByItsText = (card: Card): boolean =>
  card.kind !== 'monster' && card.remains && (card.property === 'Normal' || card.property === 'Quick-Play');
