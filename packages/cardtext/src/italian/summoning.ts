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
import { howOften, howOftenOnly } from './limit.ts';
import { agreed } from './noun.ts';
import { followedBy, ONE, type Speech } from './speech.ts';
import { subjectOf } from './subject.ts';
import { summonedWords } from './summoned.ts';
import { cardName, fromZone, listOf, MATERIAL_NAMES, MONSTER, POSITION_NAMES, spaced } from './terms.ts';

/** `"Mago Nero" + 1 mostro Drago` */
export const sayMaterials = (speech: Speech): string => {
  const materials = summoningOf(speech.card)?.materials ?? [];
  const allNamed = areNames(materials);
  const { including, different, same } = summoningOf(speech.card) ?? {};
  const listed = materials.flatMap((material) => sayMaterial(material, allNamed, speech)).join(' + ');
  const alike = same
    ? `con ${listOf(
        same.map((of) => SAME[of]),
        'e',
      )}`
    : '';
  const unlike = different ? `${same ? 'ma ' : ''}con ${DIFFERENT[different]}` : '';
  const how = alike && unlike ? ` ${alike}, ${unlike}` : alike || unlike ? ` ${alike}${unlike}` : '';
  const all = listed.replace(/(?=, eccetto|$)/, how);
  if (!including) return all;
  const one = speech.words.phrase(asMonster(including), { count: 'a' }, speech);
  return `${all}, ${agreed('compres~', one)} ${one.text}`;
};
const SAME = {
  race: 'lo stesso Tipo',
  attribute: 'lo stesso Attributo',
  'race-or-attribute': 'lo stesso Tipo o Attributo',
} as const;
const DIFFERENT = { names: 'nomi diversi', attributes: 'Attributi diversi', races: 'Tipi diversi' } as const;
const sayMaterial = (
  { filter, count, orMore }: Material,
  bare: boolean,
  speech: Speech,
): readonly string[] => {
  if (orMore) return [`${count}+ ${speech.words.phrase(filter, { count: 'plural' }, speech).text}`];
  const style = bare ? ('singular' as const) : { min: count, max: count };
  const { text } = speech.words.phrase(filter, { count: style }, speech);
  return bare ? Array.from({ length: count }, () => text) : [text];
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
        'questa carta viene considerata come un Mostro Normale mentre è scoperta sul Terreno o nel Cimitero',
        'mentre questa carta è un Mostro Normale sul Terreno, puoi Evocarla Normalmente per farla diventare un Mostro con Effetto con questo effetto',
      ]
    : [];
/** "Non può essere utilizzato come Materiale Synchro." */
const sayAsMaterial = (speech: Speech): readonly string[] =>
  speech.card.kind === 'monster'
    ? (speech.card.asMaterial ?? []).flatMap((text) => sayMaterialText(text, speech))
    : [];
const sayMaterialText = (text: MaterialText, speech: Speech): readonly string[] => {
  const uses = sayUses(text.for);
  const { phrase } = speech.words;
  switch (text.says) {
    case 'never':
      return [`non può essere utilizzato come ${uses}`];
    case 'not-the-turn-it-is-summoned':
      return [`non può essere utilizzato come ${uses} nel turno in cui viene Evocato`];
    case 'only-for':
      return [
        `non può essere utilizzato come ${uses}, eccetto per l'Evocazione di ${phrase(text.monster, { count: 'a' }, speech).text}`,
      ];
    case 'others-are': {
      const others = phrase(text.others, { count: 'plural' }, speech).text;
      return [
        `se questa carta viene utilizzata come ${uses}, tutti gli altri materiali devono essere ${others}`,
      ];
    }
    case 'treated-as': {
      const made = phrase(text.monster, { count: 'a' }, speech).text;
      const as = text.as === 'non-tuner' ? 'un mostro non-Tuner' : `un mostro di Livello ${text.as.level}`;
      return [
        `se questa carta che controlli viene utilizzata come ${uses} per l'Evocazione di ${made}, puoi considerarla come ${as}`,
      ];
    }
    case 'itself-from-hand': {
      const beside = phrase([...text.beside, ...AMONG_YOURS], { count: 'a' }, speech).text;
      const monster = phrase(text.monster, { count: 'a' }, speech).text;
      return [
        `se ${beside} sta per essere utilizzato come ${uses} per ${monster}, anche questa carta nella tua mano può essere utilizzata come materiale`,
        `puoi utilizzare questo effetto di ${cardName(speech.card.name)} una sola volta per turno`,
      ];
    }
    case 'one-from-hand': {
      const state = text.if ? `, ${phrase(text.if, { count: 'a' }, speech).text},` : '';
      const other = phrase(text.card, { count: ONE }, speech).text;
      return [
        `se questa carta${state} sta per essere utilizzata come ${uses}, ${other} può essere utilizzato come 1 degli altri materiali`,
        ...(text.banishes
          ? [
              "se lo fai, tutti i materiali per quell'Evocazione vengono banditi invece di essere mandati al Cimitero",
            ]
          : []),
      ];
    }
  }
};
/** "Materiale Synchro o Xyz"; "Materiale Xyz" alone would also be what an effect attaches. */
export const sayUses = (uses: readonly MaterialUse[]): string =>
  uses.join() === 'xyz'
    ? "materiale per un'Evocazione Xyz"
    : `Materiale ${listOf(
        uses.map((use) => MATERIAL_NAMES[use]),
        'o',
      )}`;

