import type { Property } from '@spellspeed/engine';
import styles from './card-face.module.css';

/** A sign for each kind of Spell and Trap but the Normal ones. In a square of 24. */
const SHAPES: { readonly [property in Property]: string | null } = {
  Normal: null,
  'Quick-Play': 'M14 1 4 14h6l-1 9L20 10h-7z',
  Continuous:
    'M7 7a5 5 0 1 0 0 10c2.500 0 4-2 5-3.500C13 15 14.500 17 17 17a5 5 0 1 0 0-10c-2.500 0-4 2-5 3.500C11 9 9.500 7 7 7zm0 3c1.200 0 2.300 1.300 3.200 2-.9.7-2 2-3.200 2a2 2 0 1 1 0-4zm10 0a2 2 0 1 1 0 4c-1.200 0-2.300-1.300-3.200-2 .9-.7 2-2 3.200-2z',
  Equip: 'M10 2h4v8h8v4h-8v8h-4v-8H2v-4h8z',
  Field: 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
  Ritual: 'M12 1c2 4 5 6 5 10a5 5 0 0 1-3 4.600V18h4v4H6v-4h4v-2.400A5 5 0 0 1 7 11c0-4 3-6 5-10z',
  Counter: 'M20 5v7a6 6 0 0 1-6 6H9v4l-7-6 7-6v4h5a2 2 0 0 0 2-2V5z',
};

export const PropertyIcon = ({ property }: { readonly property: Property }) => {
  const shape = SHAPES[property];
  if (shape === null) return null;
  return (
    <svg className={styles.property} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
};
