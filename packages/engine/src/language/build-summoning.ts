/** Words for how a monster is Summoned by its own text. */
import { nonTuner, tuner } from './build-filter.ts';
import type { Material, MaterialText, MaterialUse } from './card.ts';
import type { Filter } from './filter.ts';

/** "Cannot be used as Synchro Material." */
export const neverMaterial = (...uses: readonly MaterialUse[]): MaterialText => ({
  for: uses,
  says: 'never',
});

/** "Cannot be used as Link Material the turn it is Link Summoned." */
export const notMaterialTheTurnItIsSummoned = (use: MaterialUse): MaterialText => ({
  for: [use],
  says: 'not-the-turn-it-is-summoned',
});

/** "Cannot be used as material for an Xyz Summon, except for the Xyz Summon of …" */
export const materialOnlyFor = (use: MaterialUse, ...monster: Filter): MaterialText => ({
  for: [use],
  says: 'only-for',
  monster,
});

/** "If this card is used as Synchro Material, all other Synchro Materials must be …" */
export const otherMaterialsAre = (use: MaterialUse, ...others: Filter): MaterialText => ({
  for: [use],
  says: 'others-are',
  others,
});

/** "If this card is used as Synchro Material for …, you can treat it as a non-Tuner." */
export const canBeNonTunerFor = (...monster: Filter): MaterialText => ({
  for: ['synchro'],
  says: 'treated-as',
  as: 'non-tuner',
  monster,
});

/** "If this card is used for the Xyz Summon of …, you can treat it as a Level n monster." */
export const canBeOfLevelFor = (level: number, ...monster: Filter): MaterialText => ({
  for: ['xyz'],
  says: 'treated-as',
  as: { level },
  monster,
});

/** "If this monster would be used as Synchro Material, 1 … in your hand can be used as 1 of the other materials." */
export const oneMaterialFromHand = (
  use: MaterialUse,
  card: Filter,
  options: { if?: Filter; banishes?: true } = {},
): MaterialText => ({ for: [use], says: 'one-from-hand', card, ...options });

/** "If … you control would be used as Link Material for …, this card in your hand can also be used as material." */
export const itselfFromHand = (use: MaterialUse, beside: Filter, monster: Filter): MaterialText => ({
  for: [use],
  says: 'itself-from-hand',
  beside,
  monster,
});

/** One material of a Fusion, Synchro, Xyz or Link Monster. */
export const material = (...filter: Filter): Material => ({ filter, count: 1 });

/** "2 Level 4 monsters" */
export const materials = (count: number, ...filter: Filter): Material => ({ filter, count });

/** "1+ non-Tuner monsters" */
export const materialsOrMore = (count: number, ...filter: Filter): Material => ({
  filter,
  count,
  orMore: true,
});

/** "1 Tuner + 1 or more non-Tuner monsters" */
export const tunerAndNonTuners = (...nonTuners: Filter): readonly Material[] => [
  material(tuner),
  materialsOrMore(1, nonTuner, ...nonTuners),
];
