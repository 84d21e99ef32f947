/** What "Golden Land" Traps and "Eldlixir" cards have in common. */
import {
  type Action,
  activation,
  also,
  andThen,
  apply,
  banish,
  cannotSpecialSummon,
  choose1,
  duringPhase,
  type Effect,
  type EffectText,
  exists,
  type Filter,
  faceUp,
  ifSo,
  inYourDeck,
  type MonsterTraits,
  monster,
  named,
  not,
  player,
  quick,
  race,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { summonAsMonsterStillTrap } from '../kinds.ts';

/** Golden Land: a Trap Monster, which does this if its player controls "Eldlich the Golden Lord", and brings an Eldlixir in the End Phase. */
export const goldenLand = (
  values: Pick<MonsterTraits, 'level' | 'atk' | 'def'>,
  beside: Action,
): readonly Effect[] => [
  activation({
    limit: useOneOfTheEffectsPerTurn,
    resolve: andThen(
      summonAsMonsterStillTrap({ frame: 'normal', attribute: 'LIGHT', race: 'Zombie', ...values }),
      ifSo(exists(named('Eldlich the Golden Lord'), faceUp, youControl), youCan(beside)),
    ),
  }),
  quick({
    from: ['gy'],
    condition: duringPhase('end'),
    limit: useOneOfTheEffectsPerTurn,
    cost: banish(thisCard),
    resolve: setCard(choose1(series('Eldlixir'), spellOrTrap, inYourDeck)),
  }),
];

/** Eldlixir: a Zombie from there, an Eldlich where its player controls none; and Zombies alone for the rest of the turn. */
export const eldlixirSummon = (from: Filter, options: Parameters<typeof specialSummon>[1] = {}): Action =>
  also(
    apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Zombie')))),
    ifSo(
      exists(series('Eldlich'), monster, faceUp, youControl),
      specialSummon(choose1(race('Zombie'), monster, ...from), options),
      specialSummon(choose1(series('Eldlich'), race('Zombie'), monster, ...from), options),
    ),
  );
/** Eldlixir: banished from the GY, it sets a Golden Land Spell/Trap from the Deck. */
export const setsGoldenLand: EffectText = {
  from: ['gy'],
  limit: useOneOfTheEffectsPerTurn,
  cost: banish(thisCard),
  resolve: setCard(choose1(series('Golden Land'), spellOrTrap, inYourDeck)),
};
