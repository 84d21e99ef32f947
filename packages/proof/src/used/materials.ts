/** Materials: for a monster that is to be Summoned, and monsters that are made with a card. */
import { type Card, type Effect, type Filter, isActivated } from '@spellspeed/engine/language';
import { candidates } from './candidates.ts';
import { plain, put, type Side } from './side.ts';

export const isFilter = (part: unknown): part is Filter =>
  Array.isArray(part) &&
  part.length > 0 &&
  part.every((each) => typeof each === 'object' && each !== null && 'test' in each);
/** Materials with which a monster of the Extra Deck can be Summoned. */
export const placeMaterials = (card: Card, side: Side): void => {
  if (card.kind !== 'monster') return;
  const { level = 0, rank = 0, frame, summoning } = card;
  const materials = summoning?.materials ?? [];
  if (frame === 'xyz')
    for (const one of candidates(
      [
        { test: 'kind', kind: 'monster' },
        { test: 'level', min: rank, max: rank },
        ...(materials[0]?.filter ?? []).filter(({ test }) => test !== 'level'),
      ],
      3,
    ))
      put(side, 'monsters', one);
  else if (frame === 'synchro') {
    const tuner = materials.find(({ filter }) =>
      filter.some((test) => test.test === 'ability' && test.ability === 'tuner'),
    );
    for (let low = 1; low < level && side.monsters.length < 2; low += 1) {
      const one = candidates(
        [
          ...(tuner?.filter ?? [{ test: 'ability', ability: 'tuner' }]),
          { test: 'level', min: low, max: low },
        ],
        1,
      )[0];
      const other = candidates(
        [
          ...(materials.find((each) => each !== tuner)?.filter ?? []),
          { test: 'kind', kind: 'monster' },
          { test: 'level', min: level - low, max: level - low },
          { test: 'not', filter: [{ test: 'ability', ability: 'tuner' }] },
        ],
        1,
      )[0];
      if (one && other) for (const each of [one, other]) put(side, 'monsters', each);
    }
  } else
    for (const { filter, count } of materials)
      for (const one of candidates(filter, Math.max(count, 1)).slice(0, count))
        if (frame === 'fusion') put(side, 'hand', one);
        else put(side, 'monsters', one);
};

const isGenericMaterial = (filter: Filter): boolean =>
  filter.every(({ test }) => ['kind', 'ability', 'not', 'effect-monster'].includes(test));
const madeOf = (card: Card, frame: 'synchro' | 'xyz' | 'link', size: number): Card | undefined =>
  candidates(
    [
      { test: 'frame', frame },
      frame === 'synchro'
        ? { test: 'level', min: size, max: size }
        : frame === 'xyz'
          ? { test: 'rank', min: size, max: size }
          : { test: 'link-rating', min: size, max: size },
    ],
    40,
  ).find(
    (made) =>
      made.kind === 'monster' &&
      made.name !== card.name &&
      made.summoning?.materials?.every(({ filter }) =>
        isGenericMaterial(filter.filter(({ test }) => test !== 'level')),
      ),
  );
/** For what waits for its use as a material: a monster that can be made with it, and the other material. */
export const placeMade = (card: Card, effect: Effect, side: Side): void => {
  const ways =
    isActivated(effect) && 'on' in effect
      ? (effect.on ?? []).flatMap((event) => (event.event === 'used-as-material' ? event.ways : []))
      : [];
  if (card.kind !== 'monster' || ways.length === 0) return;
  const { level = 4, abilities } = card;
  const isTuner = abilities.includes('tuner');
  const other = (of: number, tuner: boolean): Card | undefined =>
    candidates(
      [
        { test: 'kind', kind: 'monster' },
        { test: 'level', min: of, max: of },
        ...(tuner ? [{ test: 'ability', ability: 'tuner' } as const] : []),
      ],
      1,
    )[0];
  const partners: { readonly [way in string]?: () => readonly (Card | undefined)[] } = {
    synchro: () => {
      for (let low = 1; low <= 5; low += 1) {
        const [made, partner] = [madeOf(card, 'synchro', level + low), other(low, !isTuner)];
        if (made && partner) return [made, partner];
      }
      return [];
    },
    xyz: () => [madeOf(card, 'xyz', level), other(level, false)],
    link: () => [madeOf(card, 'link', 2) ?? madeOf(card, 'link', 1), plain(1)[0]],
  };
  for (const way of ways) {
    const [made, partner] = partners[way]?.() ?? [];
    if (made) put(side, 'extra', made);
    if (partner) put(side, 'monsters', partner);
  }
};

/** What an effect Summons with materials, and these. */
export const placeSummoned = (part: unknown, side: Side): void => {
  if (typeof part !== 'object' || part === null) return;
  if (
    'do' in part &&
    typeof part.do === 'string' &&
    part.do.endsWith('-summon') &&
    'monster' in part &&
    isFilter(part.monster)
  ) {
    const [made] = candidates(part.monster, 1);
    if (made) {
      put(side, part.do === 'ritual-summon' ? 'hand' : 'extra', made);
      placeMaterials(made, side);
    }
  }
  for (const inner of Object.values(part)) placeSummoned(inner, side);
};
