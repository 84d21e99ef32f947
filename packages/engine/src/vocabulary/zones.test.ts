import { expect, it } from 'vitest';
import { FIELD_ZONES, isFieldZone, isOneOf, ZONES, zonesIn } from './zones.ts';

it('knows each zone of the field, and each zone of a set', () => {
  const field: readonly string[] = FIELD_ZONES;
  for (const zone of ZONES) {
    expect(isFieldZone(zone)).toBe(field.includes(zone));
    for (const other of ZONES) expect(isOneOf(zonesIn([other]), zone)).toBe(zone === other);
  }
});