const MATCH_VICTORIES: { readonly [by in MatchVictory]: string } = {
  attack: 'questa carta attacca e riduce i LP del tuo avversario a 0',
  'direct-attack': 'questa carta attacca direttamente il tuo avversario e riduce i suoi LP a 0',
};
/** "Se …, vinci il Duello." */
const sayVictory = (speech: Speech): readonly string[] => {
  const { victory, matchVictory } = speech.card;
  return [
    ...(victory ? [`se ${speech.words.condition(victory, speech).yes}, vinci il Duello`] : []),
    ...(matchVictory ? [`se ${MATCH_VICTORIES[matchVictory]}, vinci il Match`] : []),
  ];
};

const sayAlsoOpponents = ({ alsoOpponents }: Summoning): readonly string[] =>
  alsoOpponents
    ? [
        `puoi utilizzare anche ${alsoOpponents} mostro scoperto controllato dal tuo avversario come materiale per Evocare questa carta`,
      ]
    : [];
/** "Deve essere Evocato tramite Fusione." */
const saySummoning = (speech: Speech): readonly string[] => {
  const summoning = summoningOf(speech.card);
  if (!summoning) return [];
  const {
    only,
    first,
    procedure,
    otherProcedure,
    neverFrom,
    neverFromUnless,
    ritualSpell,
    xyzOver,
    xyzOverLimit,
    normal,
    pendulumLevel,
  } = summoning;
  const name = cardName(speech.card.name);
  return [
    ...(ritualSpell
      ? [`puoi Evocare tramite Rituale questa carta con ${ritualSpellWords(ritualSpell, speech)}`]
      : []),
    ...(isNeverNormalSummoned(speech.card) ? ['non può essere Evocato Normalmente/Posizionato'] : []),
    ...(normal ? sayNormalSummoning(normal, speech) : []),
    ...(pendulumLevel
      ? [
          `se puoi Evocare Pendulum mostri di Livello ${pendulumLevel}, puoi Evocare Pendulum questa carta scoperta nel tuo Extra Deck`,
        ]
      : []),
    ...(xyzOver
      ? [
          `${xyzOverLimit ? `${howOften(xyzOverLimit)}, ` : ''}${summoning.xyzOverIf ? whenever(summoning.xyzOverIf, speech) : ''}puoi anche Evocare Xyz ${xyzOverLimit ? name : 'questa carta'} ${detaching(summoning.xyzOverDetaching)}utilizzando ${speech.words.phrase(xyzOver, { count: ONE }, speech).text} che controlli come materiale (trasferisci i suoi materiali su questa carta)`,
          ...(summoning.xyzOverBinds ? [sayXyzOverBinds(summoning.xyzOverBinds, speech)] : []),
        ]
      : []),
    ...sayAlsoOpponents(summoning),
    ...(summoning.noSubstitutes
      ? [
          "un'Evocazione per Fusione di questa carta può essere effettuata solo con i Materiali da Fusione sopra indicati",
        ]
      : []),
    ...(only?.length === 0 ? ['non può essere Evocato Specialmente'] : []),
    ...mustBe(summoning, speech),
    ...(first && first.length > 0 ? [must('deve prima essere', first, summoning, speech)] : []),
    ...(procedure && !only && !first ? [sayProcedure(procedure, speech)] : []),
    ...(otherProcedure ? [sayProcedure(otherProcedure, speech)] : []),
    ...(procedure?.limit
      ? [`puoi Evocare Specialmente ${name} ${howOftenOnly(procedure.limit)} in questo modo`]
      : []),
    ...(procedure?.oath ? [sayOath(procedure.oath, ' in questo modo', speech)] : []),
    ...(summoning.oath ? [sayOath(summoning.oath, '', speech)] : []),
    ...(summoning.oncePerTurn ? [`puoi Evocare Specialmente ${name} una sola volta per turno`] : []),
    ...sayLimits(summoning, speech),
    ...(neverFrom
      ? [
          `non può essere Evocato Specialmente ${listOf(
            neverFrom.map((zone) => fromZone(zone)),
            'o',
          )}${neverFromUnless ? `, a meno che ${speech.words.condition(neverFromUnless, speech).no} non sia vero` : ''}`,
        ]
      : []),
  ];
};
/** "Richiede 3 Tributi per essere Evocato Normalmente (…)", "Se …, puoi Evocare Normalmente/Posizionare questa carta senza offrire Tributi" */
const sayNormalSummoning = (
  { tributes, tributing, neverSet, onlyIf, withoutTributing, onlySummonedSo }: NormalSummoning,
  speech: Speech,
): readonly string[] => {
  const set = neverSet ? ' (non può essere Posizionato Normalmente)' : '/Posizionato';
  const summon = `puoi Evocare Normalmente${onlySummonedSo ? '' : '/Posizionare'} questa carta senza offrire Tributi`;
  return [
    ...(tributes === undefined ? [] : [`richiede ${tributes} Tributi per essere Evocato Normalmente${set}`]),
    ...(tributing
      ? [
          `per Evocare tramite Tributo questa carta, devi offrire come Tributo ${speech.words.phrase(tributing.filter, { count: { min: tributing.count, max: tributing.count } }, speech).text}`,
        ]
      : []),
    ...(onlyIf
      ? [`può essere Evocato Normalmente scoperto solo se ${speech.words.condition(onlyIf, speech).yes}`]
      : []),
    ...(withoutTributing ? [`${whenever(withoutTributing, speech)}${summon}`] : []),
  ];
};
/** "se …, "; nothing for a condition that asks for nothing. */
const whenever = (condition: Condition, speech: Speech): string =>
  asksNothing(condition) ? '' : `se ${speech.words.condition(condition, speech).yes}, `;

