import type { View } from '@spellspeed/engine';
import * as m from 'motion/react-m';
import type { Occurrence, Picture } from '../../host/types.ts';
import { useSay } from '../../i18n/say.ts';
import styles from './banner.module.css';
import { sideOfPlayer } from './layout.ts';

interface BannerProps {
  readonly view: View;
  /** What happens in the step that is shown. */
  readonly news: readonly Occurrence[];
  /** Null while the duel goes on, or has not been shown to its end. */
  readonly result: Picture['result'];
}
/** Across the field, so that nobody misses it: whose turn begins, and how the duel has ended. Both are also said elsewhere. */
export const Banner = ({ view, news, result }: BannerProps) => {
  const say = useSay();
  if (result !== null) {
    const { winner } = result;
    const outcome = winner === null ? 'draw' : winner === view.player ? 'won' : 'lost';
    return <Words of={outcome} text={say(`duel.result.${outcome}`)} />;
  }
  const begun = news.map(({ event }) => event).find((event) => event.what === 'turn-began');
  if (begun?.what !== 'turn-began') return null;
  return <Words of="turn" text={say(`duel.turn.${sideOfPlayer(view, begun.player)}`)} />;
};

const Words = ({ of, text }: { readonly of: 'turn' | 'won' | 'lost' | 'draw'; readonly text: string }) => (
  <div className={styles.banner} aria-hidden="true">
    <m.span
      key={text}
      className={styles.words}
      data-of={of}
      initial={{ opacity: 0, scaleX: 0.6 }}
      animate={{ opacity: 1, scaleX: 1 }}
      transition={{ duration: 0.18 }}
    >
      {text}
    </m.span>
  </div>
);
