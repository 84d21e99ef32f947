import { undoes } from '../../archetypes/undoing.ts';
import { spellCard } from '../../card.ts';

export const deFusion = spellCard(95286165, { effects: [undoes('fusion')] });
