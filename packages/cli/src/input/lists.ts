/** Lists that people bring: from these a bot supposes what its opponent plays. */
import { READY_MADE_DECKS } from '@spellspeed/cards';

export const KNOWN_LISTS = Object.values(READY_MADE_DECKS).map(({ main, extra }) => ({ main, extra }));
