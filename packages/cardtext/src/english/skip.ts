/** "skip your next 2 Draw Phases" */
import { type ActionOf, SKIPPABLE_PHASES } from '@spellspeed/engine/language';
import { together } from '../grammar/form.ts';
import { fixed } from '../grammar/phrase.ts';
import { deed } from './said.ts';
import type { Speech } from './speech.ts';
import { PHASE_NAMES } from './times.ts';

type Skipped = Omit<ActionOf<'skip-phases'>, 'do'>;
const SKIPPED: readonly Skipped[] = (['you', 'opponent'] as const).flatMap((of) =>
  SKIPPABLE_PHASES.flatMap((phase): readonly Skipped[] => [
    ...[1, 2, 3].map((count) => ({ of, phase, count })),
    { of, phase, count: 1, turn: 'next' },
  ]),
);
const NEXT = together<Skipped, Speech>(
  ['of', 'phase', 'count', 'turn'],
  fixed(SKIPPED, ({ of, phase, count, turn }) => {
    const many = count === 1 ? PHASE_NAMES[phase] : `${count} ${PHASE_NAMES[phase]}s`;
    const whose = of === 'you' ? 'your' : "your opponent's";
    return turn === 'next' ? `the ${many} of ${whose} next turn` : `${whose} next ${many}`;
  }),
);
export const SKIP_PHASES = deed('skip-phases', 'skip')` ${NEXT}`;
