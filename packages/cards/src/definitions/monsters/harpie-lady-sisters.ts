import { monsterCard } from '../../card.ts';

export const harpieLadySisters = monsterCard(12206212, {
  summoning: { normal: { never: true }, firstByEffectOf: ['Elegant Egotist'] },
  effects: [],
});
