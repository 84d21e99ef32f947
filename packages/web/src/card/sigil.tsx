import styles from './card-face.module.css';
import type { FrameName } from './look.ts';

/** A picture for a card without artwork: always the same for one card, drawn from its passcode alone. */
export const Sigil = ({ passcode, frame }: { readonly passcode: number; readonly frame: FrameName }) => (
  <svg className={styles.sigil} viewBox="-50 -50 100 100" aria-hidden="true">
    <path className={styles.sigilBack} d={starPath(drawn(passcode, 1), 46)} />
    <path className={styles.sigilMid} d={starPath(drawn(passcode, 2), 33)} />
    <path
      className={styles.sigilFront}
      d={frame === 'spell' ? RING : frame === 'trap' ? CROSS : starPath(drawn(passcode, 3), 18)}
    />
  </svg>
);

const RING = 'M0-15a15 15 0 1 0 0 30a15 15 0 1 0 0-30zm0 7a8 8 0 1 1 0 16a8 8 0 1 1 0-16z';
const CROSS = 'M-15-11-11-15 0-4 11-15 15-11 4 0 15 11 11 15 0 4-11 15-15 11-4 0z';

interface Star {
  readonly points: number;
  readonly inner: number;
  readonly turn: number;
}
/** Small whole numbers out of a passcode, spread evenly enough. */
const digitsOf = (passcode: number, layer: number): number =>
  Math.imul(passcode ^ (layer * 0x9e3779b1), 0x85ebca6b) >>> 8;
const drawn = (passcode: number, layer: number): Star => {
  const digits = digitsOf(passcode, layer);
  return {
    points: 3 + (digits % 6),
    inner: 0.35 + ((digits >> 4) % 9) / 16,
    turn: ((digits >> 9) % 12) * 15,
  };
};
const starPath = ({ points, inner, turn }: Star, radius: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = ((turn + (corner * 180) / points) * Math.PI) / 180;
    const reach = corner % 2 === 0 ? radius : radius * inner;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
};
