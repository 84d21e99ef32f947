import type { Passcode } from '@spellspeed/engine';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { lookOf } from '../../card/look.ts';
import type { CardText, PrintedPart } from '../../host/types.ts';
import { useDuel } from '../../host/use-duel.ts';
import { useSay } from '../../i18n/say.ts';
import { circled } from '../../telling/teller.ts';
import styles from './card-panel.module.css';

interface CardTextOfProps {
  readonly passcode: Passcode;
  readonly gained: readonly string[];
}
/** The text of a card, as it is printed from its definition. */
export const CardTextOf = ({ passcode, gained }: CardTextOfProps) => {
  const say = useSay();
  const text = useCardText(passcode, gained);
  if (text === null) return null;
  const { summoning, effects, pendulumEffects, notes } = text;
  const isEmpty = summoning.length + effects.length + notes.length === 0;
  const isPendulum = lookOf(passcode)?.isPendulum ?? false;
  return (
    <section className={styles.part} aria-label={say('duel.panel.text')}>
      <p className={styles.kind}>{text.kind}</p>
      {isPendulum && <h3>{say('word.pendulum-effect')}</h3>}
      <Parts parts={pendulumEffects} />
      {isPendulum && pendulumEffects.length === 0 && (
        <p className={styles.hint}>{say('duel.panel.no-text')}</p>
      )}
      {isPendulum && <h3>{say('word.monster-effect')}</h3>}
      <Lines lines={summoning} />
      <Parts parts={effects} />
      <Lines lines={notes} />
      {isEmpty && <p className={styles.hint}>{say('duel.panel.no-text')}</p>}
    </section>
  );
};

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => <p key={line}>{line}</p>);

const Parts = ({ parts }: { readonly parts: readonly PrintedPart[] }) => (
  <ul className={styles.effects}>
    {parts.map(({ number, text }) => (
      <li key={number}>
        {parts.length > 1 ? `${circled(number)} ` : ''}
        {text}
      </li>
    ))}
  </ul>
);

const useCardText = (passcode: Passcode, gained: readonly string[]): CardText | null => {
  const ask = useDuel((duel) => duel.text);
  const { locale } = useIntl();
  const [told, setTold] = useState<{ readonly of: string; readonly text: CardText | null } | null>(null);
  const of = `${locale} ${passcode} ${gained.join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says what is asked for
  useEffect(() => {
    let isWanted = true;
    void ask(passcode, gained).then((text) => {
      if (isWanted) setTold({ of, text });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, of]);
  return told?.of === of ? told.text : null;
};
