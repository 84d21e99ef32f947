/** Trap Monsters, and where monsters are Summoned, said in other words. */
import { type Normalisation, within } from './clause.ts';

const AS_MONSTER: readonly Normalisation[] = [
  {
    is: 'a Trap Monster that is still a Trap',
    from: /(Special Summon this card(?: in (?:Attack|Defense) Position)? as an? (?:Normal|Effect) Monster \([^)]*\)(?: in (?:Attack|Defense) Position)?)(\.?) \([Tt]his card is also (?:still )?a Trap(?: Card)?\.?\)/g,
    to: (_, summon = '', end = '') => `${summon} (it is also still a Trap)${end}`,
  },
  {
    is: 'a position, then as what',
    from: /(Special Summon this card) (in (?:Attack|Defense) Position) (as an? (?:Normal|Effect) Monster \([^)]*\)(?: \(it is also still a Trap\))?)/g,
    to: '$1 $3 $2',
  },
  {
    is: 'what is not said to be still a Trap is none',
    from: /(Special Summon this card as an? (?:Normal|Effect) Monster \([^)]*\)(?! \(it is)[^.]*\.) \(This card is NOT treated as a Trap\.\)/g,
    to: '$1',
  },
  {
    is: 'what comes with its Special Summon as a monster',
    from: within(
      '(Special Summon this card as an? (?:Normal|Effect) Monster \\([^)]*\\)(?: in (?:Attack|Defense) Position)?)\\. If Summoned this way, (?:this card|it) ((?:is|gains|cannot) ~(?:, also (?:banish it|it) ~)?\\.)',
    ),
    to: '$1, and if you do, it $2',
  },
];
const POSITIONS: readonly Normalisation[] = [
  {
    is: 'face-up or face-down',
    from: within('\\b([Ss]pecial Summon ~) in face-up or face-down Defense Position'),
    to: '$1 in Defense Position or face-down Defense Position',
  },
];
export const AS_MONSTER_WORDINGS: readonly Normalisation[] = [...AS_MONSTER, ...POSITIONS];