type Way = NonNullable<Summoning['only']>[number];
const wayWords = (way: Way, { procedure }: Summoning, speech: Speech): string => {
  if (way === 'own-effect') return 'Evocat~ Specialmente dal suo stesso effetto';
  if (way === 'effect') return "Evocat~ Specialmente dall'effetto di una carta";
  if (way !== 'procedure') return summonedWords(way);
  return procedure
    ? `Evocat~ Specialmente ${byProcedure(procedure, speech, 'bracketed')}`
    : 'Evocat~ Specialmente con la sua stessa procedura';
};
/** The only ways, and the only cards whose effects Summon it: one of them all. */
const mustBe = (summoning: Summoning, speech: Speech): readonly string[] => {
  const { only = [], onlyByEffectOf, firstByEffectOf } = summoning;
  if (firstByEffectOf)
    return [`deve prima essere Evocato Specialmente con ${listOf(firstByEffectOf.map(cardName), 'o')}`];
  const byEffect = onlyByEffectOf && `Evocato Specialmente con ${listOf(onlyByEffectOf.map(cardName), 'o')}`;
  if (only.length === 0) return byEffect ? [`deve essere ${byEffect}`] : [];
  const ways = must('deve essere', only, summoning, speech);
  return [byEffect ? `${ways}, oppure ${byEffect}` : ways];
};
const must = (verb: string, ways: readonly Way[], summoning: Summoning, speech: Speech): string => {
  const words = ways.map((way) => agreed(wayWords(way, summoning, speech), { ...MONSTER, number: 'one' }));
  return `${verb} ${words.join(', oppure ')}`;
};

