/** What a type line names. */
import type { Ability, Frame, MonsterCard } from '@spellspeed/engine/language';

/** After its Type: its frame, its abilities, and at last whether it has effects. */
export interface TypeLine {
  readonly frames: readonly Frame[];
  readonly abilities: readonly Exclude<Ability, 'effect'>[];
  readonly last: readonly Frame[];
}
export const typeLineOf = ({ frame, abilities }: MonsterCard): TypeLine => {
  const isEffect = frame === 'effect' || abilities.includes('effect');
  return {
    frames: frame === 'effect' || frame === 'normal' ? [] : [frame],
    abilities: abilities.filter((ability) => ability !== 'effect'),
    last: isEffect ? ['effect'] : frame === 'normal' ? ['normal'] : [],
  };
};
