import type { ChangedCard } from '@spellspeed/formats';
import room from '../app/room.module.css';
import { useCardName } from '../card/card-name.ts';
import { useSay } from '../i18n/say.ts';
import type { OtherEngine, ReplayTrouble } from './types.ts';

const MOST_LINES = 8;

/** That another version of the engine made it: where the duel is another one, that may be why. */
export const OtherEngineNote = ({ engine }: { readonly engine: OtherEngine }) => {
  const say = useSay();
  return <p>{say('replays.other-engine', { made: engine.made, here: engine.here })}</p>;
};

/** What is wrong with a file that should be a replay: what and where. */
export const ReplayTroubleNote = ({ trouble }: { readonly trouble: ReplayTrouble }) => {
  const say = useSay();
  const nameOf = useCardName();
  const card = ({ passcode, why }: ChangedCard): string =>
    say(why === 'missing' ? 'replays.trouble.missing' : 'replays.trouble.changed', {
      name: nameOf(passcode),
      passcode: String(passcode),
    });
  const lines =
    trouble.wrong === 'text'
      ? trouble.errors.map(({ line, column, found, expected, file }) =>
          say('replays.trouble.text', { file, line, column, found: found.slice(0, 40), expected }),
        )
      : trouble.changes.map(card);
  return (
    <div className={room.trouble} role="alert">
      {trouble.wrong === 'cards' && <p>{say('replays.trouble.cards')}</p>}
      <ul>
        {lines.slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {trouble.wrong === 'cards' && trouble.otherEngine && <OtherEngineNote engine={trouble.otherEngine} />}
    </div>
  );
};
