/** Setting a Spell or Trap face-down. (spells-traps.set.is-face-down) */
import { placesToSet } from '../../field/zones.ts';
import { replaceFieldSpell } from '../../moves/replace-field-spell.ts';
import { callThen, end, frame, type Procedure } from '../../state/next.ts';
import { placeSet } from './place-set.ts';

export const setCard: Procedure<'set-card'> = {
  zone: (table, vars) => {
    const { zone, places } = placesToSet(table, vars.player, vars.card);
    return callThen(
      frame('choose-place', { card: vars.card, player: vars.player, zone, places }),
      'set',
      vars,
    );
  },
  set: (table, vars, input) => {
    const { card, player } = vars;
    const { zone } = placesToSet(table, player, card);
    const place = typeof input.returned === 'number' ? input.returned : -1;
    if (place < 0) return end([]);
    replaceFieldSpell(table, player, zone, place);
    placeSet(table, { card, player, place }, zone);
    return end([card]);
  },
};
