import type { SeenCard, View } from '@spellspeed/engine';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CardReport } from '../../host/types.ts';
import { useDuel } from '../../host/use-duel.ts';

const NOTHING: CardReport = { possible: [], changes: [] };

/** What the host says about a card; asked again whenever the duel has gone on. */
export const useReport = ({ handle }: SeenCard, view: View): CardReport => {
  const ask = useDuel((duel) => duel.report);
  const { locale } = useIntl();
  const [told, setTold] = useState<{
    readonly handle: SeenCard['handle'];
    readonly report: CardReport;
  } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view or language is another report
  useEffect(() => {
    if (handle === null) return;
    let isWanted = true;
    void ask(handle).then((report) => {
      if (isWanted) setTold({ handle, report });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, handle, view, locale]);
  return told !== null && told.handle === handle ? told.report : NOTHING;
};
