import {
  banish,
  choose1,
  ignition,
  inYourHand,
  monster,
  moved,
  normalSummon,
  series,
  specialSummonTokens,
  thisCard,
  thisOne,
  token,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { safeWhileYouControlAToken } from '../../kinds.ts';

const MECHA_PHANTOM_BEAST_TOKEN = token(72291079, 'Mecha Phantom Beast Token', {
  race: 'Machine',
  attribute: 'WIND',
  level: 3,
  atk: 0,
  def: 0,
});

export const mechaPhantomBeastOLion = monsterCard(72291078, {
  effects: [
    safeWhileYouControlAToken,
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummonTokens(1, MECHA_PHANTOM_BEAST_TOKEN),
    }),
    ignition({
      from: ['gy'],
      cost: banish(thisCard),
      resolve: normalSummon(choose1(series('Mecha Phantom Beast'), monster, inYourHand)),
    }),
  ],
});
