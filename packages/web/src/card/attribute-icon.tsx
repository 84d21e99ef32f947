import type { Attribute } from '@spellspeed/engine';
import styles from './card-face.module.css';

/** A sign of its own for each Attribute, so that colour is not all that tells them apart. In a square of 24. */
const SHAPES: { readonly [attribute in Attribute]: string } = {
  LIGHT:
    'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5l1.4-1.4 2.9 2.8-1.4 1.4zM16.2 17.6l1.4-1.4 2.9 2.8-1.4 1.4zM16.2 6.4 19.1 3.500l1.400 1.500-2.900 2.800zM3.500 19l2.900-2.800 1.400 1.400-2.900 2.800z',
  DARK: 'M15 2a10 10 0 1 0 7 14A8.500 8.500 0 0 1 15 2z',
  EARTH: 'M2 20 9 6l4 7 2.500-4L22 20z',
  FIRE: 'M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 2-5 3-7 .5 2 1.500 3 2.500 3C12 8 11 4 13 1z',
  WATER: 'M12 1c4 6 7 9 7 13.500a7 7 0 0 1-14 0C5 10 8 7 12 1z',
  WIND: 'M2 8h12a3 3 0 1 0-3-3h-2.500a5.500 5.500 0 1 1 5.500 5.500H2zM2 13h16a4.500 4.500 0 1 1-4.500 4.500H16a2 2 0 1 0 2-2H2z',
  DIVINE: 'M12 1l3 7 8 .7-6 5.300 1.800 8L12 17.800 5.200 22 7 14 1 8.700 9 8z',
};

export const AttributeIcon = ({ attribute }: { readonly attribute: Attribute }) => (
  <svg className={styles.attribute} data-attribute={attribute} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[attribute]} />
  </svg>
);
