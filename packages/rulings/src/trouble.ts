/** What can be wrong with a card on a described field. */

/** By name, for those who tell it in another language: what was expected. */
export const FIELD_TROUBLES = {
  'not-playable': 'a card that can be played already',
  'not-a-monster': 'a monster',
  'not-a-spell-or-trap': 'a Spell or Trap',
  'field-spell': 'a Spell or Trap for a Spell & Trap Zone; a Field Spell stands under "field"',
  'not-a-field-spell': 'a Field Spell',
  'not-a-pendulum-monster': 'a Pendulum Monster',
  'not-of-the-extra-deck': 'an Extra Deck monster',
  'pendulum-in-extra-deck': 'an Extra Deck monster, or a Pendulum Monster with "faceup: true"',
  'of-the-extra-deck': 'a card of the Main Deck; Extra Deck monsters stand under "extra"',
  token: 'a Token only among the monsters',
  'token-face-down': 'a Token only face-up',
  'token-as-material': 'no Token as a material',
  'link-position': 'a Link Monster only in face-up Attack Position',
  'zone-taken': 'a zone of its own',
  'no-free-zone': 'no more cards than zones',
  'extra-zone-taken': 'an Extra Monster Zone that A does not use',
  'no-such-zone': 'a zone that this format has',
  'second-in-field-zone': 'one card in the Field Zone',
  'materials-without-xyz': 'materials only under an Xyz Monster',
  'equip-without-monster': 'an Equip Card under "equips" of a monster, or "set: true"',
  'equipped-face-down': 'a face-up monster above "equips"',
  'counters-face-down': 'counters only on a face-up card',
} as const;
export type FieldTrouble = keyof typeof FIELD_TROUBLES;
