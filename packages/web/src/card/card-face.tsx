import type { LinkArrow } from '@spellspeed/engine';
import { AttributeIcon } from './attribute-icon.tsx';
import styles from './card-face.module.css';
import type { CardLook, Stars } from './look.ts';
import { nameSize } from './name-size.ts';
import { PropertyIcon } from './property-icon.tsx';
import { Sigil } from './sigil.tsx';

interface CardFaceProps {
  readonly passcode: number;
  readonly name: string;
  readonly look: CardLook;
  /** The effects that it has gained where it lies, so that they can be read. */
  readonly gained?: readonly string[];
  /** Under the picture: ATK and DEF, perhaps. */
  readonly children?: React.ReactNode;
}
/** The front of a card, as wide as the place that it is given. Decoration: what it says is said in words beside it. */
export const CardFace = ({ passcode, name, look, gained = [], children }: CardFaceProps) => (
  <div
    className={styles.frame}
    data-card={passcode}
    data-gained={gained.length > 0 ? gained.join(' ') : undefined}
  >
    <div
      className={styles.face}
      data-frame={look.frame}
      data-pendulum={look.isPendulum || undefined}
      aria-hidden="true"
    >
      <div className={styles.head} style={nameSize(name)}>
        <span className={styles.name}>{name}</span>
      </div>
      <div className={styles.picture}>
        <Sigil passcode={passcode} frame={look.frame} />
        {look.attribute && <AttributeIcon attribute={look.attribute} />}
        {look.property && <PropertyIcon property={look.property} />}
        {look.stars && <StarCount {...look.stars} />}
        {look.scale !== null && <span className={styles.scale}>◀{look.scale}▶</span>}
      </div>
      {children}
      {look.arrows.map((arrow) => (
        <span key={arrow} className={styles.arrow} data-arrow={arrow satisfies LinkArrow} />
      ))}
    </div>
  </div>
);

/** How Levels, Ranks and Link Ratings are drawn. */
export const STAR_SIGNS: { readonly [of in Stars['of']]: string } = { level: '★', rank: '✪', link: '⬡' };
const StarCount = ({ of, count }: Stars) => (
  <span className={styles.stars} data-of={of}>
    {STAR_SIGNS[of]}
    {count}
  </span>
);

/** The back of every card. */
export const CardBack = () => (
  <div className={styles.frame}>
    <div className={styles.back} aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M18.5 4 7 18.2h7.2L12.6 28 25 13.2h-7.6z" />
      </svg>
    </div>
  </div>
);
