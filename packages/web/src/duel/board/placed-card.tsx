import type { Player, SeenCard } from '@spellspeed/engine';
import { useReducedMotion } from 'motion/react';
import * as m from 'motion/react-m';
import { CardBack, CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { CardStats } from '../../card/card-stats.tsx';
import { lookNow } from '../../card/look.ts';
import styles from './placed-card.module.css';
import type { Marks } from './use-marks.ts';

/** A card comes down on the field, and goes with a flash. */
const COMES_AND_GOES = {
  initial: { opacity: 0, scale: 1.3 },
  animate: { opacity: 1, scale: 1 },
  exit: { opacity: 0, scale: 0.5, filter: 'brightness(2.5)' },
  transition: { duration: 0.22 },
};
/** It is there, or it is not. */
const STILL = { transition: { duration: 0 } };

interface PlacedCardProps {
  readonly card: SeenCard;
  readonly marks: Marks;
  readonly viewer: Player;
}
/** A card as it lies on the table, with everything that is put on it. */
export const PlacedCard = ({ card, marks, viewer }: PlacedCardProps) => {
  const isStill = useReducedMotion() ?? false;
  const isMonster = card.zone === 'monsters';
  const isTurned = isMonster && (card.position === 'defense' || card.face === 'down');
  return (
    <m.span
      className={styles.placed}
      aria-hidden="true"
      data-battle={marks.battle ?? undefined}
      data-side={card.controller === viewer ? 'you' : 'opponent'}
      {...(isStill ? STILL : COMES_AND_GOES)}
    >
      <span
        className={styles.card}
        data-turned={isTurned || undefined}
        data-down={card.face === 'down' || undefined}
      >
        <Front card={card} />
      </span>
      {isMonster && card.known && card.known.atk !== null && (
        <span className={styles.stats} data-position={card.position}>
          <CardStats {...card.known} />
        </span>
      )}
      <Badges card={card} marks={marks} />
    </m.span>
  );
};

/** Its face where you know it (dimmed while it is face-down), otherwise its back. */
const Front = ({ card: { known } }: { readonly card: SeenCard }) => {
  const cardName = useCardName();
  const look = known && lookNow(known);
  if (!known || !look) return <CardBack />;
  return (
    <CardFace passcode={known.passcode} name={cardName(known.passcode)} look={look} gained={known.gained} />
  );
};

const Badges = ({ card, marks }: { readonly card: SeenCard; readonly marks: Marks }) => {
  const counters = Object.values(card.counters).reduce((sum, count) => sum + count, 0);
  return (
    <span className={styles.badges}>
      {marks.links.map((link) => (
        <span key={link} className={styles.badge} data-of="chain">
          {link}
        </span>
      ))}
      {marks.battle && (
        <span className={styles.badge} data-of="battle">
          {marks.battle === 'attacker' ? '⚔' : '◎'}
        </span>
      )}
      {card.materials.length > 0 && (
        <span className={styles.badge} data-of="materials">
          ◆{card.materials.length}
        </span>
      )}
      {counters > 0 && (
        <span className={styles.badge} data-of="counters">
          ●{counters}
        </span>
      )}
      {card.equippedTo !== null && (
        <span className={styles.badge} data-of="equip">
          ✚
        </span>
      )}
      {card.known?.negated && (
        <span className={styles.badge} data-of="negated">
          ✕
        </span>
      )}
    </span>
  );
};
