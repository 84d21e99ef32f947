import type { View } from '@spellspeed/engine';
import * as m from 'motion/react-m';
import { Button } from 'react-aria-components';
import { CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { lookOf } from '../../card/look.ts';
import { useSay } from '../../i18n/say.ts';
import { useTable } from '../table-context.ts';
import styles from './chain.module.css';
import { useLabels } from './label.ts';
import { sideOfPlayer } from './layout.ts';
import { useSideWords } from './use-side-words.ts';

/** The Chain, Chain Link 1 first; it resolves from the other end. */
export const Chain = ({ view }: { readonly view: View }) => {
  const say = useSay();
  if (view.chain.length === 0) return null;
  return (
    <section className={styles.chain} aria-label={say('duel.chain')}>
      <h2>{say('duel.chain')}</h2>
      <ol>
        {view.chain.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place in the Chain
          <m.li key={index} initial={{ opacity: 0, x: 24 }} animate={{ opacity: 1, x: 0 }}>
            <Link link={link} number={index + 1} view={view} />
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
const Link = ({ link: { card, player }, number, view }: LinkProps) => {
  const words = useSideWords();
  const cardName = useCardName();
  const labels = useLabels();
  const { press } = useTable();
  const look = card.known && lookOf(card.known.passcode);
  return (
    <Button className={styles.link ?? ''} onPress={({ target }) => press(card, target)}>
      <span className={styles.number}>{number}</span>
      {card.known && look && (
        <span className={styles.face}>
          <CardFace passcode={card.known.passcode} name={cardName(card.known.passcode)} look={look} />
        </span>
      )}
      <span>
        <span className={styles.who}>{words.player(sideOfPlayer(view, player))}</span>
        <span className={styles.name}>{labels.name(card)}</span>
      </span>
    </Button>
  );
};
