import type { CardFacts } from '@spellspeed/cards';
import type { ReactNode } from 'react';
import { CardFace } from '../card/card-face.tsx';
import { useCardName } from '../card/card-name.ts';
import { lookOf } from '../card/look.ts';
import { useSay } from '../i18n/say.ts';
import { useKnownOwn } from '../own/use-known.ts';
import styles from './card-row.module.css';
import { isDefined, isOwn, readingOf } from './library.ts';
import { useTypeLine, useValues } from './type-line.ts';

/** One card in a list: its drawing, its name and what is printed on it; `children` is what can be done with it. */
export const CardRow = ({
  facts,
  children,
}: {
  readonly facts: CardFacts;
  readonly children?: ReactNode;
}) => {
  const say = useSay();
  useKnownOwn();
  const nameOf = useCardName();
  const typeLine = useTypeLine();
  const values = useValues();
  const look = lookOf(facts.passcode);
  const name = nameOf(facts.passcode);
  const reading = readingOf(facts.passcode);
  return (
    <span className={styles.row}>
      <span className={styles.face}>
        {look && <CardFace passcode={facts.passcode} name={name} look={look} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{typeLine(facts)}</span>
        {facts.kind === 'monster' && <span className={styles.line}>{values(facts)}</span>}
        {!isDefined(facts.passcode) && <span className={styles.missing}>{say('cards.not-defined')}</span>}
        {reading && <span className={styles.line}>{say(`cards.read.${reading}`)}</span>}
        {isOwn(facts.passcode) && <span className={styles.line}>{say('cards.own')}</span>}
      </span>
      {children}
    </span>
  );
};
