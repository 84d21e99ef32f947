import { factsOf } from '@spellspeed/cards';
import type { Passcode } from '@spellspeed/engine';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { CardFace } from '../card/card-face.tsx';
import { useCardName } from '../card/card-name.ts';
import { CardStats } from '../card/card-stats.tsx';
import { lookOf } from '../card/look.ts';
import { CardTextOf } from '../duel/panel/card-text.tsx';
import { useSpokenLanguage } from '../host/use-spoken-language.ts';
import styles from './card-peek.module.css';
import type { Pointed } from './pointed.ts';

const MARGIN = 8;
const HIDDEN: CSSProperties = { left: 0, top: 0, visibility: 'hidden' };

type Place = Required<Pick<CSSProperties, 'left' | 'top'>>;
/** Beside the element where there is more room, and within the window. */
const placeBeside = (element: Element, { width, height }: DOMRect): Place => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const within = (at: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  const beside = innerWidth - right > left ? right + MARGIN : left - width - MARGIN;
  if (beside >= MARGIN && beside + width <= innerWidth - MARGIN)
    return { left: beside, top: within(top + (bottom - top - height) / 2, height, innerHeight) };
  const above = innerHeight - bottom < top;
  return {
    left: within(left, width, innerWidth),
    top: within(above ? top - height - MARGIN : bottom + MARGIN, height, innerHeight),
  };
};

/** A card with its text, beside where it lies. */
export default function Peek({ passcode, gained, element }: Pointed) {
  const cardName = useCardName();
  const peek = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useSpokenLanguage();
  useLayoutEffect(() => {
    const node = peek.current;
    if (node === null) return;
    const put = (): void => setPlace(placeBeside(element, node.getBoundingClientRect()));
    put();
    // The text comes later and needs more room.
    const watch = new ResizeObserver(put);
    watch.observe(node);
    return () => watch.disconnect();
  }, [element]);
  const look = lookOf(passcode);
  const facts = factsOf(passcode);
  if (look === null || facts === undefined) return null;
  const name = cardName(passcode);
  return (
    <div
      ref={peek}
      className={styles.peek}
      data-peek={passcode}
      data-told
      aria-hidden="true"
      style={place ?? HIDDEN}
    >
      <div className={styles.head}>
        <span className={styles.face}>
          <CardFace passcode={passcode} name={name} look={look} />
        </span>
        <div>
          <p className={styles.name}>{name}</p>
          {facts.kind === 'monster' && <CardStats atk={facts.atk} def={facts.def ?? null} />}
        </div>
      </div>
      {/* Passcodes of cards with facts are those of cards. */}
      <CardTextOf passcode={passcode as Passcode} gained={gained} />
    </div>
  );
}
