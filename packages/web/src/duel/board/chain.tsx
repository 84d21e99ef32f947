import type { KnownCard, View } from '@spellspeed/engine';
import * as m from 'motion/react-m';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { lookOf } from '../../card/look.ts';
import { useDuel } from '../../host/use-duel.ts';
import { useSay } from '../../i18n/say.ts';
import { useTable } from '../table-context.ts';
import styles from './chain.module.css';
import { useLabels } from './label.ts';
import { cardOfHandle, sideOfPlayer } from './layout.ts';
import { useSideWords } from './use-side-words.ts';

/** The Chain as a stack: the last link lies on top and resolves first. */
export const Chain = ({ view }: { readonly view: View }) => {
  const say = useSay();
  if (view.chain.length === 0) return null;
  const links = view.chain.map((link, index) => ({ link, number: index + 1 }));
  return (
    <section className={styles.chain} aria-label={say('duel.chain')}>
      <h2>{say('duel.chain')}</h2>
      <ol reversed>
        {links.toReversed().map(({ link, number }) => (
          <m.li key={number} initial={{ opacity: 0, y: -16 }} animate={{ opacity: 1, y: 0 }}>
            <Link link={link} number={number} view={view} />
          </m.li>
        ))}
      </ol>
      <p className={styles.order}>{say('duel.chain.order')}</p>
    </section>
  );
};

interface LinkProps {
  readonly link: View['chain'][number];
  readonly number: number;
  readonly view: View;
}
/** A link: whose card it is, what its effect says, and what it is directed at. */
const Link = ({ link: { card, player, effect, targets }, number, view }: LinkProps) => {
  const say = useSay();
  const words = useSideWords();
  const cardName = useCardName();
  const labels = useLabels();
  const { press } = useTable();
  const text = useEffectText(card.known, effect);
  const look = card.known && lookOf(card.known.passcode);
  const aims = targets.flatMap((handle) => {
    const target = cardOfHandle(view, handle);
    return target ? [labels.name(target)] : [];
  });
  return (
    <Button className={styles.link ?? ''} data-link={number} onPress={({ target }) => press(card, target)}>
      <span className={styles.number}>{number}</span>
      {card.known && look && (
        <span className={styles.face}>
          <CardFace passcode={card.known.passcode} name={cardName(card.known.passcode)} look={look} />
        </span>
      )}
      <span>
        <span className={styles.who}>{words.player(sideOfPlayer(view, player))}</span>
        <span className={styles.name}>{labels.name(card)}</span>
        {text !== '' && <span className={styles.text}>{text}</span>}
        {aims.length > 0 && (
          <span className={styles.aims}>
            {say('duel.chain.targets', { cards: aims.join(say('duel.label.comma')) })}
          </span>
        )}
      </span>
    </Button>
  );
};

/** The printed text of an effect in the language of the page; empty until it is there. */
const useEffectText = (known: KnownCard | null, effect: number): string => {
  const ask = useDuel((duel) => duel.effect);
  const { locale } = useIntl();
  const [told, setTold] = useState({ of: '', text: '' });
  const of = known === null ? '' : `${locale} ${known.passcode} ${known.gained.join(' ')} ${effect}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says what is asked for
  useEffect(() => {
    if (known === null) return;
    let isWanted = true;
    void ask(known.passcode, known.gained, effect).then((text) => {
      if (isWanted) setTold({ of, text });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, of]);
  return told.of === of ? told.text : '';
};
