/** Kinds of effects, and texts short enough for a line. */
import { ENGLISH_PRINTER } from '@spellspeed/cardtext/printing';
import { type Card, type Effect, isActivated, printedNumber } from '@spellspeed/engine/language';

export const EFFECT_KINDS: { readonly [kind in Effect['effect']]: string } = {
  'card-activation': 'card activation',
  ignition: 'Ignition Effect',
  trigger: 'Trigger Effect',
  quick: 'Quick Effect',
  continuous: 'Continuous Effect',
  unclassified: 'applies by itself',
  grant: 'gives its effect away',
};

/** ① for 1. */
export const circled = (number: number): string =>
  number >= 1 && number <= 20 ? String.fromCodePoint(0x2460 + number - 1) : `(${number})`;

/** The number of an effect, where a card has several that can be activated. */
export const effectNumber = (card: Card, index: number): string =>
  card.effects.filter(isActivated).length > 1 ? ` ${circled(printedNumber(card.effects, index))}` : '';

export const shortened = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
};

const BULLET = '●';
/** One of the ways of "activate 1 of these effects". */
export const modeText = (card: Card, index: number, mode: number): string => {
  const bullets = ENGLISH_PRINTER.effect(card, index)
    .split('\n')
    .filter((line) => line.startsWith(BULLET));
  return bullets[mode]?.slice(BULLET.length).trim() ?? `way ${mode + 1}`;
};
