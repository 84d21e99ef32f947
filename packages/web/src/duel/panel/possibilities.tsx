import type { SeenCard, View } from '@spellspeed/engine';
import type { RuleId } from '@spellspeed/rulebook';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { Possible } from '../../host/types.ts';
import { useSay } from '../../i18n/say.ts';
import { tellObstacle } from '../../telling/reports.ts';
import { useChoiceWords } from '../question/use-choice-words.ts';
import { useTableTeller } from '../table-context.ts';
import styles from './card-panel.module.css';
import { ClauseDialog } from './clause-dialog.tsx';
import { type ToldPossible, toldPossible } from './told-possible.ts';

interface PossibilitiesProps {
  readonly possible: readonly Possible[];
  readonly card: SeenCard;
  readonly view: View;
}
/** What can be done with the card now, and for what cannot, the clause that stands in the way. */
export const Possibilities = ({ possible, card, view }: PossibilitiesProps) => {
  const say = useSay();
  const wordsOf = useChoiceWords(view, null);
  if (card.controller !== view.player && possible.length === 0) return null;
  const told = toldPossible(possible, ({ intention, note }) => {
    const { deed } = wordsOf(intention, note);
    return deed === '' ? say('duel.panel.choose') : deed;
  });
  return (
    <section className={styles.part} aria-label={say('duel.panel.possible')}>
      <h3>{say('duel.panel.possible')}</h3>
      {told.length === 0 && <p className={styles.hint}>{say('duel.panel.nothing')}</p>}
      <ul className={styles.possibilities}>
        {told.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they come in a fixed order
          <li key={index} data-can={each.possible.obstacle === null}>
            <Possibility told={each} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Possibility = ({ told, view }: { readonly told: ToldPossible; readonly view: View }) => {
  const say = useSay();
  const { possible, deed, text } = told;
  const { obstacle } = possible;
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {obstacle === null ? '✓' : '✗'}
      </span>
      <span>
        <span className={styles.deed}>
          {deed}
          <span className="unseen">: {say(obstacle === null ? 'duel.panel.can' : 'duel.panel.cannot')}</span>
        </span>
        {text !== '' && <span className={styles.which}>{text}</span>}
        {obstacle && <ObstacleWords possible={possible} view={view} rule={obstacle.rule} />}
      </span>
    </>
  );
};

interface ObstacleWordsProps {
  readonly possible: Possible;
  readonly rule: RuleId;
  readonly view: View;
}
/** The reason in plain words, the cards because of which it applies, and the clause itself to open. */
const ObstacleWords = ({ possible, rule, view }: ObstacleWordsProps) => {
  const teller = useTableTeller();
  const [isOpen, setOpen] = useState(false);
  const told = tellObstacle(possible, view, teller);
  return (
    <>
      <span className={styles.obstacle}>{told?.reason}</span>
      {told?.because && <span className={styles.obstacle}>{told.because}</span>}
      <Button className={styles.clause ?? ''} onPress={() => setOpen(true)}>
        § {rule}
      </Button>
      <ClauseDialog rule={isOpen ? rule : null} close={() => setOpen(false)} />
    </>
  );
};
