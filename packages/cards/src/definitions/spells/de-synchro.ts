import { undoes } from '../../archetypes/undoing.ts';
import { spellCard } from '../../card.ts';

export const deSynchro = spellCard(32441317, { effects: [undoes('synchro')] });
