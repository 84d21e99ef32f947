import { opponentOf } from '@spellspeed/engine';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import type { OpenDuel } from '../host/open-duels.ts';
import { useDuel } from '../host/use-duel.ts';
import { useSay } from '../i18n/say.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './open-duels.module.css';
import { useDeckName } from './setup/use-deck-name.ts';

interface OpenDuelsProps {
  readonly duels: readonly OpenDuel[];
  /** A duel was chosen and comes to the table. */
  readonly onOpen?: () => void;
}
/** The duels that wait beside the table, each where it was left. */
export const OpenDuels = ({ duels, onOpen }: OpenDuelsProps) => {
  const say = useSay();
  const { open, forget } = useDuel();
  const [asked, ask] = useState<OpenDuel | null>(null);
  return (
    <>
      <ul className={styles.list} aria-label={say('duel.open.title')}>
        {duels.map((duel) => (
          <li key={duel.id}>
            <OpenDuelLine duel={duel} open={() => void open(duel.id).then(onOpen)} close={() => ask(duel)} />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          question={say('duel.open.forget.question')}
          deed={say('duel.open.forget')}
          confirm={() => void forget(asked.id)}
          close={() => ask(null)}
        />
      )}
    </>
  );
};

interface OpenDuelLineProps {
  readonly duel: OpenDuel;
  readonly open: () => void;
  readonly close: () => void;
}
const OpenDuelLine = ({ duel, open, close }: OpenDuelLineProps) => {
  const say = useSay();
  const { formatDate } = useIntl();
  const deckName = useDeckName();
  const { names, you, turn, lifePoints, at, match } = duel;
  const title = say('duel.open.names', {
    yours: deckName(names[you]),
    theirs: deckName(names[opponentOf(you)]),
  });
  return (
    <>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>
          {match && `${say('duel.open.match', { yours: match.score[0], theirs: match.score[1] })} · `}
          {match?.isBetween
            ? say('duel.open.between')
            : `${say('duel.turn', { turn })} · ${lifePoints[0]} : ${lifePoints[1]}`}{' '}
          · {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      <Button className="button primary" aria-label={say('duel.open.go-on.named', { title })} onPress={open}>
        {say('duel.open.go-on')}
      </Button>
      <Button className="button" aria-label={say('duel.open.forget.named', { title })} onPress={close}>
        ✕
      </Button>
    </>
  );
};
