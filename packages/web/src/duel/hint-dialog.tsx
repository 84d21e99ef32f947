import { useState } from 'react';
import { Button, Heading } from 'react-aria-components';
import { treeOf } from '../analysis/tree-of.ts';
import { type Advice, STRENGTHS, type Strength } from '../analysis/types.ts';
import { ANALYSIS_MESSAGES, useAnalysisSay } from '../analysis/words.ts';
import { Choice } from '../app/choice.tsx';
import { useSettings } from '../app/settings.ts';
import { useFailure } from '../app/use-failure.ts';
import type { Picture } from '../host/types.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import { MoreWords } from '../i18n/more-words.tsx';
import { useSay } from '../i18n/say.ts';
import { TableDialog } from './table-dialog.tsx';

interface HintDialogProps {
  readonly picture: Picture;
  readonly close: () => void;
}
/** What a bot would do in your place, and what it expects. */
export default function HintDialog(props: HintDialogProps) {
  const say = useSay();
  return (
    <TableDialog label={say('duel.hint')} close={props.close}>
      <MoreWords of={ANALYSIS_MESSAGES}>
        <Hint {...props} />
      </MoreWords>
    </TableDialog>
  );
}

const Hint = ({ picture: { saved, you, question } }: HintDialogProps) => {
  const say = useAnalysisSay();
  const sayOfPage = useSay();
  const language = useSettings((settings) => settings.language);
  const fail = useFailure();
  const [strength, setStrength] = useState<Strength>('search-3');
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    const looking = { ...treeOf(saved, ''), side: you, language };
    setAdvice(await watchingHosts().analysis.advise(looking, strength));
    setBusy(false);
  };
  return (
    <>
      <Heading slot="title">{sayOfPage('duel.hint')}</Heading>
      <p>{say(question === null ? 'analysis.hint.none' : 'analysis.hint.intro')}</p>
      <div className="row">
        <Choice
          label={say('analysis.strength')}
          value={strength}
          options={STRENGTHS}
          nameOf={(each) => sayOfPage(`duel.setup.bot.${each}`)}
          onChange={setStrength}
        />
        <Button
          className="button primary"
          isDisabled={busy || question === null}
          onPress={() => void ask().catch(fail)}
        >
          {say('analysis.advise')}
        </Button>
        <Button slot="close" className="button">
          {sayOfPage('duel.close')}
        </Button>
      </div>
      <div aria-live="polite">
        {advice?.sentences.length === 0 && <p>{say('analysis.advice.none')}</p>}
        {advice?.sentences.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
};
