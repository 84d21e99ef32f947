import { useOnlineSay } from './online-words.ts';
import { useOnline } from './use-online.ts';

/** Why the server did not do it, with each fault of a deck. */
export const RefusalNote = () => {
  const say = useOnlineSay();
  const refusal = useOnline(({ refusal: why }) => why);
  if (refusal === null) return null;
  return (
    <div role="alert">
      <p>{say(refusal.why ? `online.undo.why.${refusal.why}` : `online.refused.${refusal.reason}`)}</p>
      {refusal.faults && (
        <ul>
          {refusal.faults.map((fault) => (
            <li key={fault} lang="en">
              {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
