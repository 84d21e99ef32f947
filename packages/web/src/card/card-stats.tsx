import styles from './card-stats.module.css';

interface CardStatsProps {
  readonly atk: number | '?' | null;
  /** Null for Link Monsters. */
  readonly def: number | '?' | null;
  readonly originalAtk?: number | null;
  readonly originalDef?: number | null;
}
/** ATK and DEF; what is not the original value has an arrow and a colour. */
export const CardStats = ({ atk, def, originalAtk = null, originalDef = null }: CardStatsProps) => (
  <span className={styles.stats} aria-hidden="true">
    <Value now={atk} original={originalAtk} />
    {def !== null && (
      <>
        <span className={styles.slash}>/</span>
        <Value now={def} original={originalDef} />
      </>
    )}
  </span>
);

const Value = ({
  now,
  original,
}: {
  readonly now: number | '?' | null;
  readonly original: number | null;
}) => <span data-change={changeOf(now, original)}>{now ?? '–'}</span>;
const changeOf = (now: number | '?' | null, original: number | null): 'up' | 'down' | undefined => {
  if (typeof now !== 'number' || original === null || now === original) return undefined;
  return now > original ? 'up' : 'down';
};
