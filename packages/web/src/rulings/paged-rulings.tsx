import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import room from '../app/room.module.css';
import { useCardName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import styles from './rulings.module.css';
import { addressOfRuling } from './search.ts';
import type { ShownTitle, TitleOf } from './shown-title.ts';
import type { ListedRuling } from './types.ts';

const PER_PAGE = 50;
const PAGE = 'page';

/** Which ruling was opened at which place of the history: Back leads to it again. */
const OPENED = new Map<string, string>();

const keyOf = ({ file, line }: ListedRuling): string => `${file}:${line}`;

interface PagedRulingsProps {
  readonly found: readonly ListedRuling[];
  readonly titleOf: TitleOf;
}
/** The rulings that were found, page by page; the page stands in the address. */
export const PagedRulings = ({ found, titleOf }: PagedRulingsProps) => {
  const say = useSay();
  const [address] = useSearchParams();
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const asked = Math.trunc(Number(address.get(PAGE) ?? 1)) || 1;
  const page = Math.min(Math.max(asked, 1), pages);
  const from = (page - 1) * PER_PAGE;
  const shown = found.slice(from, from + PER_PAGE);
  const list = useReturn(shown);
  const top = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p role="status" ref={top} tabIndex={-1} className={styles.status}>
        {say('rulings.found', { count: found.length })}
        {pages > 1 && ` · ${say('rulings.page-of', { page, pages })}`}
      </p>
      <ul className={styles.list} ref={list} aria-label={say('app.nav.rulings')}>
        {shown.map((ruling) => (
          <li key={keyOf(ruling)}>
            <RulingEntry ruling={ruling} title={titleOf(ruling)} />
          </li>
        ))}
      </ul>
      {pages > 1 && <PageLinks page={page} pages={pages} follow={() => top.current?.focus()} />}
    </>
  );
};

/** After Back the ruling that was opened is in sight and has the focus again. */
const useReturn = (shown: readonly ListedRuling[]) => {
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  const isFilled = shown.length > 0;
  useEffect(() => {
    const opened = OPENED.get(key);
    if (opened === undefined || !isFilled) return;
    OPENED.delete(key);
    const link = [...(list.current?.querySelectorAll('a') ?? [])].find(
      ({ dataset }) => dataset.ruling === opened,
    );
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [key, isFilled]);
  return list;
};

interface RulingEntryProps {
  readonly ruling: ListedRuling;
  readonly title: ShownTitle;
}
const RulingEntry = ({ ruling, title }: RulingEntryProps) => {
  const cardName = useCardName();
  const { key } = useLocation();
  return (
    <>
      <Link
        to={`/rulings/play?${addressOfRuling(ruling)}`}
        state={{ fromList: true }}
        lang={title.lang}
        data-ruling={keyOf(ruling)}
        onClick={() => OPENED.set(key, keyOf(ruling))}
      >
        {title.text}
      </Link>
      <span className={room.quiet}>{ruling.cards.map(cardName).join(' · ')}</span>
    </>
  );
};

interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  /** Leads to the beginning of the other page. */
  readonly follow: () => void;
}
const PageLinks = ({ page, pages, follow }: PageLinksProps) => {
  const say = useSay();
  const [address] = useSearchParams();
  const to = (other: number): string => {
    const next = new URLSearchParams(address);
    next.set(PAGE, String(other));
    return `/rulings?${next}`;
  };
  return (
    <nav className={styles.pages} aria-label={say('rulings.pages')}>
      {page > 1 && (
        <Link className="button" to={to(page - 1)} onClick={follow}>
          <span aria-hidden="true">◀</span> {say('rulings.page.previous')}
        </Link>
      )}
      <span>{say('rulings.page-of', { page, pages })}</span>
      {page < pages && (
        <Link className="button" to={to(page + 1)} onClick={follow}>
          {say('rulings.page.next')} <span aria-hidden="true">▶</span>
        </Link>
      )}
    </nav>
  );
};
