/** What is the same as that of another card: its Type, its Attribute, its name. */
import type { Reference } from '@spellspeed/engine/language';
import { aside, boundKey } from '../memory.ts';
import { after } from './article.ts';
import type { Draft } from './draft.ts';
import type { Speech } from './speech.ts';

/** "con lo stesso Tipo e Attributo di quel bersaglio" */
export const sayTheSame = (what: string, as: Reference, draft: Draft, speech: Speech): Draft => {
  const [, before] = /^con lo stesso (\S+) di /.exec(draft.tail.at(-1) ?? '') ?? [];
  const tail = before === undefined ? draft.tail : draft.tail.slice(0, -1);
  const { text } = speech.words.reference(as, 'object', before === undefined ? speech : aside(speech));
  return {
    ...draft,
    tail: [...tail, `con lo stesso ${before ? `${before} e ${what}` : what} ${after('di', text)}`],
  };
};
export const DECLARED = {
  'card-name': 'quel nome',
  race: 'quel Tipo',
  attribute: "quell'Attributo",
  'card-type': 'quel tipo di carta',
} as const;
export const sameName = (as: Reference, speech: Speech): string =>
  as.ref === 'bound' && speech.memory.focus === boundKey(as.name)
    ? 'quel nome'
    : `lo stesso nome ${after('di', speech.words.reference(as, 'object', speech).text)}`;
