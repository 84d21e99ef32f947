import type { PasskeysShown, RefusalReason } from '@spellspeed/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { askServer, tellServer } from './ask-server.ts';
import { useOnlineSay } from './online-words.ts';
import { addPasskey, arePasskeysHere, enterWithPasskey } from './passkey-browser.ts';

const Trouble = ({ trouble }: { readonly trouble: RefusalReason | 'unused' | null }) => {
  const say = useOnlineSay();
  if (trouble === null) return null;
  return (
    <p role="alert">{say(trouble === 'unused' ? 'online.passkeys.unused' : `online.refused.${trouble}`)}</p>
  );
};

/** The passkeys of the account; another one, or one less. */
export const Passkeys = () => {
  const say = useOnlineSay();
  const intl = useIntl();
  const [seen, setSeen] = useState<PasskeysShown['passkeys']>([]);
  const [trouble, setTrouble] = useState<RefusalReason | 'unused' | null>(null);
  const look = useCallback(
    () => void askServer<PasskeysShown>('./api/passkeys').then((all) => setSeen(all?.passkeys ?? [])),
    [],
  );
  useEffect(look, [look]);
  const done = (why: RefusalReason | 'unused' | null): void => {
    setTrouble(why);
    look();
  };
  const remove = async (id: string): Promise<void> =>
    done((await tellServer('./api/passkeys/remove', { id }))?.reason ?? null);
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{say('online.passkeys')}</h2>
      <p>{say(arePasskeysHere() ? 'online.passkeys.hint' : 'online.passkeys.not-here')}</p>
      <ul>
        {seen.map(({ id, createdAt }) => {
          const date = intl.formatDate(createdAt);
          return (
            <li key={id}>
              {say('online.passkeys.added', { date })}{' '}
              <Button className="button" onPress={() => void remove(id)}>
                {say('online.passkeys.remove', { date })}
              </Button>
            </li>
          );
        })}
      </ul>
      <Trouble trouble={trouble} />
      {arePasskeysHere() && (
        <Button className="button" onPress={() => void addPasskey().then(done)}>
          {say('online.passkeys.add')}
        </Button>
      )}
    </section>
  );
};

/** Where there are no passkeys nothing is shown. */
export const EnterWithPasskey = () => {
  const say = useOnlineSay();
  const [trouble, setTrouble] = useState<RefusalReason | 'unused' | null>(null);
  if (!arePasskeysHere()) return null;
  return (
    <section>
      <Button className="button" onPress={() => void enterWithPasskey().then(setTrouble)}>
        {say('online.passkeys.enter')}
      </Button>
      <Trouble trouble={trouble} />
    </section>
  );
};
