/** A built field as a scenario that runs. */
import { factsOf } from '@spellspeed/cards';
import {
  type BuiltCard,
  type BuiltField,
  type BuiltSide,
  PILES,
  type Pile,
  PLAYER_NAMES,
} from './built-field.ts';

/** Names that YAML reads as they stand; all others are quoted. */
const PLAIN = /^[A-Z][A-Za-z0-9]*(?:[ -][A-Za-z0-9][A-Za-z0-9-]*)*$/;
const WORDS = ['Yes', 'No', 'True', 'False', 'Null', 'On', 'Off', 'Y', 'N'];
const nameOf = (passcode: number): string => {
  const name = factsOf(passcode)?.names.en ?? String(passcode);
  return PLAIN.test(name) && !WORDS.includes(name) ? name : JSON.stringify(name);
};

const SAID: { readonly [pile in Pile]?: { readonly [position: string]: string } } = {
  monsters: { defense: 'position: defense', set: 'set: true' },
  spells: { set: 'set: true' },
  field: { set: 'set: true' },
};
const cardText = (pile: Pile, { passcode, position }: BuiltCard): string => {
  const said = SAID[pile]?.[position ?? ''];
  return said === undefined ? nameOf(passcode) : `{ card: ${nameOf(passcode)}, ${said} }`;
};
const SIDES = ['left', 'right'];
const pileLine = (pile: Pile, cards: readonly BuiltCard[]): string => {
  const texts = cards.map((card) => cardText(pile, card));
  if (pile !== 'pendulum') return `  ${pile}: [${texts.join(', ')}]`;
  return `  pendulum: { ${texts.map((text, place) => `${SIDES[place]}: ${text}`).join(', ')} }`;
};
const sideLines = (side: BuiltSide, lifePoints: number): string[] => [
  ...(lifePoints === 8000 ? [] : [`  lp: ${lifePoints}`]),
  ...PILES.flatMap((pile) => (side[pile].length === 0 ? [] : [pileLine(pile, side[pile])])),
];

/** The scenario, without steps. */
export const fieldYaml = ({ turnPlayer, phase, lifePoints, sides }: BuiltField, title: string): string => {
  const players = PLAYER_NAMES.flatMap((player) => {
    const lines = sideLines(sides[player], lifePoints[player]);
    return lines.length === 0 ? [] : [`${player}:`, ...lines];
  });
  const when = [
    ...(turnPlayer === 'A' ? [] : [`turnPlayer: ${turnPlayer}`]),
    ...(phase === 'main1' ? [] : [`phase: ${phase}`]),
  ];
  return `${[`title: ${JSON.stringify(title)}`, ...when, ...players].join('\n')}\n`;
};
