/** What monsters can and cannot do in battle, and for what they can be used, read. */
import { type Filter, MATERIAL_USES, type MaterialUse, type Modifier } from '@spellspeed/engine/language';
import { meaning, NUMBER } from '../grammar/phrase.ts';
import { AMOUNT } from './amount.ts';
import { type FoundModifier, modifier } from './change.ts';
import { nounsIn } from './noun.ts';
import { A_CARD, ACTION, say } from './said.ts';
import { sayUses } from './summoning.ts';

/** For one Summon, or several in their order. */
const USES: readonly (readonly MaterialUse[])[] = Array.from(
  { length: 2 ** MATERIAL_USES.length - 1 },
  (_, n) => MATERIAL_USES.filter((_use, index) => ((n + 1) >> index) % 2 === 1),
);

export const ATTACKS: readonly FoundModifier[] = [
  modifier('cannot-declare-attacks')`cannot declare an attack`,
  modifier('cannot-attack')`cannot attack`,
  modifier('cannot-attack-directly')`cannot attack directly`,
  modifier('attacks-directly')`can attack directly`,
  modifier('attack-cost')`cannot declare an attack unless you ${{ cost: ACTION }}`,
  modifier(
    'attacks-in-defense-position',
  )`can attack while in face-up Defense Position, using its DEF for damage calculation`,
  modifier('attacks-again', {
    order: 'in-a-row',
    use: 'optional',
    adds: 'always',
  })`can attack again in a row`,
  modifier('attacks-again', {
    order: 'any',
    use: 'optional',
    adds: 'only-to-one-attack',
  })`can make a second attack`,
  modifier('cannot-change-position')`cannot change its battle position`,
  modifier('cannot-change-position')`cannot change their battle positions`,
  modifier('attacks', { times: 2, on: 'any' })`can make a second attack during each Battle Phase`,
  modifier('attacks', { times: 3, on: 'any' })`can make a second and third attack during each Battle Phase`,
  meaning(
    say<{ which: Filter }>({})`can attack ${{ which: nounsIn({ count: 'all' }) }}, once each`,
    ({ which }): Modifier => ({
      modifies: 'attacks-all-monsters',
      use: 'optional',
      which: which.filter(({ test }) => test !== 'in' && test !== 'kind'),
    }),
  ),
  modifier('attacks-directly', {
    damage: 'half',
  })`can attack directly, but when it does so using this effect, the battle damage inflicted to your opponent is halved`,
  modifier(
    'substitutes-fusion-material',
  )`can be used as a substitute for any 1 Fusion Material whose name is listed on the Fusion Monster; the other materials must be correct`,
  modifier(
    'counts-as-tributes',
  )`can be treated as ${{ times: NUMBER }} Tributes for the Tribute Summon of ${{ for: A_CARD }}`,
  ...['any', 'monsters'].flatMap((on): readonly FoundModifier[] =>
    [2, 3, 4].map(
      (times) =>
        modifier('attacks', {
          on: on === 'any' ? 'any' : 'monsters',
          times,
        })`can make up to ${`${times}`} attacks${on === 'any' ? '' : ' on monsters'} during each Battle Phase`,
    ),
  ),
  ...USES.map((uses) => modifier('cannot-be-material', { for: uses })`cannot be used as ${sayUses(uses)}`),
  modifier('attacks', {
    on: 'monsters',
  })`can make up to ${{ times: AMOUNT }} attacks on monsters during each Battle Phase`,
];