const PLACES: { readonly [zone in Zone]?: readonly [preposition: string, name: string] } = {
  hand: ['dalla tua', 'mano'],
  deck: ['dal tuo', 'Deck'],
  gy: ['dal tuo', 'Cimitero'],
  extra: ['dal tuo', 'Extra Deck'],
  banished: ['dalle tue', 'carte bandite'],
};
const FIELD_PLACE = ['dal tuo', 'Terreno'] as const;
/** "dalla tua mano o Cimitero" */
const fromYour = (zones: readonly Zone[], conjunction: string): string => {
  const [first, ...more] = [...new Set(zones.map((zone) => PLACES[zone] ?? FIELD_PLACE))];
  return first ? `${first[0]} ${listOf([first[1], ...more.map(([, name]) => name)], conjunction)}` : '';
};
const USES: {
  readonly [use in NonNullable<Procedure['materials']>]: readonly [verb: string, where: string];
} = {
  'sent-to-gy': ['mandando', 'al Cimitero'],
  banished: ['bandendo', ''],
  'shuffled-into-deck': ['mischiando', 'nel Deck'],
};
/** With what, and when, it cannot be Summoned in the way of its kind. */
const sayLimits = (summoning: Summoning, speech: Speech): readonly string[] => [
  ...(summoning.ritualWithout
    ? [
        `non può essere Evocato tramite Rituale utilizzando ${speech.words.phrase(summoning.ritualWithout, { count: 'plural' }, speech).text}`,
      ]
    : []),
  ...(summoning.ownIf
    ? [`${sayOwnIf(speech.card)} tranne se ${speech.words.condition(summoning.ownIf, speech).yes}`]
    : []),
];
/** "non può essere Evocato Link": in the way of its kind. */
const sayOwnIf = (card: Card): string =>
  `non può essere Evocato ${card.kind === 'monster' ? OWN_WAYS_SAID[card.frame] : 'Specialmente'}`;
const OWN_WAYS_SAID: { readonly [frame in Frame]?: string } = {
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Link',
};
/** "staccando 2 materiali da esso, poi " */
const detaching = (count = 0): string => (count > 0 ? `staccando ${count} materiali da esso, poi ` : '');
/** "i mostri sopra indicati che controlli" */
const aboveIn = (procedure: Procedure): string =>
  ({
    'either-field': 'le carte sopra indicate da entrambi i Terreni',
    'either-monsters': 'le carte sopra indicate da entrambi i Terreni',
    'your-monsters': 'i mostri sopra indicati che controlli',
    'your-field': 'le carte sopra indicate che controlli',
    'your-places': `le carte sopra indicate ${fromYour(procedure.materialsIn ?? [], 'e/o')}`,
  })[materialsLie(procedure)];
/** "Se non controlli nessun mostro, puoi Evocare Specialmente questa carta dalla tua mano" */
const sayProcedure = (procedure: Procedure, speech: Speech): string => {
  const when = procedure.condition ? `se ${speech.words.condition(procedure.condition, speech).yes}, ` : '';
  const to = procedure.to === 'opponent' ? 'sul Terreno del tuo avversario' : '';
  const how = byProcedure(procedure, speech, '');
  return `${when}${spaced(['puoi Evocare Specialmente questa carta', to, how])}`;
};
/** "(dal tuo Extra Deck) bandendo le carte sopra indicate che controlli" */
const byProcedure = (procedure: Procedure, speech: Speech, form: 'bracketed' | ''): string => {
  const { from, condition, materials, does, positions } = procedure;
  const place = fromYour(from, 'o');
  const [verb, where] = materials ? USES[materials] : ['', ''];
  const [position, more] = positions ?? [];
  const means = [
    materials ? spaced([verb, aboveIn(procedure), where]) : '',
    does ? speech.words.action(does, { ...speech, mood: 'gerund' }) : '',
    position && !more ? POSITION_NAMES[position].replace('~', 'a') : '',
  ];
  if (form === '') return spaced([place, ...means]);
  const state = condition ? `, mentre ${speech.words.condition(condition, speech).yes}` : '';
  return `${spaced([`(${place})`, ...means])}${state}`;
};
/** `(Il nome di questa carta è sempre considerato come "Lady Arpia".)` */
export const sayNotes = (card: Card): readonly string[] => [
  ...(card.treatedAs
    ? [`(Il nome di questa carta è sempre considerato come ${cardName(card.treatedAs)}.)`]
    : []),
  ...(staysByItsText(card) ? ["Dopo l'attivazione di questa carta, essa rimane sul Terreno."] : []),
];

/** "X", or "qualsiasi Magia Rituale "X"" */
const ritualSpellWords = (spell: Filter, speech: Speech): string =>
  speech.words.phrase(spell, { count: 'a' }, speech).text.replace(/^un[ao]? /, 'qualsiasi ');

/** "se lo fai, per il resto di questo turno non puoi …" */
function sayXyzOverBinds({ affects, modifiers }: Oath, speech: Speech): string {
  return `se lo fai, per il resto di questo turno ${sayModifiers(modifiers, subjectOf(affects, speech), speech)}`;
}

/** "non puoi … nel turno in cui Evochi Specialmente questa carta in questo modo" */
function sayOath({ affects, modifiers }: Oath, way: '' | ' in questo modo', speech: Speech): string {
  const bound = sayModifiers(modifiers, subjectOf(affects, speech), speech);
  return followedBy(bound, `nel turno in cui Evochi Specialmente questa carta${way}`);
}
