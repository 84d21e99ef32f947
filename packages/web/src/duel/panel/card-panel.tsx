import type { KnownCard, SeenCard, View } from '@spellspeed/engine';
import { CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { CardStats } from '../../card/card-stats.tsx';
import { lookNow } from '../../card/look.ts';
import { useSay } from '../../i18n/say.ts';
import { useLabels } from '../board/label.ts';
import styles from './card-panel.module.css';
import { CardTextOf } from './card-text.tsx';
import { Changes } from './changes.tsx';
import { Holdings } from './holdings.tsx';
import { Possibilities } from './possibilities.tsx';
import { useReport } from './use-report.ts';

interface CardPanelProps {
  readonly card: SeenCard | null;
  readonly view: View;
}
/** Everything about one card: its text, its values and why they are so, what can be done with it now and what not. */
export const CardPanel = ({ card, view }: CardPanelProps) => {
  const say = useSay();
  return (
    <section className={styles.panel} data-told aria-label={say('duel.panel')}>
      {card === null ? (
        <p className={styles.hint}>{say('duel.panel.hint')}</p>
      ) : (
        <About card={card} view={view} />
      )}
    </section>
  );
};

const About = ({ card, view }: { readonly card: SeenCard; readonly view: View }) => {
  const labels = useLabels();
  const report = useReport(card, view);
  return (
    <>
      <h2 className={styles.name}>{labels.name(card)}</h2>
      <p className={styles.place}>{labels.place(card, view)}</p>
      {card.known && <Drawing known={card.known} />}
      {card.known && <CardTextOf passcode={card.known.passcode} gained={card.known.gained} />}
      <Possibilities possible={report.possible} card={card} view={view} />
      <Changes changes={report.changes} view={view} />
      <Holdings card={card} />
    </>
  );
};

const Drawing = ({ known }: { readonly known: KnownCard }) => {
  const cardName = useCardName();
  const look = lookNow(known);
  return (
    <div className={styles.drawing}>
      <span className={styles.face}>
        {look && <CardFace passcode={known.passcode} name={cardName(known.passcode)} look={look} />}
      </span>
      <Values known={known} />
    </div>
  );
};

/** The values it has now; those that are not its original ones say so. */
const Values = ({ known }: { readonly known: KnownCard }) => {
  const say = useSay();
  const look = lookNow(known);
  const { atk, def, originalAtk, originalDef, attribute, race, negated } = known;
  return (
    <ul className={styles.values}>
      {attribute && <li>{say(`word.attribute.${attribute}`)}</li>}
      {race && <li>{say(`word.race.${race}`)}</li>}
      {look?.stars && <li>{say(`word.${look.stars.of}`, { level: look.stars.count })}</li>}
      {look !== null && look.scale !== null && <li>{say('word.scale', { scale: look.scale })}</li>}
      {atk !== null && (
        <li className={styles.stats}>
          <span className="unseen">{say('duel.label.atk', { atk })}</span>
          <CardStats atk={atk} def={def} originalAtk={originalAtk} originalDef={originalDef} />
        </li>
      )}
      {originalAtk !== null && originalAtk !== atk && (
        <li>{say('duel.panel.original-atk', { atk: originalAtk })}</li>
      )}
      {originalDef !== null && originalDef !== def && (
        <li>{say('duel.panel.original-def', { def: originalDef })}</li>
      )}
      {negated && <li>{say('duel.label.negated')}</li>}
    </ul>
  );
};
